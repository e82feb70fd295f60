//! What is picked at a table and what may be, as a screen shows it.

use super::Shown;

/// What is picked and what may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Picked<G: Shown> {
    /// What is picked.
    pub draft: G::Draft,
    /// What is looked at, else what is picked.
    pub shown: G::Draft,
    /// What is under the pointer.
    pub hover: Option<G::Pick>,
    /// What may be picked, and what that would bring.
    pub scene: G::Scene,
}
