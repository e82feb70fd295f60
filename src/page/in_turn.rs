//! A match that is played by link, as it comes in. If it only goes on from the kept one, it goes on at that table;
//! else the person says what to do with it, and nothing that is kept changes before.

use std::time::Duration;

use leptos::prelude::*;

use super::keep::{change, latest, sit_down};
use super::offer::{InShort, in_short};
use super::shelved::Shelved;
use super::ways::{Seated, Ways};
use crate::archive::given::Given;
use crate::archive::{ByLink, Course, Origin, clean_name, likely_seat};
use crate::record::{LONGEST_NAME, Match, SeatRecord, has_hidden_signs};
use crate::rules::Seat;
use crate::session::Session;
use crate::text::matches::title;
use crate::text::said::by_link::IsOlder;
use crate::text::text;
use crate::web::by_link::people;
use crate::web::own_name::{keep_own_name, own_name};
use crate::web::screen::Screen;
use crate::web::signs::Signs;
use crate::web::state::{Seating, fresh, signs, table_of};

/// Kept match that the one in the link is, and how both relate.
#[derive(Clone)]
struct Found {
    shelved: Shelved,
    mine: Seat,
    course: Course,
}

/// Finds the kept match that the one in a link is; of several, the nearest.
fn find<G: Screen>(ways: Ways, sent: &Match<G>) -> Option<Found> {
    let of_game = |shelved: &&Shelved| shelved.game() == G::NAME && shelved.head.mine.is_some();
    let kept: Vec<Shelved> =
        untrack(|| ways.library.with_all(|all| all.iter().filter(of_game).cloned().collect()));
    let found = kept.into_iter().filter_map(|shelved| {
        let kept = latest::<G>(&shelved).ok()?.envelope;
        let by_link = kept.by_link?;
        let course = by_link.course_of(&kept.record, sent)?;
        Some(Found { shelved, mine: by_link.mine, course })
    });
    found.max_by_key(|found| found.course)
}

/// Goes on with the kept match.
fn open(ways: Ways, found: &Found) {
    if let Some(shelved) = untrack(|| ways.library.find(found.shelved.id())) {
        ways.sit_down.run(Seated::by_link(shelved));
    }
}

/// Goes on with the kept match as it came.
fn take_over<G: Screen>(ways: Ways, found: &Found, sent: Match<G>) {
    change::<G>(ways.library, &found.shelved, |kept| kept.envelope.take_over(sent));
    open(ways, found);
}

/// Goes on with a match that came as one of its own, of this name, with the own seat and its person's name.
fn begin<G: Screen>(ways: Ways, record: Match<G>, name: String, (mine, own): (Seat, &str)) {
    let mut kept = fresh(record, Some(Origin::Given));
    let envelope = &mut kept.envelope;
    envelope.name = name;
    envelope.by_link = ByLink::begin(&envelope.record, mine);
    if let Some(by_link) = &mut envelope.by_link {
        by_link.note(&envelope.record);
    }
    envelope.say_name(own);
    let seating = table_of(&kept).map(|table| Seating::new(table, kept));
    sit_down::<G>(ways.sit_down).run(seating);
}

/// Returns a match by link as it comes in.
pub fn in_turn<G: Screen>(given: Given<G>, is_open: RwSignal<bool>, ways: Ways) -> Option<AnyView> {
    let Given { record, shortfall, .. } = given;
    // In a task of its own: a table is much to draw.
    let leave = move |go: Box<dyn FnOnce()>| {
        let leave = move || {
            is_open.set(false);
            go();
        };
        set_timeout(leave, Duration::ZERO);
    };
    let found = find::<G>(ways, &record);
    let is_whole = shortfall.is_none();
    if let Some(found) = found.clone().filter(|_| is_whole) {
        match found.course {
            Course::Same => {
                leave(Box::new(move || open(ways, &found)));
                return None;
            }
            Course::Newer => {
                leave(Box::new(move || take_over(ways, &found, record)));
                return None;
            }
            Course::Older | Course::Forked { .. } | Course::PlaysMine { .. } => {}
        }
    }
    let table = Session::open(record).ok()?;
    let short = in_short(&table, shortfall.as_ref());
    let record = table.record().clone();
    let (leave, seats, sent) = (Callback::new(leave), record.seats.clone(), record.actions.len());
    let ways = match found {
        Some(found) => {
            let (taken, of_taken) = (record.clone(), found.clone());
            let take_over = move |()| take_over(ways, &of_taken, taken.clone());
            let mine = found.mine;
            let own = seats.get(mine.index()).map(|seat| seat.name.clone()).unwrap_or_default();
            let beside = move |name| begin(ways, record.clone(), name, (mine, &own));
            let (take_over, beside) = (Callback::new(take_over), Callback::new(beside));
            view! { <Meeting found sent seats is_whole ways take_over beside leave /> }.into_any()
        }
        None => {
            let begin = move |(mine, name): (Seat, String)| {
                begin(ways, record.clone(), String::new(), (mine, &name));
            };
            let (begin, next, signs) = (Callback::new(begin), table.decider(), signs::<G>());
            view! { <Join seats next signs begin leave /> }.into_any()
        }
    };
    Some(shown(short, ways))
}

