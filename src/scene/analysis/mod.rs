//! Analysis of a finished match: what each seat could expect of what it did, and of the best that it
//! could have done.
//!
//! Whoever thinks is asked about one decision after the other, always by what its seat could see,
//! and what is answered is held here. Nothing is thought here, and nothing of it needs a browser.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Shown;
use crate::bots::advice::{Advice, Candidate};
use crate::bots::history::History;
use crate::bots::protocol::Wanted;
use crate::bots::{Level, Playable};
use crate::record::{Controller, Match};
use crate::rules::{Game, Seat};
use crate::session::Session;

mod forecast;
mod kept;

pub use forecast::Forecast;
pub use kept::{FORMAT, LONGEST_TEXT, Refusal};

/// What is said of a decision of a game.
pub type Advised<G> = Advice<<G as Game>::Action, <G as Playable>::Motive>;
/// An action of a game that was weighed.
pub type Weighed<G> = Candidate<<G as Game>::Action, <G as Playable>::Motive>;

/// What costs less than so many percentage points counts as equal to the best.
pub const LISTED_FROM: u8 = 2;
/// So many actions are shown side by side at most.
pub const SHOWN: usize = 3;
/// Who plays on for the other persons when a position is tried in another way.
pub const STAND_IN: Level = Level::Adept;

/// How long is thought about each decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// At a glance.
    Quick,
    /// As a good player does.
    #[default]
    Normal,
    /// As long as is bearable.
    Deep,
}

impl Depth {
    /// Every depth, from the quickest on.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// How many iterations of search each decision takes.
    pub const fn iterations(self) -> u32 {
        match self {
            Depth::Quick => 100,
            Depth::Normal => 500,
            Depth::Deep => 2_500,
        }
    }
}

/// A chance from 0 to 1 in whole percent.
pub fn percent(chance: f32) -> u8 {
    // Whatever is no number becomes 0.
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

/// One action of the match, and when it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<A> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub action: A,
    /// The round, counted from 1.
    pub round: u16,
    /// Whether anything else was legal.
    pub is_decision: bool,
}

/// A decision that was thought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<G: Shown> {
    /// How long.
    pub depth: Depth,
    /// What is said of it; what was played is among the candidates.
    told: Advised<G>,
    /// The place of what was played among the candidates.
    played: usize,
}

impl<G: Shown> Judged<G> {
    /// None if what is said does not hold what was played, or holds what is no chance.
    fn of(
        depth: Depth,
        mut told: Advised<G>,
        played: G::Action,
        seats: usize,
    ) -> Option<Judged<G>> {
        // It is kept for every decision, and more of them are never said.
        told.candidates.iter_mut().for_each(|one| one.motives.truncate(G::MOST_SAID));
        let place = told.candidates.iter().position(|one| one.action == played)?;
        let weighed = told.candidates.iter().map(|one| one.outlook.chance);
        let chances = weighed.chain(told.outlooks.iter().map(|outlook| outlook.chance));
        let sound = told.outlooks.len() == seats
            // Rounding may lead past 1 by a hair.
            && chances.into_iter().all(|chance| (-0.001..=1.001).contains(&chance));
        sound.then_some(Judged { depth, told, played: place })
    }

    /// What was played.
    pub fn played(&self) -> &Weighed<G> {
        &self.told.candidates[self.played]
    }

    /// What would have been best.
    pub fn best(&self) -> &Weighed<G> {
        self.told.candidates.first().unwrap_or_else(|| self.played())
    }

    /// So many percentage points of the chance to win the best action is ahead of the one that was
    /// played, between the numbers as they are shown; 0 where that was the best.
    pub fn loss(&self) -> u8 {
        let [best, played] = [self.best(), self.played()].map(|one| percent(one.outlook.chance));
        best.saturating_sub(played)
    }

    /// The best actions with what was played among them, [`SHOWN`] at most: the best first, then by
    /// their chances. Each with whether it was played.
    pub fn shown(&self) -> Vec<(&Weighed<G>, bool)> {
        let mut shown: Vec<_> = (0..self.told.candidates.len()).collect();
        if self.played >= SHOWN {
            shown.truncate(SHOWN - 1);
            shown.push(self.played);
        }
        shown.truncate(SHOWN);
        let chance = |at: usize| self.told.candidates[at].outlook.chance;
        if let [_, others @ ..] = shown.as_mut_slice() {
            others.sort_by(|&one, &other| chance(other).total_cmp(&chance(one)));
        }
        shown.into_iter().map(|at| (&self.told.candidates[at], at == self.played)).collect()
    }

    /// Every seat's chance to win before the decision, from 0 to 1, in the order of sitting.
    pub fn chances(&self) -> Vec<f32> {
        self.told.outlooks.iter().map(|outlook| outlook.chance).collect()
    }
}

/// A decision that cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costly {
    /// How many actions were played before it.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// In percentage points; [`LISTED_FROM`] at least.
    pub loss: u8,
}

/// Everybody's chance to win at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// So many actions were played.
    pub at: usize,
    /// From 0 to 1, in the order of sitting.
    pub chances: Vec<f32>,
    /// How long was thought about it; none for the end, which is as it was.
    pub depth: Option<Depth>,
}

