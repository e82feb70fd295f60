//! Every way in which a secret choice could be seen too early. Only the seat that chose can tell two matches
//! apart that differ in one secret choice, until it is revealed.

use std::ops::RangeInclusive;

use curia::archive::{Glance, Glanced};
use curia::bots::Playable;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::setup as council;
use curia::record::Match;
use curia::rules::{Game, Seat};
use curia::scene::Shown;
use curia::scene::replay::{Replay, Viewpoint, flights_at};
use curia::session::{Entry, Eyes, Session};
use serde::Serialize;

use super::tables::{TABLES, match_of, matches, open, play, played, seats, showings, states};
use crate::toy::{Action, Event, Phase, Toy};
use crate::undoing::undo;

/// Everything given to a viewer, in words: serialised as it is sent or saved, or as it is printed.
type Given = Vec<String>;

/// Number of entries asked for one by one.
const RECENT: usize = 4;

fn in_words<G: Game>(entry: &Entry<G>) -> String {
    let action = entry.action.map(G::print);
    format!("{:?} {action:?} {:?}", entry.seat, entry.events)
}

fn view_in_words(view: &impl Serialize) -> String {
    serde_json::to_string(view).expect("text")
}

/// Returns the message to the bots' thread.
fn course_in_words<G: Playable>(session: &Session<G>, at: usize) -> Option<String> {
    let history = session.history_at(at)?;
    let observations = history.observations().map(|(observation, done)| {
        format!(
            "{} {:?} {:?}",
            view_in_words(&observation.view),
            observation.seed,
            done.map(G::print)
        )
    });
    Some(observations.collect())
}

/// Adds everything that these eyes can see of these moments, each a number of actions.
fn past<G: Shown>(
    session: &Session<G>,
    eyes: Option<Seat>,
    moments: RangeInclusive<usize>,
    given: &mut Given,
) {
    let looks = eyes.map_or(Eyes::Onlooker, Eyes::Seat);
    for at in moments {
        given.extend(session.view_at(at, eyes).as_ref().map(view_in_words));
        given.push(format!("{:?}", session.decider_at(at)));
        for entry in 0..at {
            given.extend(session.entry_at(entry, looks, at).as_ref().map(in_words));
        }
        if session.decider_at(at) == eyes {
            given.extend(course_in_words(session, at));
        }
        given.push(format!("{:?}", flights_at(session, at.saturating_sub(1), looks)));
    }
}

/// Adds everything that a seat can see in a replay, through the eyes it is offered.
fn looking_back<G: Shown + Glanced>(
    session: &Session<G>,
    by: Seat,
    from: usize,
    given: &mut Given,
) {
    let replay = Replay::of(session.clone());
    let persons_own = replay.outline().first_viewpoint();
    let may_look = session.only_person().is_some_and(|only| only != by);
    let viewpoints = [Some(Viewpoint::Onlooker), may_look.then_some(persons_own)];
    for eyes in viewpoints.into_iter().flatten() {
        for at in from..=replay.outline().actions {
            given.push(format!("{:?}", replay.look(at, eyes)));
            given.extend(replay.entry(at, eyes).as_ref().map(in_words));
        }
    }
    for at in from..replay.outline().actions {
        given.push(format!("{:?}", replay.flights(at)));
    }
    given.push(format!("{:?} {:?} {:?}", replay.outline().stops, replay.won(), replay.points()));
    given.push(format!("{:?}", Glance::of(session.record())));
}

/// Adds everything given to the screen of the current viewer.
pub fn screen<G: Playable>(session: &Session<G>, next: Option<G::Action>, given: &mut Given) {
    given.push(format!("{:?} {:?} {}", session.stage(), session.shown(), session.is_amid_turn()));
    given.push(view_in_words(&session.view()));
    given.extend(session.log().map(|entry| in_words(&entry)));
    for at in session.played().saturating_sub(RECENT)..=session.played() {
        given.extend(session.log_since(at).map(|entry| in_words(&entry)));
        given.push(format!("{:?}", session.can_go_back(at)));
    }
    for seat in seats(session) {
        let since = session.since_last_turn(seat);
        given.extend(since.iter().map(|(at, entry)| format!("{at} {}", in_words(entry))));
        given.push(view_in_words(&session.view_after_last_turn(seat)));
    }
    given.push(format!(
        "{:?} {:?} {:?} {} {:?}",
        session.can_undo(),
        session.can_restart_turn(),
        session.ways_back(),
        session.can_redo(),
        session.winners()
    ));
    given.extend(session.to_redo().as_ref().map(in_words));
    if let Some(preview) = next.and_then(|action| session.preview(action)) {
        let action = preview.action.map(G::print);
        given.push(format!("{action:?} {:?}", preview.events));
        given.extend([&preview.before, &preview.after].map(view_in_words));
    }
}

