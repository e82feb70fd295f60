//! Replays of a match: moments, turns, and what may be seen of them.

use std::sync::LazyLock;

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::scene::Mark;
use curia::record::{Controller, Match, SeatColour, SeatRecord};
use curia::rules::{Game, Seat};
use curia::scene::replay::{NoBranch, Replay, Step, Unit, Viewpoint};
use curia::session::Session;
use proptest::prelude::*;

use crate::positions::{actions_of, games};
use crate::views::views;

type Table = Session<CouncilOf4>;

const BOT: Controller = Controller::Bot(Level::Random);

/// Returns a whole random match; all seats but the given persons are bots.
fn record(setup: &Setup, seed: &str, persons: &[usize]) -> Match<CouncilOf4> {
    let seats = SeatColour::ALL.into_iter().take(usize::from(setup.players)).enumerate();
    let seat = |(at, colour)| SeatRecord {
        name: format!("{colour:?}"),
        colour,
        controller: if persons.contains(&at) { Controller::Person } else { BOT },
    };
    let actions = actions_of(setup, seed);
    Match { actions, ..Match::new(setup.clone(), seed.to_owned(), seats.map(seat).collect()) }
}

fn open(record: Match<CouncilOf4>) -> Table {
    Session::open(record).expect("a match")
}

/// One whole match for each number of players.
static MATCHES: LazyLock<Vec<(Setup, String)>> = LazyLock::new(|| {
    let of = |players| games().find(|(setup, _)| setup.players == players).expect("a game");
    [2, 3, 4].map(of).to_vec()
});

fn finished() -> Vec<Table> {
    MATCHES.iter().map(|(setup, seed)| open(record(setup, seed, &[0]))).collect()
}

/// Returns the same without this many of the last actions.
fn unfinished(persons: &[usize], without: usize) -> Vec<Table> {
    let cut = |(setup, seed): &(Setup, String)| {
        let mut record = record(setup, seed, persons);
        record.actions.truncate(record.actions.len() - without);
        open(record)
    };
    MATCHES.iter().map(cut).collect()
}

fn hand(table: &Table, at: usize, seat: Seat) -> Cards {
    table.view_at(at, Some(seat)).expect("a moment").hand
}

#[test]
fn each_moment_is_what_was_after_so_many_actions() {
    for table in finished() {
        let replay = Replay::of(table.clone());
        let begun = |at| open(table.record().up_to(at).expect("so many actions"));
        for at in (0..=replay.outline().actions).step_by(17).chain([replay.outline().actions]) {
            let look = replay.look(at, Viewpoint::Open).expect("a moment");
            let there = begun(at);
            assert_eq!(Some(look.view), there.view_at(at, None));
            for (seat, shown) in Seat::first(table.record().setup.players).zip(&look.hands) {
                assert_eq!((shown.seat, shown.cards), (seat, hand(&there, at, seat)));
                let player = look.view.table.player(seat);
                assert_eq!((shown.ready, shown.used), (player.ready, player.used));
            }
        }
        assert_eq!(replay.look(replay.outline().actions + 1, Viewpoint::Open), None);
    }
}

#[test]
fn the_next_action_is_marked_and_nothing_else() {
    let (mut marked, mut paid) = (0, 0);
    for table in finished() {
        let replay = Replay::of(table.clone());
        for at in 0..replay.outline().actions {
            let look = replay.look(at, Viewpoint::Open).expect("a moment");
            let action = table.record().actions[at];
            let entry = replay.entry(at, Viewpoint::Open).expect("an entry");
            assert_eq!((entry.action, Some(entry.seat)), (Some(action), table.decider_at(at)));
            if look.draft.kind.is_some() {
                let (ready, outcome) = look.scene.ready.as_ref().expect("a legal action");
                assert_eq!(*ready, action);
                assert_eq!(outcome.suits, None);
            }
            let scene = &look.scene;
            let marks = scene.cities.iter().chain(scene.slots.iter().flatten());
            for mark in marks.chain(&scene.councils).chain(&scene.reserve) {
                assert!(matches!(mark, Mark::Quiet | Mark::Chosen | Mark::Related), "{mark:?}");
                marked += usize::from(*mark == Mark::Chosen);
            }
            for hand in &look.hands {
                let pays = Some(hand.seat) == table.decider_at(at);
                assert_eq!(hand.paid, if pays { look.draft.cards } else { Cards::EMPTY });
                assert!(hand.cards.contains_all(hand.paid));
                paid += usize::from(!hand.paid.is_empty());
            }
        }
    }
    assert!(marked > 100 && paid > 20, "{marked} {paid}");
}

