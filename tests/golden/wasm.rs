//! The golden games in wasm: the page's build has this program beside the page's own, and `wasm.test.mjs` runs it in
//! Node. The same seeds and actions must give the same states, and bots the same choices, as natively.

#![allow(clippy::panic, reason = "a test fails where it cannot go on")]

#[path = "main.rs"]
mod golden;

use curia::games::learned;
use wasm_bindgen::prelude::wasm_bindgen;

use golden::{council_of_4, four_towers, the_council};

/// What is shown, by name.
const SHOWN: [(&str, fn()); 6] = [
    ("golden games of Council of 4 replay", council_of_4::golden_games_replay),
    ("golden games of The Council replay", the_council::golden_games_replay),
    ("golden games of Four Towers replay", four_towers::golden_games_replay),
    (
        "bots of Council of 4 choose as natively",
        council_of_4::bots_choose_the_same_natively_and_in_wasm,
    ),
    (
        "bots of The Council choose as natively",
        the_council::bots_choose_the_same_natively_and_in_wasm,
    ),
    (
        "bots of Four Towers choose as natively",
        four_towers::bots_choose_the_same_natively_and_in_wasm,
    ),
];

fn main() {
    console_error_panic_hook::set_once();
}

/// Returns the names of the files that are to be given before anything is shown.
#[wasm_bindgen]
#[must_use]
pub fn missing() -> Vec<String> {
    learned().iter().map(|file| file.name().to_owned()).collect()
}

/// Gives such a file. Returns whether it can be read.
#[wasm_bindgen]
#[must_use]
pub fn give(name: &str, content: &str) -> bool {
    learned().iter().find(|file| file.name() == name).is_some_and(|file| file.take(content))
}

/// Returns the name of what is shown at this number; `None` after the last.
#[wasm_bindgen]
#[must_use]
pub fn name(number: usize) -> Option<String> {
    SHOWN.get(number).map(|(name, _)| (*name).to_owned())
}

/// Shows it, or panics.
#[wasm_bindgen]
pub fn show(number: usize) {
    SHOWN[number].1();
}
