//! Tuning: what a game's positions are judged by, made better by games between close variants of it.
//!
//! In each deal two variants meet in all seatings, which lie on opposite sides of the middle in a direction of chance. Which of
//! them does better in many deals tells for each number whether more or less of it is better: what predicts the end of games
//! best needn't be what wins them.

use std::io::{self, Write};

use super::{MOST_ACTIONS, best};
use crate::bots::Playable;
use crate::bots::search::Heuristic;
use crate::rules::luck::below;
use crate::rules::{Seat, sample};
use crate::tool::Train;
use crate::tool::jobs::{each, jobs};
use crate::tool::ladder::game::seatings;

/// How far each variant is from the middle, in every number.
const APART: f32 = 0.25;
/// How far a number goes in a round for each standard error of what tells its direction.
const STEP: f32 = 0.03;
/// Lead in points that makes a seat e times as much a winner.
const CLOSE: f64 = 6.0;
/// Streams of the directions, and of the search's luck.
const DIRECTIONS: u64 = 0x7475_6e01;
const SEARCHES: u64 = 0x7475_6e02;

/// A direction from the middle, and how much better the variant there did than that on the other side.
type Met = (Vec<f32>, f64);

/// Tunes the numbers with these names, which all begin with 0, in rounds, and tells on standard error which moved. `variant`
/// makes what judges positions of them.
pub fn tune<G: Playable, H: Heuristic<G>>(
    train: &Train,
    players: u8,
    names: &[String],
    variant: impl Fn(&[f32]) -> H + Sync,
) -> Vec<f32> {
    let mut middle = vec![0.0; names.len()];
    for round in 0..train.rounds {
        let first = train.from_deal + round * train.games;
        let deals = first..first + train.games;
        let met: Vec<Met> = each(jobs(train.jobs, deals.len()), deals, |deal| {
            meet::<G, H>(train.iterations, players, deal, &middle, &variant)
        })
        .into_iter()
        .flatten()
        .collect();
        let deals = met.len().max(1) as f64;
        let error = met.iter().map(|(_, better)| better * better).sum::<f64>().sqrt() / deals;
        // Where nobody did better nothing moves.
        let error = error.max(f64::MIN_POSITIVE);
        let mut told = format!("round {}: {deals} deals", round + 1);
        for (at, (number, name)) in middle.iter_mut().zip(names).enumerate() {
            let slope = met.iter().map(|(way, better)| f64::from(way[at]) * better).sum::<f64>();
            let clear = (slope / deals / error) as f32;
            *number += STEP * clear;
            if clear.abs() > 2.0 {
                told += &format!("; {name} to {number:+.2}");
            }
        }
        writeln!(io::stderr(), "{told}").unwrap_or_default();
    }
    middle
}

/// Lets two variants meet in a deal; `None` if its games are given up.
fn meet<G: Playable, H: Heuristic<G>>(
    iterations: u32,
    players: u8,
    deal: u32,
    middle: &[f32],
    variant: impl Fn(&[f32]) -> H,
) -> Option<Met> {
    let mut chance = sample::deal::<G>(players, deal).ok()?.1.stream(DIRECTIONS);
    let way: Vec<f32> =
        middle.iter().map(|_| if below(&mut chance, 2) == 0 { -1.0 } else { 1.0 }).collect();
    let at = |side: f32| {
        let numbers = middle.iter().zip(&way).map(|(number, way)| number + side * APART * way);
        variant(&numbers.collect::<Vec<_>>())
    };
    let variants = [at(-1.0), at(1.0)];
    let seatings = seatings(players, false);
    let mut better = 0.0;
    for sides in &seatings {
        better += better_by::<G, H>(iterations, &variants, sides, deal)? / seatings.len() as f64;
    }
    Some((way, better))
}

/// Plays a game, and returns how much more of the victory than its fair share the second side has, less what the first has.
/// Close seats share it.
fn better_by<G: Playable, H: Heuristic<G>>(
    iterations: u32,
    variants: &[H; 2],
    sides: &[u8],
    deal: u32,
) -> Option<f64> {
    let (mut state, seed) = sample::deal::<G>(sides.len() as u8, deal).ok()?;
    let mut luck = seed.stream(SEARCHES);
    let side = |seat: Seat| usize::from(sides[seat.index()]);
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = G::decider(&state) else { break };
        let view = G::view(&state, Some(seat));
        let (action, _) = best::<G>(&view, &variants[side(seat)], iterations, &mut luck);
        G::apply(&mut state, action?, |_| {}).ok()?;
    }
    G::winners(&state)?;
    let totals = G::totals(&state);
    let most = totals.iter().copied().max().unwrap_or_default();
    let shares: Vec<f64> =
        totals.iter().map(|&total| (f64::from(total - most) / CLOSE).exp()).collect();
    let all: f64 = shares.iter().sum();
    let fair = 1.0 / sides.len() as f64;
    let gains = Seat::first(sides.len() as u8).zip(&shares).map(|(seat, share)| {
        let gain = share / all - fair;
        if side(seat) == 1 { gain } else { -gain }
    });
    Some(gains.sum())
}
