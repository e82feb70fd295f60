//! Changes that concern a seat.

use super::Subjects;
use super::event::named;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::scene::digest::Concern;
use crate::text::text;

/// The texts of these changes, one for each kind.
#[allow(missing_docs, reason = "the names say it")]
pub struct ConcernText {
    pub none: &'static str,

    pub chips: fn(Chips) -> String,
    /// The new rank.
    pub gained: fn(Suit, u8) -> String,
    /// The rank that is left.
    pub traded: fn(Suit, u8) -> String,
    pub court: fn(Card) -> String,
    pub opens: fn(Opening) -> String,
    pub now_above: fn(Suit) -> String,
    pub no_longer_above: fn(Suit) -> String,
    pub others_above: fn(Suit, &[String]) -> String,
}

/// Returns a change in words; `names` are those of the seats.
pub fn concern(concern: &Concern, names: &[String]) -> String {
    let say = text().concern();
    match *concern {
        Concern::Chips(chips) => (say.chips)(chips),
        Concern::Gained(suit, rank) => (say.gained)(suit, rank),
        Concern::Traded(suit, rank) => (say.traded)(suit, rank),
        Concern::Court(card) => (say.court)(card),
        Concern::Opens(why) => (say.opens)(why),
        Concern::NowAbove(suit) => (say.now_above)(suit),
        Concern::NoLongerAbove(suit) => (say.no_longer_above)(suit),
        Concern::OthersAbove(suit, seats) => (say.others_above)(suit, &named(seats, names)),
    }
}
