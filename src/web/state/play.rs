//! Actions at a table of any game by screens that know none.

use std::sync::Arc;

use leptos::prelude::*;

use super::deed::Deed;
use super::hint::Hint;
use super::table::Table;
use crate::archive::Saved;
use crate::session::{Moment, NoUndo};
use crate::web::house::Play;
use crate::web::keeper::save_game_file;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Provides this table to everything below.
    pub fn provide(self) {
        provide_context(self);
        provide_context(self.house);
        provide_context(StoredValue::new(Arc::new(self) as Arc<dyn Play>));
    }
}

impl<G: Screen> Play for Table<G> {
    fn go_back(&self, to: Result<Moment, NoUndo>) {
        Table::go_back(self, to);
    }

    fn go_back_before(&self, entry: usize) {
        Table::go_back(self, self.session.with_untracked(|session| session.can_go_back(entry)));
    }

    fn go_back_assisted(&self) {
        self.soon(Deed::TakeBack(self.house.wanted_back.get_untracked()));
    }

    fn redo(&self) {
        Table::redo(self);
    }

    fn goes_back_to(&self) -> Option<usize> {
        match *self.due.read() {
            Some(Deed::TakeBack(played)) => Some(played),
            Some(Deed::Play(_) | Deed::Redo) | None => None,
        }
    }

    fn goes_on_again(&self) -> bool {
        *self.due.read() == Some(Deed::Redo)
    }

    fn no_hint(&self) -> Option<&'static str> {
        Table::no_hint(self)
    }

    fn is_hinting(&self) -> bool {
        self.hint.with(Hint::is_open)
    }

    fn ask_for_hint(&self) {
        Table::ask_for_hint(self);
    }

    fn show_hint(&self) {
        Table::show_hint(self);
    }

    fn close_hint(&self) {
        Table::close_hint(self);
    }

    fn save(&self) {
        Table::save(self);
    }

    fn save_as_file(&self) {
        if let Some(kept) = self.kept() {
            save_game_file(&kept);
        }
    }

    fn read_again(&self) {
        Table::read_again(self);
    }

    fn take_from_elsewhere(&self, follow: Callback<()>) {
        let table = *self;
        let Some(keeper) = table.keeper else { return };
        keeper.take(move || {
            follow.run(());
            if matches!(table.house.saved.get_untracked(), Saved::No(_)) {
                table.save();
            }
        });
    }
}
