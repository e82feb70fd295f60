//! On one's own turn: what the others did since the last one, and what of it concerns one.

use leptos::prelude::*;

use super::entry::{Entry, Said};
use crate::session::Stage;
use crate::text::text;
use crate::web::dialog::Sheet;
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::state::Table;

/// What happened since the last turn of the person at the screen.
#[derive(Clone, Debug, PartialEq)]
struct Digest<G: Screen> {
    /// So many entries of the log are older.
    since: usize,
    /// What the others did, but for the ends of their turns.
    entries: Vec<Said<G>>,
    /// What concerns the person.
    concerns: Vec<String>,
}

impl<G: Screen> Digest<G> {
    /// On the turn of the person whose hand is shown, if others have been on turn before it.
    fn of(table: Table<G>) -> Option<Digest<G>> {
        let Stage::Table(Some(seat)) = table.house.stage.get() else { return None };
        if table.legal.with(|legal| legal.actions().is_empty()) {
            return None;
        }
        let names = table.names();
        table.session.with(|session| {
            let since = session.since_last_turn(seat);
            let events: Vec<G::Event> =
                since.iter().flat_map(|(_, entry)| entry.events.clone()).collect();
            let (before, now) =
                (session.view_after_last_turn(seat), session.view_after_the_others(seat));
            let told = since.iter().filter(|(_, entry)| !entry.action.is_some_and(G::ends_turn));
            Some(Digest {
                since: since.first()?.0,
                entries: told.map(|(at, entry)| Said::of(session, *at, entry, &names)).collect(),
                concerns: G::concerns(&before, &now, &events, &names),
            })
        })
    }
}

/// What a digest holds, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// So many entries of the log are older.
    pub since: usize,
    entries: usize,
    concerns: usize,
}

/// The digest of the table around.
#[derive(Clone, Copy)]
pub struct News {
    /// What it holds; none if there is no digest now.
    pub brief: Memo<Option<Counts>>,
    open: RwSignal<bool>,
}

/// Gives everything below the digest of a table.
pub fn provide<G: Screen>(table: Table<G>) {
    let language = preferences().language;
    let digest = Memo::new(move |_| {
        language.track();
        Digest::of(table)
    });
    let brief = move |digest: &Digest<G>| Counts {
        since: digest.since,
        entries: digest.entries.len(),
        concerns: digest.concerns.len(),
    };
    let brief = Memo::new(move |_| digest.read().as_ref().map(brief));
    provide_context(digest);
    provide_context(News { brief, open: RwSignal::new(false) });
}

/// The digest of the table around.
pub fn news() -> News {
    expect_context()
}

/// The button that opens the digest, in few words what it holds.
#[component]
pub fn DigestButton() -> impl IntoView {
    let text = text();
    let News { brief, open } = news();
    move || {
        brief.get().map(|brief| {
            let words = (text.follow().digest)(brief.entries, brief.concerns);
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

/// The digest itself, over the table.
#[component]
pub fn DigestSheet<G: Screen>(table: Table<G>) -> impl IntoView {
    let text = text();
    let open = news().open;
    let digest = expect_context::<Memo<Option<Digest<G>>>>();
    let body = move || {
        let Some(digest) = digest.get() else {
            return view! { <p class="muted">{text.follow().nothing}</p> }.into_any();
        };
        let none = digest.concerns.is_empty();
        let concerns =
            digest.concerns.into_iter().map(|one| view! { <li>{one}</li> }).collect_view();
        let entries =
            digest.entries.into_iter().map(|said| view! { <Entry table said /> }).collect_view();
        view! {
            <h3>{text.follow().concerns}</h3>
            {none.then(|| view! { <p class="muted">{G::unconcerned()}</p> })}
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
