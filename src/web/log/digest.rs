//! Digest at the start of a turn: what the others did since the last one, and what affects the person.

use leptos::prelude::*;

use super::entry::{Entry, Said};
use crate::session::Stage;
use crate::text::said::follow;
use crate::text::text;
use crate::text::told::Line;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::state::Table;

/// Number of events told in the ribbon.
const LAST: usize = 2;

/// Events since the last turn of the person at the screen.
#[derive(Clone, Debug, PartialEq)]
struct Digest<G: Screen> {
    /// Number of older entries in the log.
    since: usize,
    /// Actions of the others, without the ends of their turns.
    entries: Vec<Said<G>>,
    /// Events that affect the person.
    concerns: Vec<String>,
}

impl<G: Screen> Digest<G> {
    /// Returns the digest in the turn of the person whose hand is shown, if others were on turn before.
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
                entries: told
                    .map(|(at, entry)| Said::of(session, *at, entry, &names, None))
                    .collect(),
                concerns: G::concerns(&before, &now, &events, &names),
            })
        })
    }
}

/// Numbers of a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Number of older entries in the log.
    pub since: usize,
    entries: usize,
    concerns: usize,
}

/// The digest of the surrounding table.
#[derive(Clone, Copy)]
pub struct News {
    /// Its numbers; `None` if there is no digest now.
    pub brief: Memo<Option<Counts>>,
    open: RwSignal<bool>,
}

/// Provides the digest of a table to everything below.
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
    // Somebody who comes back with a link sees first what the others did meanwhile.
    let came_back = table.session.with_untracked(|session| session.mine().is_some());
    let has_news = brief.with_untracked(|brief| brief.is_some_and(|brief| brief.entries > 0));
    provide_context(digest);
    provide_context(News { brief, open: RwSignal::new(came_back && has_news) });
}

/// Returns the digest of the surrounding table.
pub fn news() -> News {
    expect_context()
}

/// Button that opens the digest and summarises it.
#[component]
pub fn DigestButton() -> impl IntoView {
    let text = text();
    let News { brief, open } = news();
    move || {
        brief.get().map(|brief| {
            let words = text
                .follow()
                .digest(follow::Digest { entries: brief.entries, concerns: brief.concerns });
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

/// The last two things the others did, with what they gained, and the button to all of them.
#[component]
pub fn LastEvents<G: Screen>(table: Table<G>) -> impl IntoView {
    let open = news().open;
    let digest = expect_context::<Memo<Option<Digest<G>>>>();
    move || {
        let digest = digest.read();
        let entries = &digest.as_ref()?.entries;
        let main: Vec<&Said<G>> = entries.iter().filter(|said| !said.is_aside).collect();
        let told = if main.is_empty() { entries.iter().collect() } else { main };
        let told = &told[told.len().saturating_sub(LAST)..];
        let rows = told.iter().map(|said| {
            let Line { seat, gains, .. } = &said.line;
            let colour = table.seats()[seat.index()].colour;
            view! {
                <span class="row">
                    {G::mark(colour, 13)}
                    <span class="said">{said.happened.clone()}</span>
                    {G::gains(gains, 19)}
                </span>
            }
        });
        let rows = rows.collect_view();
        (!told.is_empty()).then(|| {
            view! {
                <div class="cell events">
                    <span class="rows">{rows}</span>
                    <button
                        class="btn watch"
                        type="button"
                        aria-haspopup="dialog"
                        on:click=move |_| open.set(true)
                    >
                        {icon(Icon::Replay)}
                        <span>{text().follow().watch()}</span>
                    </button>
                </div>
            }
        })
    }
}

/// Digest over the table.
#[component]
pub fn DigestSheet<G: Screen>(table: Table<G>) -> impl IntoView {
    let text = text();
    let open = news().open;
    let digest = expect_context::<Memo<Option<Digest<G>>>>();
    let body = move || {
        let Some(digest) = digest.get() else {
            return view! { <p class="muted">{text.follow().nothing()}</p> }.into_any();
        };
        let none = digest.concerns.is_empty();
        let concerns =
            digest.concerns.into_iter().map(|one| view! { <li>{one}</li> }).collect_view();
        let newest_first = digest.entries.into_iter().rev();
        let entries = newest_first.map(|said| view! { <Entry table said /> }).collect_view();
        view! {
            <h3>{text.follow().concerns()}</h3>
            {none.then(|| view! { <p class="muted">{G::unconcerned()}</p> })}
            <ul class="concerns">{concerns}</ul>
            <h3>{text.table().log()}</h3>
            <div class="entries">{entries}</div>
        }
        .into_any()
    };
    view! {
        <Sheet open title=text.follow().since_title().to_owned() hangs=true>
            <div class="digest">{body}</div>
        </Sheet>
    }
}
