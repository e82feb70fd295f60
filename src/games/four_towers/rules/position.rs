//! A position as JSON: a full state, in stable names, and what a seat may know of it.
//!
//! Peasants are written as letters of their clans, as in notation; large numbers of them by clan. It contains the luck,
//! which nobody at the table knows: this is the form for tools and tests, never for a player. `position.schema.json`
//! describes every field.

use std::ops::Not;

use serde::{Deserialize, Deserializer, Serialize};

use super::FourTowers;
use super::clans::{Clans, Pile};
use super::components::{
    Champion, DISPLAY, MOST_CHAMPIONS, MOST_PLAYERS, PLAYERS, TrackGems, Village,
};
use super::form::Followers;
use super::land::Land;
use super::mats::{Hired, Player, Row};
use super::state::{Play, PublicState, State, Turn};
use super::view::View;
use crate::rules::form::{Written, impossible};
use crate::rules::position::{self, By, Flaw, Format, Object};
use crate::rules::{Seat, Seed};

/// The version of the form. Raised when a name or a meaning changes.
pub const FORMAT: u32 = 1;
/// The version of positions of games as printed, which readers of the one before don't know.
pub const PRINTED: u32 = 2;

/// Everything about a game in play, hidden things included. Seats count from 0. Peasants in any form are letters of their
/// clans: R red, Y yellow, G green, B blue. Villages are the letters of the map, A to U. A champion that neither lies open
/// nor belongs to a player is in the deck. A position that conforms may still be impossible: the rules check it as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of this form: 2 of a game as printed, else 1.
    pub format: Format<FORMAT, PRINTED>,
    /// Whether the game was set up as printed: nobody began with gems, and a champion costs what it does with three players.
    /// Left out unless it was.
    #[serde(default, skip_serializing_if = "Not::not", deserialize_with = "only_true")]
    #[cfg_attr(feature = "tool", schemars(extend("const" = true)))]
    pub printed: bool,
    /// The seat that has the first turn.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 3)))]
    pub first: Seat,
    /// Turns finished so far, of all players; with the first seat it says whose turn it is.
    #[cfg_attr(feature = "tool", schemars(range(max = 48)))]
    pub turn: u8,
    /// The first of the ten plays that is still open in the current turn; all before it are closed.
    pub play: Play,
    /// The drawn peasants that are neither on the map nor on a mat.
    #[cfg_attr(feature = "tool", schemars(extend("pattern" = SPIRITS, "maxLength" = 3)))]
    pub drawn: Written<Clans>,
    /// Whether the player has pushed a peasant Outside in this turn.
    pub lord_made: bool,
    /// Whether the player has pushed a peasant into the City in this turn.
    pub demon_made: bool,
    /// Whether the player must say which other marker moves down for a demon, if any.
    pub demotion: bool,
    /// Whether the player must choose the spirits of the champion that came last.
    pub spirits: bool,
    /// The peasants of each village.
    pub land: By<Village, { Village::COUNT }, Written<Clans>>,
    /// The supplies.
    pub supply: Written<Pile>,
    /// The spirits in the temple.
    pub temple: Written<Pile>,
    /// The gems in the temple.
    #[cfg_attr(feature = "tool", schemars(range(max = 34)))]
    pub temple_gems: u8,
    /// The House of Lords.
    pub lords: Written<Pile>,
    /// The City of Fire, with the lords that followed a demon.
    pub demons: Written<Pile>,
    /// The spaces of the track that hold a gem, from the bottom.
    #[cfg_attr(feature = "tool", schemars(extend("items" = serde_json::json!({ "enum": super::components::GEM_STEPS }))))]
    pub track_gems: Written<TrackGems>,
    /// The champions face up; null for an empty slot.
    #[cfg_attr(feature = "tool", schemars(length(min = 3, max = 3)))]
    pub display: Vec<Option<Champion>>,
    /// The players, in the order of sitting.
    #[cfg_attr(feature = "tool", schemars(length(min = 2, max = 4)))]
    pub players: Vec<PlayerForm>,
    /// Secret: the seed.
    pub seed: Written<Seed>,
}

/// Up to three of each clan, in order.
#[cfg(feature = "tool")]
const SPIRITS: &str = "^R{0,3}Y{0,3}G{0,3}B{0,3}$";

/// Everything that a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerForm {
    /// Followers, by clan.
    pub followers: Written<Followers>,
    /// Mercenaries, in the order in which they came.
    #[cfg_attr(feature = "tool", schemars(extend("pattern" = "^[RYGB]{0,10}$")))]
    pub mercenaries: Written<Row>,
    /// Merchants; the second of a clan stands on the white space.
    #[cfg_attr(feature = "tool", schemars(extend("pattern" = "^R{0,2}Y{0,2}G{0,2}B{0,2}$", "maxLength" = 5)))]
    pub merchants: Written<Clans>,
    /// Mountaineers, from left to right.
    #[cfg_attr(feature = "tool", schemars(extend("pattern" = "^[RYGB]{0,6}$")))]
    pub mountaineers: Written<Row>,
    /// The space of the marker, from the black sphere at 0 to the gold one at 19.
    #[cfg_attr(feature = "tool", schemars(range(max = 19)))]
    pub step: u8,
    /// Whether the marker holds a gem, for seven mercenaries.
    pub doubled: bool,
    /// Gems of the start and from the track that are still there.
    #[cfg_attr(feature = "tool", schemars(range(max = 13)))]
    pub gems: u8,
    /// Champions, in the order in which they came.
    #[cfg_attr(feature = "tool", schemars(length(max = 3)))]
    pub champions: Vec<ChampionForm>,
}

