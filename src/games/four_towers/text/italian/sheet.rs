//! The score sheet in Italian.

use super::words::points;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::sheet::SheetText;

pub(in crate::games::four_towers::text) static SHEET: SheetText = SheetText {
    won_by: |winner, total, tie| {
        let reason = match tie {
            Tie::Influence => "più punti influenza",
            Tie::Champions => "bonus dei campioni più bassi",
        };
        format!("{winner} vince con {} allo spareggio: {reason}.", points(total))
    },
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!(
            "Punti turno per turno, come se la partita finisse lì. A questo punto: {}.",
            parts.join(", ")
        )
    },
    change: |name, points| match points {
        0.. => format!("{name} +{points}"),
        _ => format!("{name} −{}", points.unsigned_abs()),
    },
    search: "Villaggio, clan, campione, giocatore",
};
