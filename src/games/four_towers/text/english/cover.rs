//! The game on the start page, in English.

use crate::text::cover::{CoverText, RoundName};
use crate::text::english::words::counted;

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Push peasants from village to village, and gather followers for the lords they \
         become.",
    points: |points| counted(points, "point"),
    round: RoundName { one: "round", many: "rounds" },
};
