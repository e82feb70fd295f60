//! The game on the start page, in French.

use crate::text::cover::CoverText;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "De 2 à 4 joueurs, humains ou robots, 8 plateaux.",
};
