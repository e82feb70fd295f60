//! What the start page says of the game, in French.

use crate::text::cover::CoverText;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Deux à quatre places, personnes et robots, huit plateaux.",
};