/// What was found out about a finished match so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<G: Shown> {
    /// How deep each decision is to be looked at.
    pub depth: Depth,
    /// What tells the match from others.
    fingerprint: u64,
    seats: usize,
    winners: Vec<Seat>,
    moments: Vec<Played<G::Action>>,
    judged: BTreeMap<usize, Judged<G>>,
}

impl<G: Shown> Analysis<G> {
    /// Nothing has been found yet; none if the match is not over.
    pub fn of(session: &Session<G>) -> Option<Analysis<G>> {
        let winners = session.winners()?;
        let record = session.record();
        let mut legal = Vec::new();
        let mut moment = |(at, &action): (usize, &G::Action)| {
            let view = session.history_at(at)?.now.view;
            G::view_legal_actions(&view, &mut legal);
            let (seat, round) = (session.decider_at(at)?, G::round(&view));
            Some(Played { seat, action, round, is_decision: legal.len() > 1 })
        };
        Some(Analysis {
            depth: Depth::default(),
            fingerprint: kept::fingerprint(record),
            seats: record.seats.len(),
            winners,
            moments: record.actions.iter().enumerate().map(&mut moment).collect::<Option<_>>()?,
            judged: BTreeMap::new(),
        })
    }

    /// All actions of the match.
    pub fn moments(&self) -> &[Played<G::Action>] {
        &self.moments
    }

    /// How many decisions there are.
    pub fn decisions(&self) -> usize {
        self.moments.iter().filter(|moment| moment.is_decision).count()
    }

    /// How many of them have been looked at as deep as is wanted.
    pub fn done(&self) -> usize {
        self.judged.values().filter(|judged| judged.depth >= self.depth).count()
    }

    /// The first decision that has not been looked at as deep as is wanted.
    pub fn next(&self) -> Option<usize> {
        let open = |(at, moment): &(usize, &Played<G::Action>)| {
            moment.is_decision && self.judged.get(at).is_none_or(|known| known.depth < self.depth)
        };
        self.moments.iter().enumerate().find(open).map(|(at, _)| at)
    }

    /// What is to be asked about a decision of the match: what its seat saw, and what is wanted.
    pub fn question(&self, session: &Session<G>, at: usize) -> Option<(History<G>, Wanted)> {
        let about = Some(G::print(self.moments.get(at)?.action));
        let iterations = self.depth.iterations();
        Some((session.history_at(at)?, Wanted::Advice { iterations, about }))
    }

    /// Takes what was said of a decision. Returns whether it is an answer to that question; what is
    /// not is left. What was found at a greater depth stays.
    pub fn take(&mut self, at: usize, depth: Depth, told: Advised<G>) -> bool {
        let Some(moment) = self.moments.get(at).filter(|moment| moment.is_decision) else {
            return false;
        };
        let Some(judged) = Judged::of(depth, told, moment.action, self.seats) else {
            return false;
        };
        if self.judged.get(&at).is_none_or(|known| known.depth <= depth) {
            self.judged.insert(at, judged);
        }
        true
    }

    /// What is known of a decision.
    pub fn judged(&self, at: usize) -> Option<&Judged<G>> {
        self.judged.get(&at)
    }

    /// How many decisions have been looked at, at any depth, and how many of them were the best or
    /// equal to it.
    pub fn summary(&self) -> (usize, usize) {
        let equal = self.judged.values().filter(|judged| judged.loss() < LISTED_FROM).count();
        (self.judged.len(), equal)
    }

    /// What cost something, of one seat or of all, the costliest first, of equals the earlier one.
    pub fn costliest(&self, of: Option<Seat>) -> Vec<Costly> {
        let each = self.judged.iter().filter_map(|(&at, judged)| {
            let costly = Costly { at, seat: self.moments.get(at)?.seat, loss: judged.loss() };
            let wanted = of.is_none_or(|seat| seat == costly.seat);
            (wanted && costly.loss >= LISTED_FROM).then_some(costly)
        });
        let mut all: Vec<_> = each.collect();
        all.sort_by_key(|costly| std::cmp::Reverse(costly.loss));
        all
    }

    /// Everybody's chance at each decision that is known, in the order of play, and at the end as it
    /// was: winners share the victory.
    pub fn points(&self) -> Vec<Point> {
        let known = self.judged.iter().map(|(&at, judged)| Point {
            at,
            chances: judged.chances(),
            depth: Some(judged.depth),
        });
        let share = 1.0 / self.winners.len().max(1) as f32;
        let result = (0..)
            .map(Seat)
            .take(self.seats)
            .map(|seat| if self.winners.contains(&seat) { share } else { 0.0 });
        let end = Point { at: self.moments.len(), chances: result.collect(), depth: None };
        known.chain([end]).collect()
    }
}

/// The match up to a decision, to be played on in another way: a person plays the seat that was to
/// decide, bots stay what they are, and a bot plays for every other person. None if the match holds
/// no such decision.
pub fn what_if<G: Shown>(session: &Session<G>, at: usize) -> Option<Match<G>> {
    let seat = session.decider_at(at)?;
    let mut begun = Match { assisted: false, ..session.record().up_to(at)? };
    for (other, who) in (0..).map(Seat).zip(&mut begun.seats) {
        if other == seat {
            who.controller = Controller::Person;
        } else if who.controller == Controller::Person {
            who.controller = Controller::Bot(STAND_IN);
        }
    }
    Some(begun)
}
