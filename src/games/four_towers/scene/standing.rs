//! How the game stands for everybody: the score if it ended now.

use crate::games::four_towers::rules::scoring::{ranking, score};
use crate::games::four_towers::rules::{Cause, PublicState, Score};
use crate::rules::Seat;
use crate::vocabulary;

/// Score of all seats if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Score of each seat by cause, in seating order.
    pub scores: Vec<Score>,
    /// Seats that share a place, the best first.
    pub places: Vec<Vec<Seat>>,
}

impl Standing {
    /// Returns the standing at a table.
    pub fn of(table: &PublicState) -> Standing {
        Standing {
            scores: table.each_seat().map(|seat| score(table, seat)).collect(),
            places: ranking(table),
        }
    }

    /// Returns the points of a seat.
    pub fn total(&self, seat: Seat) -> u16 {
        self.scores.get(seat.index()).map(Score::total).unwrap_or_default()
    }

    /// Returns what parts a seat from another with as many points, if they share no place.
    pub fn parts(&self, seat: Seat, from: Seat) -> Option<Tie> {
        let score = |seat: Seat| self.scores.get(seat.index());
        let (own, other) = (score(seat)?, score(from)?);
        if own.total() != other.total() {
            return None;
        }
        let differs = |tie: &Tie| tie.number(own) != tie.number(other);
        Tie::ALL.into_iter().find(differs)
    }
}

vocabulary! {
    /// What parts players with as many points (R42).
    pub enum Tie {
        /// More points of the track.
        Influence = "influence",
        /// Fewer points of champions.
        Champions = "champions",
    }
}

impl Tie {
    /// Returns the number that is compared.
    pub fn number(self, score: &Score) -> u16 {
        match self {
            Tie::Influence => score.of(Cause::Influence) + score.of(Cause::Doubled),
            Tie::Champions => score.of(Cause::Champions),
        }
    }
}
