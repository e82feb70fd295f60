//! The game on the start page, in French.

use crate::text::cover::{CoverText, RoundName};
use crate::text::french::words::counted;

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Poussez des paysans de village en village, et réunissez les partisans des \
         seigneurs qu’ils deviennent.",
    points: |points| counted(points, "point", "points"),
    round: RoundName { one: "manche", many: "manches" },
};
