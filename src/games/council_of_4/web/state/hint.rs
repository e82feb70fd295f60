//! What is known of the best actions for the person at the screen.

use std::sync::Arc;

use crate::bots::advice::Candidate;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::motive::Motive;
use crate::games::council_of_4::rules::action::Action;
use crate::scene::analysis::Told;

/// What is known of the best actions.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint {
    /// Nobody asked.
    #[default]
    Closed,
    /// They are being found.
    Thinking,
    /// Here they are.
    Shown(Arc<Told<CouncilOf4>>),
    /// There are no bots to ask.
    Unavailable,
}

impl Hint {
    /// Whether somebody asked.
    pub fn is_open(&self) -> bool {
        *self != Hint::Closed
    }

    /// The best actions, as far as they are known.
    pub fn candidates(&self) -> &[Candidate<Action, Motive>] {
        match self {
            Hint::Shown(told) => &told.candidates,
            Hint::Closed | Hint::Thinking | Hint::Unavailable => &[],
        }
    }
}
