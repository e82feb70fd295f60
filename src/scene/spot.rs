//! Places on a game's table, as screens find them.

use std::fmt::Debug;

/// A place on a game's table.
pub trait Spot: Copy + Debug + PartialEq {
    /// A word that names the place and no other: letters, digits and hyphens.
    fn key(self) -> String;

    /// The place that this one is part of, to be shown where this one is not.
    fn around(self) -> Option<Self>;
}
