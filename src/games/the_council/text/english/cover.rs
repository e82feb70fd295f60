//! The game on the start page, in English.

use crate::text::cover::CoverText;

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "3 to 5 players, people or bots: draft, bid, and outgrow the empire.",
};
