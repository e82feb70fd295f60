//! The log in words, entry by entry.

use std::sync::Arc;

use leptos::prelude::*;

use super::entry::{Entry, Said, explains, together};
use crate::rules::Seat;
use crate::scene::{Chapter, Role, role_of};
use crate::session::{Session, Telling};
use crate::text::text;
use crate::web::screen::{Art, Screen};
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
    /// Part of the match that it belongs to.
    pub chapter: Chapter,
    /// Number of the first entry there.
    pub first: usize,
    /// Whether it only ends that part, so that its head stands for it.
    pub ends: bool,
    /// Whether it goes on with the one before, and tells that one, too.
    pub goes_on: bool,
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
                let Some(chapter) = session.view_at(at, None).map(|view| G::chapter(&view)) else {
                    continue;
                };
                let before = told.last().filter(|before| before.chapter == chapter);
                let first = before.map_or(number, |before| before.first);
                let ends = chapter.seat == Some(seat) && role_of(&entry) == Some(Role::End);
                let goes_on = before.is_some() && role_of(&entry) == Some(Role::Sequel);
                let names = names.clone();
                let draw = Box::new(move || draw(table, at, chapter.seat, &names));
                let entry = Told {
                    number,
                    arrival,
                    at,
                    seat,
                    chapter,
                    first,
                    ends,
                    goes_on,
                    explains,
                    draw,
                };
                told.push(Arc::new(entry));
            }
            told.clone()
        })
        .unwrap_or_default()
    };
    Memo::new(move |_| {
        table.house.drawn.track();
        let mut told = table.session.with_untracked(&tell);
        // A result is told once it is shown.
        let moves = !table.following.flights.read().1.is_empty();
        if let Some(shown) = table.results.at.get().filter(|_| moves) {
            told.retain(|told| told.at < shown);
        }
        told
    })
}

/// Draws the entry at a place with those that it goes on with, below the name of a seat; nothing if it was undone
/// meanwhile.
fn draw<G: Screen>(table: Table<G>, at: usize, under: Option<Seat>, names: &[String]) -> AnyView {
    let said = table.session.with_untracked(|session| {
        let goes_on = |at: &usize| {
            session.log_at(*at).is_some_and(|entry| role_of(&entry) == Some(Role::Sequel))
        };
        let first = (1..=at).rev().find(|at| !goes_on(at)).unwrap_or_default();
        let all = (first..=at).filter_map(|at| Some((at, session.log_at(at)?)));
        let (at, entry) = together(all).pop()?;
        Some(Said::of(session, at, &entry, names, under))
    });
    said.map(|said| view! { <Entry table said /> }).into_any()
}

/// Draws the head of a part of the log: the seat, "you" for the only person, and which of its turns it is.
pub fn head<G: Screen>(table: Table<G>, chapter: Chapter) -> AnyView {
    let only = table.session.with_untracked(Session::own_seat);
    let who = chapter.seat.map(|seat| {
        let who = table.seats().swap_remove(seat.index());
        let name = match only == Some(seat) {
            true => text().table().you().to_owned(),
            false => who.name.clone(),
        };
        view! {
            {G::art(Art::Mark(who.colour, 13))}
            <b>{name}</b>
        }
    });
    view! {
        {who}
        <span class="which">{G::chapter_name(chapter)}</span>
    }
    .into_any()
}
