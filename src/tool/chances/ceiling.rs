//! How much skill chances to win can have at all: how sure the result is when bots play on from the true state.

use std::fmt;

use crate::bots::history::History;
use crate::bots::{Level, choose};
use crate::record::MOST_ACTIONS;
use crate::rules::{Game, Seat, Seed};
use crate::tool::spoken::Spoken;

/// How sure the results of games are at some of their decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ceiling {
    /// Number of decisions.
    pub decisions: u32,
    /// Sum of the squared errors that remain if every chance is true.
    rest: f64,
    /// Sum of those of always saying one in n.
    even: f64,
}

impl Ceiling {
    /// Plays on from a state so many times, at least twice, each with other luck of the bots.
    pub fn of<G: Spoken>(state: &G::State, level: Level, playouts: u32, seed: &str) -> Ceiling {
        let won = |playout: u32| play_on::<G>(state.clone(), level, seed, playout);
        let won: Vec<Vec<f32>> = (0..playouts).map(won).collect();
        let mut ceiling = Ceiling { decisions: 1, ..Ceiling::default() };
        let seats = won.first().map_or(0, Vec::len);
        for seat in 0..seats {
            let parts = || won.iter().filter_map(|won| won.get(seat)).map(|&part| f64::from(part));
            let (count, even) = (f64::from(playouts), 1.0 / seats as f64);
            let mean = parts().sum::<f64>() / count;
            let squares = |about: f64| parts().map(|part| (part - about).powi(2)).sum::<f64>();
            // The mean of few is nearer to them than the true chance is.
            ceiling.rest += squares(mean) / (count - 1.0);
            ceiling.even += squares(even) / count;
        }
        ceiling
    }

    /// Adds other decisions.
    pub fn add(&mut self, other: Ceiling) {
        self.decisions += other.decisions;
        self.rest += other.rest;
        self.even += other.even;
    }

    /// Returns the skill of true chances.
    pub fn skill(&self) -> f64 {
        1.0 - self.rest / self.even
    }
}

impl fmt::Display for Ceiling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ceiling { decisions, .. } = self;
        writeln!(f, "skill of true chances: {:.3}, by {decisions} decisions", self.skill())
    }
}

/// Plays on to the end, and returns every seat's part of the victory.
fn play_on<G: Spoken>(mut state: G::State, level: Level, seed: &str, playout: u32) -> Vec<f32> {
    let seed = format!("{seed} {playout}");
    for at in 0..MOST_ACTIONS {
        let view = G::view(&state, G::decider(&state));
        let action = choose::<G>(History::of(view, Seed::beside(&seed, "playout", at)), level);
        if action.is_none_or(|action| G::apply(&mut state, action, |_| {}).is_err()) {
            break;
        }
    }
    parts::<G>(&state)
}

/// Returns every seat's part of the victory, in seating order; none before the end of the game.
pub fn parts<G: Game>(state: &G::State) -> Vec<f32> {
    let winners = G::winners(state).unwrap_or_default();
    let part = 1.0 / winners.len().max(1) as f32;
    let seats = Seat::first(G::totals(state).len() as u8);
    seats.map(|seat| if winners.contains(&seat) { part } else { 0.0 }).collect()
}
