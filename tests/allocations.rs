//! Play without the heap: neither `choose_legal` and `apply` allocate, nor `legal_actions` into a list with
//! room.

#![allow(clippy::expect_used, reason = "a test fails where it cannot go on")]

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::luck::{Seed, below};
use curia::rules::sample;
use curia::rules::{Game, playout};

const GAMES: u32 = 1_000;
/// More actions than any legal list has.
const ROOM: usize = 4_096;
/// Random games of four take about 600 actions; none comes near.
const MOST_ACTIONS: u32 = 20_000;

fn states<G: Game>() -> Vec<(G::State, Seed)> {
    let (fewest, most) = G::SEATS.into_inner();
    let players = |number| fewest + (number % u32::from(most - fewest + 1)) as u8;
    let deal = |number| sample::deal::<G>(players(number), number).expect("a game");
    (0..GAMES).map(deal).collect()
}

/// Plays with every list written out, more than a playout does.
fn play_by_lists<G: Game>(state: &mut G::State, seed: Seed, legal: &mut Vec<G::Action>) -> usize {
    let mut rng = seed.stream(99);
    let mut longest = 0;
    for _ in 0..MOST_ACTIONS {
        G::legal_actions(state, legal);
        longest = longest.max(legal.len());
        let Some(&action) = legal.get(below(&mut rng, legal.len() as u32) as usize) else { break };
        let mut events = 0_u32;
        assert_eq!(G::apply(state, action, |_| events += 1), Ok(()));
        assert!(events > 0);
    }
    longest
}

fn allocates_nothing<G: Game>() {
    let (mut by_lists, mut by_choice) = (states::<G>(), states::<G>());
    assert_eq!(by_lists.len() as u32, GAMES);
    let mut legal = Vec::with_capacity(ROOM);
    let mut longest = 0;
    let listed = allocation_counter::measure(|| {
        for (state, seed) in &mut by_lists {
            longest = longest.max(play_by_lists::<G>(state, *seed, &mut legal));
        }
    });
    let chosen = allocation_counter::measure(|| {
        for (state, seed) in &mut by_choice {
            playout::random::<G>(state, &mut seed.stream(99), MOST_ACTIONS);
        }
    });
    assert_eq!((listed.count_total, chosen.count_total), (0, 0));
    assert!((100..ROOM).contains(&longest), "{longest} fit");
    assert!(by_lists.iter().all(|(state, _)| G::decider(state).is_none()), "all ended");
    assert_eq!(by_lists, by_choice, "the same choices are the same games");
}

#[test]
fn a_thousand_games_allocate_nothing() {
    allocates_nothing::<CouncilOf4>();
    allocates_nothing::<TheCouncil>();
    allocates_nothing::<FourTowers>();
}

/// The test above relies on this.
#[test]
fn an_allocation_is_counted() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8])));
    assert_eq!(counted.count_total, 1);
}
