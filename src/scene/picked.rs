//! Current and available picks at a table, as a screen shows them.

use super::Shown;

/// Current and available picks.
#[derive(Clone, Debug, PartialEq)]
pub struct Picked<G: Shown> {
    /// Current picks.
    pub draft: G::Draft,
    /// Picks in a preview, or the current ones.
    pub shown: G::Draft,
    /// Pick under the pointer.
    pub hover: Option<G::Pick>,
    /// Available picks, and what they would bring.
    pub scene: G::Scene,
}
