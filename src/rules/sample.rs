//! Random games to measure and to test with, a seed for each number.

use super::luck::{Seed, below};
use super::{Game, playout};

/// A game with a set-up for each number.
pub trait Sampled: Game {
    /// The set-up of a numbered game for so many players: all boards in turn, if there are several.
    fn sample(players: u8, number: u32) -> Self::Setup;
}

/// Random games take some hundred actions. Rules that know no end need one, so this is it.
const MOST_ACTIONS: u32 = 1_000_000;
/// The stream that actions are chosen by.
const CHOICES: u64 = 99;

/// The first state of a game and its seed.
///
/// # Errors
/// If so many can't play.
pub fn deal<G: Sampled>(players: u8, number: u32) -> Result<(G::State, Seed), G::SetupError> {
    let seed = Seed(u64::from(number) + 1);
    Ok((G::start(&G::sample(players, number), seed, |_| {})?, seed))
}

/// Plays a game to its end; how many actions that took is returned.
///
/// # Errors
/// If so many can't play.
pub fn play<G: Sampled>(players: u8, number: u32) -> Result<u32, G::SetupError> {
    let (mut state, seed) = deal::<G>(players, number)?;
    Ok(playout::random::<G>(&mut state, &mut seed.stream(CHOICES), MOST_ACTIONS))
}

/// A state, and the action that was done in it.
pub type Sample<G> = (<G as Game>::State, <G as Game>::Action);

/// All states of the first so many games but the last of each, with the action that was done.
///
/// # Errors
/// If so many can't play.
pub fn states<G: Sampled>(players: u8, games: u32) -> Result<Vec<Sample<G>>, G::SetupError> {
    let mut states = Vec::new();
    for number in 0..games {
        let (mut state, seed) = deal::<G>(players, number)?;
        let mut rng = seed.stream(CHOICES);
        while let Some(action) = G::choose_legal(&state, |len| below(&mut rng, len)) {
            states.push((state.clone(), action));
            if G::apply(&mut state, action, |_| {}).is_err() {
                break;
            }
        }
    }
    Ok(states)
}

/// Every so many-th state of the first so many games, as the seat that decides sees it, wherever there
/// is more than one legal action.
///
/// # Errors
/// If so many can't play.
pub fn views<G: Sampled>(
    players: u8,
    games: u32,
    every: usize,
) -> Result<Vec<G::View>, G::SetupError> {
    let mut legal = Vec::new();
    let states = states::<G>(players, games)?;
    let views = states.iter().step_by(every.max(1)).filter_map(|(state, _)| {
        G::legal_actions(state, &mut legal);
        (legal.len() > 1).then(|| G::view(state, G::decider(state)))
    });
    Ok(views.collect())
}
