//! What is known of the best actions for the person at the screen.

use std::sync::Arc;

use crate::scene::analysis::{Advised, Weighed};
use crate::web::screen::Screen;

/// What is known of the best actions.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint<G: Screen> {
    /// Nobody asked.
    #[default]
    Closed,
    /// They are being found.
    Thinking,
    /// Here they are.
    Shown(Arc<Advised<G>>),
    /// There are no bots to ask.
    Unavailable,
}

impl<G: Screen> Hint<G> {
    /// Whether somebody asked.
    pub fn is_open(&self) -> bool {
        *self != Hint::Closed
    }

    /// The best actions, as far as they are known.
    pub fn candidates(&self) -> &[Weighed<G>] {
        match self {
            Hint::Shown(told) => &told.candidates,
            Hint::Closed | Hint::Thinking | Hint::Unavailable => &[],
        }
    }
}
