//! Actions at a table of any game by screens that know none.

use std::sync::Arc;

use leptos::prelude::*;

use super::deed::Deed;
use super::hint::Hint;
use super::keeper::save_game_file;
use super::rivals::Minds;
use super::table::{Table, read_at};
use crate::archive::Saved;
use crate::session::{Moment, NoUndo};
use crate::web::desk::{Desk, Play};
use crate::web::lay::lay;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Lays this table on the screen for everything below, and lets the other seats play.
    pub fn lay(self, minds: Minds<G>) {
        self.provide();
        provide_context(self.let_bots_play(minds));
        lay();
    }

    fn provide(self) {
        provide_context(self);
        provide_context(self.house);
        provide_context(StoredValue::new(Arc::new(self) as Arc<dyn Desk>));
    }
}

impl<G: Screen> Play for Table<G> {
    fn waiting(&self) -> String {
        read_at(self.session, self.view, self.legal, self.selection.told, G::waiting)
    }

    fn task(&self) -> Option<String> {
        let task = self.house.task.get()?;
        let is_untouched =
            self.view.with(|view| *self.selection.shown.read() == G::Draft::from(view));
        is_untouched.then_some(task)
    }

    fn instruction(&self) -> String {
        let next = || self.house.prompt.get().map_or_else(|| self.waiting(), |prompt| prompt.next);
        self.house.note.get().or_else(|| self.task()).unwrap_or_else(next)
    }

    fn finish(&self) {
        Table::finish(self);
    }

    fn rest(&self) {
        Table::rest(self);
    }

    fn save_now(&self) {
        Table::save_now(self);
    }

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
