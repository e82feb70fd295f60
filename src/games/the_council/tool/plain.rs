//! The whole table as plain text for a terminal, at most 80 columns wide, in the letters and words
//! of the notation.

use super::words;
use crate::games::the_council::rules::chips::Ranks;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::{CardSet, Chips, State};
use crate::games::the_council::text::pieces;
use crate::rules::Seat;
use crate::text::people::numbered as name;
use crate::tool::columns::{left, right, wrapped};

/// Start of the second column.
const INDENT: usize = 14;
/// Start of cards beside the list that they are in.
const LISTED: usize = 24;
/// Columns for a suit.
const SUIT: usize = 8;

/// The table with all hands and the deck.
pub fn state(state: &State) -> Vec<Vec<String>> {
    vec![
        vec![words::heading(state.table()), words::roles(state.table(), &[])],
        tracks(state),
        chips(state),
        events(state),
        cards(state),
    ]
}

/// The six tracks, the empire first, with the traitor chips beside them.
fn tracks(state: &State) -> Vec<String> {
    let table = state.table();
    let row = |head: &str, ranks: Ranks, last: &str| {
        let ranks = Suit::ALL.map(|suit| ranks.of(suit).to_string());
        columns(head, &ranks) + &right(last, 10)
    };
    let mut lines = vec![columns("Tracks", &suits()) + &right("traitors", 10)];
    lines.push(row("  empire", table.empire, ""));
    lines.extend(table.each_seat().map(|seat| {
        let player = table.player(seat);
        row(&numbered(seat), player.ranks, &player.traitors.to_string())
    }));
    lines
}

/// The supplies, each with what the seat has bid of it.
fn chips(state: &State) -> Vec<String> {
    let table = state.table();
    let row =
        |head: &str, chips: Chips| columns(head, &Suit::ALL.map(|suit| chips.of(suit).to_string()));
    let mut lines = vec![columns("Chips", &suits())];
    for seat in table.each_seat() {
        let player = table.player(seat);
        lines.push(row(&numbered(seat), player.chips));
        if !player.bid.is_none() {
            lines.push(row("    bid", player.bid));
        }
    }
    lines
}

/// The events of the hand and how they ended.
fn events(state: &State) -> Vec<String> {
    let table = state.table();
    let mut events: Vec<String> =
        table.events().map(|(card, success)| format!("{card} {}", success_word(success))).collect();
    if events.is_empty() {
        events.push("none".to_owned());
    }
    let mut lines = wrapped("Events", INDENT, ",", events);
    lines.extend(wrapped("Event deck", INDENT, "", codes(state.deck())));
    lines
}

/// How an event ended, or that it is the current one.
const fn success_word(of: Option<bool>) -> &'static str {
    match of {
        Some(true) => "succeeded",
        Some(false) => "failed",
        None => "open",
    }
}

/// The cards that each seat holds and has drafted.
fn cards(state: &State) -> Vec<String> {
    let table = state.table();
    let mut lines = vec!["Cards".to_owned()];
    for seat in table.each_seat() {
        let chosen = state.secret(seat);
        let (revealed, drafted) = (table.revealed_by(seat), table.player(seat).drafted);
        let lists = [
            ("held", state.held(seat).minus(chosen)),
            ("chosen", chosen),
            ("unused", table.ready(seat).minus(chosen)),
            ("revealed", revealed),
            ("used", drafted.and(table.used).minus(revealed)),
        ];
        let mut head = numbered(seat);
        for (list, cards) in lists.into_iter().filter(|(_, cards)| *cards != CardSet::EMPTY) {
            let head = left(&std::mem::take(&mut head), INDENT) + list;
            lines.extend(wrapped(&head, LISTED, "", codes(cards)));
        }
    }
    lines
}

fn suits() -> [String; Suit::COUNT] {
    Suit::ALL.map(pieces::suit)
}

fn columns(head: &str, cells: &[String; Suit::COUNT]) -> String {
    left(head, INDENT) + &cells.each_ref().map(|cell| right(cell, SUIT)).concat()
}

/// The seat’s number and its name.
fn numbered(seat: Seat) -> String {
    format!("  {}", name(seat))
}

/// The codes of cards.
fn codes(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
