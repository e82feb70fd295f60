//! Digest at the start of a turn: what the others did since the last one, and what affects the person.

use leptos::prelude::*;

use super::entry::{Entry, Said, together};
use crate::rules::Seat;
use crate::scene::{Role, role_of};
use crate::session::{self, Stage};
use crate::text::said::follow;
use crate::text::text;
use crate::text::told::Manner;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::screen::{Art, Screen};
use crate::web::settings::preferences;
use crate::web::state::Table;

/// Events since the last turn of the person at the screen.
#[derive(Clone, Debug, PartialEq)]
struct Digest<G: Screen> {
    /// Number of older entries in the log.
    since: usize,
    /// Actions of the others, without the ends of their turns.
    entries: Vec<Said<G>>,
    /// What each of the others did, in the order of their turns.
    of_seats: Vec<OfSeat<G>>,
    /// Events that affect the person.
    concerns: Vec<String>,
}

/// What a seat did since the last turn of the person at the screen.
#[derive(Clone, Debug, PartialEq)]
struct OfSeat<G: Screen> {
    seat: Seat,
    /// The biggest thing, in a few words, with the name of the seat.
    happened: String,
    /// The gains of everything.
    gains: G::Gains,
    /// Prizes won, such as tiles.
    prizes: Vec<G::Prize>,
}

impl<G: Screen> OfSeat<G> {
    /// Returns what each seat did in these entries, between two views.
    fn each(
        since: &[(usize, session::Entry<G>)],
        before: &G::View,
        now: &G::View,
        names: &[String],
    ) -> Vec<OfSeat<G>> {
        let mut seats: Vec<Seat> = Vec::new();
        for (_, entry) in since {
            if !seats.contains(&entry.seat) {
                seats.push(entry.seat);
            }
        }
        let prizes = |events: &[G::Event]| G::prizes(events, before, now);
        let of_seat = |seat: Seat| {
            let own = since.iter().map(|(_, entry)| entry).filter(|entry| entry.seat == seat);
            let is_told = |entry: &&session::Entry<G>| role_of(entry) != Some(Role::End);
            let biggest = own.clone().filter(is_told).max_by_key(|entry| {
                let is_main = role_of(entry) != Some(Role::Aside);
                let wins = prizes(&entry.events).iter().any(|(winner, _)| *winner == seat);
                (wins, is_main, entry.events.len())
            })?;
            let events: Vec<G::Event> = own.flat_map(|entry| entry.events.clone()).collect();
            let won = prizes(&events).into_iter().filter(|(winner, _)| *winner == seat);
            Some(OfSeat {
                seat,
                happened: G::tell(biggest, names, Manner::Past),
                prizes: won.map(|(_, prize)| prize).collect(),
                gains: G::Gains::from(&session::Entry { seat, action: None, events }),
            })
        };
        seats.into_iter().filter_map(of_seat).collect()
    }
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
            let since = together(session.since_last_turn(seat));
            let events: Vec<G::Event> =
                since.iter().flat_map(|(_, entry)| entry.events.clone()).collect();
            let (before, now) =
                (session.view_after_last_turn(seat), session.view_after_the_others(seat));
            let told = since.iter().filter(|(_, entry)| role_of(entry) != Some(Role::End));
            Some(Digest {
                since: since.first()?.0,
                entries: told
                    .map(|(at, entry)| Said::of(session, *at, entry, &names, None))
                    .collect(),
                of_seats: OfSeat::each(&since, &before, &now, &names),
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

/// What each of the others did, with what they gained and won, and the button to all of it.
#[component]
pub fn LastEvents<G: Screen>(table: Table<G>) -> impl IntoView {
    let open = news().open;
    let digest = expect_context::<Memo<Option<Digest<G>>>>();
    move || {
        let digest = digest.read();
        let told = &digest.as_ref()?.of_seats;
        let rows = told.iter().map(|of_seat| {
            let colour = table.seats()[of_seat.seat.index()].colour;
            let prizes = of_seat.prizes.iter().map(|prize| G::art(Art::Prize(*prize, 19)));
            view! {
                <span class="row">
                    {G::art(Art::Mark(colour, 13))}
                    <span class="said">{of_seat.happened.clone()}</span>
                    {prizes.collect_view()}
                    {G::art(Art::Gains(&of_seat.gains, 19))}
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
            {none.then(|| view! { <p class="muted">{G::cover().unconcerned}</p> })}
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
