//! The current turn, and its ten plays.

use serde::{Deserialize, Serialize};

use super::clans::Clans;
use crate::vocabulary;

/// The current turn, as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Turns finished before, of all players.
    pub number: u8,
    /// The first play that is still open.
    pub play: Play,
    /// The drawn peasants that are not yet on the map or a mat.
    pub drawn: Clans,
    /// The player's champions whose skill was used in this turn, a bit for each place (R41).
    pub(super) used: u8,
    /// Whether the player has pushed a peasant Outside in this turn (R52).
    pub made_lord: bool,
    /// Whether the player has pushed a peasant into the City in this turn (R52).
    pub made_demon: bool,
    /// Whether another marker may be moved down for a demon, before anything else (R12).
    pub(super) may_demote: bool,
    /// Whether the spirits of the champion that came last must be chosen (R39).
    pub(super) owes_spirits: bool,
}

impl Turn {
    /// The beginning of a turn after so many.
    pub(super) const fn after(number: u8) -> Turn {
        Turn {
            number,
            play: Play::Third,
            drawn: Clans::NONE,
            used: 0,
            made_lord: false,
            made_demon: false,
            may_demote: false,
            owes_spirits: false,
        }
    }

    /// Whether the skill of the champion at a place was used in this turn.
    pub const fn has_used(&self, place: usize) -> bool {
        self.used.wrapping_shr(place as u32) & 1 != 0
    }
}

vocabulary! {
    /// The ten plays of a turn, in their order. A later one closes all earlier ones.
    pub enum Play: json {
        /// Take a third champion.
        Third = "third",
        /// Buy a champion.
        Buy = "buy",
        /// Use beginning skills.
        Begin = "begin",
        /// Give up a mercenary.
        Mercenary = "mercenary",
        /// Give up a mountaineer.
        Mountaineer = "mountaineer",
        /// Give up a merchant.
        Merchant = "merchant",
        /// Draw three peasants.
        Draw = "draw",
        /// Place one of them.
        Place = "place",
        /// Assign the other two.
        Assign = "assign",
        /// Use end skills.
        End = "end",
    }
}

impl Play {
    /// Returns the number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
