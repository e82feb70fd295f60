//! Legal actions of a view, listed once, and those that still fit the picks.

use super::Shown;
use crate::bots::legal;
use crate::rules::Game;

/// All legal actions of a view's seat, in canonical order.
#[derive(Clone, Debug, PartialEq)]
pub struct Legal<G: Game> {
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: Shown> Legal<G> {
    /// Lists the legal actions; there are none if another seat must decide.
    pub fn of(view: &G::View) -> Legal<G> {
        Legal { view: view.clone(), actions: legal::<G>(view) }
    }

    /// Returns the view of the seat that may play them.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// Returns all legal actions.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Returns the actions that fit all picks so far.
    pub fn fitting(&self, draft: &G::Draft) -> impl Iterator<Item = G::Action> {
        self.actions.iter().copied().filter(|&action| G::may_become(draft, action))
    }

    /// Whether any action fits all picks so far and contains this pick.
    pub fn allow(&self, draft: &G::Draft, pick: G::Pick) -> bool {
        self.fitting(draft).any(|action| G::has(action, pick))
    }
}
