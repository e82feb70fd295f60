//! Everything that a screen shows of a past moment.

use super::Shown;

/// Content of a screen for a past moment. From the deciding seat's view it shows only what was done: the
/// alternatives would reveal something about a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Look<G: Shown> {
    /// Number of actions played.
    pub at: usize,
    /// Public information.
    pub view: G::View,
    /// Picks of the next action.
    pub draft: G::Draft,
    /// Marks for those picks.
    pub scene: G::Scene,
    /// Hands that may be seen, in seating order.
    pub hands: Vec<G::Hand>,
}
