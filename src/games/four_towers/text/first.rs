//! The game in four pictures, shown over the first table.

use crate::vocabulary;

vocabulary! {
    /// A picture of the introduction.
    pub enum Picture {
        Draw = "draw",
        Expansion = "expansion",
        LordOrDemon = "lord-or-demon",
        Score = "score",
    }
}
