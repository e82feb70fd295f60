//! The hall: a column for each suit, with the empire's beam and the pawns of all.

use super::resolution::{Beat, Resolution};
use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::rules::{Decision, PublicState};
use crate::rules::{Seat, Seats};

/// The column of a suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
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
    /// Seats whose rank a result on the stage has changed.
    pub moved: Seats,
    /// Whether it has made the empire fall.
    pub fell: bool,
    /// Whether the game is over, so that a cracked suit counts.
    pub is_over: bool,
}

impl Column {
    /// Returns a column of these ranks alone.
    pub fn new(suit: Suit, empire: u8, pawns: Vec<u8>) -> Column {
        let above = (0..).map(Seat).zip(&pawns).filter(|&(_, &own)| own > empire);
        Column {
            suit,
            empire,
            above: above.map(|(seat, _)| seat).collect(),
            asked: false,
            ghost_beam: None,
            ghosts: Vec::new(),
            moved: Seats::default(),
            fell: false,
            is_over: false,
            pawns,
        }
    }

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
            let empire = table.empire.of(suit);
            let after = then.map(Resolution::end);
            let ghosts = after.map(|after| moves(table, after, suit).collect());
            Column {
                asked: asked.contains(suit),
                is_over: table.decision == Decision::Over,
                ghost_beam: after.map(|table| table.empire.of(suit)).filter(|&to| to != empire),
                ghosts: ghosts.unwrap_or_default(),
                ..Column::new(suit, empire, pawns(table, suit).collect())
            }
        };
        Hall { columns: Suit::ALL.map(column).into() }
    }

    /// Returns the hall after a beat of a result, with what has changed since before the event.
    pub fn after(result: &Resolution, beat: Beat) -> Hall {
        let (before, now) = (&result.before, result.after(beat));
        let mut hall = Hall::of(now, result.event.suits(), None);
        for column in &mut hall.columns {
            column.moved = moves(before, now, column.suit).map(|(seat, _)| seat).collect();
            column.fell = column.empire < before.empire.of(column.suit);
        }
        hall
    }

    /// Returns the column of a suit.
    pub fn column(&self, suit: Suit) -> &Column {
        &self.columns[suit.index()]
    }
}

/// Returns the ranks of all seats in a suit, in seating order.
fn pawns(table: &PublicState, suit: Suit) -> impl Iterator<Item = u8> + '_ {
    table.players().iter().map(move |player| player.ranks.of(suit))
}

/// Returns the seats whose rank in a suit is another one later, with that rank.
fn moves<'a>(
    now: &'a PublicState,
    later: &'a PublicState,
    suit: Suit,
) -> impl Iterator<Item = (Seat, u8)> + 'a {
    let seats = (0..).map(Seat).zip(pawns(now, suit).zip(pawns(later, suit)));
    seats.filter(|(_, (now, later))| now != later).map(|(seat, (_, later))| (seat, later))
}
