//! The contract of a game for Four Towers, with every number of players.

use std::collections::BTreeSet;

use crate::game;
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::components::Champion;
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::setup::Setup;
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use proptest::prelude::*;

/// Limit above the length of any random game.
const LIMIT: usize = 3000;

fn games() -> impl Iterator<Item = (Setup, Seed)> {
    FourTowers::SEATS.flat_map(|players| (0..4).map(move |seed| (Setup::of(players), Seed(seed))))
}

#[test]
fn the_contract_is_kept() {
    for (setup, seed) in games() {
        game::setup_can_be_written_down::<FourTowers>(&setup);
        game::play_can_be_repeated::<FourTowers>(&setup, seed, LIMIT);
        game::turns_are_counted::<FourTowers>(&setup, seed, LIMIT);
        game::holds_together::<FourTowers>(&game::deal::<FourTowers>(&setup, seed).0);
        let last = game::play::<FourTowers>(&setup, seed, LIMIT, |step| {
            game::holds_together::<FourTowers>(step.after);
            game::notation_is_inverse::<FourTowers>(step.legal);
            game::views_know_their_own_actions::<FourTowers>(step.after);
            game::hidden_things_can_be_dealt_anew::<FourTowers>(step.after, seed);
            game::nothing_comes_to_light_untold::<FourTowers>(step, seed);
            game::what_is_chosen_in_secret_shows_nowhere::<FourTowers>(step);
            game::what_is_open_is_known_to_all::<FourTowers>(step.after, seed);
        });
        assert_eq!(FourTowers::decider(&last), None, "{setup:?} goes on");
    }
}

#[test]
fn every_kind_of_action_occurs_in_random_games() {
    let mut kinds = BTreeSet::new();
    for players in FourTowers::SEATS {
        for seed in 0..40 {
            game::play::<FourTowers>(&Setup::of(players), Seed(seed), LIMIT, |step| {
                kinds.extend(FourTowers::print(step.action).split(' ').next().map(String::from));
            });
        }
    }
    let every = [
        "ambassador",
        "assign",
        "buy",
        "chamberlain",
        "changeling",
        "climber",
        "demote",
        "dismiss",
        "draw",
        "end",
        "expand",
        "foreman",
        "kindler",
        "marshal",
        "mercenary",
        "merchant",
        "mountaineer",
        "oracle",
        "place",
        "quartermaster",
        "recruiter",
        "shepherd",
        "slanderer",
        "spare",
        "spirits",
        "tactician",
        "third",
    ];
    // Nobody is dismissed as long as there is room anywhere.
    assert!(
        every.iter().filter(|&&kind| kind != "dismiss").all(|&kind| kinds.contains(kind)),
        "{kinds:?}"
    );
    assert!(kinds.iter().all(|kind| every.contains(&kind.as_str())), "{kinds:?}");
}

/// Nobody ever has to look away, and all see the same.
#[test]
fn everybody_sees_the_whole_table() {
    for (setup, seed) in games() {
        game::play::<FourTowers>(&setup, seed, LIMIT, |step| {
            assert!(!FourTowers::is_private(step.before));
            for viewer in game::viewers::<FourTowers>(step.before) {
                let view = FourTowers::view(step.before, viewer);
                assert_eq!((view.table, view.seat), (*step.before.table(), viewer));
                let text = serde_json::to_string(&view).expect("text");
                assert!(!text.contains("seed"));
                for event in step.events {
                    assert_eq!(FourTowers::event_seen_by(event, viewer), *event);
                }
            }
        });
    }
}

/// Every champion of the deck is as likely to turn up first, whatever is seen of the table.
#[test]
fn decks_dealt_anew_turn_up_any_champion_evenly() {
    let (state, _) = game::deal::<FourTowers>(&Setup::of(4), Seed(5));
    let view = FourTowers::view(&state, Some(Seat(1)));
    let mut rng = Seed(6).stream(96);
    let (deals, mut first) = (13 * 600, [0_u32; 16]);
    // Played until somebody hires a champion.
    let mut waiting = Vec::new();
    for _ in 0..deals {
        let mut dealt = FourTowers::determinise(&view, &mut rng);
        let mut found = None;
        for _ in 0..400 {
            let Some(action) = FourTowers::choose_legal(&dealt, |len| below(&mut rng, len)) else {
                break;
            };
            FourTowers::apply(&mut dealt, action, |event| {
                if let Event::ChampionRevealed { champion, .. } = event {
                    found = found.or(Some(champion));
                }
            })
            .expect("legal");
            if found.is_some() {
                break;
            }
        }
        waiting.extend(found);
    }
    waiting.iter().for_each(|&champion| first[usize::from(champion.number() - 1)] += 1);
    let deck = view.table.deck();
    let expected = waiting.len() as f64 / f64::from(deck.len());
    assert!(waiting.len() > 7000);
    for champion in Champion::ALL {
        let count = f64::from(first[usize::from(champion.number() - 1)]);
        if deck.contains(champion) {
            assert!((count - expected).abs() < 5.0 * expected.sqrt(), "{champion:?}: {count}");
        } else {
            assert!(count < 1.0, "{champion:?} lies open");
        }
    }
}

#[test]
fn a_view_of_a_seat_that_is_not_there_is_an_onlookers() {
    let state = game::deal::<FourTowers>(&Setup::of(3), Seed(1)).0;
    let onlooker = FourTowers::view(&state, None);
    for seat in [3, 4, 5, 255].map(Seat) {
        assert_eq!(FourTowers::view(&state, Some(seat)), onlooker);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    /// Actions are chosen by index, so that every shrunk case is a legal game, too.
    #[test]
    fn any_choices_keep_the_contract(
        players in 2..=4_u8,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 0..250),
    ) {
        let (mut state, _) = game::deal::<FourTowers>(&Setup::of(players), Seed(seed));
        for choice in choices {
            let Some(action) = FourTowers::choose_legal(&state, |len| choice % len.max(1)) else {
                break;
            };
            state = game::done::<FourTowers>(&state, action).0;
            game::holds_together::<FourTowers>(&state);
            game::hidden_things_can_be_dealt_anew::<FourTowers>(&state, Seed(u64::from(choice)));
        }
    }

    /// Whatever is tried at a state, from any text, is refused without a trace or done.
    #[test]
    fn no_action_from_outside_breaks_anything(
        seed in any::<u64>(),
        played in 0..250_usize,
        text in "(third|buy|spirits|marshal|tactician|kindler|mercenary|merchant|draw|place|expand|assign|demote|end)\
                 ( [A-U0-4]| [RYGB]{1,3}| (follower|merchant)){0,4}",
    ) {
        let (mut state, _) = game::deal::<FourTowers>(&Setup::of(3), Seed(seed));
        let mut rng = Seed(seed).stream(99);
        for _ in 0..played {
            let Some(action) = FourTowers::choose_legal(&state, |len| below(&mut rng, len)) else {
                break;
            };
            state = game::done::<FourTowers>(&state, action).0;
        }
        if let Some(action) = FourTowers::parse(&text) {
            let before = state;
            match FourTowers::apply(&mut state, action, |_| {}) {
                Ok(()) => assert_eq!(FourTowers::validate(&state), vec![]),
                Err(_) => assert_eq!(state, before),
            }
        }
    }
}
