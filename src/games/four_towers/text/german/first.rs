//! The game in four pictures, in German.

use crate::games::four_towers::rules::components::{DRAWN, EXPANDS};
use crate::games::four_towers::text::first::{FirstText, Picture};

pub(in crate::games::four_towers::text) static FIRST: FirstText = FirstText {
    title: "Four Towers in vier Bildern",
    picture: |of| match of {
        Picture::Draw => (
            "Nehmen, setzen, behalten",
            format!(
                "Nimm {DRAWN} Bauern. Einer geht in ein Dorf, zwei bleiben bei dir, als Anhänger \
                 oder in einem Gewerbe."
            ),
        ),
        Picture::Expansion => (
            "Ein Dorf breitet sich aus",
            format!(
                "Mit {EXPANDS} Bauern breitet sich ein Dorf aus: Auf jedem Weg geht einer fort. Du \
                 bestimmst, wer wohin."
            ),
        ),
        Picture::LordOrDemon => (
            "Herr oder Dämon",
            "Draußen wird ein Bauer zum Herrn, und dein Marker steigt. In der Stadt wird er zum \
             Dämon und reißt einen Herrn seines Clans mit."
                .to_owned(),
        ),
        Picture::Score => (
            "Anhänger × Herren",
            "Am Ende zählt jeder Anhänger einmal für jeden Herrn seines Clans.".to_owned(),
        ),
    },
    rest: "Gewerbe und Helden lernst du unterwegs kennen: Jedes sagt, was es kann, sobald du es \
         benutzen kannst.",
    play: "Spielen",
};
