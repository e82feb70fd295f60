//! What a replay shows, in English.

use crate::games::council_of_4::text::looking::LookingText;
use crate::scene::replay::NoBranch;

pub(in crate::games::council_of_4::text) static LOOKING: LookingText = LookingText {
    hands: "Hands",
    no_hands: "No hand is shown as long as the match goes on.",
    cards: |name, count, paid| match paid {
        0 => format!("{count} × {name}"),
        paid => format!("{count} × {name}, {paid} to be paid"),
    },
    no_permits: "none ready",
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Victory points by turn. Now: {}.", parts.join(", "))
    },
    search: "City, seat, action",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possible once this match is over: the new one would tell what is hidden from somebody here."
        }
        NoBranch::AtEnd => "Nothing is left to decide here.",
    },
};
