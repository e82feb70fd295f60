//! Permissions at a table, and the messages when they are missing.

use leptos::prelude::*;

use super::table::Table;
use crate::text::text;
use crate::web::capabilities::{Doing, Hindrance};
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Whether something may be done here now; if not, the person is told.
    pub(super) fn lets(&self, doing: Doing) -> bool {
        let hindrance = untrack(|| self.house.may.hindrance(doing));
        if let Some(hindrance) = hindrance {
            self.house.note.set(Some(why_not(doing, hindrance).to_owned()));
        }
        hindrance.is_none()
    }
}

/// Returns the message about something that may not be done.
pub fn why_not(doing: Doing, hindrance: Hindrance) -> &'static str {
    match (hindrance, doing) {
        (Hindrance::Elsewhere, _) => text().storage().elsewhere(),
        (Hindrance::Left, _) => text().storage().left(),
        (Hindrance::Lesson, Doing::Hint) => text().hint().not_here(),
        (Hindrance::Lesson, Doing::Pick | Doing::Play | Doing::GoBack) => text().lesson().no_undo(),
        (Hindrance::Puzzle, _) => text().puzzle().not_here(),
        (Hindrance::LookingBack, _) => text().replay().read_only(),
    }
}
