//! The parts of a replay that are Council of 4’s own, in Spanish.

use crate::games::council_of_4::text::replayed::ReplayedText;
pub(in crate::games::council_of_4::text) static REPLAYED: ReplayedText = ReplayedText {
    cards: |name, count, paid| match paid {
        0 => format!("{count} × {name}"),
        paid => format!("{count} × {name}, {paid} para pagar"),
    },
    no_permits: "ninguno listo",
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Puntos de victoria por turno. Ahora: {}.", parts.join(", "))
    },
    search: "Ciudad, jugador, jugada",
};
