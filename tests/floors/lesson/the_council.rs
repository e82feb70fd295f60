//! The lessons of The Council: every step says what happens at its table.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::action::Action;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::Suit;
use curia::games::the_council::rules::event::Event;
use curia::games::the_council::rules::scoring::{score, winners};
use curia::games::the_council::scene::lesson::{Saying, Topic};
use curia::games::the_council::scene::place::Place;
use curia::games::the_council::scene::standing::Standing;
use curia::games::the_council::scene::{Draft, Legal, Pick};
use curia::record::Controller;
use curia::rules::Seat;
use curia::scene::lesson::Curriculum;

use super::{LEARNER, all_steps};

type Course = curia::scene::lesson::Course<TheCouncil>;
type Table = curia::session::Session<TheCouncil>;

fn course() -> Course {
    Course::open(Curriculum::FirstGame).expect("the match of the lessons can be read to its end")
}

/// Returns the step of a topic, with its table and what it tells.
fn at(topic: Topic) -> (usize, Table, Saying) {
    let course = course();
    let step = course.steps().iter().position(|step| step.topic == topic).expect("a step");
    (step, course.table(step).expect("a table"), course.saying(step).expect("a saying"))
}

/// Plays an action, then the prepared ones up to the learner's next decision. Returns what happened until an event was
/// resolved, if one was.
fn happens(table: &mut Table, action: Action) -> Vec<Event> {
    let (course, from) = (course(), table.played());
    table.play(action).expect("legal");
    let resolved = |table: &Table| {
        let mut events = table.log_since(from).flat_map(|entry| entry.events.clone());
        events.any(|event| matches!(event, Event::Resolved { .. }))
    };
    while !resolved(table) && table.decider() != Some(LEARNER) {
        let next = course.action(table.played()).expect("what others do is prepared");
        table.play(next).expect("legal");
    }
    table.log_since(from).flat_map(|entry| entry.events.clone()).collect()
}

/// Plays what the step asks for, in the same way.
fn done(step: usize, table: &mut Table) -> Vec<Event> {
    let asked = course().asked(step, table.played()).expect("a task");
    happens(table, asked)
}

#[test]
fn the_course_has_at_most_eight_steps_with_three_seats() {
    let (course, (_, table, said)) = (course(), at(Topic::Hall));
    assert!(course.steps().len() <= 8);
    let controller = |seat| table.record().controller(Seat(seat));
    assert_eq!(table.record().seats.len(), 3);
    assert_eq!(controller(0), Some(Controller::Person));
    assert!((1..3).all(|seat| matches!(controller(seat), Some(Controller::Bot(_)))));
    assert_eq!(said, Saying::Hall { empire: 6 });
}

#[test]
fn what_is_to_be_pressed_is_all_that_is_picked() {
    for (course, step, of) in all_steps::<TheCouncil>().filter(|(_, _, of)| of.tasks > 0) {
        let table = course.table(step).expect("a step");
        let (view, asked) = (table.view(), course.asked(step, table.played()));
        let asked = asked.expect("a task");
        let legal = Legal::of(&view);
        let mut draft = Draft::from(&view);
        for place in course.pressed(step, &view, table.played()) {
            let (pick, times) = match (place, asked) {
                (Place::Supply(suit), Action::Bid(chips)) => (Pick::More(suit), chips.of(suit)),
                (Place::Own(card), _) => (Pick::Card(card), 1),
                (Place::Pass, _) => (Pick::Nothing, 1),
                other => panic!("{:?}: nothing is picked at {other:?}", of.topic),
            };
            assert!(legal.allow(&draft, pick), "{:?}: {pick:?}", of.topic);
            for _ in 0..times {
                draft = draft.pick(&view, pick);
            }
        }
        assert_eq!(draft.action(), Some(asked), "{:?}", of.topic);
    }
}

#[test]
fn the_drafted_card_brings_the_chips_of_three_suits() {
    let (step, mut table, said) = at(Topic::Draft);
    let Saying::Draft { card, chips } = said else { panic!("a card") };
    assert_eq!(chips.total(), 3);
    let happened = done(step, &mut table);
    assert!(happened.contains(&Event::Drafted { seat: LEARNER, card, chips }));
    assert_eq!(table.view().table.player(LEARNER).chips, chips);
}

