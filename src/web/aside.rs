//! What a table shows in place of itself, or over it, long after its first turn: it comes with a part of the program of
//! its own.

use leptos::prelude::*;

use super::analysis::{AnalysisScreen, AnalysisScreenProps};
use super::replay::{ReplayScreen, ReplayScreenProps};
use super::score::{LastCount, LastCountProps, Score, ScoreProps};
use super::screen::Screen;

/// One of these screens.
pub enum Aside<G: Screen> {
    Analysis(AnalysisScreenProps<G>),
    LastCount(LastCountProps<G>),
    Replay(ReplayScreenProps<G>),
    Score(ScoreProps<G>),
}

impl<G: Screen> Aside<G> {
    /// Draws it.
    pub fn drawn(self) -> AnyView {
        match self {
            Aside::Analysis(props) => AnalysisScreen(props).into_any(),
            Aside::LastCount(props) => LastCount(props).into_any(),
            Aside::Replay(props) => ReplayScreen(props).into_any(),
            Aside::Score(props) => Score(props).into_any(),
        }
    }
}
