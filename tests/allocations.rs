//! Play without the heap: neither `choose_legal` and `apply` allocate, nor `legal_actions` into a list with
//! room.

#![allow(clippy::expect_used, reason = "a test fails where it cannot go on")]

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::state::State;
use curia::rules::luck::{Seed, below};
use curia::rules::sample;
use curia::rules::{Game, playout};

const GAMES: u32 = 1_000;
/// More actions than any legal list has.
const ROOM: usize = 4_096;
/// Random games of four take about 600 actions; none comes near.
const MOST_ACTIONS: u32 = 20_000;

fn states() -> Vec<(State, Seed)> {
    let deal = |number| sample::deal::<CouncilOf4>(2 + (number % 3) as u8, number).expect("a game");
    (0..GAMES).map(deal).collect()
}

/// Plays with every list written out, more than a playout does.
fn play_by_lists(state: &mut State, seed: Seed, legal: &mut Vec<Action>) -> usize {
    let mut rng = seed.stream(99);
    let mut longest = 0;
    for _ in 0..MOST_ACTIONS {
        CouncilOf4::legal_actions(state, legal);
        longest = longest.max(legal.len());
        let Some(&action) = legal.get(below(&mut rng, legal.len() as u32) as usize) else { break };
        let mut events = 0_u32;
        assert_eq!(CouncilOf4::apply(state, action, |_| events += 1), Ok(()));
        assert!(events > 0);
    }
    longest
}

#[test]
fn a_thousand_games_allocate_nothing() {
    let (mut by_lists, mut by_choice) = (states(), states());
    assert_eq!(by_lists.len() as u32, GAMES);
    let mut legal = Vec::with_capacity(ROOM);
    let mut longest = 0;
    let listed = allocation_counter::measure(|| {
        for (state, seed) in &mut by_lists {
            longest = longest.max(play_by_lists(state, *seed, &mut legal));
        }
    });
    let chosen = allocation_counter::measure(|| {
        for (state, seed) in &mut by_choice {
            playout::random::<CouncilOf4>(state, &mut seed.stream(99), MOST_ACTIONS);
        }
    });
    assert_eq!((listed.count_total, chosen.count_total), (0, 0));
    assert!((100..ROOM).contains(&longest), "{longest} fit");
    assert!(by_lists.iter().all(|(state, _)| CouncilOf4::decider(state).is_none()), "all ended");
    assert_eq!(by_lists, by_choice, "the same choices are the same games");
}

/// The test above relies on this.
#[test]
fn an_allocation_is_counted() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8])));
    assert_eq!(counted.count_total, 1);
}
