//! The parts of a replay that are Council of 4’s own, in Italian.

use crate::games::council_of_4::text::replayed::ReplayedText;
pub(in crate::games::council_of_4::text) static REPLAYED: ReplayedText = ReplayedText {
    cards: |name, count, paid| match paid {
        0 => format!("{count} × {name}"),
        paid => format!("{count} × {name}, {paid} da pagare"),
    },
    no_permits: "nessuno pronto",
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Punti vittoria per turno. Ora: {}.", parts.join(", "))
    },
    search: "Città, giocatore, mossa",
};
