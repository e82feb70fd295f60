//! Whose possessions lie before the person at the screen.

use leptos::prelude::*;

use super::screen::Screen;
use super::state::Table;
use crate::rules::Seat;
use crate::session::Stage;
use crate::text::name_of;

/// Returns the seat whose possessions are shown: that of the view, or of the only person.
pub fn owner<G: Screen>(table: Table<G>) -> Option<Seat> {
    table.session.with(|session| match session.stage() {
        Stage::Table(Some(seat)) => Some(seat),
        _ => session.own_seat(),
    })
}

/// Returns the words for possessions: those of the only person, or of a named one.
pub fn whose<G: Screen, T>(
    table: Table<G>,
    owner: Option<Seat>,
    yours: impl Fn(T) -> String,
    of: impl Fn(&str, T) -> String,
    count: T,
) -> String {
    let is_own = table.session.with_untracked(|session| session.own_seat().is_some());
    match owner {
        Some(seat) if !is_own => of(&name_of(&table.names(), seat), count),
        _ => yours(count),
    }
}
