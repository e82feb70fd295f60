//! The game on the start page, in French.

use crate::text::cover::CoverText;

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "De 3 à 5 joueurs, humains ou robots : choisissez, misez, dépassez l’empire.",
};
