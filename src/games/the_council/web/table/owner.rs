//! Whose chips and cards lie before the person at the screen.

use leptos::prelude::*;

use crate::games::the_council::web::state::Table;
use crate::record::isolated;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::people::name_of;

/// Returns the seat whose chips and cards are shown: that of the view, or of the only person.
pub fn owner(table: Table) -> Option<Seat> {
    let only = table.session.with_untracked(Session::only_person);
    table.view.read().seat.or(only)
}

/// Returns the words for possessions: those of the only person, or of a named one.
pub fn whose<T>(
    table: Table,
    owner: Option<Seat>,
    yours: impl Fn(T) -> String,
    of: impl Fn(&str, T) -> String,
    count: T,
) -> String {
    let persons = table.session.with_untracked(|session| session.record().persons());
    match owner {
        Some(seat) if persons > 1 => of(&isolated(&name_of(&table.names(), seat)), count),
        _ => yours(count),
    }
}
