//! Whole random games: valid at every step, nothing lost, and as long as measured when the rules were decided.

use super::table::{deal, success};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::state::State;
use crate::rules::Game;
use crate::rules::luck::{Seed, below};

/// Figures of some games.
#[derive(Debug, Default)]
struct Measured {
    games: u32,
    decisions: u32,
    hands: u32,
    most_hands: u8,
    /// Events of rank 1 and more, and how many of them succeeded.
    ranked: u32,
    succeeded: u32,
}

fn play(players: u8, seed: u64, measured: &mut Measured, mut look: impl FnMut(&State, &[Event])) {
    let mut state = deal(players, seed);
    let mut rng = Seed(seed).stream(99);
    let mut events = Vec::new();
    while let Some(action) = TheCouncil::choose_legal(&state, |len| below(&mut rng, len)) {
        events.clear();
        TheCouncil::apply(&mut state, action, |event| events.push(event)).expect("legal");
        for event in &events {
            if let Event::Resolved { rank: 1.., success, .. } = *event {
                measured.ranked += 1;
                measured.succeeded += u32::from(success);
            }
        }
        look(&state, &events);
    }
    measured.games += 1;
    measured.decisions += TheCouncil::turn(&state);
    measured.hands += u32::from(state.table.hand);
    measured.most_hands = measured.most_hands.max(state.table.hand);
}

#[test]
fn every_state_of_a_thousand_games_is_valid_and_no_chip_is_lost() {
    for players in 3..=5 {
        for seed in 0..350 {
            let mut supplies = [Chips::NONE; 5];
            play(players, seed, &mut Measured::default(), |state, events| {
                assert_eq!(TheCouncil::validate(state), vec![]);
                for event in events {
                    match *event {
                        Event::Drafted { seat, chips, .. } => {
                            supplies[seat.index()] = supplies[seat.index()].plus(chips);
                        }
                        Event::Bid { seat, chips, .. } => {
                            supplies[seat.index()] = supplies[seat.index()].minus(chips);
                        }
                        _ => {}
                    }
                }
                for (player, supply) in state.table.players().iter().zip(supplies) {
                    assert_eq!(player.chips, supply);
                }
            });
        }
    }
}

/// Ranks, traitor chips and the empire follow from the events alone.
#[test]
fn the_events_account_for_every_rank_and_traitor_chip() {
    for players in 3..=5 {
        for seed in 0..60 {
            let (mut ranks, mut traitors, mut empire) = ([[0_u8; 6]; 5], [0_u8; 5], [6_u8; 6]);
            play(players, seed, &mut Measured::default(), |state, events| {
                for event in events {
                    match *event {
                        Event::Crowned { seat, suit, rank: Some(rank), .. }
                        | Event::RankGained { seat, suit, rank: Some(rank) } => {
                            ranks[seat.index()][suit.index()] += 1;
                            assert_eq!(ranks[seat.index()][suit.index()], rank);
                        }
                        Event::Traded { seat, suit, rank, lowest } => {
                            assert!(lowest.contains(seat));
                            ranks[seat.index()][suit.index()] -= 1;
                            traitors[seat.index()] += 1;
                            assert_eq!(ranks[seat.index()][suit.index()], rank);
                        }
                        Event::CourtPaid { seat, .. } => traitors[seat.index()] += 1,
                        Event::EmpireFell { suit, rank: Some(rank) } => {
                            empire[suit.index()] -= 1;
                            assert_eq!(empire[suit.index()], rank);
                        }
                        _ => {}
                    }
                }
                for ((player, ranks), traitors) in
                    state.table.players().iter().zip(ranks).zip(traitors)
                {
                    assert_eq!((<[u8; 6]>::from(player.ranks), player.traitors), (ranks, traitors));
                }
                assert!(
                    Suit::ALL
                        .into_iter()
                        .all(|suit| state.table.empire.of(suit) == empire[suit.index()])
                );
            });
        }
    }
}

/// Everything public follows from the events, but who must decide.
#[test]
fn who_follows_the_events_knows_the_table() {
    for players in 3..=5 {
        for seed in 0..60 {
            let mut told = *deal(players, seed).table();
            play(players, seed, &mut Measured::default(), |state, events| {
                events.iter().for_each(|event| told.follow(event));
                (told.decision, told.decisions) = (state.table.decision, state.table.decisions);
                assert_eq!(told, state.table);
            });
        }
    }
}

/// What an event would bring with the bids and cards that it had is what it brought; overruled, it is the other.
#[test]
fn an_event_foreseen_is_the_event_resolved() {
    let mut overruled = 0;
    for players in 3..=5 {
        for seed in 0..60 {
            let mut told = *deal(players, seed).table();
            play(players, seed, &mut Measured::default(), |_, events| {
                let ends = |event: &Event| {
                    matches!(event, Event::OpenerFound { .. } | Event::HandEnded { .. })
                };
                for (at, event) in events.iter().enumerate() {
                    let begins = matches!(event, Event::Revealed { .. } | Event::Counted(_));
                    let before = at.checked_sub(1).map(|before| events[before]);
                    let amid = |event| {
                        matches!(
                            event,
                            Event::Revealed { .. } | Event::Counted(_) | Event::Crowned { .. }
                        )
                    };
                    if begins && !before.is_some_and(amid) {
                        let length = events[at..].iter().position(ends).expect("an end");
                        let revealed =
                            events[at..at + length].iter().fold(CardSet::EMPTY, |all, event| {
                                match event {
                                    Event::Revealed { cards, .. } => all.or(*cards),
                                    _ => all,
                                }
                            });
                        let mut foreseen = Vec::new();
                        told.foresee(revealed, None, |event| foreseen.push(event));
                        assert_eq!(foreseen, events[at..at + length]);
                        let succeeds = success(&foreseen);
                        let mut other = Vec::new();
                        told.foresee(revealed, Some(!succeeds), |event| other.push(event));
                        assert_eq!(success(&other), !succeeds);
                        let falls =
                            other.iter().any(|event| matches!(event, Event::EmpireFell { .. }));
                        assert_eq!(falls, succeeds);
                        overruled += 1;
                    }
                    told.follow(event);
                }
            });
        }
    }
    assert!(overruled > 1000, "{overruled}");
}

/// Another model of the same rules was measured when they were decided; random games are as long here.
#[test]
fn random_games_are_as_long_as_measured_with_another_model() {
    for (players, decisions, hands) in [(3, 204.0, 4.3), (4, 274.0, 3.9), (5, 335.0, 3.7)] {
        let mut measured = Measured::default();
        (0..1000).for_each(|seed| play(players, seed, &mut measured, |_, _| {}));
        let each = |sum: u32| f64::from(sum) / f64::from(measured.games);
        let success = f64::from(measured.succeeded) / f64::from(measured.ranked);
        println!(
            "{players} players: {:.1} decisions, {:.2} hands, {success:.3} success, {} most",
            each(measured.decisions),
            each(measured.hands),
            measured.most_hands,
        );
        assert!((each(measured.decisions) / decisions - 1.0).abs() < 0.05, "{measured:?}");
        assert!((each(measured.hands) - hands).abs() < 0.2, "{measured:?}");
        assert!((0.49..0.56).contains(&success), "{measured:?}");
    }
}
