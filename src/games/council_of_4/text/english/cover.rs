//! The game on the start page, in English.

use crate::text::cover::{CoverText, RoundName};
use crate::text::english::words::seat_colour;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Sway councils with your cards to earn permits, place merchants in fifteen cities, and \
               finish with the most points.",
    points: |points| format!("{points} VP"),
    round: RoundName { one: "round", many: "rounds" },
    seat_colour,
};
