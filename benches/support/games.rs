//! Games to measure with: every board in turn, a seed each.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::board::Sides;
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::State;
use curia::games::luck::Seed;
use curia::games::{Game, playout};

/// No game of random play or of any bot comes near.
pub const MOST_ACTIONS: u32 = 100_000;

/// The first state of a game and its seed.
pub fn deal(players: u8, game: u32) -> (State, Seed) {
    let sides = Sides::all().nth(game as usize % 8).unwrap_or_default();
    let setup = Setup { players, sides, nobility: Default::default(), first: None };
    let seed = Seed(u64::from(game) + 1);
    match CouncilOf4::start(&setup, seed, |_| {}) {
        Ok(state) => (state, seed),
        Err(error) => unreachable!("{error:?}"),
    }
}

/// Plays so many games to the end by chance; how many decisions that took is returned.
pub fn random_games(players: u8, games: u32) -> u32 {
    let play = |game| {
        let (mut state, seed) = deal(players, game);
        playout::random::<CouncilOf4>(&mut state, &mut seed.stream(99), MOST_ACTIONS)
    };
    (0..games).map(play).sum()
}
