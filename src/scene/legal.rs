//! The legal actions of a view, listed once, and which of them still go with what is picked.

use super::Shown;
use crate::bots::legal;
use crate::rules::Game;

/// All legal actions of the seat that a view belongs to, in canonical order.
#[derive(Clone, Debug, PartialEq)]
pub struct Legal<G: Game> {
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: Shown> Legal<G> {
    /// Lists them; there are none if another seat must decide.
    pub fn of(view: &G::View) -> Legal<G> {
        Legal { view: view.clone(), actions: legal::<G>(view) }
    }

    /// The view whose seat may do them.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// All of them.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Those that go with everything that is picked.
    pub fn fitting(&self, draft: &G::Draft) -> impl Iterator<Item = G::Action> {
        self.actions.iter().copied().filter(|&action| G::may_become(draft, action))
    }

    /// Whether one of them goes with everything that is picked and has the pick in it.
    pub fn allow(&self, draft: &G::Draft, pick: G::Pick) -> bool {
        self.fitting(draft).any(|action| G::has(action, pick))
    }
}
