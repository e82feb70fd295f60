//! The score sheet in Italian.

use super::words::{counted, the_suits_first};
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::text::sheet::SheetText;

pub(in crate::games::the_council::text) static SHEET: SheetText = SheetText {
    won_by: |winner, points, tie| {
        let reason = match tie {
            Tie::LowCard => "una carta più bassa nell’ultimo evento",
            Tie::Ranks => "più ranghi",
            Tie::Traitors => "più gettoni traditore",
        };
        let points = counted(points, "punto", "punti");
        format!("{winner} vince con {points} allo spareggio: {reason}.")
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
    began_to_count: |of| format!("{} iniziano a contare", the_suits_first(of.iter().copied())),
    search: "Carta, seme, giocatore",
};
