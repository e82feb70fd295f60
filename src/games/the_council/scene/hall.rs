//! The hall: a column for each suit, with the empire's beam and the pawns of all.

use super::resolution::Resolution;
use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::rules::state::{PublicState, Seats};
use crate::rules::Seat;

/// The column of a suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The suit.
    pub suit: Suit,
    /// Rank of the empire, where the beam is.
    pub empire: u8,
    /// Rank of each seat, in seating order.
    pub pawns: Vec<u8>,
    /// Seats above the empire: the beam is cracked, and the suit would count.
    pub above: Seats,
    /// Whether the suit is on the event.
    pub asked: bool,
    /// Rank of the empire as an open bid or card would leave it, if that is another.
    pub ghost_beam: Option<u8>,
    /// Ranks as an open bid or card would leave them, if they are others.
    pub ghosts: Vec<(Seat, u8)>,
}

impl Column {
    /// Returns the seats on a rank, in seating order.
    pub fn on(&self, rank: u8) -> impl Iterator<Item = Seat> + '_ {
        (0..).map(Seat).zip(&self.pawns).filter(move |&(_, &own)| own == rank).map(|(seat, _)| seat)
    }

    /// Returns the seats that are highest, and their rank.
    pub fn nearest(&self) -> (Seats, u8) {
        let highest = self.pawns.iter().copied().max().unwrap_or_default();
        (self.on(highest).collect(), highest)
    }
}

/// The hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// The columns, in the order of the suits.
    pub columns: Vec<Column>,
}

impl Hall {
    /// Returns the hall of a table, with the suits of its event, and what it would be after another one.
    pub fn of(table: &PublicState, asked: Suits, then: Option<&Resolution>) -> Hall {
        let column = |suit| {
            let pawns = |table: &PublicState| -> Vec<u8> {
                table.players().iter().map(|player| player.ranks.of(suit)).collect()
            };
            let (empire, now) = (table.empire.of(suit), pawns(table));
            let after = then.map(Resolution::end);
            let later = after.map(pawns).unwrap_or_else(|| now.clone());
            let moved = (0..).map(Seat).zip(now.iter().zip(later));
            let moved = moved.filter(|(_, (now, later))| *now != later);
            let ghosts = moved.map(|(seat, (_, later))| (seat, later)).collect();
            Column {
                suit,
                empire,
                above: table.above_the_empire(suit),
                asked: asked.contains(suit),
                ghost_beam: after.map(|table| table.empire.of(suit)).filter(|&to| to != empire),
                ghosts,
                pawns: now,
            }
        };
        Hall { columns: Suit::ALL.map(column).into() }
    }

    /// Returns the column of a suit.
    pub fn column(&self, suit: Suit) -> &Column {
        &self.columns[suit.index()]
    }
}
