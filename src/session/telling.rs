//! What of the log has been told, so that only the rest is told anew.

use super::Session;
use crate::bots::Playable;
use crate::rules::{Game, Seat};

/// What of a log has been told, and to whom.
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
    /// Takes the whole log as told, the way the screen may show it now. Returns how many of its
    /// entries were told before and are still the same; those after them must be told anew. What was
    /// hidden and has come to light is not the same.
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
