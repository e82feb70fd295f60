//! A position as JSON: a full state, in stable names.
//!
//! Cities are letters, permits and tokens their ids, cards and councillors counted by colour, councils and
//! sets of cities words of letters. It contains hidden things, luck included: this is the form for tools and
//! tests, never for a player. `position.schema.json` describes every field.
//!
//! Reading checks everything: an impossible position is refused with every reason.

use serde::{Deserialize, Serialize};

use super::board::{City, CitySet, Region};
use super::components::{Colour, Council, NobilityVariant, Politics, RewardTile};
use super::permits::PermitSet;
use super::state::{Decision, Gain, LastRound, State, Turn, VpGained};
use super::validate::validate;
use crate::rules::Seat;
use crate::rules::position::{self, By, Unread, seed_digits, there};

mod flaw;
mod keys;
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
    /// The board: three digits such as `121`, or the plan of one of one's own.
    pub sides: String,
    /// Spaces of the first nobility bonuses.
    pub nobility: NobilityVariant,
    /// Seat that began.
    pub first: Seat,
    /// The current turn.
    pub turn: TurnForm,
    /// The current decision of the seat whose turn it is.
    pub decision: Decision,
    /// Unfinished gains, the innermost last.
    pub gains: Vec<GainForm>,
    /// The last round, once a player has placed the last merchant.
    #[serde(deserialize_with = "there")]
    pub last_round: Option<LastRoundForm>,
    /// The queen's city.
    pub queen: char,
    /// Cities with a neutral merchant.
    pub neutral_merchants: String,
    /// The token of each city; none in the royal city.
    pub tokens: By<City, 15, Option<String>>,
    /// The councils, each from the arrow end.
    pub councils: By<Council, 4, String>,
    /// Councillors in the reserve.
    pub reserve: By<Colour, 6, u8>,
    /// The permits that no player owns.
    pub permits: By<Region, 3, RegionForm>,
    /// Politics cards not drawn yet.
    pub deck: ByCard,
    /// Politics cards discarded.
    pub discards: ByCard,
    /// Queen's reward tiles left; they are taken from the top.
    pub queens_reward_tiles_left: u8,
    /// The players, in seating order.
    pub players: Vec<PlayerForm>,
    /// The seed and the amount of chance used.
    pub luck: LuckForm,
}

/// Number of politics cards of each kind.
pub type ByCard = By<Politics, 7, u8>;

/// The current turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnForm {
    /// Seat whose turn it is.
    pub seat: Seat,
    /// Turns finished before this one, of all players.
    pub number: u16,
    /// Main actions that may still be taken.
    pub main_left: u8,
    /// Whether the compulsory main action has been taken.
    pub main_taken: bool,
    /// Whether the quick action has been taken.
    pub quick_taken: bool,
}

/// The last round, after a player has placed the last merchant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastRoundForm {
    /// Seat that was first to place it.
    pub by: Seat,
    /// Turns that follow the current one.
    pub turns_left: u8,
}

/// The permits of a region that no player owns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionForm {
    /// Permits in slot 1 and slot 2.
    pub face_up: [Option<String>; 2],
    /// Permits on top of the deck, in an unknown order.
    pub unseen: Vec<String>,
    /// Permits put under the deck, the next to be drawn first.
    pub under: Vec<String>,
}

/// Everything that a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerForm {
    /// Coins.
    pub coins: u8,
    /// Servants.
    pub servants: u16,
    /// The space on the nobility track.
    pub nobility: u8,
    /// VP gained so far, without those of the last merchant.
    pub vp: VpForm,
    /// Cities with a merchant of this player.
    pub merchants: String,
    /// Permits that may still be used.
    pub unused_permits: Vec<String>,
    /// Permits that have been used.
    pub used_permits: Vec<String>,
    /// Reward tiles, those of the regions first.
    pub reward_tiles: Vec<RewardTile>,
    /// Queen's reward tiles by place, 1 for the top one.
    pub queens_reward_tiles: Vec<u8>,
    /// Politics cards in hand.
    pub hand: ByCard,
}

/// VP gained during play, by cause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VpForm {
    /// VP by permits.
    pub permits: u16,
    /// VP by city tokens.
    pub tokens: u16,
    /// VP by spaces of the nobility track.
    pub nobility: u16,
}

