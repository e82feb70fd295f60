//! The game in four pictures, shown over the first table.

use crate::vocabulary;

vocabulary! {
    /// A picture of the introduction.
    #[allow(missing_docs, reason = "the names say it")]
    pub enum Picture {
        Draw = "draw",
        Expansion = "expansion",
        LordOrDemon = "lord-or-demon",
        Score = "score",
    }
}