/// Returns everything given to all but the seat `by`, of the moments from one on; the screen only if that
/// seat doesn't look at it.
fn given<G: Shown + Glanced>(
    session: &Session<G>,
    by: Seat,
    from: usize,
    next: Option<G::Action>,
) -> Given {
    let mut given = Vec::new();
    for eyes in seats(session).map(Some).chain([None]).filter(|&eyes| eyes != Some(by)) {
        past(session, eyes, from..=session.played(), &mut given);
        if let Some(eyes) = eyes {
            given.push(view_in_words(&session.view_after_the_others(eyes)));
        }
    }
    looking_back(session, by, from, &mut given);
    if session.decider() != Some(by) {
        given.push(format!("{:?}", session.bot_to_ask()));
    }
    if session.shown() != Some(by) {
        screen(session, next, &mut given);
    }
    given
}

/// Two matches that differ in one seat's secret choice, up to the action that reveals it.
struct Twins<G: Game> {
    /// The match before any action.
    begun: Match<G>,
    actions: [Vec<G::Action>; 2],
    /// Number of the differing action, and its seat.
    at: usize,
    by: Seat,
}

/// Returns twins of a match up to its action `shown`, which differ in the card laid after `at` actions; later
/// choices of the same seat are possible in both. `None` without an alternative card.
fn twins(record: &Match<Toy>, at: usize, shown: usize) -> Option<Twins<Toy>> {
    let states = states(record);
    let by = Toy::decider(&states[at])?;
    let later = (at + 1..shown).find(|&later| Toy::decider(&states[later]) == Some(by));
    let hand = &states[at].hands[by.index()].held;
    let &[first, .., last] = hand.as_slice() else { return None };
    // The middle one of three sorted cards can be laid later, after either of the others.
    let (middle, laid) = (hand[hand.len() / 2], [first, last]);
    let with = |card| {
        let mut actions = record.actions[..shown].to_vec();
        actions[at] = Action::Lay(card);
        if let Some(later) = later {
            actions[later] = Action::Lay(middle);
        }
        actions
    };
    let begun = record.again(record.seed.clone());
    (first != last).then(|| Twins { begun, actions: laid.map(with), at, by })
}

/// Returns twins at every table, in every round and for every seat.
fn all_twins() -> Vec<Twins<Toy>> {
    let mut all = Vec::new();
    for record in matches().step_by(2) {
        let states = states(&record);
        let laying = |at: &usize| states[*at].table.phase == Phase::Lay;
        for at in (0..record.actions.len()).filter(laying) {
            let shown = showings(&record).into_iter().find(|&shown| shown > at);
            all.extend(shown.and_then(|shown| twins(&record, at, shown)));
        }
    }
    all
}

/// Returns twins of The Council, in the draft and at events: only one choice of a seat differs until all are shown.
fn twins_of_the_council() -> Vec<Twins<TheCouncil>> {
    let mut all = Vec::new();
    for controllers in [TABLES[0], TABLES[2], TABLES[4], TABLES[6]] {
        let setup = council::Setup::of(controllers.len() as u8);
        let record = played(match_of::<TheCouncil>(setup, "council", controllers), 1);
        let states = states(&record);
        for at in (0..record.actions.len().min(150)).filter(|at| at % 3 == 0) {
            let Some(by) = TheCouncil::decider(&states[at]) else { continue };
            let knows = |now: usize| {
                let action = record.actions[at];
                TheCouncil::action_seen_by(&states[at], &states[now], action, by, None).is_some()
            };
            let Some(shown) = (at + 1..states.len()).find(|&now| knows(now)) else { continue };
            let other = TheCouncil::choose_legal(&states[at], |_| 0);
            let other = other.filter(|&other| other != record.actions[at]);
            let is_secret = TheCouncil::is_private(&states[at]) && shown > at + 1;
            if let Some(other) = other.filter(|_| is_secret) {
                let actions = record.actions[..shown].to_vec();
                let mut changed = actions.clone();
                changed[at] = other;
                let begun = record.again(record.seed.clone());
                all.push(Twins { begun, actions: [actions, changed], at, by });
            }
        }
    }
    all
}

#[test]
fn two_matches_that_differ_in_a_secret_choice_differ_for_nobody_else_until_it_is_shown() {
    let [compared, undone, redone] = compare(all_twins());
    assert!(compared > 500 && undone > 50 && redone > 20, "{compared} {undone} {redone}");
}

#[test]
fn a_secret_choice_of_the_council_shows_nobody_else_anything_until_it_is_shown() {
    let [compared, undone, redone] = compare(twins_of_the_council());
    assert!(compared > 50 && undone > 10 && redone > 10, "{compared} {undone} {redone}");
}

