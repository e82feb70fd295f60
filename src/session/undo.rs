//! Undo and redo. Every action keeps the state before it, so undo restores an earlier one.
//!
//! Undo is free while it reveals nothing to anyone: over one's own actions that revealed nothing hidden,
//! and over bots' choices after them that the only person does not know yet. A person alone against bots
//! may go further back, over the bots' turns, which marks the match as assisted. With several persons,
//! undo never crosses a hand-over or a reveal.

use super::{Entry, Preview, Session, Stage, Step};
use crate::bots::Playable;
use crate::record::Controller;
use crate::rules::Seat;
use crate::vocabulary;

vocabulary! {
    /// Reason something can't be undone.
    pub enum NoUndo {
        /// No action in this turn.
        NothingDone = "nothing-done",
        /// Something hidden was revealed since, and others at the table saw it.
        Revealed = "revealed",
        /// The turn or the decision is not that of a person at the screen.
        NotYourTurn = "not-your-turn",
        /// The screen was handed over since.
        HandedOver = "handed-over",
    }
}

/// How far undoing reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// None: nobody learned anything.
    Free,
    /// The match counts as assisted, since what was revealed is known.
    Assisted,
}

/// A moment to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Number of actions played before it.
    pub played: usize,
    /// Effect of going there.
    pub reach: Reach,
}

/// The log entries that lead back to their moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaysBack {
    /// None.
    Nowhere,
    /// All decisions of this seat from a place on: a person alone may go back over bots' turns.
    Own { seat: Seat, from: usize },
    /// All from this one on: with several persons, undo never crosses a hand-over or a reveal.
    From(usize),
}

impl WaysBack {
    /// Whether the entry at this place, a decision of this seat, leads back.
    pub fn lead_to(self, at: usize, seat: Seat) -> bool {
        match self {
            WaysBack::Nowhere => false,
            WaysBack::Own { seat: own, from } => own == seat && at >= from,
            WaysBack::From(first) => at >= first,
        }
    }
}

impl<G: Playable> Session<G> {
    /// Returns the log entries that lead back.
    pub fn ways_back(&self) -> WaysBack {
        if let Some(seat) = self.only_person() {
            return WaysBack::Own { seat, from: self.given() };
        }
        let Ok(seat) = self.who_goes_back() else { return WaysBack::Nowhere };
        let free = |step: &&Step<G>| step.seat == seat && !step.events.iter().any(G::reveals);
        WaysBack::From(self.steps.len() - self.steps.iter().rev().take_while(free).count())
    }

    /// Returns the moment before the last decision of the person at the screen.
    ///
    /// # Errors
    /// Returns an error if it can't be undone.
    pub fn can_undo(&self) -> Result<Moment, NoUndo> {
        let seat = self.who_goes_back()?;
        let last = match self.only_person() {
            Some(_) => self.steps.iter().rposition(|step| step.seat == seat),
            None => self.steps.len().checked_sub(1).filter(|&at| self.steps[at].seat == seat),
        };
        self.can_go_back(last.ok_or(NoUndo::NothingDone)?)
    }

    /// Returns the moment before the first decision in the turn of the person at the screen.
    ///
    /// # Errors
    /// Returns an error if it can't be undone.
    pub fn can_restart_turn(&self) -> Result<Moment, NoUndo> {
        let seat = self.who_goes_back()?;
        let turn = G::turn(&self.state);
        let own =
            |at: &usize| self.steps[*at].seat == seat && G::turn(&self.steps[*at].before) == turn;
        let first = (0..self.steps.len()).rev().take_while(own).last();
        self.can_go_back(first.ok_or(NoUndo::NothingDone)?)
    }

    /// Returns the moment after this many actions.
    ///
    /// # Errors
    /// Returns an error if it can't be gone back to.
    pub fn can_go_back(&self, played: usize) -> Result<Moment, NoUndo> {
        let seat = self.who_goes_back()?;
        let since = self.steps.get(played..).filter(|since| !since.is_empty());
        let since = since.filter(|_| played >= self.given());
        let since = since.ok_or(NoUndo::NothingDone)?;
        let alone = self.only_person().is_some();
        let is_unknown = |step: &Step<G>| step.known_to(Some(seat), &self.state).is_none();
        let own = since.iter().all(|step| step.seat == seat || alone && is_unknown(step));
        // When the game is over, everything may be looked at.
        let revealed =
            self.decider().is_none() || since.iter().flat_map(|step| &step.events).any(G::reveals);
        let reach = match (alone, own, revealed) {
            _ if since[0].seat != seat && alone => return Err(NoUndo::NotYourTurn),
            (_, true, false) => Reach::Free,
            (true, ..) => Reach::Assisted,
            (false, false, _) => return Err(NoUndo::HandedOver),
            (false, true, true) => return Err(NoUndo::Revealed),
        };
        Ok(Moment { played, reach })
    }

    /// Returns the person who may undo: the only person at any time, one of several when on turn.
    fn who_goes_back(&self) -> Result<Seat, NoUndo> {
        self.only_person().or_else(|| self.on_turn()).ok_or(NoUndo::NotYourTurn)
    }

    /// Returns the person on turn, if they have the screen.
    fn on_turn(&self) -> Option<Seat> {
        match self.stage() {
            Stage::Table(Some(seat)) if self.decider() == Some(seat) => Some(seat),
            _ => None,
        }
    }

    /// Takes everything back that came after so many actions, and marks the match as assisted if
    /// that is more than is free.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if that is not possible.
    pub fn go_back(&mut self, played: usize) -> Result<Moment, NoUndo> {
        let moment = self.can_go_back(played)?;
        let taken_back: Vec<_> = self.steps.drain(played..).collect();
        self.record.actions.truncate(played);
        self.undone.extend(taken_back.iter().rev().map(|step| step.action));
        if let Some(first) = taken_back.into_iter().next() {
            self.state = first.before;
        }
        self.record.assisted |= moment.reach == Reach::Assisted;
        if !G::is_private(&self.state) {
            self.hide();
        }
        Ok(moment)
    }

    /// Whether the person who undid an action can redo it.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.on_turn().is_some()
    }

    /// Returns the last undone decision, as redo would play it; `None` if there is none.
    pub fn to_redo(&self) -> Option<Entry<G>> {
        let &action = self.undone.last()?;
        let Preview { action, events, .. } = self.preview(action)?;
        Some(Entry { seat: self.decider()?, action, events })
    }

    /// Redoes the last undone decision, with the bots' moves after it.
    pub fn redo(&mut self) {
        if !self.can_redo() {
            return;
        }
        while let Some(&action) = self.undone.last() {
            // It was legal here before, so it is now.
            if self.play(action).is_err() || !self.bot_decides() {
                return;
            }
        }
    }

    fn bot_decides(&self) -> bool {
        let controller = self.decider().and_then(|seat| self.record.controller(seat));
        matches!(controller, Some(Controller::Bot(_)))
    }
}
