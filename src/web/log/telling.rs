//! The log in words, entry by entry.

use std::sync::Arc;

use leptos::prelude::*;

use super::entry::{Entry, Said, explains};
use crate::rules::Seat;
use crate::session::{Session, Telling};
use crate::web::screen::Screen;
use crate::web::state::Table;

/// An entry for any game. It is put into words when it is drawn.
pub struct Told {
    /// Unique number: another entry may take its place, and it may be told again.
    pub number: usize,
    /// Number of the first entry that arrived together with it.
    pub arrival: usize,
    /// Place in the log.
    pub at: usize,
    /// Seat that decided.
    pub seat: Seat,
    /// Whether a bot can explain it.
    pub explains: bool,
    /// Draws the entry.
    pub draw: Box<dyn Fn() -> AnyView + Send + Sync>,
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.number == other.number
    }
}

/// Returns all entries. Unchanged ones stay as they are; new ones are put on top.
pub fn tell<G: Screen>(table: Table<G>) -> Memo<Vec<Arc<Told>>> {
    let names: Arc<[String]> = table.names().into();
    let told = StoredValue::new((Telling::default(), Vec::<Arc<Told>>::new()));
    let count = StoredValue::new(0);
    let tell = move |session: &Session<G>| {
        told.try_update_value(|(telling, told)| {
            let same = telling.catch_up(session);
            told.truncate(same);
            let (is_first, first) = (told.is_empty(), count.get_value());
            for (at, entry) in (same..).zip(session.log_since(same)) {
                let number = count.get_value();
                count.set_value(number + 1);
                let arrival = if is_first { number } else { first };
                let (seat, explains) = (entry.seat, explains(session, &entry));
                let names = names.clone();
                let draw = Box::new(move || draw(table, at, &names));
                told.push(Arc::new(Told { number, arrival, at, seat, explains, draw }));
            }
            told.clone()
        })
        .unwrap_or_default()
    };
    Memo::new(move |_| {
        table.house.drawn.track();
        table.session.with_untracked(&tell)
    })
}

/// Draws the entry at a place; nothing if it was undone meanwhile.
fn draw<G: Screen>(table: Table<G>, at: usize, names: &[String]) -> AnyView {
    let said = table.session.with_untracked(|session| {
        session.log_at(at).map(|entry| Said::of(session, at, &entry, names))
    });
    said.map(|said| view! { <Entry table said /> }).into_any()
}
