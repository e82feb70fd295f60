//! Places on a game's table, as screens find them.

use std::fmt::Debug;

/// Place on a game's table.
pub trait Spot: Copy + Debug + PartialEq {
    /// Returns the unique name of the place: letters, digits and hyphens.
    fn key(self) -> String;

    /// Returns the place that contains this one, for use where this one isn't shown.
    fn around(self) -> Option<Self> {
        None
    }
}
