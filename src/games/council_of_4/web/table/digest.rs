//! On one's own turn: what the others did since the last one, and what of it concerns one.

use leptos::prelude::*;

use super::entry::Entry;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::event::Event;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::digest::{Concern, concerns};
use crate::games::council_of_4::scene::place::{Place, named};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::concern::concern;
use crate::games::council_of_4::text::log::{Line, line};
use crate::games::council_of_4::web::state::{Table, table};
use crate::session::Stage;
use crate::text::text;
use crate::web::dialog::Sheet;

/// What happened since the last turn of the person at the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Digest {
    /// So many entries of the log are older.
    pub since: usize,
    /// What the others did, but for the ends of their turns.
    entries: Vec<(usize, Line, Vec<Place>)>,
    /// What concerns the person.
    concerns: Vec<Concern>,
}

impl Digest {
    /// On the turn of the person whose hand is shown, if others have been on turn before it.
    pub fn of(table: Table) -> Option<Digest> {
        let Stage::Table(Some(seat)) = table.house.stage.get() else { return None };
        if !table.view.with(View::decides) {
            return None;
        }
        let names = table.names();
        table.session.with(|session| {
            let since = session.since_last_turn(seat);
            let events: Vec<Event> =
                since.iter().flat_map(|(_, entry)| entry.events.clone()).collect();
            let (before, now) =
                (session.view_after_last_turn(seat), session.view_after_the_others(seat));
            let told = since.iter().filter(|(_, entry)| entry.action != Some(Action::EndTurn));
            Some(Digest {
                since: since.first()?.0,
                entries: told
                    .map(|(at, entry)| (*at, line(entry, &names), named(&entry.events)))
                    .collect(),
                concerns: concerns(&before.table, &now, &events),
            })
        })
    }
}

/// The digest of the table around.
pub fn digest() -> Memo<Option<Digest>> {
    expect_context()
}

/// The button that opens the digest, in few words what it holds.
#[component]
pub fn DigestButton() -> impl IntoView {
    let text = text();
    let digest = digest();
    let open = expect_context::<DigestOpen>().0;
    move || {
        digest.get().map(|digest| {
            let words = (text.follow().digest)(digest.entries.len(), digest.concerns.len());
            view! {
                <button
                    class="lk since"
                    type="button"
                    aria-haspopup="dialog"
                    on:click=move |_| open.set(true)
                >
                    {words}
                </button>
            }
        })
    }
}

/// Whether the digest is open.
#[derive(Clone, Copy)]
pub struct DigestOpen(pub RwSignal<bool>);

/// The digest itself, over the table.
#[component]
pub fn DigestSheet() -> impl IntoView {
    let text = text();
    let names = StoredValue::new(table().names());
    let open = expect_context::<DigestOpen>().0;
    let digest = digest();
    let body = move || {
        let Some(digest) = digest.get() else {
            return view! { <p class="muted">{text.follow().nothing}</p> }.into_any();
        };
        let none = digest.concerns.is_empty();
        let concerns = digest
            .concerns
            .iter()
            .map(|one| view! { <li>{names.with_value(|names| concern(one, names))}</li> })
            .collect_view();
        let entries = digest
            .entries
            .into_iter()
            .map(|(at, line, places)| view! { <Entry at line places /> })
            .collect_view();
        view! {
            <h3>{text.follow().concerns}</h3>
            {none.then(|| view! { <p class="muted">{text.concern().none}</p> })}
            <ul class="concerns">{concerns}</ul>
            <h3>{text.table().log}</h3>
            <div class="entries">{entries}</div>
        }
        .into_any()
    };
    view! {
        <Sheet open title=text.follow().since_title.to_owned()>
            <div class="digest">{body}</div>
        </Sheet>
    }
}