#[test]
fn the_bid_makes_the_event_succeed_and_the_learner_gains_a_rank_where_nobody_ties() {
    let (step, mut table, said) = at(Topic::Event);
    let Saying::Event { event, bid, total: (before, total) } = said else { panic!("an event") };
    assert_eq!(table.view().table.event(), Some(event));
    assert!(before < u16::from(event.rank()) && before + bid.total() == total);
    assert_eq!(total, u16::from(event.rank()), "no chip too many");
    done(step, &mut table);
    let (gain, mut then, said) = at(Topic::Gain);
    assert_eq!((gain, table.view()), (step + 1, then.view()), "the same event");
    let Saying::Gain { suit, rank } = said else { panic!("a rank") };
    let happened = done(gain, &mut then);
    let resolved = Event::Resolved { total: Some(total), rank: event.rank(), success: true };
    assert!(happened.contains(&resolved), "nobody reveals a card");
    assert!(happened.contains(&Event::RankGained { seat: LEARNER, suit, rank: Some(rank) }));
    let ties =
        |event: &Event| matches!(event, Event::NobodyGained { tied, .. } if tied.contains(LEARNER));
    assert!(happened.iter().any(ties), "a tie gives nobody a rank");
}

#[test]
fn the_pass_trades_a_rank_for_a_traitor_chip_and_the_empire_falls() {
    let (step, mut table, said) = at(Topic::Trade);
    let Saying::Trade { event, total, suit, rank } = said else { panic!("a trade") };
    let before = *table.view().table.player(LEARNER);
    let reach: u16 = event.suits().iter().map(|suit| u16::from(before.chips.of(suit))).sum();
    assert!(total + reach < u16::from(event.rank()), "out of reach");
    assert!(!before.chips.is_none() && reach > 0, "passing is a choice");
    let happened = done(step, &mut table);
    assert!(happened.contains(&Event::Resolved {
        total: Some(total),
        rank: event.rank(),
        success: false
    }));
    let traded = |event: &&Event| matches!(event, Event::Traded { seat: LEARNER, .. });
    let trades: Vec<_> = happened.iter().filter(traded).collect();
    let [Event::Traded { suit: of, rank: left, .. }] = trades[..] else { panic!("{trades:?}") };
    assert_eq!((*of, *left), (suit, rank));
    let fell = |event: &Event| matches!(event, Event::EmpireFell { suit: of, rank: Some(_) } if *of == suit);
    assert!(happened.iter().any(fell));
    assert_eq!(table.view().table.player(LEARNER).traitors, before.traitors + 1);
}

#[test]
fn without_the_card_the_tie_would_give_nobody_a_rank() {
    let (step, mut table, said) = at(Topic::Cards);
    let Saying::Cards { card, suit } = said else { panic!("a card") };
    assert!(CardSet::NUMBERS.contains(card));
    let mut without = table.clone();
    let happened = happens(&mut without, Action::Commit(CardSet::EMPTY));
    let ties = |event: &Event| matches!(event, Event::NobodyGained { suit: of, tied } if *of == suit && tied.contains(LEARNER));
    assert!(happened.iter().any(ties));
    let happened = done(step, &mut table);
    let gains = |event: &Event| matches!(event, Event::RankGained { seat: LEARNER, suit: of, rank: Some(_) } if *of == suit);
    assert!(happened.iter().any(gains));
}

#[test]
fn the_bid_lifts_the_learner_above_the_empire_and_that_would_count_twice() {
    let (step, mut table, said) = at(Topic::Collapse);
    let Saying::Collapse { suit, rank, empire, .. } = said else { panic!("a collapse") };
    let above = |table: &Table| table.view().table.above_the_empire(suit).contains(LEARNER);
    assert!(rank > empire && !above(&table));
    let happened = done(step, &mut table);
    assert!(happened.contains(&Event::RankGained { seat: LEARNER, suit, rank: Some(rank) }));
    assert!(above(&table));

    let (double, then, said) = at(Topic::Double);
    assert_eq!(double, step + 1);
    let view = then.view();
    assert_eq!(said, Saying::Double { suit, rank, points: 2 * u16::from(rank) });
    let traitors = u16::from(view.table.player(LEARNER).traitors);
    let standing = Standing::of(&view.table);
    assert_eq!(standing.total(LEARNER), 2 * u16::from(rank) + traitors, "nothing else counts");
    assert!(traitors > 0 && standing.places[0] == [LEARNER], "the learner leads");
    assert!(view.table.resolved() < usize::from(view.table.events_due()), "the hand goes on");
}

/// Plays an action and the prepared ones after it, until an event is resolved. Returns what happened.
fn resolves(course: &Course, table: &mut Table, action: Action) -> Vec<Event> {
    let (mut next, mut happened) = (Some(action), Vec::new());
    let is_resolved = |event: &Event| matches!(event, Event::Resolved { .. });
    while let Some(action) = next.filter(|_| !happened.iter().any(is_resolved)) {
        table.play(action).expect("legal");
        happened.extend(table.log().next_back().expect("an entry").events);
        next = course.action(table.played());
    }
    happened
}