#[test]
fn every_turn_is_a_stop_with_its_number_round_and_seat() {
    for table in finished() {
        let replay = Replay::of(table.clone());
        let views = views(&table);
        let mut at = 0;
        for (number, stop) in (1..).zip(&replay.outline().stops) {
            assert_eq!((stop.turn, stop.at), (number, at));
            let there = views[at].table;
            assert_eq!((stop.seat, stop.round), (there.turn.seat, there.round()));
            assert!(stop.actions > 0);
            for (inside, view) in views.iter().enumerate().skip(at).take(stop.actions) {
                assert_eq!(view.table.turn.number + 1, number);
                assert_eq!(replay.outline().stops[replay.outline().stop_of(inside)], *stop);
            }
            at += stop.actions;
        }
        assert_eq!(at, replay.outline().actions);
        assert_eq!(replay.outline().stop_of(at), replay.outline().stops.len() - 1);
    }
}

#[test]
fn a_turn_that_has_only_begun_is_a_stop_without_actions() {
    let (setup, seed) = &MATCHES[0];
    let whole = Replay::of(open(record(setup, seed, &[])));
    let second = whole.outline().stops[1];
    let cut = whole.record().up_to(second.at).expect("so many actions");
    let replay = Replay::of(open(cut));
    assert_eq!(replay.outline().stops.len(), 2);
    assert_eq!((replay.outline().stops[1].at, replay.outline().stops[1].actions), (second.at, 0));
    assert_eq!(replay.outline().stop_of(second.at), 1);
    let new = Replay::of(open(whole.record().up_to(0).expect("the beginning")));
    assert_eq!(new.outline().stops.len(), 1);
    assert_eq!(new.outline().step(0, Step::Next(Unit::Action)), 0);
}

#[test]
fn steps_lead_over_actions_turns_and_rounds_to_both_ends() {
    for table in finished() {
        let replay = Replay::of(table);
        let all = replay.outline().actions;
        let walk = |mut at, step| {
            let mut way = vec![at];
            while replay.outline().step(at, step) != at {
                at = replay.outline().step(at, step);
                way.push(at);
            }
            way
        };
        let turns: Vec<_> =
            replay.outline().stops.iter().map(|stop| stop.at).chain([all]).collect();
        let mut rounds: Vec<_> =
            replay.outline().stops.iter().map(|stop| (stop.round, stop.at)).collect();
        rounds.dedup_by_key(|(round, _)| *round);
        let rounds: Vec<_> = rounds.into_iter().map(|(_, at)| at).chain([all]).collect();
        let actions: Vec<_> = (0..=all).collect();
        for (unit, wanted) in
            [(Unit::Action, actions), (Unit::Turn, turns.clone()), (Unit::Round, rounds)]
        {
            assert_eq!(walk(0, Step::Next(unit)), wanted, "{unit:?}");
            let mut back = walk(all, Step::Previous(unit));
            back.reverse();
            assert_eq!(back, wanted, "{unit:?}");
        }
        // From the middle of a turn back to its beginning.
        let long =
            replay.outline().stops.iter().find(|stop| stop.actions > 1).expect("a longer turn");
        assert_eq!(replay.outline().step(long.at + 1, Step::Previous(Unit::Turn)), long.at);
        assert_eq!(
            (replay.outline().step(5, Step::First), replay.outline().step(5, Step::Last)),
            (0, all)
        );
    }
}

