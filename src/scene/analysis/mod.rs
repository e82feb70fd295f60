//! Analysis of a finished match: the expected results of the actions played and of the best alternatives.
//!
//! The bots are asked about one decision after another, always with only what its seat could see. This
//! module keeps their answers; it does no thinking and needs no browser.

use std::collections::BTreeMap;

use super::Shown;
use crate::bots::advice::{Advice, Candidate};
use crate::bots::history::History;
use crate::bots::outlook::percent;
use crate::bots::protocol::Wanted;
use crate::bots::{Level, Playable};
use crate::record::{Controller, Match};
use crate::rules::{Game, Seat};
use crate::session::Session;
use crate::vocabulary;

mod forecast;
mod kept;

pub use forecast::Forecast;
pub use kept::{FORMAT, LONGEST_TEXT, Refusal};

/// Advice on a decision of a game.
pub type Advised<G> = Advice<<G as Game>::Action, <G as Playable>::Motive>;
/// Candidate action of a game.
pub type Weighed<G> = Candidate<<G as Game>::Action, <G as Playable>::Motive>;

/// Smallest loss in percentage points that counts; an action that loses less is equal to the best.
pub const LISTED_FROM: u8 = 2;
/// Maximum number of actions shown side by side.
pub const SHOWN: usize = 3;
/// Percentage points of chance to win within which the best turn after another answer counts as good as the best one.
pub const EQUAL: u8 = 3;
/// Most decisions of a match to learn from.
pub const MOMENTS: usize = 5;
/// Level of the bots that replace the other persons in a what-if.
pub const STAND_IN: Level = Level::Adept;

vocabulary! {
    /// Effort spent on each decision.
    #[derive(Default)]
    pub enum Depth: json {
        /// A glance.
        Quick = "quick",
        /// The effort of a good player.
        #[default]
        Normal = "normal",
        /// The longest bearable effort.
        Deep = "deep",
    }
}

impl Depth {
    /// Returns the number of search iterations for each decision.
    pub const fn iterations(self) -> u32 {
        match self {
            Depth::Quick => 100,
            Depth::Normal => 500,
            Depth::Deep => 2_500,
        }
    }
}

/// Action of the match, and when it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<A> {
    /// Seat that played it.
    pub seat: Seat,
    pub action: A,
    /// Round, counted from 1.
    pub round: u16,
    /// Whether anything else was legal.
    pub is_decision: bool,
}

/// Decision that has been analysed.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<G: Shown> {
    /// Depth of the analysis.
    pub depth: Depth,
    /// Advice on the decision; the action played is among the candidates.
    told: Advised<G>,
    /// Index of the action played among the candidates.
    played: usize,
}

impl<G: Shown> Judged<G> {
    /// Returns `None` if the action played or a seat's outlook is missing, or a chance is out of range.
    fn of(
        depth: Depth,
        mut told: Advised<G>,
        played: G::Action,
        seats: usize,
    ) -> Option<Judged<G>> {
        // Stored for every decision, and no more motives are ever given.
        for one in &mut told.candidates {
            one.motives.truncate(G::MOST_SAID);
            one.misses.clear();
        }
        let place = told.candidates.iter().position(|one| one.action == played)?;
        let weighed = told.candidates.iter().map(|one| one.outlook.chance);
        let chances = weighed.chain(told.outlooks.iter().map(|outlook| outlook.chance));
        let sound = told.outlooks.len() == seats
            // Rounding may exceed the range slightly.
            && chances.into_iter().all(|chance| (-0.001..=1.001).contains(&chance));
        sound.then_some(Judged { depth, told, played: place })
    }

    /// Returns the advice on the decision; the action played is among the candidates.
    pub const fn told(&self) -> &Advised<G> {
        &self.told
    }

    /// Returns the action played.
    pub fn played(&self) -> &Weighed<G> {
        &self.told.candidates[self.played]
    }

    /// Returns the best action.
    pub fn best(&self) -> &Weighed<G> {
        self.told.candidates.first().unwrap_or_else(|| self.played())
    }

    /// Returns the percentage points by which the best action's chance to win exceeds that of the action
    /// played, computed from the numbers as shown; 0 if the best was played.
    pub fn loss(&self) -> u8 {
        let [best, played] = [self.best(), self.played()].map(|one| percent(one.outlook.chance));
        best.saturating_sub(played)
    }

    /// Returns the best actions including the one played, [`SHOWN`] at most, each with whether it was
    /// played: the best first, then by their chances.
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

    /// Returns the best action's chance to win, in percent, if its seat leads with it and another seat after the action
    /// played. The others' chances keep their proportions.
    fn turned(&self, seat: Seat) -> Option<u8> {
        let before = self.told.outlooks.get(seat.index())?.chance;
        let others = self.told.outlooks.iter().enumerate();
        let others = others.filter(|&(other, _)| other != seat.index());
        let most = others.map(|(_, outlook)| outlook.chance).fold(0.0, f32::max);
        // What the strongest other has of all that the others have.
        let share = most / (1.0 - before);
        let [best, played] = [self.best(), self.played()].map(|one| one.outlook.chance);
        let turned = best > share * (1.0 - best) && played < share * (1.0 - played);
        turned.then_some(percent(best))
    }

    /// Returns every seat's chance to win before the decision, from 0 to 1, in seating order.
    pub fn chances(&self) -> Vec<f32> {
        self.told.outlooks.iter().map(|outlook| outlook.chance).collect()
    }
}

