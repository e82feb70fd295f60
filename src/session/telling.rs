//! Tracking of the log entries that were told, so that only the rest is told again.

use super::Session;
use crate::bots::Playable;
use crate::rules::{Game, Seat};

/// Log entries that were told, and their viewer.
#[derive(Clone, Debug)]
pub struct Telling<G: Game> {
    viewer: Option<Seat>,
    /// Every action, and what the viewer knew of it.
    actions: Vec<(G::Action, Option<G::Action>)>,
}

impl<G: Game> Default for Telling<G> {
    fn default() -> Telling<G> {
        Telling { viewer: None, actions: Vec::new() }
    }
}

impl<G: Playable> Telling<G> {
    /// Marks the whole log as told, as the screen may show it now. Returns how many entries from the
    /// start were told before and are unchanged; the rest must be told again. An entry changes when
    /// something hidden in it is revealed.
    pub fn catch_up(&mut self, session: &Session<G>) -> usize {
        let viewer = session.shown();
        let known =
            session.steps.iter().map(|step| (step.action, step.known_to(viewer, &session.state)));
        let now: Vec<_> = known.collect();
        let told = if self.viewer == viewer { &*self.actions } else { &[] };
        let same = told.iter().zip(&now).take_while(|(told, now)| told == now).count();
        *self = Telling { viewer, actions: now };
        same
    }
}
