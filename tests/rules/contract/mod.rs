//! The contract of a game for every board and number of players, in `game`, and for Council of 4 an account
//! of all events, in `account`.

use std::cell::Cell;
use std::collections::BTreeSet;

use crate::account::Account;
use crate::game;
use crate::positions::boards;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::components::{NobilityVariant, Politics};
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat, position};
use proptest::prelude::*;

/// Limit above the length of any random game.
const LIMIT: usize = 3000;

fn setup(board: usize, players: u8) -> Setup {
    let nobility =
        if board.is_multiple_of(3) { NobilityVariant::Manual } else { NobilityVariant::Printed };
    let board = boards().nth(board).expect("a board");
    Setup { players, board, nobility, first: None }
}

/// Returns all boards with 2-4 players, each with a seed.
fn games() -> impl Iterator<Item = (Setup, Seed)> {
    (0..10).flat_map(|board| (2..=4).map(move |players| (board, players))).map(
        |(board, players)| {
            (setup(board, players), Seed::from_text(&format!("contract {board} {players}")))
        },
    )
}

#[test]
fn every_state_is_valid_and_somebody_can_do_something() {
    for (setup, seed) in games() {
        game::holds_together::<CouncilOf4>(&game::deal::<CouncilOf4>(&setup, seed).0);
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            game::holds_together::<CouncilOf4>(step.after);
        });
    }
}

#[test]
fn random_games_end_and_every_kind_of_action_occurs() {
    let mut kinds = BTreeSet::new();
    for (setup, seed) in games()
        .flat_map(|(setup, seed)| (0..8).map(move |more| (setup.clone(), Seed(seed.0 + more))))
    {
        let last = game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            kinds.extend(CouncilOf4::print(step.action).split(' ').next().map(String::from));
        });
        assert!(CouncilOf4::decider(&last).is_none(), "{setup:?} was cut");
    }
    let every = [
        "acquire", "change", "decline", "elect", "end", "engage", "extra", "place", "queen",
        "repeat", "send", "take", "token", "tokens",
    ];
    assert!(kinds.iter().eq(&every), "{kinds:?}");
}

#[test]
fn notation_is_inverse() {
    for (setup, seed) in games() {
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            game::notation_is_inverse::<CouncilOf4>(step.legal);
        });
    }
}

#[test]
fn views_know_their_own_actions() {
    for (setup, seed) in games() {
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            game::views_know_their_own_actions::<CouncilOf4>(step.after);
        });
    }
}

#[test]
fn hidden_things_can_be_dealt_anew() {
    for (setup, seed) in games() {
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            game::hidden_things_can_be_dealt_anew::<CouncilOf4>(step.after, seed);
        });
    }
}

/// Every unseen card is equally likely to be in another hand.
#[test]
fn hands_dealt_anew_come_evenly_from_the_unseen_cards() {
    let state = game::deal::<CouncilOf4>(&setup(0, 3), Seed(5)).0;
    let own = CouncilOf4::decider(&state);
    let view = CouncilOf4::view(&state, own);
    let mut rng = Seed(6).stream(96);
    let deals = 4000;
    for other in Seat::first(3).filter(|&seat| Some(seat) != own) {
        let mut counts = [0_u32; 7];
        for _ in 0..deals {
            let hand = CouncilOf4::determinise(&view, &mut rng).hand(other);
            hand.iter().for_each(|card| counts[card.index()] += 1);
        }
        for card in Politics::ALL {
            let unseen = view.unseen_cards();
            let share = f64::from(unseen.count(card)) / f64::from(unseen.len());
            let expected = f64::from(deals) * f64::from(state.hand(other).len()) * share;
            let error = f64::from(counts[card.index()]) - expected;
            assert!(error.abs() < 5.0 * expected.sqrt(), "{card:?}: {error} off {expected}");
        }
    }
}

/// A state dealt again holds none of the game's own luck: each bit of its seed is random.
#[test]
fn luck_dealt_anew_is_any() {
    let state = game::deal::<CouncilOf4>(&setup(0, 3), Seed(5)).0;
    let view = CouncilOf4::view(&state, None);
    let mut rng = Seed(6).stream(95);
    let (mut ever, mut always) = (0, u64::MAX);
    for _ in 0..256 {
        let dealt: Position = position::Position::of(&CouncilOf4::determinise(&view, &mut rng));
        let seed = dealt.luck.seed.0.0;
        ever |= seed;
        always &= seed;
    }
    assert_eq!((ever, always), (u64::MAX, 0));
}

#[test]
fn nothing_comes_to_light_untold() {
    for (setup, seed) in games() {
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            game::nothing_comes_to_light_untold::<CouncilOf4>(step, seed);
        });
    }
}

