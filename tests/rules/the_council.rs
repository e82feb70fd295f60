//! The contract of a game for The Council, with every number of players.

use std::collections::BTreeSet;

use crate::game;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::event::Event;
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::{Decision, State};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use proptest::prelude::*;

/// Limit above the length of any random game.
const LIMIT: usize = 3000;

fn games() -> impl Iterator<Item = (Setup, Seed)> {
    TheCouncil::SEATS.flat_map(|players| (0..4).map(move |seed| (Setup::of(players), Seed(seed))))
}

#[test]
fn the_contract_is_kept() {
    for (setup, seed) in games() {
        game::setup_can_be_written_down::<TheCouncil>(&setup);
        game::play_can_be_repeated::<TheCouncil>(&setup, seed, LIMIT);
        game::turns_are_counted::<TheCouncil>(&setup, seed, LIMIT);
        game::holds_together::<TheCouncil>(&game::deal::<TheCouncil>(&setup, seed).0);
        let mut kinds = BTreeSet::new();
        let last = game::play::<TheCouncil>(&setup, seed, LIMIT, |step| {
            kinds.extend(TheCouncil::print(step.action).split(' ').next().map(String::from));
            game::holds_together::<TheCouncil>(step.after);
            game::notation_is_inverse::<TheCouncil>(step.legal);
            game::views_know_their_own_actions::<TheCouncil>(step.after);
            game::hidden_things_can_be_dealt_anew::<TheCouncil>(step.after, seed);
            game::nothing_comes_to_light_untold::<TheCouncil>(step, seed);
            game::what_is_chosen_in_secret_shows_nowhere::<TheCouncil>(step);
            game::what_is_open_is_known_to_all::<TheCouncil>(step.after, seed);
        });
        assert_eq!(TheCouncil::decider(&last), None, "{setup:?} goes on");
        assert!(kinds.iter().eq(&["bid", "commit", "draft", "hold", "pass"]), "{kinds:?}");
    }
}

/// A bid is made in the open: no curtain, and no secret on the screen.
#[test]
fn only_secret_choices_need_the_others_to_look_away() {
    for (setup, seed) in games() {
        game::play::<TheCouncil>(&setup, seed, LIMIT, |step| {
            let decision = step.before.table().decision;
            let is_secret = matches!(decision, Decision::Draft(_) | Decision::Commit(_));
            assert_eq!(TheCouncil::is_private(step.before), is_secret);
            if let Some(seat) = TheCouncil::decider(step.before) {
                let open = TheCouncil::view_in_the_open(step.before, seat);
                assert!(open.held.is_empty() && open.chosen.is_empty());
                let own = TheCouncil::view(step.before, Some(seat));
                assert_eq!((own.held, own.table), (step.before.held(seat), open.table));
            }
        });
    }
}

/// Two states that differ only in what a seat may not know are the same to it.
#[test]
fn what_a_seat_may_not_know_changes_nothing_that_it_sees() {
    let mut rng = Seed(7).stream(1);
    for (setup, seed) in games() {
        let mut differ = 0;
        game::play::<TheCouncil>(&setup, seed, LIMIT, |step| {
            let state = step.before;
            for viewer in game::viewers::<TheCouncil>(state) {
                let view = TheCouncil::view(state, viewer);
                let other = TheCouncil::determinise(&view, &mut rng);
                differ += usize::from(other != *state);
                assert_eq!(TheCouncil::view(&other, viewer), view);
                let text = serde_json::to_string(&view).expect("text");
                assert!(!text.contains("seed") && !text.contains("secret"));
                // An action that this seat may not see yet tells it the same whichever it was.
                if viewer != TheCouncil::decider(state) && TheCouncil::is_private(state) {
                    let by = TheCouncil::decider(state).expect("a seat");
                    let seen = TheCouncil::action_seen_by(state, state, step.action, by, viewer);
                    assert_eq!(seen, None);
                }
            }
        });
        assert!(differ > 500, "{differ}");
    }
}

/// Every card not remembered is equally likely to be in another hand, and every choice of a hidden pick.
#[test]
fn hands_dealt_anew_come_evenly_from_the_unknown_cards() {
    let (mut state, _) = game::deal::<TheCouncil>(&Setup::of(4), Seed(5));
    let first = TheCouncil::decider(&state).expect("a seat");
    let action = TheCouncil::choose_legal(&state, |_| 0).expect("a card");
    TheCouncil::apply(&mut state, action, |_| {}).expect("legal");
    let viewer = first.next(4);
    let view = TheCouncil::view(&state, Some(viewer));
    let mut rng = Seed(6).stream(96);
    let (deals, mut held, mut chosen) = (8000, [0_u32; 44], [0_u32; 44]);
    for _ in 0..deals {
        let dealt: State = TheCouncil::determinise(&view, &mut rng);
        dealt.held(first).iter().for_each(|card| held[card.index()] += 1);
        dealt.secret(first).iter().for_each(|card| chosen[card.index()] += 1);
    }
    for card in view.unknown_cards().iter() {
        for (count, each) in [(held[card.index()], 6.0), (chosen[card.index()], 1.0)] {
            let expected = f64::from(deals) * each / 38.0;
            let error = f64::from(count) - expected;
            assert!(error.abs() < 5.0 * expected.sqrt(), "{card}: {error} off {expected}");
        }
    }
    assert_eq!(view.held.iter().map(|card| held[card.index()]).sum::<u32>(), 0);
}