/// Compares what all others are given of twins. Returns the numbers of moments compared, as they are, after undo and
/// after redo.
fn compare<G: Shown + Glanced>(twins: Vec<Twins<G>>) -> [usize; 3] {
    let (mut compared, mut undone, mut redone) = (0, 0, 0);
    for Twins { begun, actions, at, by } in twins {
        let shown = actions[0].len();
        let mut pair = [begun.clone(), begun].map(open);
        for played in 0..shown - 1 {
            for (session, actions) in pair.iter_mut().zip(&actions) {
                play(session, actions[played]);
            }
            if played < at {
                continue;
            }
            let look = |pair: &[Session<G>; 2], next: Option<usize>| {
                let [one, other] = [0, 1].map(|twin| {
                    let next = next.map(|next| actions[twin][next]);
                    given(&pair[twin], by, at, next)
                });
                assert_eq!(one, other, "{by:?} chose after {at}, now {played}");
            };
            // The action that reveals it is no secret on its way.
            let next = (played + 1 < shown - 1).then_some(played + 1);
            look(&pair, next);
            pair.iter_mut().for_each(Session::take_over);
            look(&pair, next);
            compared += 1;
            // After undo and redo.
            let mut back = pair.clone();
            if back.iter_mut().all(|session| undo(session).is_ok()) {
                look(&back, None);
                undone += 1;
                if back.iter().all(Session::can_redo) {
                    back.iter_mut().for_each(Session::redo);
                    look(&back, None);
                    redone += 1;
                }
            }
        }
        // The seat that chose can tell them apart.
        if at < shown - 1 {
            let own = pair.each_ref().map(|session| {
                let mut given = Vec::new();
                past(session, Some(by), at..=shown - 1, &mut given);
                given
            });
            assert_ne!(own[0], own[1], "{by:?}");
        }
        // Once it is revealed, all can, but not by looking back to when it was secret.
        for (session, actions) in pair.iter_mut().zip(&actions) {
            play(session, actions[shown - 1]);
        }
        for eyes in seats(&pair[0]).map(Some).chain([None]).filter(|&eyes| eyes != Some(by)) {
            let [before, now] = [shown - 1, shown].map(|until| {
                pair.each_ref().map(|session| {
                    let mut given = Vec::new();
                    past(session, eyes, at..=until, &mut given);
                    given
                })
            });
            assert_eq!(before[0], before[1], "{eyes:?} looks back");
            assert_ne!(now[0], now[1], "{eyes:?} looks at what is shown");
        }
    }
    [compared, undone, redone]
}

/// Entries and previews, counted independently: only its seat knows a laid card, at every moment until it is
/// revealed, however much later one looks back.
#[test]
fn a_choice_is_known_to_its_seat_alone_until_it_is_shown() {
    let (mut hidden, mut own) = (0, 0);
    for record in matches() {
        let showings = showings(&record);
        let session = open(record.clone());
        let shown_by = |at: usize| match record.actions[at] {
            Action::Lay(_) => showings.iter().copied().find(|&shown| shown > at),
            _ => Some(at + 1),
        };
        for at in 0..record.actions.len() {
            let (by, action) = (session.decider_at(at).expect("a seat"), record.actions[at]);
            let shown = shown_by(at).expect("a showing");
            for now in at + 1..=shown.max(at + 1) {
                for eyes in seats(&session).map(Eyes::Seat).chain([Eyes::Onlooker, Eyes::All]) {
                    let knows = now >= shown || eyes == Eyes::All || eyes == Eyes::Seat(by);
                    let entry = session.entry_at(at, eyes, now).expect("an entry");
                    assert_eq!(entry.action, knows.then_some(action), "{eyes:?} of {by:?}");
                    let laid = entry.events.iter().find_map(|event| match event {
                        Event::Laid { card, .. } => Some(*card),
                        _ => None,
                    });
                    let own_event = eyes == Eyes::All || eyes == Eyes::Seat(by);
                    assert!(laid.is_none_or(|card| card.is_some() == own_event), "{laid:?}");
                    hidden += usize::from(!knows);
                    own += usize::from(knows && now < shown);
                }
            }
        }
    }
    assert!(hidden > 5_000 && own > 1_000, "{hidden} {own}");
}

/// The screen's information on an action on its way, and on one to redo.
#[test]
fn what_is_on_its_way_and_not_of_whoever_looks_is_not_told() {
    let (mut secret, mut told) = (0, 0);
    for record in matches() {
        let (states, showings) = (states(&record), showings(&record));
        let mut session = open(record.again(record.seed.clone()));
        for (at, &action) in record.actions.iter().enumerate() {
            let by = Toy::decider(&states[at]).expect("a seat");
            let preview = session.preview(action).expect("a legal action");
            let is_own = session.shown() == Some(by);
            let is_secret = matches!(action, Action::Lay(_)) && !showings.contains(&(at + 1));
            assert_eq!(preview.action, (is_own || !is_secret).then_some(action));
            let mut other = session.clone();
            other.play(action).expect("a legal action");
            assert_eq!(preview.after, other.view_at(at + 1, None).expect("a moment"));
            *(if is_own || !is_secret { &mut told } else { &mut secret }) += 1;
            play(&mut session, action);
        }
    }
    assert!(secret > 100 && told > 100, "{secret} {told}");
}
