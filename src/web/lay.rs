//! What every table on the screen has around it.

use leptos::prelude::*;

use super::house::house;
use super::log;
use super::settings::preferences;
use super::tip::Tips;
use crate::text::Language;
use crate::text::tip::seat_names;

/// Prepares the screen for the surrounding table.
pub fn lay() {
    let (preferences, house) = (preferences(), house());
    preferences.grow_with_the_window();
    let language = preferences.language;
    // A new language redraws everything; old notes are in the old one.
    Effect::new(move |before: Option<Language>| {
        let now = language.get();
        if before.is_some_and(|before| before != now) {
            house.note.set(None);
        }
        now
    });
    log::provide();
    Tips::call(seat_names(&house.seats.get_untracked()));
}
