//! Laying a table on the screen.

use leptos::prelude::*;

use super::log;
use super::screen::Screen;
use super::settings::preferences;
use super::state::{Minds, Rivals, Table};
use super::tip::Tips;
use crate::text::Language;

/// Gives everything below what it needs to draw a table, and lets the others at the table play.
pub fn lay<G: Screen>(table: Table<G>, minds: Minds<G>) {
    table.provide();
    let language = preferences().language;
    // In another language all is drawn anew; what was noted was in the old one.
    Effect::new(move |before: Option<Language>| {
        let now = language.get();
        if before.is_some_and(|before| before != now) {
            table.house.note.set(None);
        }
        now
    });
    log::provide(table);
    provide_context(Rivals::sit_down(table, minds));
    Tips::call(G::seat_names(&table.seats()));
}
