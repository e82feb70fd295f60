//! The texts of a game on the start page, before its part of the program is loaded.

use crate::record::SeatColour;

/// A game on the start page. Each game has its own.
#[allow(missing_docs, reason = "the names say it")]
pub struct CoverText {
    pub title: &'static str,
    pub in_short: &'static str,
    /// An amount of points in its words.
    pub points: fn(u16) -> String,
    pub round: RoundName,
    /// Colour of a seat, and the shape of its pieces.
    pub seat_colour: fn(SeatColour) -> &'static str,
}

/// What a game calls the rounds that it is played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundName {
    /// One of them.
    pub one: &'static str,
    /// Several of them.
    pub many: &'static str,
}

impl RoundName {
    /// Returns one by its number, for the inside of a sentence.
    pub fn numbered(self, number: u16) -> String {
        format!("{} {number}", self.one)
    }

    /// Returns one by its number, as a title.
    pub fn titled(self, number: u16) -> String {
        let mut letters = self.one.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        format!("{} {number}", first.chain(letters).collect::<String>())
    }

    /// Returns some by their count.
    pub fn counted(self, count: u16) -> String {
        format!("{count} {}", if count == 1 { self.one } else { self.many })
    }
}
