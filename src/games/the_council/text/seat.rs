//! Texts of the seats: their panels, and what a seat has on request.

use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::scene::seats::Doing;

/// The texts of the seats.
#[allow(missing_docs, reason = "the names say it")]
pub struct SeatText {
    /// What a seat does, for its pill; the flag is set for a person at the screen.
    pub doing: fn(Doing, bool) -> String,
    pub dealer: &'static str,
    pub chips: fn(u8, Suit) -> String,
    pub traitors: fn(u8) -> String,
    pub unused: fn(usize) -> String,
    pub fit: fn(usize) -> String,
    /// A drafted card, with whether it is used up.
    pub card: fn(Card, bool) -> String,
    pub chosen: &'static str,
    /// The place of a card that is chosen face down.
    pub face_down: &'static str,
    pub now: fn(u16) -> String,
    pub cards: &'static str,
    pub ranks: &'static str,
    pub empire: &'static str,
    /// The points of a suit, and that they are doubled.
    pub points: &'static str,
    pub came_from: &'static str,
}