/// Keeps what a seat saw of hands, from its events alone.
#[derive(Default)]
struct Memory {
    /// What each seat holds, if that is known.
    hands: [Option<CardSet>; 5],
    /// The hands on their way.
    passed: [Option<CardSet>; 5],
    is_passing: bool,
}

impl Memory {
    fn see(&mut self, event: Event) {
        if let Event::HandPassed { from, to, cards } = event {
            self.passed[to.index()] = cards.or(self.hands[from.index()]);
            self.is_passing = true;
            return;
        }
        self.arrive();
        match event {
            Event::HandBegan { .. } => *self = Memory::default(),
            Event::Dealt { seat, cards } => self.hands[seat.index()] = cards,
            Event::Drafted { seat, card, .. } => {
                let hand = self.hands[seat.index()].as_mut();
                hand.into_iter().for_each(|hand| hand.remove(card));
            }
            _ => {}
        }
    }

    fn arrive(&mut self) {
        if std::mem::take(&mut self.is_passing) {
            self.hands = std::mem::take(&mut self.passed);
        }
    }
}

/// A seat remembers what the events that it saw tell of other hands, no more and no less, and that is the same in every
/// state dealt anew. An onlooker, and a seat in the open, remember nothing.
#[test]
fn a_seat_remembers_the_hands_that_it_passed_on_and_no_others() {
    let mut rng = Seed(8).stream(1);
    let (mut remembered, mut discards) = ([0; 6], 0);
    for (setup, seed) in games() {
        let mut memories: [Memory; 5] = Default::default();
        let seats = Seat::first(setup.players);
        let (_, dealt) = game::deal::<TheCouncil>(&setup, seed);
        let mut tell = |events: &[Event], state: &State| {
            for seat in seats.clone() {
                let memory = &mut memories[seat.index()];
                let seen = events.iter().map(|event| TheCouncil::event_seen_by(event, Some(seat)));
                seen.for_each(|event| memory.see(event));
                memory.arrive();
                let view = TheCouncil::view(state, Some(seat));
                let is_draft = matches!(view.table.decision, Decision::Draft(_));
                for other in seats.clone().filter(|&other| other != seat) {
                    let known = memory.hands[other.index()].unwrap_or_default();
                    assert_eq!(view.remembered[other.index()], known, "{seat:?} of {other:?}");
                    remembered[usize::from(known.len())] += 1;
                    discards += usize::from(known.len() == 1 && !is_draft);
                    assert!(is_draft || known.len() == 1, "all discards are known");
                }
                assert!(view.remembered[seat.index()].is_empty());
                let again = TheCouncil::determinise(&view, &mut rng);
                for other in
                    seats.clone().filter(|other| !view.remembered[other.index()].is_empty())
                {
                    assert_eq!(again.held(other), view.remembered[other.index()]);
                }
                let open = TheCouncil::view_in_the_open(state, seat);
                for view in [open, TheCouncil::view(state, None)] {
                    assert!(view.remembered.iter().all(|hand| hand.is_empty()));
                }
            }
        };
        tell(&dealt, &game::deal::<TheCouncil>(&setup, seed).0);
        game::play::<TheCouncil>(&setup, seed, LIMIT, |step| tell(step.events, step.after));
    }
    assert!(remembered[..6].iter().all(|&times| times > 100) && discards > 1_000, "{remembered:?}");
}

#[test]
fn a_view_of_a_seat_that_is_not_there_is_an_onlookers() {
    let state = game::deal::<TheCouncil>(&Setup::of(3), Seed(1)).0;
    let onlooker = TheCouncil::view(&state, None);
    for seat in [3, 4, 5, 255].map(Seat) {
        assert_eq!(TheCouncil::view(&state, Some(seat)), onlooker);
        assert!(state.held(seat).is_empty() && state.secret(seat).is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    /// Actions are chosen by index, so that every shrunk case is a legal game, too.
    #[test]
    fn any_choices_keep_the_contract(
        players in 3..=5_u8,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 0..200),
    ) {
        let (mut state, _) = game::deal::<TheCouncil>(&Setup::of(players), Seed(seed));
        for choice in choices {
            let Some(action) = TheCouncil::choose_legal(&state, |len| choice % len.max(1)) else {
                break;
            };
            state = game::done::<TheCouncil>(&state, action).0;
            game::holds_together::<TheCouncil>(&state);
            game::hidden_things_can_be_dealt_anew::<TheCouncil>(&state, Seed(u64::from(choice)));
        }
    }

    /// Whatever is tried at a state, from any text or number, is refused without a trace or done.
    #[test]
    fn no_action_from_outside_breaks_anything(
        seed in any::<u64>(),
        played in 0..150_usize,
        text in "(draft|bid|pass|hold|commit)( [0-9A-Z]{1,4}){0,4}",
    ) {
        let (mut state, _) = game::deal::<TheCouncil>(&Setup::of(3), Seed(seed));
        let mut rng = Seed(seed).stream(99);
        for _ in 0..played {
            let Some(action) = TheCouncil::choose_legal(&state, |len| below(&mut rng, len)) else {
                break;
            };
            state = game::done::<TheCouncil>(&state, action).0;
        }
        if let Some(action) = TheCouncil::parse(&text) {
            let before = state;
            match TheCouncil::apply(&mut state, action, |_| {}) {
                Ok(()) => assert_eq!(TheCouncil::validate(&state), vec![]),
                Err(_) => assert_eq!(state, before),
            }
        }
    }
}
