//! Whose possessions lie before the person at the screen.

use leptos::prelude::*;

use super::table::Table;
use crate::rules::Seat;
use crate::session::Stage;
use crate::text::name_of;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Returns the seat whose possessions are shown: that of the view, or of the only person.
    pub fn owner(&self) -> Option<Seat> {
        self.session.with(|session| match session.stage() {
            Stage::Table(Some(seat)) => Some(seat),
            _ => session.own_seat(),
        })
    }

    /// Returns the name by which possessions are called; `None` if they are those of the only person.
    pub fn owner_named(&self, owner: Option<Seat>) -> Option<String> {
        let seat = owner.filter(|_| self.house.own_seat.is_none())?;
        Some(name_of(&self.names(), seat).into_owned())
    }
}
