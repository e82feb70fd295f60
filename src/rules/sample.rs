//! Random games to measure and to test with, a seed for each number.

use super::luck::{Seed, below};
use super::{Game, playout};

/// Limit for rules without an end of their own; random games take some hundred actions.
const MOST_ACTIONS: u32 = 1_000_000;
/// The stream that actions are drawn from.
const CHOICES: u64 = 99;

/// Deals the first state of a numbered game. Returns it with its seed.
///
/// # Errors
/// Returns an error if the game can't be played by this number of players.
pub fn deal<G: Game>(players: u8, number: u32) -> Result<(G::State, Seed), G::SetupError> {
    let seed = Seed(u64::from(number) + 1);
    Ok((G::start(&G::sample(players, number), seed, |_| {})?, seed))
}

/// Plays a numbered game to its end. Returns the number of actions.
///
/// # Errors
/// Returns an error if the game can't be played by this number of players.
pub fn play<G: Game>(players: u8, number: u32) -> Result<u32, G::SetupError> {
    let (mut state, seed) = deal::<G>(players, number)?;
    Ok(playout::random::<G>(&mut state, &mut seed.stream(CHOICES), MOST_ACTIONS))
}

/// A state and the action that was played in it.
pub type Sample<G> = (<G as Game>::State, <G as Game>::Action);

/// Returns all states of the first `games` games but the last of each, with the action that was played.
///
/// # Errors
/// Returns an error if the game can't be played by this number of players.
pub fn states<G: Game>(players: u8, games: u32) -> Result<Vec<Sample<G>>, G::SetupError> {
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

/// Returns every `every`-th state of the first `games` games as the deciding seat sees it, if that seat has
/// more than one legal action.
///
/// # Errors
/// Returns an error if the game can't be played by this number of players.
pub fn views<G: Game>(
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
