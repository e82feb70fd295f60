//! Origin of every point of a game: each rank and traitor chip is traced to the entry of the log that brought it,
//! and the points that the game would have had after each event.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Card, Suit, Suits};
use crate::games::the_council::rules::scoring::{counting_suits, score};
use crate::games::the_council::rules::{Event, PublicState, Score};
use crate::rules::Seat;
use crate::scene::turning::{TurningPoint, turning_points};
use crate::session::Entry;

/// Row of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// The ranks in a suit.
    Suit(Suit),
    /// The traitor chips.
    Traitors,
}

impl Row {
    /// Returns its points in a score.
    pub fn points(self, score: &Score) -> u16 {
        match self {
            Row::Suit(suit) => {
                u16::from(score.ranks[suit.index()]) + u16::from(score.doubled[suit.index()])
            }
            Row::Traitors => u16::from(score.traitors),
        }
    }
}

/// Change of a seat's ranks or traitor chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The highest bid brought this rank.
    Gained(Suit, u8),
    /// A Crown brought this rank.
    Crowned(Card, Suit, u8),
    /// A rank was traded for a traitor chip; this one is left.
    Traded(Suit, u8),
    /// A Court brought a traitor chip.
    Court(Card),
}

impl What {
    /// Whether a row of the score sheet holds it: a trade is in two.
    pub fn is_in(self, row: Row) -> bool {
        match (self, row) {
            (
                What::Gained(suit, _) | What::Crowned(_, suit, _) | What::Traded(suit, _),
                Row::Suit(of),
            ) => suit == of,
            (What::Traded(..) | What::Court(_), Row::Traitors) => true,
            _ => false,
        }
    }
}

/// Change of a seat's ranks or traitor chips, with its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Index of the entry of the log.
    pub entry: usize,
    /// Number of the hand, from 1.
    pub hand: u8,
    /// Number of the event in the hand, from 1.
    pub number: u8,
    pub event: Card,
    pub seat: Seat,
    /// The change.
    pub what: What,
}

/// An event that was resolved, with the points that the game would have had after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Index of the entry of the log.
    pub entry: usize,
    /// Number of the hand, from 1.
    pub hand: u8,
    /// Number of the event in the hand, from 1.
    pub number: u8,
    pub event: Card,
    /// All bids together; `None` if unlimited.
    pub total: Option<u16>,
    /// Whether it succeeded.
    pub success: bool,
    /// Points of every seat, in seating order.
    pub points: Vec<u16>,
    /// Suits that would have counted.
    pub counting: Suits,
}

/// Origins of all points of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Changes in the order of the log.
    pub changes: Vec<Change>,
    /// Events in the order of the log.
    pub moments: Vec<Moment>,
}

impl Trace {
    /// Returns the trace of a log that begins at a table.
    pub fn of(start: &PublicState, log: impl IntoIterator<Item = Entry<TheCouncil>>) -> Trace {
        let (mut table, mut count) = (*start, (None, false));
        let mut trace = Trace { changes: Vec::new(), moments: Vec::new() };
        for (entry, one) in log.into_iter().enumerate() {
            for event in &one.events {
                match *event {
                    Event::Resolved { total, success, .. } => count = (total, success),
                    Event::OpenerFound { .. } | Event::HandEnded { .. } => {
                        trace.moments.extend(moment(entry, &table, count));
                    }
                    // The last event has the points of the end, which may count every suit.
                    Event::EndedWithoutCollapse => {
                        trace
                            .moments
                            .iter_mut()
                            .rev()
                            .take(1)
                            .for_each(|last| last.counting = Suits::ALL);
                    }
                    Event::Scored { seat, score } => {
                        let points = trace
                            .moments
                            .last_mut()
                            .and_then(|last| last.points.get_mut(seat.index()));
                        points.into_iter().for_each(|points| *points = score.total());
                    }
                    _ => trace.changes.extend(change(entry, &table, event)),
                }
                table.follow(event);
            }
        }
        trace
    }

    /// Returns the changes of a seat in a row of the score sheet, or in all.
    pub fn behind(&self, seat: Seat, row: Option<Row>) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(move |change| {
            change.seat == seat && row.is_none_or(|row| change.what.is_in(row))
        })
    }

    /// Returns the events that changed the points most, at most this many, in the order of the log. If equal, the
    /// earlier one is taken.
    pub fn turning_points(&self, most: usize) -> Vec<TurningPoint> {
        turning_points(self.moments.iter().map(|moment| &*moment.points), most)
    }

    /// Returns the suits that began to count with an event, as if the game had ended after it.
    pub fn begins_to_count(&self, moment: usize) -> Vec<Suit> {
        let counting = |at: usize| self.moments.get(at).map(|moment| moment.counting);
        let before = moment.checked_sub(1).and_then(counting).unwrap_or_default();
        let now = counting(moment).unwrap_or_default();
        now.iter().filter(|&suit| !before.contains(suit)).collect()
    }
}

fn moment(
    entry: usize,
    table: &PublicState,
    (total, success): (Option<u16>, bool),
) -> Option<Moment> {
    Some(Moment {
        entry,
        hand: table.hand,
        number: table.events_begun() as u8,
        event: table.event()?,
        total,
        success,
        points: table.each_seat().map(|seat| score(table, seat).total()).collect(),
        counting: counting_suits(table),
    })
}

fn change(entry: usize, table: &PublicState, event: &Event) -> Option<Change> {
    let (seat, what) = match *event {
        Event::RankGained { seat, suit, rank } => (seat, What::Gained(suit, rank?)),
        Event::Crowned { seat, card, suit, rank } => (seat, What::Crowned(card, suit, rank?)),
        Event::Traded { seat, suit, rank, .. } => (seat, What::Traded(suit, rank)),
        Event::CourtPaid { seat, card } => (seat, What::Court(card)),
        _ => return None,
    };
    let (hand, number) = (table.hand, table.events_begun() as u8);
    Some(Change { entry, hand, number, event: table.event()?, seat, what })
}