#[test]
fn points_are_those_before_each_turn_and_after_the_last_action() {
    for table in finished() {
        let replay = Replay::of(table.clone());
        let moments =
            replay.outline().stops.iter().map(|stop| stop.at).chain([replay.outline().actions]);
        let points = replay.points();
        assert_eq!(points.len(), replay.outline().stops.len() + 1);
        for (at, points) in moments.zip(&points) {
            let table = table.view_at(at, None).expect("a moment").table;
            let of_each: Vec<u16> = table.each_seat().map(|seat| table.vp(seat)).collect();
            assert_eq!(*points, of_each);
        }
        assert!(points[0].iter().all(|&points| points == 0));
        assert!(points[points.len() - 1].iter().any(|&points| points > 0));
    }
}

#[test]
fn tiles_are_marked_where_they_were_won() {
    let mut count = 0;
    for table in finished() {
        let replay = Replay::of(table.clone());
        for won in replay.won() {
            assert_eq!(replay.outline().stop_of(won.at), won.stop);
            let owner = |at| table.view_at(at, None).expect("a moment").table.owner(won.prize);
            assert_eq!((owner(won.at), owner(won.at + 1)), (None, Some(won.seat)));
            count += 1;
        }
        let end = table.view_at(replay.outline().actions, None).expect("the end").table;
        let taken: usize = end.players().iter().map(|one| one.reward_tiles.iter().count()).sum();
        assert_eq!(taken, replay.won().len());
    }
    assert!(count > 3, "{count}");
}

#[test]
fn while_a_match_goes_on_only_the_one_person_at_it_has_eyes() {
    for (persons, wanted) in [(&[1][..], Viewpoint::Seat(Seat(1))), (&[0, 1], Viewpoint::Onlooker)]
    {
        for table in unfinished(persons, 9) {
            let replay = Replay::of(table);
            assert_eq!(replay.outline().viewpoints, [wanted]);
            assert_eq!(replay.outline().first_viewpoint(), wanted);
        }
    }
    let open_to_all = unfinished(&[], 9).into_iter().chain(finished());
    for table in open_to_all {
        let seats = Seat::first(table.record().setup.players).map(Viewpoint::Seat);
        let all: Vec<_> = seats.chain([Viewpoint::Open]).collect();
        assert_eq!(Replay::of(table).outline().viewpoints, all);
    }
}

#[test]
fn a_viewpoint_that_is_not_offered_shows_no_hand() {
    for table in unfinished(&[0, 1], 9) {
        let replay = Replay::of(table);
        for from in [Viewpoint::Open, Viewpoint::Seat(Seat(0)), Viewpoint::Seat(Seat(1))] {
            for at in (0..=replay.outline().actions).step_by(13) {
                assert_eq!(replay.look(at, from).expect("a moment").hands, []);
            }
            for at in 0..replay.outline().actions {
                assert!(!tells_a_card(&replay, at, from, None));
            }
        }
    }
}

/// Whether an entry reveals a card that another seat drew.
fn tells_a_card(
    replay: &Replay<CouncilOf4>,
    at: usize,
    from: Viewpoint,
    own: Option<Seat>,
) -> bool {
    let events = replay.entry(at, from).expect("an entry").events;
    events.iter().any(|event| match *event {
        Event::CardDrawn { seat, card } => card.is_some() && Some(seat) != own,
        _ => false,
    })
}

#[test]
fn one_may_play_on_from_any_moment_of_a_finished_match_with_what_was_hidden_as_it_lay() {
    for table in finished() {
        let replay = Replay::of(table.clone());
        for at in (0..replay.outline().actions).step_by(23) {
            let branch = replay.branch(at).expect("a decision");
            assert_eq!(branch.seats, table.record().seats);
            let begun = open(branch);
            assert_eq!(begun.played(), at);
            for seat in Seat::first(table.record().setup.players) {
                assert_eq!(hand(&begun, at, seat), hand(&table, at, seat));
            }
            // The continuation is the same as well.
            let mut begun = begun;
            begun.play(table.record().actions[at]).expect("a legal action");
            assert_eq!(begun.view_at(at + 1, None), table.view_at(at + 1, None));
        }
        assert_eq!(replay.branch(replay.outline().actions), Err(NoBranch::AtEnd));
        assert_eq!(replay.record(), table.record());
    }
}

