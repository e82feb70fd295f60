//! A position as JSON: a full state, in stable names.
//!
//! Peasants are written as letters of their clans, as in notation; large numbers of them by clan. It contains the luck,
//! which nobody at the table knows: this is the form for tools and tests, never for a player. `position.schema.json`
//! describes every field.
//!
//! Reading checks everything: an impossible position is refused with every reason.

use serde::{Deserialize, Serialize};

use super::clans::{Clans, Pile};
use super::components::{Champion, Clan, Village};
use super::mats::{Hired, Row};
use super::state::{Play, State};
use super::validate::validate;
use crate::rules::Seat;
use crate::rules::position::{self, By, Key, Unread, seed_digits};

mod flaw;
mod reader;

pub use flaw::{Fault, Flaw, Pointer};

/// The version of the form. Raised when a name or a meaning changes.
pub const FORMAT: u32 = 1;

/// All of a state, in names that stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Version of the form, [`FORMAT`].
    pub format: u32,
    /// The seat that has the first turn.
    pub first: Seat,
    /// Turns finished so far, of all players.
    pub turn: u8,
    /// The first play that is still open in the current turn.
    pub play: Play,
    /// The drawn peasants that are neither on the map nor on a mat.
    pub drawn: String,
    /// Whether the player has made a lord in this turn.
    pub lord_made: bool,
    /// Whether the player has made a demon in this turn.
    pub demon_made: bool,
    /// Whether the player must choose whom to demote.
    pub demotion: bool,
    /// Whether the player must choose the spirits of the champion that came last.
    pub spirits: bool,
    /// The peasants of each village.
    pub land: By<Village, { Village::COUNT }, String>,
    /// The supplies.
    pub supply: ByClan,
    /// The spirits in the temple.
    pub temple: ByClan,
    /// The gems in the temple.
    pub temple_gems: u8,
    /// The House of Lords.
    pub lords: ByClan,
    /// The City of Fire.
    pub demons: ByClan,
    /// The spaces of the track that hold a gem, from the bottom.
    pub track_gems: Vec<u8>,
    /// The champions face up; null for an empty slot.
    pub display: Vec<Option<Champion>>,
    /// The players, in seating order.
    pub players: Vec<PlayerForm>,
    /// The seed as sixteen hexadecimal digits.
    pub seed: String,
}

/// A number for each clan.
pub type ByClan = By<Clan, { Clan::COUNT }, u8>;

impl Key for Clan {
    const NAMES: &'static [&'static str] = &["R", "Y", "G", "B"];
}

impl Key for Village {
    const NAMES: &'static [&'static str] = &[
        "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
        "S", "T", "U",
    ];
}

/// Everything that a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerForm {
    /// Followers.
    pub followers: ByClan,
    /// Mercenaries, in the order in which they came.
    pub mercenaries: String,
    /// Merchants, by clan; the second of a clan stands on the white space.
    pub merchants: String,
    /// Mountaineers, from left to right.
    pub mountaineers: String,
    /// The space of the marker, from 0.
    pub step: u8,
    /// Whether the marker holds a gem.
    pub doubled: bool,
    /// Gems of the start and from the track.
    pub gems: u8,
    /// Champions, in the order in which they came.
    pub champions: Vec<ChampionForm>,
}

/// A champion of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChampionForm {
    /// The champion.
    pub name: Champion,
    /// Gems on it.
    pub gems: u8,
    /// Spirits on it.
    pub spirits: String,
    /// Whether its skill was used in this turn.
    pub used: bool,
}

/// Reads the state of a position as JSON.
///
/// # Errors
/// Returns an error if the text is not a position, or an impossible one.
pub fn read(text: impl AsRef<[u8]>) -> Result<State, Unread<Flaw>> {
    position::read(text.as_ref(), Position::state)
}

/// Returns the position of a state as JSON, on one line.
pub fn write(state: &State) -> String {
    // All keys of maps are strings, so this can't fail.
    serde_json::to_string(&Position::of(state)).unwrap_or_default()
}

impl Position {
    /// Returns the position of a state.
    pub fn of(state: &State) -> Position {
        let table = &state.table;
        let turn = &table.turn;
        let player = |seat: Seat| {
            let player = table.player(seat);
            let champion = |(place, hired): (usize, &Hired)| ChampionForm {
                name: hired.champion,
                gems: hired.gems,
                spirits: hired.spirits.to_string(),
                used: seat == table.active() && turn.has_used(place),
            };
            PlayerForm {
                followers: by_clan(player.followers),
                mercenaries: in_order(player.mercenaries),
                merchants: player.merchants.to_string(),
                mountaineers: in_order(player.mountaineers),
                step: player.step,
                doubled: player.is_doubled,
                gems: player.gems,
                champions: player.champions().enumerate().map(champion).collect(),
            }
        };
        let pile = |pile: Pile| pile.numbers().into();
        Position {
            format: FORMAT,
            first: table.first,
            turn: turn.number,
            play: turn.play,
            drawn: turn.drawn.to_string(),
            lord_made: turn.made_lord,
            demon_made: turn.made_demon,
            demotion: turn.may_demote,
            spirits: turn.owes_spirits,
            land: Village::ALL.map(|village| table.land.at(village).to_string()).into(),
            supply: pile(table.supply),
            temple: pile(table.temple),
            temple_gems: table.temple_gems,
            lords: pile(table.lords),
            demons: pile(table.demons),
            track_gems: table.track_gems.steps().collect(),
            display: table.display.to_vec(),
            players: table.each_seat().map(player).collect(),
            seed: seed_digits(state.seed),
        }
    }

    /// Returns the state of the position.
    ///
    /// # Errors
    /// Returns every flaw of an impossible position, except those that can't be checked because something
    /// else could not be read.
    pub fn state(&self) -> Result<State, Vec<Flaw>> {
        let (state, mut flaws) = reader::read(self);
        // Invariants are checked only for two to four players.
        let players = Pointer::Field("players");
        if !flaws.iter().any(|flaw| flaw.place == players) {
            let broken = flaw::independent(validate(&state), &flaws);
            flaws.extend(broken);
        }
        if flaws.is_empty() { Ok(state) } else { Err(flaws) }
    }
}

fn by_clan(clans: Clans) -> ByClan {
    Clan::ALL.map(|clan| clans.of(clan)).into()
}

fn in_order(row: Row) -> String {
    row.iter().map(Clan::letter).collect()
}