/// Decision that lowered the chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costly {
    /// Number of actions played before it.
    pub at: usize,
    /// Seat that decided.
    pub seat: Seat,
    /// Loss in percentage points, at least [`LISTED_FROM`].
    pub loss: u8,
    /// Where the game turned, the chance of the best action in percent: with it the seat leads, after the one played
    /// another seat does.
    pub turned: Option<u8>,
}

/// Every seat's chance to win at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Number of actions played.
    pub at: usize,
    /// Chances from 0 to 1, in seating order.
    pub chances: Vec<f32>,
    /// Depth of the analysis; `None` for the end, whose result is known.
    pub depth: Option<Depth>,
}

/// Findings about a finished match so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<G: Shown> {
    /// Wanted depth for each decision.
    pub depth: Depth,
    /// Number that identifies the match.
    fingerprint: u64,
    seats: usize,
    winners: Vec<Seat>,
    moments: Vec<Played<G::Action>>,
    judged: BTreeMap<usize, Judged<G>>,
}

impl<G: Shown> Analysis<G> {
    /// Returns an analysis without findings, or `None` if the match is not over.
    pub fn of(session: &Session<G>) -> Option<Analysis<G>> {
        let winners = session.winners()?;
        let record = session.record();
        let mut legal = Vec::new();
        let mut moment = |(at, &action): (usize, &G::Action)| {
            let view = session.history_at(at)?.now.view;
            G::view_legal_actions(&view, &mut legal);
            let (seat, round) = (session.decider_at(at)?, G::round(&view));
            // On what the match was given nobody decided.
            let is_decision = at >= session.given() && legal.len() > 1;
            Some(Played { seat, action, round, is_decision })
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

    /// Returns all actions of the match.
    pub fn moments(&self) -> &[Played<G::Action>] {
        &self.moments
    }

    /// Returns the number of decisions.
    pub fn decisions(&self) -> usize {
        self.moments.iter().filter(|moment| moment.is_decision).count()
    }

    /// Returns the number of decisions analysed at the wanted depth or deeper.
    pub fn done(&self) -> usize {
        self.judged.values().filter(|judged| judged.depth >= self.depth).count()
    }

    /// Returns the decisions not yet analysed at the wanted depth, in order of play, with the seats that decided.
    pub fn open(&self) -> impl Iterator<Item = (usize, Seat)> {
        let open = |(at, moment): &(usize, &Played<G::Action>)| {
            moment.is_decision && self.judged.get(at).is_none_or(|known| known.depth < self.depth)
        };
        self.moments.iter().enumerate().filter(open).map(|(at, moment)| (at, moment.seat))
    }

    /// Returns the first of them.
    pub fn next(&self) -> Option<usize> {
        self.open().next().map(|(at, _)| at)
    }

    /// Returns the question to ask about a decision: the history its seat saw, and the advice wanted.
    pub fn question(&self, session: &Session<G>, at: usize) -> Option<(History<G>, Wanted)> {
        let about = Some(G::print(self.moments.get(at)?.action));
        let iterations = self.depth.iterations();
        Some((session.history_at(at)?, Wanted::Advice { iterations, about }))
    }

    /// Adds the answer to a question about a decision. Returns whether it is an answer to that question;
    /// if not, it is ignored. A finding of greater depth is kept.
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

    /// Returns the finding about a decision.
    pub fn judged(&self, at: usize) -> Option<&Judged<G>> {
        self.judged.get(&at)
    }

    /// Returns the number of decisions analysed at any depth, and how many of them were the best or equal
    /// to it.
    pub fn summary(&self) -> (usize, usize) {
        let equal = self.judged.values().filter(|judged| judged.loss() < LISTED_FROM).count();
        (self.judged.len(), equal)
    }

    /// Returns the decisions of one seat or of all that cost something: costliest first, then by time.
    pub fn costliest(&self, of: Option<Seat>) -> Vec<Costly> {
        let each = self.judged.iter().filter_map(|(&at, judged)| {
            let seat = self.moments.get(at)?.seat;
            let costly = Costly { at, seat, loss: judged.loss(), turned: judged.turned(seat) };
            let wanted = of.is_none_or(|seat| seat == costly.seat);
            (wanted && costly.loss >= LISTED_FROM).then_some(costly)
        });
        let mut all: Vec<_> = each.collect();
        all.sort_by_key(|costly| std::cmp::Reverse(costly.loss));
        all
    }

    /// Returns the decisions to learn from: the costliest ones that count, as far as they were analysed, in order of play.
    /// After each of them something else was clearly better.
    pub fn moments_to_learn(&self, counts: impl Fn(&Costly, &Judged<G>) -> bool) -> Vec<usize> {
        let of = |costly: &Costly| self.judged(costly.at).is_some_and(|of| counts(costly, of));
        let clear = self.costliest(None).into_iter().filter(|costly| costly.loss > EQUAL);
        let mut moments: Vec<usize> =
            clear.filter(of).take(MOMENTS).map(|costly| costly.at).collect();
        moments.sort_unstable();
        moments
    }

    /// Returns every seat's chance at each known decision, in order of play, then the actual result:
    /// winners share the victory.
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

/// Returns the match up to a decision, to continue it differently: a person plays the seat that decided,
/// bots stay, and bots replace all other persons. `None` if the match has no such decision.
pub fn what_if<G: Shown>(session: &Session<G>, at: usize) -> Option<Match<G>> {
    let seat = session.decider_at(at)?;
    let mut begun = session.record().up_to(at)?;
    for (other, who) in (0..).map(Seat).zip(&mut begun.seats) {
        if other == seat {
            who.controller = Controller::Person;
        } else if who.controller == Controller::Person {
            who.controller = Controller::Bot(STAND_IN);
        }
    }
    Some(begun)
}
