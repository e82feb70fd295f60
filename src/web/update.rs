//! Updates of the page: `public/offline.js` reports when a new version is ready, and installs it when
//! the person agrees. That never happens in the middle of a turn, nor while a match would be lost; the
//! match on the table continues afterwards, since the page's address names it. While one would be lost, the page
//! is not closed unasked either.

use leptos::ev::{Event, beforeunload};
use leptos::prelude::Update as _;
use leptos::prelude::*;

use super::art::{Icon, icon};
use super::settings::in_language;
use crate::text::Held;
use crate::text::settings::Unkept;

/// Event after a change of the attributes below.
const NEWS: &str = "curia-news";
/// Attribute of the root while a new version is ready.
const READY: &str = "data-update";
/// Attribute of the root when the page is saved in the browser: `whole`, or what was opened of it.
const KEPT: &str = "data-offline";
/// Attribute of the root while all of it is being saved, since somebody asked for it.
const KEEPING: &str = "data-keeping";
/// Attribute of the root with the size of what the page does not start with, in megabytes.
const SIZE: &str = "data-size";
/// Attribute of the root with the reason why the page is not kept, a word for each.
const UNKEPT: &str = "data-unkept";
/// Attribute of the root with the file that did not come.
const UNKEPT_FILE: &str = "data-unkept-file";
/// Event that asks to save all of the page.
const KEEP: &str = "curia-keep";
/// Event that asks for the new version.
const TAKE: &str = "curia-update";
/// Event that asks to look for a new version.
const LOOK: &str = "curia-look";
/// Part of the page's head with its build; only a published page has one.
const BUILD: &str = "meta[name=build]";

/// What of the page is saved in the browser, and opens without a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    /// Nothing.
    Nothing,
    /// What it starts with, and what was opened.
    Opened,
    /// What was opened, with the rest on its way.
    Coming,
    /// All of it.
    Whole,
}

/// State of updates.
#[derive(Clone, Copy)]
pub struct Update {
    /// Whether a new version is ready.
    pub is_ready: RwSignal<bool>,
    /// What opens without a connection.
    pub kept: RwSignal<Offline>,
    /// Reasons that may hold it back.
    holds: RwSignal<Vec<Memo<Option<Held>>>>,
}

impl Update {
    /// Listens for updates, and provides their state to everything below.
    pub fn listen() {
        let update = Update {
            is_ready: RwSignal::new(false),
            kept: RwSignal::new(Offline::Nothing),
            holds: RwSignal::new(Vec::new()),
        };
        let look = move || {
            let Some(root) = document().document_element() else { return };
            update.is_ready.set(root.has_attribute(READY));
            update.kept.set(match root.get_attribute(KEPT).as_deref() {
                Some("whole") => Offline::Whole,
                _ if root.has_attribute(KEEPING) => Offline::Coming,
                Some(_) => Offline::Opened,
                None => Offline::Nothing,
            });
        };
        look();
        let heard = window_event_listener_untyped(NEWS, move |_: Event| look());
        on_cleanup(move || heard.remove());
        // The browser asks before the page is left.
        Effect::new(move |_| {
            if update.is_unsaved() {
                let asking = window_event_listener(beforeunload, move |event| {
                    if untrack(|| update.is_unsaved()) {
                        event.prevent_default();
                    }
                });
                on_cleanup(move || asking.remove());
            }
        });
        provide_context(update);
    }

    /// Holds the update back while there is a reason, at most until the current owner is dropped.
    pub fn hold(self, why: impl Fn() -> Option<Held> + Send + Sync + 'static) {
        let why = Memo::new(move |_| why());
        self.holds.update(|holds| holds.push(why));
        on_cleanup(move || self.holds.update(|holds| holds.retain(|other| *other != why)));
    }

    /// Whether something would be lost without the page.
    fn is_unsaved(self) -> bool {
        let is_unsaved = |why: &Memo<Option<Held>>| why.try_get().flatten() == Some(Held::Unsaved);
        self.holds.with(|holds| holds.iter().any(is_unsaved))
    }

    /// Returns the reason it is held back.
    fn held(self) -> Option<Held> {
        self.holds.with(|holds| holds.iter().find_map(|why| why.try_get().flatten()))
    }

    fn take(self) {
        if untrack(|| self.held()).is_none() {
            tell(TAKE);
        }
    }
}

/// Returns the size of what the page does not start with, in megabytes; none for a page that is not published.
pub fn size() -> Option<u16> {
    document().document_element()?.get_attribute(SIZE)?.parse().ok()
}

/// Saves all of the page.
pub fn keep_all() {
    tell(KEEP);
}

/// Looks for a new version now.
pub fn look_for_update() {
    tell(LOOK);
}

/// Tells `public/offline.js` something; it does not matter whether it listens.
fn tell(what: &str) {
    if let Ok(event) = web_sys::Event::new(what) {
        window().dispatch_event(&event).map(drop).unwrap_or_default();
    }
}

/// Returns the state of updates.
pub fn update() -> Update {
    expect_context()
}

/// Returns the reason why the page could not be kept for use without a connection, if it is known.
pub fn unkept() -> Option<Unkept> {
    let root = document().document_element()?;
    let file = || root.get_attribute(UNKEPT_FILE).filter(|file| !file.is_empty());
    match &*root.get_attribute(UNKEPT)? {
        "impossible" => Some(Unkept::Impossible),
        "refused" => Some(Unkept::Refused),
        "sparing" => Some(Unkept::Sparing),
        "lacking" => file().map(Unkept::Lacking),
        "failed" => file().map(Unkept::Failed),
        "resting" => file().map(Unkept::Resting),
        _ => None,
    }
}

/// Whether this is a published page, with its files beside it.
pub fn is_published() -> bool {
    document().query_selector(BUILD).ok().flatten().is_some()
}

/// Note about a new version, with a button that installs it.
#[component]
pub fn UpdateNote() -> impl IntoView {
    let update = update();
    let words = in_language(|text| text.about());
    let shown = move || {
        update.is_ready.get().then(|| {
            let button = move || {
                update.held().is_none().then(|| {
                    view! {
                        <button class="btn pri" type="button" on:click=move |_| update.take()>
                            {move || words().update()}
                        </button>
                    }
                })
            };
            let why = move || {
                let note = || words().update_note().to_owned();
                update.held().map_or_else(note, |why| words().update_held(why))
            };
            view! {
                <div class="panel box update">
                    {icon(Icon::Redo)}
                    <div>
                        <b>{move || words().update_ready()}</b>
                        <span class="note">{why}</span>
                    </div>
                    {button}
                </div>
            }
        })
    };
    // Announced when it appears, not after each change of language.
    view! { <div class="news" role="status">{shown}</div> }
}
