//! The search's knowledge of Council of 4: promising actions, and expected results of positions.

use std::array;
use std::fmt;
use std::sync::OnceLock;

use super::features::{FEATURES, Feature, features, progress};
use super::prior::Situation;
use crate::bots::outlook::{self, MOST_SEATS, Outlooks};
use crate::bots::search::Heuristic;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::list::cheapest_legal_actions;
use crate::games::council_of_4::rules::scoring::{ranking, scores};
use crate::games::council_of_4::rules::{Action, Cards, Score, State};
use crate::rules::{Game, Seat};

/// Returns the search's heuristic for a number of players, with its weights.
pub fn heuristic(players: u8) -> &'static Weights {
    static WEIGHTS: OnceLock<[Weights; 3]> = OnceLock::new();
    let all = WEIGHTS.get_or_init(|| {
        let files = [
            include_str!("weights/2.txt"),
            include_str!("weights/3.txt"),
            include_str!("weights/4.txt"),
        ];
        // A test reads them all; unreadable ones would make all positions equal.
        files.map(|file| Weights::read(file).unwrap_or_default())
    });
    &all[usize::from(players).saturating_sub(2).min(2)]
}

/// The worth of each count in VP at the end, for the beginning and the end of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Weights before any merchant is placed.
    pub early: [f32; FEATURES],
    /// Weights once a player has placed all merchants.
    pub late: [f32; FEATURES],
    /// Lead in VP over another seat that counts as three quarters of a victory, at the beginning and at the
    /// end.
    pub clear_lead: [f32; 2],
}

/// First line of a file of weights, raised with every change of its form.
const FORM: &str = "curia weights 1";
/// Weights are written in thousandths of a VP.
const UNITS: f32 = 1000.0;

/// Error for a file without weights: the line, counted from 1, and what it must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWeights {
    pub line: usize,
    /// What it must hold.
    pub expected: &'static str,
}

impl Weights {
    /// Returns weights under which only VP count.
    pub fn vp_alone() -> Weights {
        let mut weights = [0.0; FEATURES];
        weights[Feature::Vp as usize] = 1.0;
        weights[Feature::TilesVp as usize] = 1.0;
        Weights { early: weights, late: weights, clear_lead: [20.0; 2] }
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { early: [0.0; FEATURES], late: [0.0; FEATURES], clear_lead: [1.0; 2] }
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = |weight: f32| (weight * UNITS).round() as i32;
        let [early, late] = self.clear_lead.map(units);
        writeln!(f, "{FORM}")?;
        writeln!(f, "{CLEAR_LEAD} {early} {late}")?;
        let both = self.early.iter().zip(&self.late);
        Feature::ALL.into_iter().zip(both).try_for_each(|(feature, (&early, &late))| {
            writeln!(f, "{} {} {}", feature.word(), units(early), units(late))
        })
    }
}

const CLEAR_LEAD: &str = "ClearLead";

impl Heuristic<CouncilOf4> for Weights {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        glances(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        fold(actions, aims);
    }

    fn list(&self, state: &State, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        list(state, actions, aims);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let done = progress(state.table());
        let [early, late] = self.clear_lead;
        let weights = self.at(done);
        let worth = |seat| dot(&weights, &features(state.table(), state.hand(seat), seat));
        outlooks(state, early + (late - early) * done, worth)
    }
}

/// Returns the action without the cards it is paid with.
const fn unpaid(action: Action) -> Action {
    let payment = Cards::EMPTY;
    match action {
        Action::Acquire { region, slot, .. } => Action::Acquire { region, slot, payment },
        Action::PlaceWithQueen { city, .. } => Action::PlaceWithQueen { city, payment },
        other => other,
    }
}

/// Keeps one payment for each thing: the cheapest, which has the most cards and, of those, the fewest jokers.
pub(crate) fn fold(actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
    let rank = |action: Action| {
        let payment = action.payment();
        (payment.len(), std::cmp::Reverse(payment.jokers()))
    };
    actions.dedup_by(|next, kept| {
        let is_same = match (*next, *kept) {
            (
                Action::Acquire { region, slot, .. },
                Action::Acquire { region: of, slot: at, .. },
            ) => (region, slot) == (of, at),
            (Action::PlaceWithQueen { city, .. }, Action::PlaceWithQueen { city: other, .. }) => {
                city == other
            }
            // No other action has a payment, and none is listed twice.
            _ => false,
        };
        if is_same && rank(*next) > rank(*kept) {
            *kept = *next;
        }
        is_same
    });
    aims.extend(actions.iter().map(|&action| unpaid(action)));
}

