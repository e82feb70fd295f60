//! The score sheet in French.

use super::words::points;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::sheet::SheetText;

pub(in crate::games::four_towers::text) static SHEET: SheetText = SheetText {
    won_by: |winner, total, tie| {
        let reason = match tie {
            Tie::Influence => "plus de points d’influence",
            Tie::Champions => "des bonus de champions plus bas",
        };
        format!("{winner} gagne avec {} au départage : {reason}.", points(total))
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
    search: "Village, clan, champion, joueur",
};
