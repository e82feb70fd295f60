//! The score sheet in French.

use super::words::{counted, listed, suit};
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::text::sheet::SheetText;

pub(in crate::games::the_council::text) static SHEET: SheetText = SheetText {
    won_by: |winner, points, tie| {
        let reason = match tie {
            Tie::LowCard => "une carte plus basse au dernier événement",
            Tie::Ranks => "plus de rangs",
            Tie::Traitors => "plus de jetons de traître",
        };
        let points = counted(points, "point", "points");
        format!("{winner} gagne avec {points} au départage : {reason}.")
    },
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!(
            "Points par tour, comme si la partie finissait là. À ce moment : {}.",
            parts.join(", ")
        )
    },
    change: |name, points| match points {
        0.. => format!("{name} +{points}"),
        _ => format!("{name} −{}", points.unsigned_abs()),
    },
    began_to_count: |of| {
        let suits: Vec<String> = of.iter().map(|&of| suit(of).to_owned()).collect();
        match of {
            [_] => format!("{} commence à compter", listed(&suits)),
            _ => format!("{} commencent à compter", listed(&suits)),
        }
    },
    search: "Carte, enseigne, joueur",
};
