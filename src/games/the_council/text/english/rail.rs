//! Texts beside the sheet in English.

use super::words::{card, counted, suit, suits};
use crate::games::the_council::rules::components::Kind;
use crate::games::the_council::text::rail::RailText;

pub(in crate::games::the_council::text) static RAIL: RailText = RailText {
    label: "Events and score",
    events: "Events",
    hand_and_deck: |hand, deck| format!("hand {hand} · {deck} in the deck"),
    deck: |deck| format!("{deck} in the deck"),
    event: |number, of, success| {
        let state = match success {
            Some(true) => "succeeded",
            Some(false) => "failed",
            None => "now",
        };
        format!("Event {number}: {}, {state}", card(of))
    },
    to_come: |count| match count {
        1 => "1 event to come".to_owned(),
        _ => format!("{count} events to come"),
    },
    now: "now",
    ended_now: "If it ended now",
    points_of: |points, of| format!("{} in {}", counted(points, "point"), suit(of)),
    above: |of| {
        format!("Above the empire in {}: the game ends with this hand if that stays.", suits(of))
    },
    would_count: |of| format!("{} would count", suits(of)),
    counted: |of| format!("Counted: {}.", suits(of)),
    nobody_above: "Nobody stands above the empire: only traitor chips would count.",
    what_cards_do: "What cards do",
    kind: |of| match of {
        Kind::Ace => ("Ace", "no limit in its suit"),
        Kind::Number => ("2–9", "breaks ties, low wins"),
        Kind::Pawn => ("Pawn", "1 more, each suit"),
        Kind::Court => ("Court", "traitor chip if it fails"),
        Kind::Crown => ("Crown", "a rank at once"),
    },
    only_shared: "Only in suits they share with the event.",
    nearest: "Nearest to the empire",
    of_empire: |empire| format!("of {empire}"),
};
