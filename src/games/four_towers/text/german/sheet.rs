//! The score sheet in German.

use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::sheet::SheetText;

pub(in crate::games::four_towers::text) static SHEET: SheetText = SheetText {
    won_by: |winner, total, tie| {
        let reason = match tie {
            Tie::Influence => "mehr Einflusspunkte",
            Tie::Champions => "niedrigere Heldenboni",
        };
        match total {
            1 => format!("{winner} gewinnt bei Gleichstand mit 1 Punkt durch {reason}."),
            _ => format!("{winner} gewinnt bei Gleichstand mit {total} Punkten durch {reason}."),
        }
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
    search: "Dorf, Clan, Held, Spieler",
};
