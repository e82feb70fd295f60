//! The game on the start page, in French.

use crate::text::cover::{CoverText, RoundName};

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Gagnez les conseils, commercez dans quinze villes et montez à la cour de la reine.",
    points: |points| format!("{points} PV"),
    round: RoundName { one: "manche", many: "manches" },
};
