//! The score sheet in English.

use super::words::points;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::sheet::SheetText;

pub(in crate::games::four_towers::text) static SHEET: SheetText = SheetText {
    won_by: |winner, total, tie| {
        let reason = match tie {
            Tie::Influence => "more influence points",
            Tie::Champions => "lower champion bonuses",
        };
        format!("{winner} wins with {} on the tie-break: {reason}.", points(total))
    },
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Points by turn, as if the game ended there. Now: {}.", parts.join(", "))
    },
    change: |name, points| match points {
        0.. => format!("{name} +{points}"),
        _ => format!("{name} −{}", points.unsigned_abs()),
    },
    search: "Village, clan, champion, player",
};
