//! The parts of a replay that are Council of 4’s own, in German.

use crate::games::council_of_4::text::replayed::ReplayedText;
pub(in crate::games::council_of_4::text) static REPLAYED: ReplayedText = ReplayedText {
    cards: |name, count, paid| match paid {
        0 => format!("{count} × {name}"),
        paid => format!("{count} × {name}, davon {paid} zu zahlen"),
    },
    no_permits: "keine bereit",
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Siegpunkte Zug für Zug. Jetzt: {}.", parts.join(", "))
    },
    search: "Stadt, Spieler, Aktion",
};
