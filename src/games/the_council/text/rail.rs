//! Texts beside the sheet: the events of the hand, the score if the game ended now, what cards do, and who is nearest
//! to the empire.

use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};

/// The texts beside the sheet.
#[allow(missing_docs, reason = "the names say it")]
pub struct RailText {
    pub label: &'static str,
    pub events: &'static str,
    /// The number of the hand, and of cards in the event deck.
    pub hand_and_deck: fn(u8, u8) -> String,
    pub deck: fn(u8) -> String,
    /// The number of an event in the hand, the event, and whether it succeeded.
    pub event: fn(usize, Card, Option<bool>) -> String,
    pub to_come: fn(usize) -> String,
    pub now: &'static str,
    pub ended_now: &'static str,
    /// The points of a seat in a suit.
    pub points_of: fn(u16, Suit) -> String,
    /// The suits in which somebody stands above the empire: what that means.
    pub above: fn(Suits) -> String,
    /// The same in a few words.
    pub would_count: fn(Suits) -> String,
    /// The suits that counted in the end.
    pub counted: fn(Suits) -> String,
    pub nobody_above: &'static str,
    pub what_cards_do: &'static str,
    /// The name of a kind of card, as short as its mark, and its effect.
    pub kind: fn(Kind) -> (&'static str, &'static str),
    pub only_shared: &'static str,
    pub nearest: &'static str,
    /// The rank of the nearest, of that of the empire.
    pub of_empire: fn(u8) -> String,
}
