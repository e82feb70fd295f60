//! A new version of the page: `public/offline.js` tells when one lies ready, and takes it when it is
//! told that somebody agreed. It is never taken in the middle of a turn, nor while a match would be
//! lost; the match on the table goes on afterwards.

use leptos::ev::Event;
use leptos::prelude::Update as _;
use leptos::prelude::*;
use web_sys::Storage;

use super::art::{Icon, icon};
use super::crash::match_on_table;
use super::settings::in_language;
use crate::archive::MatchId;
use crate::text::about::Held;

/// The event that tells that an attribute below has come.
const NEWS: &str = "curia-news";
/// The attribute of the root while a new version lies ready.
const READY: &str = "data-update";
/// The attribute of the root once the whole page is kept in the browser.
const KEPT: &str = "data-offline";
/// The event that asks for the new version.
const TAKE: &str = "curia-update";
/// Where the match on the table is named for the page that comes after this one.
const RESUME: &str = "curia.resume";
/// The part of the page's head that tells its build; only a published page has one.
const BUILD: &str = "meta[name=build]";

/// What is known of new versions.
#[derive(Clone, Copy)]
pub struct Update {
    /// Whether one lies ready.
    pub is_ready: RwSignal<bool>,
    /// Whether the page opens without a connection.
    pub is_kept: RwSignal<bool>,
    /// All that may hold it back.
    holds: RwSignal<Vec<Memo<Option<Held>>>>,
}

impl Update {
    /// Listens for one, and makes it known to everything below.
    pub fn listen() {
        let update = Update {
            is_ready: RwSignal::new(false),
            is_kept: RwSignal::new(false),
            holds: RwSignal::new(Vec::new()),
        };
        let look = move || {
            let Some(root) = document().document_element() else { return };
            update.is_ready.set(root.has_attribute(READY));
            update.is_kept.set(root.has_attribute(KEPT));
        };
        look();
        let heard = window_event_listener_untyped(NEWS, move |_: Event| look());
        on_cleanup(move || heard.remove());
        provide_context(update);
    }

    /// Holds it back as long as there is a reason, at most as long as the owner of this lives.
    pub fn hold(self, why: impl Fn() -> Option<Held> + Send + Sync + 'static) {
        let why = Memo::new(move |_| why());
        self.holds.update(|holds| holds.push(why));
        on_cleanup(move || self.holds.update(|holds| holds.retain(|other| *other != why)));
    }

    /// Why it is not taken yet.
    fn held(self) -> Option<Held> {
        self.holds.with(|holds| holds.iter().find_map(|why| why.try_get().flatten()))
    }

    fn take(self) {
        if untrack(|| self.held()).is_some() {
            return;
        }
        // Where it can't be noted, the start page offers the match.
        if let (Some(id), Some(notes)) = (match_on_table(), notes()) {
            notes.set_item(RESUME, &id).unwrap_or_default();
        }
        if let Ok(event) = web_sys::Event::new(TAKE) {
            // Whether anybody listens changes nothing.
            window().dispatch_event(&event).map(drop).unwrap_or_default();
        }
    }
}

/// What is known of new versions of the page around.
pub fn update() -> Update {
    expect_context()
}

/// The match that was on the table when a new version was taken; it is told once.
pub fn left_for_update() -> Option<MatchId> {
    let notes = notes()?;
    let id = notes.get_item(RESUME).ok().flatten()?;
    notes.remove_item(RESUME).unwrap_or_default();
    id.parse().ok()
}

/// Whether this is a published page, with its files beside it.
pub fn is_published() -> bool {
    document().query_selector(BUILD).ok().flatten().is_some()
}

/// What is noted for this tab alone.
fn notes() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// That a new version lies ready, with a button that takes it.
#[component]
pub fn UpdateNote() -> impl IntoView {
    let update = update();
    let note = in_language(|text| text.about().update_note);
    let held = in_language(|text| text.about().update_held);
    let shown = move || {
        update.is_ready.get().then(|| {
            let button = move || {
                update.held().is_none().then(|| {
                    view! {
                        <button class="btn pri" type="button" on:click=move |_| update.take()>
                            {in_language(|text| text.about().update)}
                        </button>
                    }
                })
            };
            let why = move || update.held().map_or_else(note, |why| held()(why));
            view! {
                <div class="panel box update">
                    {icon(Icon::Redo)}
                    <div>
                        <b>{in_language(|text| text.about().update_ready)}</b>
                        <span class="note">{why}</span>
                    </div>
                    {button}
                </div>
            }
        })
    };
    // Said when it comes, not again with each change of language.
    view! { <div class="news" role="status">{shown}</div> }
}
