//! How the game stands for everybody: the score if it ended now.

use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::rules::scoring::{counting_suits, ranking, score};
use crate::games::the_council::rules::{Decision, PublicState, Score};
use crate::rules::{Seat, Seats};
use crate::vocabulary;

/// Score of all seats if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Score of each seat by cause and suit, in seating order.
    pub scores: Vec<Score>,
    /// Seats that share a place, the best first.
    pub places: Vec<Vec<Seat>>,
    /// Suits that would count.
    pub counting: Suits,
    /// Seats above the empire, by suit.
    pub above: [Seats; Suit::COUNT],
    /// Whether this is the last hand.
    pub is_last_hand: bool,
    /// Whether it has ended.
    pub is_over: bool,
}

impl Standing {
    /// Returns the standing at a table.
    pub fn of(table: &PublicState) -> Standing {
        Standing {
            scores: table.each_seat().map(|seat| score(table, seat)).collect(),
            places: ranking(table),
            counting: counting_suits(table),
            above: Suit::ALL.map(|suit| table.above_the_empire(suit)),
            is_last_hand: table.is_last_hand(),
            is_over: table.decision == Decision::Over,
        }
    }

    /// Returns the points of a seat.
    pub fn total(&self, seat: Seat) -> u16 {
        self.scores.get(seat.index()).map(Score::total).unwrap_or_default()
    }

    /// Returns what parts a seat from another with as many points, if they share no place.
    pub fn parts(&self, seat: Seat, from: Seat) -> Option<Tie> {
        let breaks = |seat: Seat| self.scores.get(seat.index()).map(|score| score.tie_break);
        let (own, other) = (breaks(seat)?, breaks(from)?);
        if self.total(seat) != self.total(from) {
            return None;
        }
        let parts = [
            (Tie::LowCard, own.low_card != other.low_card),
            (Tie::Ranks, own.ranks != other.ranks),
            (Tie::Traitors, own.traitors != other.traitors),
        ];
        parts.into_iter().find(|&(_, differs)| differs).map(|(tie, _)| tie)
    }
}

vocabulary! {
    /// What parts players with as many points, in this order (R39).
    pub enum Tie {
        /// The card of lowest rank that each revealed in the last event.
        LowCard = "low-card",
        /// All ranks over all suits.
        Ranks = "ranks",
        /// Traitor chips.
        Traitors = "traitors",
    }
}
