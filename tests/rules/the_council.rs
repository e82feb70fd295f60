//! The contract of a game for The Council, with every number of players.

use std::collections::BTreeSet;

use crate::game;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::{Decision, State};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use proptest::prelude::*;

/// Limit above the length of any random game.
const LIMIT: usize = 3000;

fn games() -> impl Iterator<Item = (Setup, Seed)> {
    TheCouncil::SEATS.flat_map(|players| (0..4).map(move |seed| (Setup { players }, Seed(seed))))
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

/// Every unseen card is equally likely to be in another hand, and every choice of a hidden pick.
#[test]
fn hands_dealt_anew_come_evenly_from_the_unseen_cards() {
    let (mut state, _) = game::deal::<TheCouncil>(&Setup { players: 4 }, Seed(5));
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
    for card in view.unseen_cards().iter() {
        for (count, each) in [(held[card.index()], 6.0), (chosen[card.index()], 1.0)] {
            let expected = f64::from(deals) * each / 38.0;
            let error = f64::from(count) - expected;
            assert!(error.abs() < 5.0 * expected.sqrt(), "{card}: {error} off {expected}");
        }
    }
    assert_eq!(view.held.iter().map(|card| held[card.index()]).sum::<u32>(), 0);
}

#[test]
fn a_view_of_a_seat_that_is_not_there_is_an_onlookers() {
    let state = game::deal::<TheCouncil>(&Setup { players: 3 }, Seed(1)).0;
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
        let (mut state, _) = game::deal::<TheCouncil>(&Setup { players }, Seed(seed));
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
        let (mut state, _) = game::deal::<TheCouncil>(&Setup { players: 3 }, Seed(seed));
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
