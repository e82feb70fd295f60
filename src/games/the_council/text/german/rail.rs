//! Texts beside the sheet in German.

use super::words::{card, counted, in_suit, in_suits, suits};
use crate::games::the_council::rules::components::Kind;
use crate::games::the_council::text::rail::RailText;

pub(in crate::games::the_council::text) static RAIL: RailText = RailText {
    label: "Ereignisse und Punkte",
    events: "Ereignisse",
    hand_and_deck: |hand, deck| format!("Runde {hand} · Stapel {deck}"),
    deck: |deck| format!("Stapel {deck}"),
    event: |number, of, success| {
        let state = match success {
            Some(true) => "gelungen",
            Some(false) => "gescheitert",
            None => "jetzt",
        };
        format!("Ereignis {number}: {}, {state}", card(of))
    },
    to_come: |count| match count {
        1 => "noch 1 Ereignis".to_owned(),
        _ => format!("noch {count} Ereignisse"),
    },
    now: "jetzt",
    ended_now: "Wenn jetzt Schluss wäre",
    points_of: |points, of| format!("{} in {}", counted(points, "Punkt", "Punkte"), in_suit(of)),
    above: |of| {
        format!(
            "Über dem Reich in {}: Bleibt das so, endet die Partie mit dieser Runde.",
            in_suits(of)
        )
    },
    would_count: |of| format!("{} würden zählen", suits(of)),
    counted: |of| format!("Gezählt haben: {}.", suits(of)),
    nobody_above: "Niemand steht über dem Reich: Nur Verräterchips würden zählen.",
    what_cards_do: "Was Karten tun",
    kind: |of| match of {
        Kind::Ace => ("Ass", "unbegrenzt"),
        Kind::Number => ("2–9", "entscheidet Gleichstände"),
        Kind::Pawn => ("Bauer", "1 mehr je Zeichen"),
        Kind::Court => ("Hof", "Verräterchip beim Scheitern"),
        Kind::Crown => ("Krone", "sofort ein Rang"),
    },
    only_shared: "Nur in Zeichen, die auch das Ereignis hat.",
    nearest: "Am nächsten am Reich",
    of_empire: |empire| format!("von {empire}"),
};
