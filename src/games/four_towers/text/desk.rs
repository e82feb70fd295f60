//! Words of the table that belong to none of its parts alone.

use crate::vocabulary;

vocabulary! {
    /// What the open action asks for next.
    pub enum Choosing {
        Champion = "champion",
        OwnChampion = "own-champion",
        Payment = "payment",
        Spirits = "spirits",
        Village = "village",
        OtherVillage = "other-village",
        Clan = "clan",
        OtherClan = "other-clan",
        Removed = "removed",
        Space = "space",
        Seat = "seat",
    }
}