/// Replaces `actions` and `aims` by the legal actions, folded.
pub(crate) fn list(state: &State, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
    let table = state.table();
    // Faster than writing all payments and folding them.
    cheapest_legal_actions(table, state.hand(table.turn.seat), actions);
    aims.clear();
    aims.extend(actions.iter().map(|&action| unpaid(action)));
}

/// Rates how promising actions look at a glance.
pub(crate) fn glances(state: &State, actions: &[Action], priors: &mut Vec<u32>) {
    let glance = Situation::new(state.table(), state.hand(state.table().turn.seat));
    priors.clear();
    let looks = actions.iter().map(|&action| glance.prior(action));
    // Squared: an action that looks twice as good is played four times as often.
    priors.extend(looks.map(|look| look * look));
}

/// Returns every seat's expected result if `worth` gives its VP at the end and a lead of `clear` counts as
/// three quarters of a victory.
pub(crate) fn outlooks(state: &State, clear: f32, worth: impl Fn(Seat) -> f32) -> Outlooks {
    let table = state.table();
    let mut worths = [0.0; MOST_SEATS];
    let finals = CouncilOf4::decider(state).is_none().then(|| scores(table, state.hand_sizes()));
    for seat in table.each_seat() {
        worths[seat.index()] = match &finals {
            Some(finals) => f32::from(finals[seat.index()].total()),
            None => worth(seat),
        };
    }
    let before = finals.map(|finals| places(&finals));
    let before = before.as_ref().map(|before| before.as_slice());
    outlook::outlooks(&worths[..usize::from(table.seats())], clear, before)
}

/// Returns how many seats are placed before each in a finished game.
fn places(finals: &[Score]) -> [u8; MOST_SEATS] {
    let mut places = [0; MOST_SEATS];
    let mut before = 0;
    for group in ranking(finals) {
        group.iter().for_each(|seat| places[seat.index()] = before);
        before += group.len() as u8;
    }
    places
}

impl Weights {
    /// Reads the weights of a file: its form, then a line each for the clear lead and for every feature, with
    /// its word and two whole numbers, early and late.
    ///
    /// # Errors
    /// Returns an error if a line is wrong, or there are too many.
    pub fn read(file: &str) -> Result<Weights, NoWeights> {
        let mut lines = file.lines();
        if lines.next() != Some(FORM) {
            return Err(NoWeights { line: 1, expected: FORM });
        }
        let mut line = 1;
        let mut pair = |expected: &'static str| {
            line += 1;
            let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
            let weight = |word: &str| word.parse::<i32>().ok().map(|units| units as f32 / UNITS);
            let pair = match words[..] {
                [word, early, late] if word == expected => weight(early).zip(weight(late)),
                _ => None,
            };
            pair.ok_or(NoWeights { line, expected })
        };
        let (early, late) = pair(CLEAR_LEAD)?;
        let mut weights = Weights { clear_lead: [early, late], ..Weights::default() };
        for feature in Feature::ALL {
            let (early, late) = pair(feature.word())?;
            weights.early[feature as usize] = early;
            weights.late[feature as usize] = late;
        }
        match lines.next() {
            Some(_) => Err(NoWeights { line: line + 1, expected: "" }),
            None => Ok(weights),
        }
    }

    /// Returns the VP that the counts add up to at this progress of the game.
    pub fn worth(&self, counts: &[f32; FEATURES], done: f32) -> f32 {
        dot(&self.at(done), counts)
    }

    /// Returns the weights at this progress of the game.
    fn at(&self, done: f32) -> [f32; FEATURES] {
        array::from_fn(|at| self.early[at] + (self.late[at] - self.early[at]) * done)
    }
}

fn dot(weights: &[f32; FEATURES], counts: &[f32; FEATURES]) -> f32 {
    weights.iter().zip(counts).map(|(weight, count)| weight * count).sum()
}
