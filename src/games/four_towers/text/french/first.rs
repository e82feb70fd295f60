//! The game in four pictures, in French.

use crate::games::four_towers::rules::components::{DRAWN, EXPANDS};
use crate::games::four_towers::text::first::{FirstText, Picture};

pub(in crate::games::four_towers::text) static FIRST: FirstText = FirstText {
    title: "Four Towers en quatre images",
    picture: |of| match of {
        Picture::Draw => (
            "Prendre, placer, garder",
            format!(
                "Prenez {DRAWN} paysans. Un va dans un village, deux restent avec vous, comme \
                 partisans ou dans un métier."
            ),
        ),
        Picture::Expansion => (
            "Un village s’étend",
            format!(
                "À {EXPANDS} paysans, un village s’étend : il en part un par chaque chemin. Vous \
                 dites qui va où."
            ),
        ),
        Picture::LordOrDemon => (
            "Seigneur ou démon",
            "Dehors, un paysan devient seigneur et votre marqueur monte. Dans la Cité, il devient \
             démon et y entraîne un seigneur de son clan."
                .to_owned(),
        ),
        Picture::Score => (
            "Partisans × seigneurs",
            "À la fin, chaque partisan compte une fois pour chaque seigneur de son clan."
                .to_owned(),
        ),
    },
    rest: "Métiers et champions viennent en route : chacun dit ce qu’il fait dès que vous pouvez \
         l’utiliser.",
    play: "Jouer",
};