#[test]
fn what_is_chosen_is_known_to_all_and_hands_are_private() {
    for (setup, seed) in games() {
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            game::what_is_chosen_in_secret_shows_nowhere::<CouncilOf4>(step);
            game::what_is_open_is_known_to_all::<CouncilOf4>(step.after, seed);
            let by = CouncilOf4::decider(step.before).expect("a seat");
            for eyes in game::viewers::<CouncilOf4>(step.before) {
                let seen =
                    CouncilOf4::action_seen_by(step.before, step.before, step.action, by, eyes);
                assert_eq!(seen, Some(step.action), "Council of 4 has no secret actions");
            }
            assert!(CouncilOf4::is_private(step.before));
        });
    }
}

#[test]
fn turns_are_counted() {
    for (setup, seed) in games() {
        game::turns_are_counted::<CouncilOf4>(&setup, seed, LIMIT);
    }
}

#[test]
fn play_can_be_repeated() {
    for (setup, seed) in games() {
        game::setup_can_be_written_down::<CouncilOf4>(&setup);
        game::play_can_be_repeated::<CouncilOf4>(&setup, seed, LIMIT);
    }
}

#[test]
fn the_events_account_for_the_state() {
    for (setup, seed) in games() {
        let (state, deal) = game::deal::<CouncilOf4>(&setup, seed);
        let mut account = Account::open(&state, &deal);
        account.agrees_with(&state);
        let last = game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            account.book(step.action, step.events);
            account.agrees_with(step.after);
        });
        let winners = CouncilOf4::winners(&last).expect("the end");
        account.agrees_with_the_end(&last, &winners);
    }
}

/// Whether the event shows a card that the viewer may not see.
fn shows_a_foreign_card(event: &Event, viewer: Option<Seat>) -> bool {
    matches!(event, Event::CardDrawn { seat, card: Some(_) } if viewer != Some(*seat))
}

#[test]
fn nobody_sees_a_card_that_another_draws_and_everybody_all_else() {
    let redacted = Cell::new(0);
    let look = |state: &State, event: &Event| {
        for viewer in game::viewers::<CouncilOf4>(state) {
            let seen = CouncilOf4::event_seen_by(event, viewer);
            assert!(!shows_a_foreign_card(&seen, viewer), "{viewer:?} {seen:?}");
            assert_eq!(CouncilOf4::reveals(&seen), CouncilOf4::reveals(event));
            if shows_a_foreign_card(event, viewer) {
                redacted.set(redacted.get() + 1);
            } else {
                assert_eq!(seen, *event, "{viewer:?}");
            }
        }
    };
    for (setup, seed) in games() {
        let (state, deal) = game::deal::<CouncilOf4>(&setup, seed);
        deal.iter().for_each(|event| look(&state, event));
        game::play::<CouncilOf4>(&setup, seed, LIMIT, |step| {
            step.events.iter().for_each(|event| look(step.after, event));
        });
    }
    assert!(redacted.get() > 1000);
}

/// The text of a view contains neither the seed nor another hand.
#[test]
fn a_view_holds_one_hand_and_no_seed() {
    for (setup, seed) in games() {
        game::play::<CouncilOf4>(&setup, seed, 60, |step| {
            for viewer in game::viewers::<CouncilOf4>(step.after) {
                let view = CouncilOf4::view(step.after, viewer);
                let own = viewer.map(|seat| step.after.hand(seat)).unwrap_or_default();
                assert_eq!(view.hand, own);
                let text = serde_json::to_string(&view).expect("text");
                assert!(!text.contains(&seed.0.to_string()), "{viewer:?}");
                assert!(!text.contains("luck") && !text.contains("\"hands\""), "{viewer:?}");
            }
        });
    }
}

#[test]
fn a_view_of_a_seat_that_is_not_there_is_an_onlookers() {
    let (setup, seed) = games().next().expect("a game");
    let state = game::deal::<CouncilOf4>(&setup, seed).0;
    let onlooker = CouncilOf4::view(&state, None);
    assert_eq!(CouncilOf4::view(&state, Some(Seat(2))), onlooker);
    assert_eq!(CouncilOf4::view(&state, Some(Seat(255))), onlooker);
}

#[test]
fn a_state_is_copied_and_not_larger_than_256_bytes() {
    fn copied<T: Copy>() {}
    copied::<State>();
    assert!(std::mem::size_of::<State>() <= 256, "{}", std::mem::size_of::<State>());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    /// Actions are chosen by index, so that every shrunk case is a legal game, too.
    #[test]
    fn any_choices_keep_the_contract(
        board in 0..10_usize,
        players in 2..=4_u8,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 0..150),
    ) {
        let setup = setup(board, players);
        let (mut state, deal) = game::deal::<CouncilOf4>(&setup, Seed(seed));
        let mut account = Account::open(&state, &deal);
        let mut legal = Vec::new();
        for choice in choices {
            CouncilOf4::legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[choice as usize % legal.len()];
            let (after, events) = game::done::<CouncilOf4>(&state, action);
            account.book(action, &events);
            account.agrees_with(&after);
            game::holds_together::<CouncilOf4>(&after);
            game::views_know_their_own_actions::<CouncilOf4>(&after);
            game::hidden_things_can_be_dealt_anew::<CouncilOf4>(&after, Seed(u64::from(choice)));
            state = after;
        }
    }
}
