//! The game on the start page, in English.

use crate::text::cover::{CoverText, RoundName};

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Sway the councils, trade in fifteen cities, and rise at the queen’s court.",
    points: |points| format!("{points} VP"),
    round: RoundName { one: "round", many: "rounds" },
};
