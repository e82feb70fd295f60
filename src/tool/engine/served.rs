//! What the engine knows of a game.

use serde::Serialize;

use super::table::{Dealt, Placed, deal, place};
use crate::tool::spoken::Spoken;

/// A game that the engine can be asked about.
#[derive(Clone, Copy, Serialize)]
pub struct Served {
    /// Name of the game.
    pub name: &'static str,
    pub(super) rules: u32,
    pub(super) position_format: u32,
    /// Deals the game that a line asks for, and returns its seed.
    #[serde(skip)]
    pub(super) deal: fn(&str) -> Dealt,
    /// Sets the position in a line.
    #[serde(skip)]
    pub(super) place: fn(&str, &str) -> Placed,
}

impl Served {
    /// Returns the entry of a game.
    pub const fn of<G: Spoken>() -> Served {
        Served {
            name: G::NAME,
            rules: G::RULES_VERSION,
            position_format: G::POSITION_FORMAT,
            deal: deal::<G>,
            place: place::<G>,
        }
    }
}