fn shown(short: InShort, ways: AnyView) -> AnyView {
    let InShort { picture, about, short } = short;
    view! {
        {picture}
        {about}
        {short}
        {ways}
    }
    .into_any()
}

/// Callback that closes the dialog and then goes on.
type Leave = Callback<Box<dyn FnOnce()>>;

/// The match in the link where it meets the kept one: how they relate, and what to do.
#[component]
fn Meeting(
    found: Found,
    /// Number of actions in the link.
    sent: usize,
    seats: Vec<SeatRecord>,
    /// Whether all of the link could be read.
    is_whole: bool,
    ways: Ways,
    /// Goes on with the kept match as it came.
    take_over: Callback<()>,
    /// Goes on with it as a match of its own, of this name.
    beside: Callback<String>,
    leave: Leave,
) -> impl IntoView {
    let words = text().by_link();
    let kept = found.shelved.head.outline.actions;
    let goes_on = matches!(found.course, Course::PlaysMine { .. });
    let said = match found.course {
        _ if !is_whole => words.is_damaged().to_owned(),
        Course::Older => words.is_older(IsOlder { link: sent, kept }),
        Course::Forked { at } => words.is_forked(at),
        Course::PlaysMine { actions } => words.plays_mine(actions),
        Course::Same | Course::Newer => String::new(),
    };
    // What could be read of a damaged link, or an older state, is nothing to keep if it is kept already.
    let adds = !matches!(found.course, Course::Same | Course::Older);
    let open_kept = move |_| {
        let found = found.clone();
        leave.run(Box::new(move || open(ways, &found)));
    };
    let go_on =
        (goes_on && is_whole).then_some(move |_| leave.run(Box::new(move || take_over.run(()))));
    let beside = move |_| {
        let name = clean_name(&words.other_course(&title("", &seats)));
        leave.run(Box::new(move || beside.run(name)));
    };
    view! {
        <p role="alert">{said}</p>
        <p class="muted">{words.unchanged()}</p>
        <footer>
            <button class="btn pri" type="button" on:click=open_kept>
                {words.open_kept()}
            </button>
            {go_on
                .map(|go_on| {
                    view! {
                        <button class="btn" type="button" on:click=go_on>
                            {words.take_over()}
                        </button>
                    }
                })}
            {adds
                .then(|| {
                    view! {
                        <button class="btn" type="button" on:click=beside>
                            {words.keep_both()}
                        </button>
                    }
                })}
        </footer>
    }
}

/// A seat to take in a match that is not kept yet.
#[component]
fn Join(
    seats: Vec<SeatRecord>,
    /// The seat on turn.
    next: Option<Seat>,
    signs: Signs,
    /// Begins in a seat, with the name of its person.
    begin: Callback<(Seat, String)>,
    leave: Leave,
) -> impl IntoView {
    let words = text().by_link();
    let own = own_name();
    // Whoever is on turn was most likely sent it.
    let chosen = RwSignal::new(likely_seat(&seats, own.as_deref(), next));
    // The own name, unless somebody else has it.
    let named = seats.clone();
    let name_at = move |at: Option<Seat>| {
        let own = own.clone().filter(|own| {
            let mut others = (0..).map(Seat).zip(&named).filter(|(seat, _)| Some(*seat) != at);
            others.all(|(_, seat)| seat.name != *own)
        });
        own.or_else(|| named.get(at?.index()).map(|seat| seat.name.clone())).unwrap_or_default()
    };
    let name = RwSignal::new(name_at(chosen.get_untracked()));
    let is_typed = StoredValue::new(false);
    let choose = Callback::new(move |at| {
        chosen.set(Some(at));
        if !is_typed.get_value() {
            name.set(name_at(Some(at)));
        }
    });
    let problem = move || {
        let (name, setup) = (name.get(), text().setup());
        let Some(seat) = chosen.get() else { return Some(words.choose_seat().to_owned()) };
        let number = seat.index() + 1;
        if SeatRecord::clean_name(&name).is_empty() {
            return Some(setup.name_missing(number));
        }
        has_hidden_signs(&name).then(|| setup.name_hides(number))
    };
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if untrack(problem).is_some() {
            return;
        }
        let mine = chosen.get_untracked();
        let name = SeatRecord::clean_name(&name.get_untracked());
        keep_own_name(&name);
        if let Some(mine) = mine {
            leave.run(Box::new(move || begin.run((mine, name))));
        }
    };
    view! {
        <form class="join" on:submit=sit>
            <p>{words.who()}</p>
            {people(&seats, signs, chosen.into(), choose)}
            <label>
                {words.your_name()}
                <input
                    class="inp"
                    maxlength=LONGEST_NAME
                    prop:value=name
                    on:input=move |event| {
                        is_typed.set_value(true);
                        name.set(event_target_value(&event));
                    }
                />
            </label>
            <p class="muted">{words.trust()}</p>
            <footer>
                <p class="why" role="status">{problem}</p>
                <button
                    class="btn pri"
                    type="submit"
                    aria-disabled=move || problem().is_some().then_some("true")
                >
                    {words.sit_down()}
                </button>
            </footer>
        </form>
    }
}
