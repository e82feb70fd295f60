//! Random games to measure and to test with: every board in turn, a seed for each number.

use super::CouncilOf4;
use super::action::Action;
use super::board::Sides;
use super::components::NobilityVariant;
use super::setup::{Setup, SetupError};
use super::state::State;
use super::view::View;
use crate::games::luck::{Seed, below};
use crate::games::{Game, playout};

/// Random games take some hundred actions. The rules know no end (R24), so this is one.
const MOST_ACTIONS: u32 = 1_000_000;
/// The stream that actions are chosen by.
const CHOICES: u64 = 99;

/// The first state of a game and its seed.
///
/// # Errors
/// If so many can't play.
pub fn deal(players: u8, number: u32) -> Result<(State, Seed), SetupError> {
    let sides = Sides::of_number(number);
    let setup = Setup { players, sides, nobility: NobilityVariant::default(), first: None };
    let seed = Seed(u64::from(number) + 1);
    Ok((CouncilOf4::start(&setup, seed, |_| {})?, seed))
}

/// Plays a game to its end; how many actions that took is returned.
///
/// # Errors
/// If so many can't play.
pub fn play(players: u8, number: u32) -> Result<u32, SetupError> {
    let (mut state, seed) = deal(players, number)?;
    Ok(playout::random::<CouncilOf4>(&mut state, &mut seed.stream(CHOICES), MOST_ACTIONS))
}

/// All states of the first so many games but the last of each, with the action that was done.
///
/// # Errors
/// If so many can't play.
pub fn states(players: u8, games: u32) -> Result<Vec<(State, Action)>, SetupError> {
    let mut states = Vec::new();
    for number in 0..games {
        let (mut state, seed) = deal(players, number)?;
        let mut rng = seed.stream(CHOICES);
        while let Some(action) = CouncilOf4::choose_legal(&state, |len| below(&mut rng, len)) {
            states.push((state, action));
            if CouncilOf4::apply(&mut state, action, |_| {}).is_err() {
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
pub fn views(players: u8, games: u32, every: usize) -> Result<Vec<View>, SetupError> {
    let mut legal = Vec::new();
    let states = states(players, games)?;
    let views = states.iter().step_by(every.max(1)).filter_map(|(state, _)| {
        CouncilOf4::legal_actions(state, &mut legal);
        (legal.len() > 1).then(|| CouncilOf4::view(state, CouncilOf4::decider(state)))
    });
    Ok(views.collect())
}
