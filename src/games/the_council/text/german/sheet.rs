//! The score sheet in German.

use super::words::{counted, listed, suit};
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::text::sheet::SheetText;

pub(in crate::games::the_council::text) static SHEET: SheetText = SheetText {
    won_by: |winner, points, tie| {
        let reason = match tie {
            Tie::LowCard => "eine niedrigere Karte beim letzten Ereignis",
            Tie::Ranks => "mehr Ränge",
            Tie::Traitors => "mehr Verräterchips",
        };
        let points = counted(points, "Punkt", "Punkten");
        format!("{winner} gewinnt mit {points} nach Gleichstand: {reason}.")
    },
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!(
            "Punkte nach jedem Zug, als wäre die Partie da zu Ende. Jetzt: {}.",
            parts.join(", ")
        )
    },
    change: |name, points| match points {
        0.. => format!("{name} +{points}"),
        _ => format!("{name} −{}", points.unsigned_abs()),
    },
    began_to_count: |of| {
        let suits: Vec<String> = of.iter().map(|&of| suit(of).to_owned()).collect();
        format!("{} zählen ab hier", listed(&suits))
    },
    search: "Karte, Zeichen, Spieler",
};
