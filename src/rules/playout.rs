//! Games played randomly to their end, for measurements, tests and search.

use rand::Rng;

use super::Game;
use super::luck::below;

/// Plays random legal actions until the game is over or `most` actions are done. Returns their number.
pub fn random<G: Game>(state: &mut G::State, rng: &mut impl Rng, most: u32) -> u32 {
    for done in 0..most {
        let action = G::choose_legal(state, |len| below(rng, len));
        let played = action.map(|action| G::apply(state, action, |_| {}));
        if !matches!(played, Some(Ok(()))) {
            return done;
        }
    }
    most
}
