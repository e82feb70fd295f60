//! Games between two levels.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

use super::contestant::{Contestant, Player};
use crate::record::MOST_ACTIONS;
use crate::rules::luck::below;
use crate::rules::{Seat, Seed, sample};
use crate::tool::spoken::Spoken;

/// Result of a game between a lower side, 0, and a higher one, 1.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Share of the pairs of seats of different sides in which the higher side's came in first.
    pub score: f64,
    /// Higher side's share of the victory.
    pub won: f64,
    /// Number of each side's decisions, and their processor time; of a program, the time until its reply.
    pub decisions: [(u32, Duration); 2],
    /// Why a program lost without playing to the end.
    pub lost: Option<String>,
}

/// Luck stream of the bots.
const STREAM: u64 = 0x001a_dde4;
/// First deal, far from those that weights were learned from.
const FIRST_DEAL: u32 = 1_000_000;

/// Returns the side of each seat, for every seating of a deal.
pub fn seatings(players: u8, alone: bool) -> Vec<Vec<u8>> {
    let players = usize::from(players);
    let bases: &[&[u8]] = match (players, alone) {
        (_, true) => &[&[1, 0, 0, 0, 0]],
        (3, false) => &[&[1, 0, 0], &[0, 1, 1]],
        (5, false) => &[&[1, 0, 1, 0, 0], &[0, 1, 0, 1, 1]],
        _ => &[&[1, 0, 1, 0]],
    };
    let mut seatings = Vec::new();
    for base in bases.iter().map(|base| &base[..players]) {
        for turn in 0..players {
            let seating: Vec<u8> = base.iter().cycle().skip(turn).take(players).copied().collect();
            if !seatings.contains(&seating) {
                seatings.push(seating);
            }
        }
    }
    seatings
}

/// Plays a deal with these contestants; `None` if it did not end within the most actions of a match. A program has so much
/// time for a decision.
pub fn play<G: Spoken>(
    levels: &[Contestant],
    sides: &[u8],
    deal: u32,
    limit: Duration,
) -> Option<Outcome> {
    let (mut state, seed) = sample::deal::<G>(levels.len() as u8, FIRST_DEAL + deal).ok()?;
    let mut luck = seed.stream(STREAM);
    let mut players: Vec<Player<G>> = levels.iter().map(|&who| Player::new(who, limit)).collect();
    let mut outcome = Outcome::default();
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = G::decider(&state) else { break };
        let own = Seed(u64::from(below(&mut luck, u32::MAX)));
        let begin = (ThreadTime::now(), Instant::now());
        let chosen = players[seat.index()].choose(&state, seat, own);
        let side = sides[seat.index()];
        let (decisions, time) = &mut outcome.decisions[usize::from(side)];
        *decisions += 1;
        *time += match levels[seat.index()] {
            Contestant::Program(_) => begin.1.elapsed(),
            _ => begin.0.elapsed(),
        };
        match chosen {
            Ok(action) => G::apply(&mut state, action?, |_| {}).ok()?,
            Err(lost) => {
                // The other side comes in first everywhere.
                let share = f64::from(1 - side.min(1));
                let lost = Some(format!("deal {deal}: {} {lost}", levels[seat.index()]));
                return Some(Outcome { score: share, won: share, lost, ..outcome });
            }
        }
    }
    let winners = G::winners(&state)?;
    let side = |seat: &Seat| sides[seat.index()];
    let of_higher = winners.iter().filter(|seat| side(seat) == 1).count();
    outcome.won = of_higher as f64 / winners.len() as f64;

    let places = G::standings(&G::view(&state, None));
    let place = |seat: Seat| places.iter().position(|group| group.iter().any(|one| one.0 == seat));
    let seats = || Seat::first(levels.len() as u8);
    let mut pairs = 0.0;
    for higher in seats().filter(|seat| side(seat) == 1) {
        for lower in seats().filter(|seat| side(seat) == 0) {
            pairs += 1.0;
            outcome.score += match place(higher).cmp(&place(lower)) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
        }
    }
    outcome.score /= pairs;
    Some(outcome)
}
