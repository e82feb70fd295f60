//! Texts of the map: villages with who is in them, and what a placement would set off.

use crate::games::four_towers::rules::clans::{Clans, Pile};
use crate::games::four_towers::rules::components::{Clan, Village};

/// What a placement or a move brings about in all: these numbers don't depend on later choices (R11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cascade {
    /// Expansions.
    pub expansions: u8,
    /// Peasants pushed Outside.
    pub lords: u8,
    /// Peasants pushed into the City.
    pub demons: u8,
}

/// The texts of the map.
#[allow(missing_docs, reason = "the names say it")]
pub struct LandText {
    pub label: &'static str,
    pub outside: &'static str,
    pub city: &'static str,
    /// A village in one sentence: name, letter, ring, who is in it, and where its lines lead.
    pub village: fn(Village, Clans) -> String,
    /// What is added for a peasant of a clan in the hand: expansions if it were placed here.
    pub legal: fn(Clan, u8) -> String,
    pub not_legal: fn(Clan) -> String,
    pub waits: &'static str,
    /// The badge of the village that expands next.
    pub next: &'static str,
    /// A tower: its clan, and the lords in it.
    pub tower: fn(Clan, u8) -> String,
    /// The City with its demons.
    pub demons: fn(Pile) -> String,
    /// What follows in all.
    pub cascade: fn(Cascade) -> String,
    pub supply: fn(Clan, u8) -> String,
    pub temple: fn(Pile, u8) -> String,
    /// A space of the track: its value, whether there is a gem, and who is on it.
    pub space: fn(u16, bool, &[String]) -> String,
    pub track: &'static str,
    // Parts of the map on a phone
    pub west: &'static str,
    pub east: &'static str,
    pub all: &'static str,
}
