//! The legal moves of a table in words.

use std::sync::Arc;

use leptos::prelude::*;

use super::table::Table;
use crate::scene::Legal;
use crate::web::moves::{Move, Moves};
use crate::web::screen::Screen;

/// The legal moves of a table, in the order in which they are listed.
struct Listed<G: Screen> {
    table: Table<G>,
    order: fn(&Legal<G>) -> Vec<G::Action>,
}

impl<G: Screen> Table<G> {
    /// Returns the legal moves in this order.
    pub fn moves(self, order: fn(&Legal<G>) -> Vec<G::Action>) -> Arc<dyn Moves> {
        Arc::new(Listed { table: self, order })
    }
}

impl<G: Screen> Listed<G> {
    fn of_key(&self, key: &str) -> Option<G::Action> {
        let is_it = |action: &&G::Action| G::print(**action) == key;
        self.table.legal.with_untracked(|legal| legal.actions().iter().find(is_it).copied())
    }
}

impl<G: Screen> Moves for Listed<G> {
    fn all(&self) -> Vec<Move> {
        let (names, view) = (self.table.names(), self.table.view.read());
        let said = |action| Move { key: G::print(action), label: G::title(&view, action, &names) };
        self.table.legal.with(self.order).into_iter().map(said).collect()
    }

    fn shown(&self) -> Option<String> {
        let draft = self.table.selection.shown.read();
        self.table.view.with(|view| G::action(&draft, view)).map(G::print)
    }

    fn look(&self, at: Option<&str>) {
        let draft = at.and_then(|key| G::draft_of(self.of_key(key)?));
        self.table.selection.preview.try_set(draft);
    }

    fn open(&self, key: &str) {
        if let Some(action) = self.of_key(key) {
            self.table.open(action);
        }
    }
}
