//! Decisions with only one possible answer.

use super::{Session, Stage};
use crate::bots::{Playable, legal};
use crate::rules::{Game, Seat};

impl<G: Playable> Session<G> {
    /// Returns what the person whose table is on the screen must do, if nothing else is possible.
    pub fn only_move(&self) -> Option<G::Action> {
        let Stage::Table(Some(seat)) = self.stage() else { return None };
        let may = self.decider() == Some(seat) && self.is_person(seat) && self.away().is_none();
        may.then(|| only::<G>(&self.view())).flatten()
    }

    /// Whether an entry of the log tells a decision with only one possible answer, of a person at this screen. Of one with
    /// secrets nobody else is told that.
    pub fn was_only_move(&self, at: usize) -> bool {
        let knows = |seat: Seat| match G::HAS_SECRETS {
            true => self.own_seat() == Some(seat),
            false => self.is_person(seat) && self.mine.is_none_or(|mine| mine == seat),
        };
        self.steps
            .get(at)
            .filter(|step| knows(step.seat))
            .is_some_and(|step| only::<G>(&G::view(&step.before, Some(step.seat))).is_some())
    }
}

/// Returns the only legal action of the view's seat, if there is only one.
fn only<G: Game>(view: &G::View) -> Option<G::Action> {
    match *legal::<G>(view) {
        [action] => Some(action),
        _ => None,
    }
}
