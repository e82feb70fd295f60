//! The score sheet in English.

use super::words::{counted, listed, suit};
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::text::sheet::SheetText;

pub(in crate::games::the_council::text) static SHEET: SheetText = SheetText {
    won_by: |winner, points, tie| {
        let reason = match tie {
            Tie::LowCard => "a lower card in the last event",
            Tie::Ranks => "more ranks",
            Tie::Traitors => "more traitor chips",
        };
        let points = counted(points, "point");
        format!("{winner} wins with {points} on the tie-break: {reason}.")
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
    began_to_count: |of| {
        let suits: Vec<String> = of.iter().map(|&of| suit(of).to_owned()).collect();
        match of {
            [_] => format!("{} begins to count", listed(&suits)),
            _ => format!("{} begin to count", listed(&suits)),
        }
    },
    search: "Card, suit, player",
};
