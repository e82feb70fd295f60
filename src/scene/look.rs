//! All that a screen shows of a moment that is past.

use super::Shown;

/// What is shown of a moment. Of the view of the seat that decided it shows what was done, and nothing of
/// what else could have been: that would tell of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Look<G: Shown> {
    /// How many actions were played.
    pub at: usize,
    /// What lies open.
    pub view: G::View,
    /// What the next action picks.
    pub draft: G::Draft,
    /// How that is marked.
    pub scene: G::Scene,
    /// The hands that may be seen, in the order of sitting.
    pub hands: Vec<G::Hand>,
}
