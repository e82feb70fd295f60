//! Best actions for the person at the screen.

use std::sync::Arc;

use crate::scene::analysis::{Advised, Weighed};
use crate::web::screen::Screen;

/// State of the hint.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint<G: Screen> {
    /// Not requested.
    #[default]
    Closed,
    /// Being searched.
    Thinking,
    /// Shown.
    Shown(Arc<Advised<G>>),
    /// Unavailable without bots.
    Unavailable,
}

impl<G: Screen> Hint<G> {
    /// Whether a hint was requested.
    pub fn is_open(&self) -> bool {
        *self != Hint::Closed
    }

    /// Returns the best actions known so far.
    pub fn candidates(&self) -> &[Weighed<G>] {
        match self {
            Hint::Shown(told) => &told.candidates,
            Hint::Closed | Hint::Thinking | Hint::Unavailable => &[],
        }
    }
}
