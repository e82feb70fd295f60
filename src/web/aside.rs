//! What a table shows in place of itself, or over it, long after its first turn: it comes with a part of the program of
//! its own.

use leptos::prelude::*;

use super::replay::Replayed;
use super::score::{CountSteps, Steps};

/// One of these screens, with the ways on.
pub enum Aside {
    Analysis {
        /// Whether the decisions to learn from are wanted as soon as they are known.
        learns: RwSignal<bool>,
        /// Set when the page plays the bots itself, as well as it can.
        no_thread: RwSignal<bool>,
        /// Returns to the score.
        close: Callback<()>,
    },
    LastCount(CountSteps),
    Replay(Replayed),
    /// The final score, and whether the winner was announced before.
    Score(Steps, bool),
}
