//! Sounds of a table.

use leptos::prelude::*;

use super::desk::desk;
use super::settings::preferences;

/// Plays the sounds of every action at the surrounding table from now on.
pub fn hear() {
    let (preferences, desk) = (preferences(), desk());
    Effect::new(move |before: Option<usize>| {
        let played = desk.get_value().played();
        if before.is_some_and(|before| played > before) && preferences.sound.get_untracked() {
            preferences.play(desk.get_value().sounds());
        }
        played
    });
}
