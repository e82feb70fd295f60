//! The empire's beam.

use leptos::prelude::*;

use crate::web::art::markup::drawing;

/// Draws a beam round a middle at the top of its block, with its number: a block under a cornice.
pub(super) fn beam_markup(width: i32, height: i32, rank: Option<u8>, class: &str) -> String {
    let half = width / 2;
    let number = rank.map(|rank| format!("<text y=\"{}\">{rank}</text>", height - 2));
    format!(
        "<g class=\"{class}\"><path d=\"M{} {height}V6H{half}V{height}z\"/>\
         <path class=\"cornice\" d=\"M{} 6L{} 0H{}L{} 6z\"/>{}</g>",
        -half,
        -half - 3,
        1 - half,
        half - 1,
        half + 3,
        number.unwrap_or_default()
    )
}

/// Draws the beam as a sign of the empire, with a rank or without.
pub fn beam_icon(rank: Option<u8>, height: u32) -> impl IntoView + use<> {
    let markup = beam_markup(22, 20, rank, "beam");
    drawing("beam-icon", height * 13 / 10, height, "-15 -2 30 23", markup)
}
