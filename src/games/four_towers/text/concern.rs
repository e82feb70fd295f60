//! Changes that concern a seat.

use crate::games::four_towers::rules::components::{Champion, Clan};

/// The texts of these changes, one for each kind.
#[allow(missing_docs, reason = "the names say it")]
pub struct ConcernText {
    pub none: &'static str,

    /// Lords of a clan before and after, and the points of the own followers before and after.
    pub lords: fn(Clan, (u8, u8), (u16, u16)) -> String,
    /// The own influence before and after, and who moved the marker down.
    pub fell: fn((u16, u16), &str) -> String,
    pub majority_lost: fn(&str) -> String,
    pub majority_won: &'static str,
    /// The champion that somebody took from the display.
    pub taken: fn(&str, Champion) -> String,
    /// The gem on a space worth so much, and who took it.
    pub gem_taken: fn(&str, u16) -> String,
    pub passed: fn(&str) -> String,
}
