//! The score sheet in Spanish.

use super::words::points;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::sheet::SheetText;

pub(in crate::games::four_towers::text) static SHEET: SheetText = SheetText {
    won_by: |winner, total, tie| {
        let reason = match tie {
            Tie::Influence => "más puntos de influencia",
            Tie::Champions => "bonus de campeones más bajos",
        };
        format!("{winner} gana con {} en el desempate: {reason}.", points(total))
    },
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Puntos por turno, como si la partida acabara ahí. Ahora: {}.", parts.join(", "))
    },
    change: |name, points| match points {
        0.. => format!("{name} +{points}"),
        _ => format!("{name} −{}", points.unsigned_abs()),
    },
    search: "Aldea, clan, campeón, jugador",
};
