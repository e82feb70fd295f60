//! Laying of a table on the screen.

use leptos::prelude::*;

use super::log;
use super::screen::Screen;
use super::settings::preferences;
use super::state::{Minds, Rivals, Table};
use super::tip::Tips;
use crate::text::Language;
use crate::text::tip::seat_names;

/// Provides a table to everything below, and lets the other seats play.
pub fn lay<G: Screen>(table: Table<G>, minds: Minds<G>) {
    table.provide();
    let preferences = preferences();
    preferences.grow_with_the_window();
    let language = preferences.language;
    // A new language redraws everything; old notes are in the old one.
    Effect::new(move |before: Option<Language>| {
        let now = language.get();
        if before.is_some_and(|before| before != now) {
            table.house.note.set(None);
        }
        now
    });
    log::provide(table);
    provide_context(Rivals::sit_down(table, minds));
    Tips::call(seat_names(&table.seats()));
}
