//! The game on the start page, in German.

use crate::text::cover::{CoverText, RoundName};
use crate::text::german::words::seat_colour;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Überzeuge Räte mit deinen Karten, verdiene dir Lizenzen, setze Händler in fünfzehn \
               Städte und hol die meisten Punkte.",
    points: |points| format!("{points} SP"),
    round: RoundName { one: "Runde", many: "Runden" },
    seat_colour,
};
