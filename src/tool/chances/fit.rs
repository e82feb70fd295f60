//! Learning how often chances come true: a multinomial logit of the found chances (Platt scaling of several seats).

use super::samples::Samples;
use crate::bots::chances::{Chances, Knot, LEAST_RATIO, counts, parts};
use crate::tool::learning::Squares;

/// Moments for which something is learned.
const MOMENTS: [f32; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// Steps towards the most likely numbers; far fewer are enough.
const STEPS: usize = 12;
/// Unknowns of a moment: the power of the ratio, what a lead and what deciding multiply it with.
const OF_A_MOMENT: usize = 3;
/// The least that the first of them may be, so that the better of two actions stays the better one.
const LEAST: [f64; 2] = [LEAST_RATIO as f64, 0.0];

/// Which unknowns are held at their least.
type Held = [[bool; LEAST.len()]; MOMENTS.len()];

/// The unknowns of every moment.
type Unknowns = [[f64; OF_A_MOMENT]; MOMENTS.len()];

/// Returns the chances under which what was won is most likely, from samples of each number of players.
pub fn fit(all: &[Samples]) -> Chances {
    let mut players: Vec<usize> = all.iter().map(|samples| samples.players).collect();
    players.sort_unstable();
    players.dedup();
    let tables = players.into_iter().map(|players| {
        let own: Vec<&Samples> = all.iter().filter(|samples| samples.players == players).collect();
        (players as u8, knots(&own))
    });
    Chances::new(tables.collect())
}

fn knots(all: &[&Samples]) -> Vec<Knot> {
    let mut held = Held::default();
    let unknowns = loop {
        let unknowns = most_likely(all, &held);
        let mut is_new = false;
        for (of_moment, held) in unknowns.iter().zip(&mut held) {
            for ((unknown, least), held) in of_moment.iter().zip(LEAST).zip(held) {
                is_new |= !*held && *unknown < least;
                *held |= *unknown < least;
            }
        }
        if !is_new {
            break unknowns;
        }
    };
    let knot = |(moment, unknowns): (f32, [f64; OF_A_MOMENT])| {
        let [ratio, lead, decides] = unknowns.map(|unknown| unknown as f32);
        Knot { moment, ratio, lead, decides }
    };
    MOMENTS.into_iter().zip(unknowns).map(knot).collect()
}

/// Returns the most likely unknowns, where some are held at their least.
fn most_likely(all: &[&Samples], held: &Held) -> Unknowns {
    let mut unknowns = Unknowns::default();
    for (of_moment, held) in unknowns.iter_mut().zip(held) {
        let least = LEAST.iter().zip(held).map(|(least, held)| if *held { *least } else { 0.0 });
        of_moment.iter_mut().zip(least).for_each(|(unknown, least)| *unknown = least);
    }
    for _ in 0..STEPS {
        let step = step(all, &unknowns, held);
        for (of_moment, step) in unknowns.iter_mut().zip(step.chunks(OF_A_MOMENT)) {
            of_moment.iter_mut().zip(step).for_each(|(unknown, step)| *unknown += step);
        }
    }
    unknowns
}

/// Returns the step of Newton's method from these unknowns.
fn step(all: &[&Samples], unknowns: &Unknowns, held: &Held) -> Vec<f64> {
    let mut squares = Squares::new(MOMENTS.len() * OF_A_MOMENT);
    for one in all.iter().flat_map(|samples| &samples.all) {
        let near = parts(&MOMENTS, one.moment).map(|(at, share)| (at, f64::from(share)));
        let seats = one.found.iter().enumerate().map(|(seat, &found)| {
            let [ratio, lead] = counts(found);
            [ratio, lead, f64::from(u8::from(seat == one.decider))]
        });
        let each: Vec<[f64; OF_A_MOMENT]> = seats.collect();
        let odds = each.iter().map(|counts| {
            let at = |&(at, share): &(usize, f64)| {
                let parts = unknowns[at].iter().zip(counts);
                share * parts.map(|(unknown, count)| unknown * count).sum::<f64>()
            };
            near.iter().map(at).sum::<f64>().exp()
        });
        let odds: Vec<f64> = odds.collect();
        let sum: f64 = odds.iter().sum();
        let chances: Vec<f64> = odds.into_iter().map(|odds| odds / sum).collect();
        let mean: [f64; OF_A_MOMENT] = std::array::from_fn(|of| {
            each.iter().zip(&chances).map(|(counts, chance)| counts[of] * chance).sum()
        });
        for ((counts, &chance), &won) in each.iter().zip(&chances).zip(&one.won) {
            let weight = chance.max(1e-9).sqrt();
            let mut notes = Vec::with_capacity(2 * OF_A_MOMENT);
            for &(at, share) in near.iter().filter(|(_, share)| *share > 0.0) {
                let is_free = |of: &usize| held[at].get(*of).is_none_or(|held| !held);
                notes.extend(
                    (0..OF_A_MOMENT).filter(is_free).map(|of| {
                        (at * OF_A_MOMENT + of, weight * share * (counts[of] - mean[of]))
                    }),
                );
            }
            squares.add(&notes, (f64::from(won) - chance) / weight);
        }
    }
    squares.solve()
}
