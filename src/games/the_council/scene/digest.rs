//! Events since a seat's last decision that concern it.

use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::rules::{Chips, Event, PublicState, View};
use crate::rules::Seats;

/// Event that concerns a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// The seat took these chips.
    Chips(Chips),
    /// The seat gained this rank.
    Gained(Suit, u8),
    /// The seat traded a rank for a traitor chip; this one is left.
    Traded(Suit, u8),
    /// A Court brought the seat a traitor chip.
    Court(Card),
    /// The seat opens the event, and why.
    Opens(Opening),
    /// The seat is above the empire now, and did not.
    NowAbove(Suit),
    /// The seat is above the empire no more.
    NoLongerAbove(Suit),
    /// Others are above the empire now, and did not.
    OthersAbove(Suit, Seats),
}

/// Returns what concerns the view's seat in the events since the table was as in `before`.
pub fn concerns(before: &PublicState, now: &View, events: &[Event]) -> Vec<Concern> {
    let Some(own) = now.seat else { return Vec::new() };
    let taken = events.iter().fold(Chips::NONE, |taken, event| match *event {
        Event::Drafted { seat, chips, .. } if seat == own => taken.plus(chips),
        _ => taken,
    });
    let of_event = |event: &Event| match *event {
        Event::RankGained { seat, suit, rank: Some(rank) }
        | Event::Crowned { seat, suit, rank: Some(rank), .. }
            if seat == own =>
        {
            Some(Concern::Gained(suit, rank))
        }
        Event::Traded { seat, suit, rank, .. } if seat == own => Some(Concern::Traded(suit, rank)),
        Event::CourtPaid { seat, card } if seat == own => Some(Concern::Court(card)),
        _ => None,
    };
    let chips = (!taken.is_none()).then_some(Concern::Chips(taken));
    let mut concerns: Vec<Concern> =
        chips.into_iter().chain(events.iter().filter_map(of_event)).collect();
    for suit in Suit::ALL {
        let above = |table: &PublicState| table.above_the_empire(suit);
        let (earlier, later) = (above(before), above(&now.table));
        match (earlier.contains(own), later.contains(own)) {
            (false, true) => concerns.push(Concern::NowAbove(suit)),
            (true, false) => concerns.push(Concern::NoLongerAbove(suit)),
            _ => {}
        }
        let others = later.iter().filter(|&seat| seat != own && !earlier.contains(seat));
        let others: Seats = others.collect();
        if !others.is_empty() {
            concerns.push(Concern::OthersAbove(suit, others));
        }
    }
    let opening = events.iter().rev().find_map(|event| match *event {
        Event::OpenerFound { seat, why } => Some((seat, why)),
        _ => None,
    });
    let opens = opening.filter(|&(seat, _)| seat == own && now.table.opener == own);
    concerns.extend(opens.map(|(_, why)| Concern::Opens(why)));
    concerns
}