/// A gain in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GainForm {
    /// The bonuses of a permit.
    Permit(PermitGain),
    /// The tokens of cities.
    Tokens(TokenGain),
}

/// The bonuses of a permit, from a certain one on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PermitGain {
    /// Id of the permit.
    pub id: String,
    /// The bonus that comes next, counted from 0.
    pub next: u8,
    /// Nobility steps that come before it.
    pub steps: u8,
    /// The slot to be filled at the end, 1 or 2; none if the permit came from no slot.
    #[serde(deserialize_with = "there")]
    pub refill_slot: Option<u8>,
}

/// The tokens of cities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenGain {
    /// The cities.
    pub cities: String,
    /// Nobility steps that the first city's token still brings; 0 if it is still to come.
    pub steps: u8,
}

/// The seed and the amount used of each stream of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckForm {
    /// The seed as sixteen hexadecimal digits.
    pub seed: String,
    /// Politics cards drawn.
    pub politics_drawn: u32,
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
        let player = |seat: Seat| {
            let player = table.player(seat);
            let VpGained { permits, tokens, nobility } = player.vp;
            PlayerForm {
                coins: player.coins,
                servants: player.servants,
                nobility: player.nobility,
                vp: VpForm { permits, tokens, nobility },
                merchants: letters(player.merchants),
                unused_permits: ids(player.ready),
                used_permits: ids(player.used),
                reward_tiles: player.reward_tiles.iter().collect(),
                queens_reward_tiles: player.queens_rewards.iter().map(|at| at as u8 + 1).collect(),
                hand: <[u8; 7]>::from(state.hand(seat)).into(),
            }
        };
        let region = |region: Region| {
            let deck = table.decks[region.index()];
            RegionForm {
                face_up: table.face_up[region.index()]
                    .map(|up| up.map(|permit| permit.to_string())),
                unseen: ids(deck.unseen(region)),
                under: deck.under(region).map(|permit| permit.to_string()).collect(),
            }
        };
        let token = |city| table.tokens.of(city).map(|token| token.to_string());
        let council = |council| table.council(council).map(Colour::letter).iter().collect();
        let Turn { seat, number, main_left, main_taken, quick_taken } = table.turn;
        Position {
            format: FORMAT,
            sides: table.board.to_string(),
            nobility: table.nobility,
            first: table.first,
            turn: TurnForm { seat, number, main_left, main_taken, quick_taken },
            decision: table.decision,
            gains: table.gains.iter().flatten().map(|&gain| GainForm::of(gain)).collect(),
            last_round: table
                .last_round
                .map(|LastRound { by, turns_left }| LastRoundForm { by, turns_left }),
            queen: table.queen.letter(),
            neutral_merchants: letters(table.neutral),
            tokens: City::ALL.map(token).into(),
            councils: Council::ALL.map(council).into(),
            reserve: table.reserve.into(),
            permits: Region::ALL.map(region).into(),
            deck: <[u8; 7]>::from(state.deck).into(),
            discards: <[u8; 7]>::from(table.discards).into(),
            queens_reward_tiles_left: table.queens_rewards_left,
            players: table.each_seat().map(player).collect(),
            luck: LuckForm {
                seed: seed_digits(state.luck.seed),
                politics_drawn: state.luck.politics(),
            },
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
        if flaws.is_empty() {
            // A position has exactly one text: items in another order are another text.
            let places = reader::differences(self, &Position::of(&state));
            let flaw = |place| Flaw { place, fault: Fault::NotCanonical };
            flaws.extend(places.into_iter().map(flaw));
        }
        if flaws.is_empty() { Ok(state) } else { Err(flaws) }
    }
}

impl GainForm {
    fn of(gain: Gain) -> GainForm {
        match gain {
            Gain::Permit { permit, next, steps, refill } => GainForm::Permit(PermitGain {
                id: permit.to_string(),
                next,
                steps,
                refill_slot: refill.map(|slot| slot.index() as u8 + 1),
            }),
            Gain::Tokens { cities, steps } => {
                GainForm::Tokens(TokenGain { cities: letters(cities), steps })
            }
        }
    }
}

fn ids(permits: PermitSet) -> Vec<String> {
    permits.iter().map(|permit| permit.to_string()).collect()
}

fn letters(cities: CitySet) -> String {
    cities.iter().map(City::letter).collect()
}
