//! The course of lessons of Four Towers.

mod saying;

pub use saying::Saying;

/// Subject of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Lesson {
    Aim,
    Turn,
    Expansion,
    Lords,
    Plays,
    Demons,
}

/// Subject of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The towers, and the aim of the game.
    Aim,
    /// Drawing peasants.
    Draw,
    /// Placing one of them.
    Place,
    /// Keeping the other two.
    Keep,
    /// A village that expands.
    Expand,
    /// A peasant that becomes a lord.
    Lord,
    /// Buying a champion.
    Champion,
    /// Giving up a merchant.
    Merchant,
    /// A peasant that becomes a demon.
    Demon,
    /// What counts at the end.
    End,
}
