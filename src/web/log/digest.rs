//! Digest at the start of a turn: what the others did since the last one, and what affects the person.

use leptos::prelude::*;

use super::entry::{Entry, Said, together};
use crate::record::{SeatColour, SeatRecord};
use crate::rules::Seat;
use crate::scene::{Role, role_of};
use crate::session::{self, Stage};
use crate::text::said::follow;
use crate::text::text;
use crate::text::told::Manner;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::house::house;
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::signs::Sign;
use crate::web::state::Table;

/// Events since the last turn of the person at the screen.
#[derive(Clone, PartialEq)]
struct Digest {
    /// Number of older entries in the log.
    since: usize,
    /// Actions of the others, without the ends of their turns.
    entries: Vec<Said>,
    /// What each of the others did, in the order of their turns.
    of_seats: Vec<OfSeat>,
    /// Events that affect the person.
    concerns: Vec<String>,
    /// What is said if there are none.
    unconcerned: &'static str,
}

/// What a seat did since the last turn of the person at the screen.
#[derive(Clone, PartialEq)]
struct OfSeat {
    colour: SeatColour,
    /// The biggest thing, in a few words, with the name of the seat.
    happened: String,
    /// The gains of everything.
    gains: Sign,
    /// Prizes won, such as tiles.
    prizes: Vec<Sign>,
}

/// Returns what each seat did in these entries, between two views.
fn of_seats<G: Screen>(
    since: &[(usize, session::Entry<G>)],
    before: &G::View,
    now: &G::View,
    of_match: &[SeatRecord],
    names: &[String],
) -> Vec<OfSeat> {
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
            colour: of_match.get(seat.index())?.colour,
            happened: G::tell(biggest, names, Manner::Past),
            prizes: won.map(|(_, prize)| Sign::prize::<G>(prize)).collect(),
            gains: Sign::gains::<G>((&session::Entry { seat, action: None, events }).into()),
        })
    };
    seats.into_iter().filter_map(of_seat).collect()
}

impl Digest {
    /// Returns the digest in the turn of the person whose hand is shown, if others were on turn before.
    fn of<G: Screen>(table: Table<G>) -> Option<Digest> {
        let Stage::Table(Some(seat)) = table.house.stage.get() else { return None };
        if table.legal.with(|legal| legal.actions().is_empty()) {
            return None;
        }
        let (seats, names) = (table.seats(), table.names());
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
                of_seats: of_seats(&since, &before, &now, &seats, &names),
                concerns: G::concerns(&before, &now, &events, &names),
                unconcerned: G::cover().unconcerned,
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
    digest: Memo<Option<Digest>>,
    open: RwSignal<bool>,
}

/// Provides the digest of a table to everything below.
pub fn provide<G: Screen>(table: Table<G>) {
    let language = preferences().language;
    let digest = Memo::new(move |_| {
        language.track();
        Digest::of(table)
    });
    let brief = |digest: &Digest| Counts {
        since: digest.since,
        entries: digest.entries.len(),
        concerns: digest.concerns.len(),
    };
    let brief = Memo::new(move |_| digest.read().as_ref().map(brief));
    // Somebody who comes back with a link sees first what the others did meanwhile.
    let came_back = table.session.with_untracked(|session| session.mine().is_some());
    let has_news = brief.with_untracked(|brief| brief.is_some_and(|brief| brief.entries > 0));
    provide_context(News { brief, digest, open: RwSignal::new(came_back && has_news) });
}

/// Returns the digest of the surrounding table.
pub fn news() -> News {
    expect_context()
}

/// Button that opens the digest and summarises it.
#[component]
pub fn DigestButton() -> impl IntoView {
    let text = text();
    let News { brief, open, .. } = news();
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
pub fn LastEvents() -> impl IntoView {
    let (News { digest, open, .. }, signs) = (news(), house().signs);
    move || {
        let digest = digest.read();
        let told = &digest.as_ref()?.of_seats;
        let rows = told.iter().map(|of_seat| {
            let prizes = of_seat.prizes.iter().map(|prize| prize.drawn(19));
            view! {
                <span class="row">
                    {(signs.mark)(of_seat.colour, 13)}
                    <span class="said">{of_seat.happened.clone()}</span>
                    {prizes.collect_view()}
                    {of_seat.gains.drawn(19)}
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
pub fn DigestSheet() -> impl IntoView {
    let text = text();
    let News { digest, open, .. } = news();
    let body = move || {
        let Some(digest) = digest.get() else {
            return view! { <p class="muted">{text.follow().nothing()}</p> }.into_any();
        };
        let none = digest.concerns.is_empty();
        let concerns =
            digest.concerns.into_iter().map(|one| view! { <li>{one}</li> }).collect_view();
        let newest_first = digest.entries.into_iter().rev();
        let entries = newest_first.map(|said| view! { <Entry said /> }).collect_view();
        view! {
            <h3>{text.follow().concerns()}</h3>
            {none.then(|| view! { <p class="muted">{digest.unconcerned}</p> })}
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
