//! Looking back, in English.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Hands",
    no_hands: "No hand is shown as long as the match goes on.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possible once this match is over: the new one would tell what is hidden from somebody here."
        }
        NoBranch::AtEnd => "Nothing is left to decide here.",
    },
};
