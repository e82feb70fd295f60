//! Past moments in English.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Hands",
    no_hands: "Hands stay hidden until the game is over.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possible once this game is over: the new one would reveal what is hidden from someone \
             here."
        }
        NoBranch::AtEnd => "There’s nothing left to decide here.",
    },
};
