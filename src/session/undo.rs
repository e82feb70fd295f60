//! Taking back and doing again. Every action keeps the state before it, so going back is putting an
//! earlier one in its place.
//!
//! Free is what shows nobody anything new: one's own actions, as far as nothing hidden came to light,
//! and what bots chose after them as long as the one person does not know it.
//! Whoever plays alone against bots may go back further, over their turns as well; the match is
//! marked as assisted then. Between several persons nothing goes back over a hand-over or over what
//! was revealed.

use super::{Entry, Preview, Session, Stage, Step};
use crate::bots::Playable;
use crate::record::Controller;
use crate::rules::Seat;

/// Why something can't be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// Nothing was done in this turn.
    NothingDone,
    /// Since then something hidden came to light, and others at the table saw it.
    Revealed,
    /// The turn is not that of a person at the screen, or the decision was not theirs.
    NotYourTurn,
    /// Since then the screen was handed over.
    HandedOver,
}

/// What going back means for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nothing: nobody learned anything.
    Free,
    /// It counts as assisted: what came to light is known now.
    Assisted,
}

/// A moment that can be gone back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many actions were played before it.
    pub played: usize,
    /// What going there means.
    pub reach: Reach,
}

/// Which entries of the log lead back to their moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaysBack {
    /// None.
    Nowhere,
    /// All decisions of this seat: who is alone goes back over the turns of bots as well.
    Own(Seat),
    /// All from this one on: between several persons nothing goes back over a hand-over or over
    /// what was revealed.
    From(usize),
}

impl WaysBack {
    /// Whether the entry at this place, a decision of this seat, is one of them.
    pub fn lead_to(self, at: usize, seat: Seat) -> bool {
        match self {
            WaysBack::Nowhere => false,
            WaysBack::Own(own) => own == seat,
            WaysBack::From(first) => at >= first,
        }
    }
}

impl<G: Playable> Session<G> {
    /// Which entries of the log can be gone back to.
    pub fn ways_back(&self) -> WaysBack {
        if let Some(seat) = self.only_person() {
            return WaysBack::Own(seat);
        }
        let Ok(seat) = self.who_goes_back() else { return WaysBack::Nowhere };
        let free = |step: &&Step<G>| step.seat == seat && !step.events.iter().any(G::reveals);
        WaysBack::From(self.steps.len() - self.steps.iter().rev().take_while(free).count())
    }

    /// The moment before the last decision of the person at the screen.
    ///
    /// # Errors
    /// Why it can't be taken back.
    pub fn can_undo(&self) -> Result<Moment, NoUndo> {
        let seat = self.who_goes_back()?;
        let last = match self.only_person() {
            Some(_) => self.steps.iter().rposition(|step| step.seat == seat),
            None => self.steps.len().checked_sub(1).filter(|&at| self.steps[at].seat == seat),
        };
        self.can_go_back(last.ok_or(NoUndo::NothingDone)?)
    }

    /// The moment before the first decision of the turn that the person at the screen is in.
    ///
    /// # Errors
    /// Why it can't be taken back.
    pub fn can_restart_turn(&self) -> Result<Moment, NoUndo> {
        let seat = self.who_goes_back()?;
        let turn = G::turn(&self.state);
        let own =
            |at: &usize| self.steps[*at].seat == seat && G::turn(&self.steps[*at].before) == turn;
        let first = (0..self.steps.len()).rev().take_while(own).last();
        self.can_go_back(first.ok_or(NoUndo::NothingDone)?)
    }

    /// The moment when so many actions had been played.
    ///
    /// # Errors
    /// Why it can't be gone back to.
    pub fn can_go_back(&self, played: usize) -> Result<Moment, NoUndo> {
        let seat = self.who_goes_back()?;
        let since = self.steps.get(played..).filter(|since| !since.is_empty());
        let since = since.ok_or(NoUndo::NothingDone)?;
        let alone = self.only_person().is_some();
        let is_unknown = |step: &Step<G>| step.known_to(Some(seat), &self.state).is_none();
        let own = since.iter().all(|step| step.seat == seat || alone && is_unknown(step));
        // Once it is over everything can be looked at.
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

    /// Who may take something back: the only person at any time, of several the one on turn.
    fn who_goes_back(&self) -> Result<Seat, NoUndo> {
        self.only_person().or_else(|| self.on_turn()).ok_or(NoUndo::NotYourTurn)
    }

    /// The person on turn, if they have the screen.
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
    /// If that is not possible; nothing has changed then.
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

    /// Whether an action that was taken back can be done again, by whoever took it back.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.on_turn().is_some()
    }

    /// The decision that was taken back last, as it would be done again; none if there is none.
    pub fn to_redo(&self) -> Option<Entry<G>> {
        let &action = self.undone.last()?;
        let Preview { action, events, .. } = self.preview(action)?;
        Some(Entry { seat: self.decider()?, action, events })
    }

    /// Does the decision again that was taken back last, with what bots did after it.
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
