//! Tuning: the weights of Champion, with each group of counts scaled as wins most.

use std::io::Write;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::features::{
    BONUS, CHAMPION, DOUBLING_AHEAD, FEATURES, FIRST_VILLAGE, FOLLOWERS, GEMS, MERCENARY, MERCHANT,
    MOUNTAINEER, NEXT, OF_VILLAGES, PLACE, PROSPECTS, STEP, TOKENS,
};
use crate::games::four_towers::bots::weights::{MOMENTS, Weights, tuned, weights};
use crate::rules::sample;
use crate::tool::learning::tune::tune;
use crate::tool::{Failure, Train};

/// The groups, by the first of their counts.
const GROUPS: [(usize, &str); 23] = [
    (FOLLOWERS.first, "followers"),
    (FOLLOWERS.first + 1, "followers to pay with"),
    (PROSPECTS.first, "lords"),
    (PROSPECTS.first + 1, "demons"),
    (PROSPECTS.first + 2, "others' followers"),
    (PROSPECTS.first + 3, "own followers"),
    (PROSPECTS.first + 4, "the supply"),
    (PROSPECTS.first + FIRST_VILLAGE, "villages alone"),
    (PROSPECTS.first + FIRST_VILLAGE + 1, "villages in pairs"),
    (NEXT.first, "villages of the next"),
    (MERCENARY.first, "mercenaries"),
    (DOUBLING_AHEAD.first, "mercenaries of a doubled marker"),
    (DOUBLING_AHEAD.first + 1, "a doubling ahead"),
    (STEP.first, "the track"),
    (STEP.first + STEP.size / 2, "the track, doubled"),
    (MERCHANT.first, "merchants"),
    (MOUNTAINEER.first, "mountaineers"),
    (CHAMPION.first, "champions"),
    (TOKENS.first, "tokens"),
    (BONUS.first, "bonuses"),
    (GEMS.first, "gems"),
    (PLACE.first, "the order of play"),
    (FEATURES, "a clear lead"),
];

/// Tunes in rounds, and writes the weights.
pub fn run(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
    let names: Vec<String> = GROUPS
        .iter()
        .flat_map(|(_, name)| ["late", "early"].map(|when| format!("{name} {when}")))
        .collect();
    sample::deal::<FourTowers>(players, 0).map_err(Failure::setup)?;
    let base = tuned(players).unwrap_or(weights(players));
    let scales = tune::<FourTowers, Weights>(train, players, &names, |by| scaled(base, by));
    Ok(write!(out, "{}", scaled(base, &scales))?)
}

/// Returns the weights with each group scaled: by two powers of e, one for the end of the game and one for its beginning.
fn scaled(base: &Weights, by: &[f32]) -> Weights {
    let mut weights = base.clone();
    for moment in 0..MOMENTS.len() {
        let early = moment as f32 / (MOMENTS.len() - 1) as f32;
        let scale = |count: usize| {
            let at = 2 * group(count);
            (by[at] * (1.0 - early) + by[at + 1] * early).exp()
        };
        let worth = weights.worth[moment].iter_mut().enumerate();
        worth.for_each(|(count, worth)| *worth *= scale(count));
        weights.clear_lead[moment] *= scale(FEATURES);
    }
    weights
}

/// Returns the group of a count.
fn group(count: usize) -> usize {
    let first_village = PROSPECTS.first + FIRST_VILLAGE;
    let count = match count.checked_sub(first_village) {
        // Villages where the clan is alone and those in pairs take turns.
        Some(place) if place < OF_VILLAGES => first_village + place % 2,
        _ => count,
    };
    GROUPS.iter().rposition(|&(first, _)| first <= count).unwrap_or_default()
}
