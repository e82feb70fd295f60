//! A position as JSON: a full state, in stable names.
//!
//! Cards are written as in notation, chips and ranks by the letters of the suits. Each card is in one list, or else
//! in the event deck. It contains hidden things, luck included: this is the form for tools and tests, never for a
//! player. `position.schema.json` describes every field.
//!
//! Reading checks everything: an impossible position is refused with every reason.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use super::components::{Card, Suit};
use super::state::{Decision, State};
use super::validate::validate;
use crate::rules::Seat;
use crate::rules::position::{self, By, Key, Unread, seed_digits, there};

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
    /// Decisions made so far, of all seats.
    pub decisions: u16,
    /// The number of the hand, from 1.
    pub hand: u8,
    /// The dealer of the hand.
    pub dealer: Seat,
    /// The opener of the current event, or of the last one; before the first event, the dealer.
    pub opener: Seat,
    /// What must be decided now.
    pub decision: Kind,
    /// The seat that must decide; none if the game is over.
    #[serde(deserialize_with = "there")]
    pub decider: Option<Seat>,
    /// The ranks of the empire.
    pub empire: BySuit,
    /// The events of this hand so far, in order.
    pub events: Vec<EventForm>,
    /// The players, in seating order.
    pub players: Vec<PlayerForm>,
    /// The seed as sixteen hexadecimal digits.
    pub seed: String,
}

/// A number for each suit.
pub type BySuit = By<Suit, 6, u8>;

impl Key for Suit {
    const NAMES: &'static [&'static str] = &["M", "S", "W", "L", "Y", "K"];
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The card to draft.
    Draft,
    /// The bid for the event.
    Bid,
    /// The cards to commit to the event.
    Commit,
    /// None: the game is over.
    Over,
}

impl From<Decision> for Kind {
    fn from(decision: Decision) -> Kind {
        match decision {
            Decision::Draft(_) => Kind::Draft,
            Decision::Bid(_) => Kind::Bid,
            Decision::Commit(_) => Kind::Commit,
            Decision::Over => Kind::Over,
        }
    }
}

/// An event of this hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventForm {
    /// The card.
    pub card: String,
    /// Whether the empire succeeded; null for the current event while it is decided.
    #[serde(deserialize_with = "there")]
    pub success: Option<bool>,
}

/// Everything that a player has. Each card is in one of the lists, in canonical order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerForm {
    /// What the player holds face down: the cards to draft from, without the chosen one, then the discard.
    pub held: Vec<String>,
    /// Cards chosen secretly and not shown yet.
    pub chosen: Vec<String>,
    /// Drafted cards that may still be committed, without the chosen ones.
    pub unused: Vec<String>,
    /// Drafted cards revealed in the event that was resolved last.
    pub revealed: Vec<String>,
    /// Drafted cards used up before that.
    pub used: Vec<String>,
    /// Suit chips in the supply.
    pub chips: BySuit,
    /// Chips offered for the current event.
    pub bid: BySuit,
    /// Ranks.
    pub ranks: BySuit,
    /// Traitor chips.
    pub traitors: u8,
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
            let (held, chosen) = (state.held(seat), state.secret(seat));
            PlayerForm {
                held: codes(held.minus(chosen)),
                chosen: codes(chosen),
                unused: codes(table.ready(seat).minus(chosen)),
                revealed: codes(table.revealed_by(seat)),
                used: codes(player.drafted.and(table.used).minus(table.revealed)),
                chips: Suit::ALL.map(|suit| player.chips.of(suit)).into(),
                bid: Suit::ALL.map(|suit| player.bid.of(suit)).into(),
                ranks: Suit::ALL.map(|suit| player.ranks.of(suit)).into(),
                traitors: player.traitors,
            }
        };
        let event = |(card, success): (Card, _)| EventForm { card: card.to_string(), success };
        Position {
            format: FORMAT,
            decisions: table.decisions,
            hand: table.hand,
            dealer: table.dealer,
            opener: table.opener,
            decision: table.decision.into(),
            decider: table.decision.seat(),
            empire: Suit::ALL.map(|suit| table.empire.of(suit)).into(),
            events: table.events().map(event).collect(),
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
        // Invariants are checked only for three to five players.
        let players = Pointer::Field("players");
        if !flaws.iter().any(|flaw| flaw.place == players) {
            let broken = flaw::independent(validate(&state), &flaws);
            flaws.extend(broken);
        }
        if flaws.is_empty() { Ok(state) } else { Err(flaws) }
    }
}

/// Returns the cards as in notation.
pub fn codes(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
