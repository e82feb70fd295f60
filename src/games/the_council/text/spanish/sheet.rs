//! The score sheet in Spanish.

use super::words::{counted, listed, suit};
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::text::sheet::SheetText;

pub(in crate::games::the_council::text) static SHEET: SheetText = SheetText {
    won_by: |winner, points, tie| {
        let reason = match tie {
            Tie::LowCard => "una carta más baja en el último evento",
            Tie::Ranks => "más rangos",
            Tie::Traitors => "más fichas de traidor",
        };
        let points = counted(points, "punto", "puntos");
        format!("{winner} gana con {points} en el desempate: {reason}.")
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
    began_to_count: |of| {
        let suits: Vec<String> = of.iter().map(|&of| suit(of).to_owned()).collect();
        format!("empiezan a contar {}", listed(&suits))
    },
    search: "Carta, palo, jugador",
};