#[test]
fn while_a_match_goes_on_only_whoever_plays_it_alone_branches_off_and_is_assisted_by_that() {
    for table in unfinished(&[0], 9) {
        let replay = Replay::of(table);
        let branch = replay.branch(5).expect("a decision");
        assert_eq!((branch.actions.len(), branch.assisted), (5, true));
        assert!(replay.branch_assists());
    }
    for table in unfinished(&[], 9) {
        assert!(!Replay::of(table).branch_assists(), "nobody is there to be helped");
    }
    for table in unfinished(&[0, 1], 9) {
        assert_eq!(Replay::of(table).branch(0), Err(NoBranch::Unfinished));
    }
    for table in finished() {
        let replay = Replay::of(table.clone());
        assert!(!replay.branch_assists(), "nothing is hidden any more");
        let mut record = table.record().clone();
        for assisted in [false, true] {
            record.assisted = assisted;
            let branch = Replay::of(open(record.clone())).branch(5).expect("a decision");
            assert_eq!(branch.assisted, assisted, "a what-if keeps the mark");
        }
    }
}

#[test]
fn where_no_person_plays_one_takes_the_seat_that_decides() {
    for (setup, seed) in MATCHES.iter() {
        let table = open(record(setup, seed, &[]));
        for at in [0, 40, 80] {
            let branch = Replay::of(table.clone()).branch(at).expect("a decision");
            let decider = table.decider_at(at).expect("a decision");
            for (seat, who) in (0..).map(Seat).zip(&branch.seats) {
                assert_eq!(who.controller == Controller::Person, seat == decider);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Everything hidden from a seat is dealt again behind its view, without changing anything that it gets.
    #[test]
    fn nothing_of_another_hand_is_in_what_a_seat_is_given(which in 0..3_usize, moment: u16, own in 0..4_u8) {
        let (setup, seed) = &MATCHES[which];
        let table = open(record(setup, seed, &[0]));
        let replay = Replay::of(table.clone());
        let at = usize::from(moment) % replay.outline().actions;
        let own = Seat(own % setup.players);
        let from = Viewpoint::Seat(own);
        let look = replay.look(at, from).expect("a moment");
        let known = table.view_at(at, Some(own)).expect("a moment");
        let hands: Vec<_> = look.hands.iter().map(|hand| (hand.seat, hand.cards)).collect();
        prop_assert_eq!(hands, vec![(own, known.hand)]);
        prop_assert_eq!((look.view.seat, look.view.hand), (None, Cards::EMPTY));
        prop_assert_eq!(&look.view, &CouncilOf4::view(&table_behind(&known, 1), None));
        prop_assert!(!tells_a_card(&replay, at, from, Some(own)));
        // Marks depend only on the action and public things, for all other hands.
        let decider = table.decider_at(at).expect("a decision");
        let open = replay.look(at, Viewpoint::Open).expect("a moment");
        prop_assert_eq!(&look.scene, &open.scene);
        prop_assert!(look.scene.permits.is_empty() && look.scene.ladder.is_empty());
        prop_assert!(look.scene.buttons.is_empty());
        if decider != own {
            prop_assert_eq!(look.hands[0].paid, Cards::EMPTY);
        }
    }
}

/// Returns a full state that agrees with a view.
fn table_behind(
    view: &curia::games::council_of_4::rules::view::View,
    seed: u64,
) -> curia::games::council_of_4::rules::state::State {
    CouncilOf4::determinise(view, &mut curia::rules::luck::Seed(seed).stream(0))
}