#[test]
fn playing_well_tells_what_its_moves_bring() {
    let course = Course::open(Curriculum::PlayingWell).expect("a course");
    for (step, of) in course.steps().iter().enumerate() {
        let mut table = course.table(step).expect("a step");
        let (before, mut other) = (table.view().table, table.clone());
        let said = course.saying(step).expect("what it tells");
        let action = course.action(of.at);
        let happened = action.map(|action| resolves(&course, &mut table, action));
        let happened = happened.unwrap_or_default();
        let has = |event: Event| assert!(happened.contains(&event), "{said:?}: {happened:?}");
        let rises = |seat, suit, rank| Event::RankGained { seat, suit, rank: Some(rank) };
        let traded = |suit: Option<Suit>| move |event: &&Event| matches!(event, Event::Traded { seat: LEARNER, suit: of, .. } if suit == Some(*of) || suit.is_none());
        let (was, after) = (*before.player(LEARNER), table.view().table);
        match said {
            Saying::Save { event, kept } => {
                assert_eq!((Some(event), event.rank()), (before.event(), 0));
                assert!(event.suits().iter().all(|suit| kept.of(suit) == was.chips.of(suit)));
                assert_eq!(happened.iter().filter(traded(None)).count(), 0);
                assert_eq!(after.player(LEARNER).chips, was.chips);
            }
            Saying::Ace { card, suit, rank, rival: (seat, theirs) } => {
                assert_eq!(action, Some(Action::Commit(CardSet::of(card))));
                assert!(CardSet::ACES.contains(card) && was.bid.is_none());
                has(rises(LEARNER, suit, rank));
                let without = resolves(&course, &mut other, Action::Commit(CardSet::EMPTY));
                assert!(without.contains(&rises(seat, suit, theirs)), "{without:?}");
            }
            Saying::Climb { bid, suit, rank, empire, most } => {
                has(rises(LEARNER, suit, rank));
                assert!(u16::from(bid.of(suit)) > most && rank <= empire);
                assert_eq!(
                    Suit::ALL.iter().map(|&suit| before.empire.of(suit)).min(),
                    Some(empire)
                );
            }
            Saying::Deny { bid, suit, empire, rival: (seat, theirs) } => {
                let ties = |event: &Event| matches!(event, Event::NobodyGained { suit: of, tied } if *of == suit && tied.contains(seat) && tied.contains(LEARNER));
                assert!(happened.iter().any(ties) && bid.total() == 1);
                assert_eq!(before.empire.of(suit), empire);
                let without = resolves(&course, &mut other, Action::Bid(Chips::NONE));
                assert!(without.contains(&rises(seat, suit, theirs)), "{without:?}");
            }
            Saying::Fail { event, total, traded: count } => {
                has(Event::Resolved { total: Some(total), rank: event.rank(), success: false });
                assert_eq!(happened.iter().filter(traded(None)).count(), usize::from(count));
                assert_eq!(after.player(LEARNER).traitors, was.traitors + count);
            }
            Saying::Crown { card, suit, rank, left } => {
                has(Event::Crowned { seat: LEARNER, card, suit, rank: Some(rank) });
                assert_eq!(happened.iter().filter(traded(Some(suit))).count(), 1);
                assert_eq!(
                    (was.ranks.of(suit), after.player(LEARNER).ranks.of(suit)),
                    (left, left)
                );
            }
            // Its event is resolved after the last step.
            Saying::Finish { bid, total, .. } => assert_eq!(
                before.players().iter().map(|player| player.bid.total()).sum::<u16>() + bid.total(),
                total
            ),
            Saying::Farewell { card, suit, points: (points, others) } => {
                table.play(Action::Commit(CardSet::of(card))).expect("legal");
                let last = table.view().table;
                assert_eq!(winners(&last).iter().collect::<Vec<_>>(), [LEARNER]);
                let totals: Vec<u16> =
                    last.each_seat().map(|seat| score(&last, seat).total()).collect();
                assert_eq!((totals[0], totals[1..].iter().max()), (points, Some(&others)));
                assert!(last.above_the_empire(suit).contains(LEARNER));
                let finish = course.saying(step - 1).expect("the bid before");
                let Saying::Finish { suit, rank, empire, .. } = finish else {
                    panic!("{finish:?}")
                };
                assert_eq!(
                    (last.player(LEARNER).ranks.of(suit), last.empire.of(suit)),
                    (rank, empire)
                );
                assert!(rank > empire);
            }
            other => panic!("{other:?} is of the other course"),
        }
    }
}
