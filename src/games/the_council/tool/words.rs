//! Texts of The Council that only the tool shows.

use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::state::{Decision, PublicState};
use crate::games::the_council::text::event;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::people::numbered as seat;
use crate::tool::plain::counted;

pub(super) const TRACKS: &str = "Tracks";
pub(super) const EMPIRE: &str = "  empire";
pub(super) const TRAITORS: &str = "traitors";
pub(super) const CHIPS: &str = "Chips";
pub(super) const BID: &str = "    bid";
pub(super) const CARDS: &str = "Cards";
pub(super) const HELD: &str = "held";
pub(super) const CHOSEN: &str = "chosen";
pub(super) const UNUSED: &str = "unused";
pub(super) const REVEALED: &str = "revealed";
pub(super) const USED: &str = "used";
pub(super) const EVENTS: &str = "Events";
pub(super) const DECK: &str = "Event deck";
pub(super) const NONE: &str = "none";
pub(super) const LOW_CARD: &str = "Low card";
pub(super) const RANKS: &str = "Ranks";
pub(super) const TRAITOR_CHIPS: &str = "Traitor chips";
pub(super) const TIE_BREAK: &str = "Tie break";

/// Hand, event and decisions, counted from 1.
pub(super) fn heading(table: &PublicState) -> String {
    let (begun, due) = (table.events_begun(), table.events_due());
    let moment = match begun {
        0 => format!("the draft, pick {}", table.players()[0].drafted.len() + 1),
        begun => format!("event {begun} of {due}"),
    };
    let decisions = counted(table.decisions, "decision");
    format!("The Council · hand {} · {moment} · {decisions} so far", table.hand)
}

/// Who deals, opens and decides.
pub(super) fn roles(table: &PublicState, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    let decides = match table.decision {
        Decision::Draft(seat) => format!("{} must draft a card.", name(seat)),
        Decision::Bid(seat) => format!("{} must bid.", name(seat)),
        Decision::Commit(seat) => format!("{} must commit cards.", name(seat)),
        Decision::Over => "The game is over.".to_owned(),
    };
    format!("{} deals, {} opens. {decides}", name(table.dealer), name(table.opener))
}

/// Returns the state of a game that isn’t over.
pub(super) fn standing(table: &PublicState, names: &[String]) -> String {
    format!("{}\n{}", heading(table), roles(table, names))
}

/// Returns the event in words, with seats by their numbers.
pub(super) fn sentence(event: &Event) -> String {
    // All bids of a count are told by the names of their seats.
    let seats = if let Event::Counted(count) = event { count.seats() } else { 0 };
    let names: Vec<String> = Seat::first(seats).map(seat).collect();
    event::sentence(event, &names)
}

/// How an event ended, or that it is the current one.
pub(super) const fn success(of: Option<bool>) -> &'static str {
    match of {
        Some(true) => "succeeded",
        Some(false) => "failed",
        None => "open",
    }
}

/// The moment of a change: its hand and event.
pub(super) fn moment(hand: u8, event: u8, action: usize) -> String {
    format!("hand {hand}, event {event}, move {action}")
}

/// Points of a suit that counts: its rank, and whether it counts twice.
pub(super) fn points(suit: &str, rank: u8, doubles: bool) -> String {
    let doubled = if doubles { ", twice: above the empire" } else { "" };
    format!("rank {rank} in {suit}{doubled}")
}

pub(super) fn gained(suit: &str, rank: u8) -> String {
    format!("{suit} {} → {rank}: highest bid", rank.saturating_sub(1))
}

pub(super) fn crowned(suit: &str, rank: u8, card: &str) -> String {
    format!("{suit} {} → {rank}: {card}", rank.saturating_sub(1))
}

pub(super) fn traded(suit: &str, rank: u8) -> String {
    format!("{suit} {} → {rank} for a traitor chip: lowest bid", rank.saturating_add(1))
}

pub(super) fn court(card: &str) -> String {
    format!("a traitor chip: {card}")
}
