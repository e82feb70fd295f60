//! What the start page says of the game, in English.

use crate::text::cover::CoverText;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Two to four seats, people and bots, eight boards.",
};