/// A champion of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChampionForm {
    pub name: Champion,
    /// Gems on it.
    #[cfg_attr(feature = "tool", schemars(range(max = 3)))]
    pub gems: u8,
    /// Spirits on it.
    #[cfg_attr(feature = "tool", schemars(extend("pattern" = SPIRITS, "maxLength" = 3)))]
    pub spirits: Written<Clans>,
    /// Whether its skill was used in the current turn.
    pub used: bool,
}

impl position::Position<FourTowers> for Position {
    const WHOLE: &'static [&'static str] = &["/players/*/champions/*", "/players/*/*", "/*/*"];

    fn of(state: &State) -> Position {
        let table = &state.table;
        let turn = &table.turn;
        let player = |seat: Seat| {
            let player = table.player(seat);
            let champion = |(place, hired): (usize, &Hired)| ChampionForm {
                name: hired.champion,
                gems: hired.gems,
                spirits: Written(hired.spirits),
                used: seat == table.active() && turn.has_used(place),
            };
            PlayerForm {
                followers: Written(Followers(player.followers)),
                mercenaries: Written(player.mercenaries),
                merchants: Written(player.merchants),
                mountaineers: Written(player.mountaineers),
                step: player.step,
                doubled: player.is_doubled,
                gems: player.gems,
                champions: player.champions().enumerate().map(champion).collect(),
            }
        };
        Position {
            format: format_of(table.printed),
            printed: table.printed,
            first: table.first,
            turn: turn.number,
            play: turn.play,
            drawn: Written(turn.drawn),
            lord_made: turn.made_lord,
            demon_made: turn.made_demon,
            demotion: turn.may_demote,
            spirits: turn.owes_spirits,
            land: Village::ALL.map(|village| Written(table.land.at(village))).into(),
            supply: Written(table.supply),
            temple: Written(table.temple),
            temple_gems: table.temple_gems,
            lords: Written(table.lords),
            demons: Written(table.demons),
            track_gems: Written(table.track_gems),
            display: table.display.to_vec(),
            players: table.each_seat().map(player).collect(),
            seed: Written(state.seed),
        }
    }

    fn state(&self) -> Result<State, Flaw> {
        if self.format != format_of(self.printed) {
            return Err(Flaw::at(
                "/format",
                "a position has format 2 if it is printed, and no other has",
            ));
        }
        let seats = u8::try_from(self.players.len()).ok().filter(|seats| PLAYERS.contains(seats));
        let seats = seats.ok_or_else(|| Flaw::too_many("/players", self.players.len()))?;
        let display = <[Option<Champion>; DISPLAY]>::try_from(self.display.as_slice());
        let mut state = State {
            table: PublicState {
                players: [Player::default(); MOST_PLAYERS],
                land: Land::from(self.land.values.map(|clans| clans.0)),
                supply: self.supply.0,
                temple: self.temple.0,
                lords: self.lords.0,
                demons: self.demons.0,
                turn: Turn {
                    number: self.turn,
                    play: self.play,
                    drawn: self.drawn.0,
                    used: 0,
                    made_lord: self.lord_made,
                    made_demon: self.demon_made,
                    may_demote: self.demotion,
                    owes_spirits: self.spirits,
                },
                track_gems: self.track_gems.0,
                temple_gems: self.temple_gems,
                display: display.map_err(|_| Flaw::too_many("/display", self.display.len()))?,
                seats,
                first: self.first,
                printed: self.printed,
            },
            seed: self.seed.0,
        };
        let active = state.table.active();
        for (seat, form) in state.table.each_seat().zip(&self.players) {
            let at = format!("/players/{}/champions", seat.0);
            let mut champions = [None; MOST_CHAMPIONS];
            if form.champions.len() > champions.len() {
                return Err(Flaw::too_many(at, form.champions.len()));
            }
            for (place, (champion, form)) in champions.iter_mut().zip(&form.champions).enumerate() {
                let (name, gems, spirits) = (form.name, form.gems, form.spirits.0);
                *champion = Some(Hired { champion: name, gems, spirits });
                if form.used && seat != active {
                    let why = "only the player whose turn it is has used a skill";
                    return Err(Flaw::at(format!("{at}/{place}"), why));
                }
                state.table.turn.used |= u8::from(form.used) << place;
            }
            *state.table.player_mut(seat) = Player {
                followers: form.followers.0.0,
                mercenaries: form.mercenaries.0,
                merchants: form.merchants.0,
                mountaineers: form.mountaineers.0,
                step: form.step,
                is_doubled: form.doubled,
                gems: form.gems,
                champions,
            };
        }
        Ok(state)
    }

    /// There is no luck in it, its fields are in the order of their names, and who decides what comes before them.
    fn seen(view: &View, dealt: Object) -> Object {
        let table = serde_json::to_value(dealt.without(&["format", "seed"])).unwrap_or_default();
        Object::default()
            .with("seat", &view.seat)
            .with("decision", &view.table.decision())
            .with("decider", &view.table.decider())
            .and(Object::of(&table))
    }
}

/// Returns the version of the form of a position.
fn format_of(printed: bool) -> Format<FORMAT, PRINTED> {
    if printed { Format::LATEST } else { Format::default() }
}

/// Reads a field that is left out unless it is true.
fn only_true<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match bool::deserialize(deserializer)? {
        true => Ok(true),
        false => Err(impossible("it is left out unless it is true")),
    }
}
