//! The log in words, entry by entry.

use leptos::prelude::*;

use super::entry::{Said, explains, together};
use crate::rules::Seat;
use crate::scene::{Chapter, Role, role_of};
use crate::session::Telling;
use crate::text::text;
use crate::web::house::{House, house};
use crate::web::screen::Screen;
use crate::web::state::{Results, Table};

/// An entry for any game. It is put into words when it is drawn.
#[derive(Clone, Copy)]
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
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.number == other.number
    }
}

/// A new entry.
struct New {
    seat: Seat,
    explains: bool,
    /// `None` for one that is told no more.
    chapter: Option<Chapter>,
    role: Option<Role>,
}

/// Catches up with a match: returns the number of entries that are unchanged, and those after them.
type CatchUp = Callback<(), (usize, Vec<New>)>;

/// Returns all entries. Unchanged ones stay as they are; new ones are put on top.
pub fn tell<G: Screen>(table: Table<G>) -> Memo<Vec<Told>> {
    let telling = StoredValue::new(Telling::default());
    let catch_up = move |()| {
        table.session.with_untracked(|session| {
            let same = telling.try_update_value(|telling| telling.catch_up(session));
            let same = same.unwrap_or_default();
            let new = (same..).zip(session.log_since(same)).map(|(at, entry)| New {
                seat: entry.seat,
                explains: explains(session, &entry),
                chapter: session.view_at(at, None).map(|view| G::chapter(&view)),
                role: role_of(&entry),
            });
            (same, new.collect::<Vec<_>>())
        })
    };
    let moves = Signal::derive(move || !table.following.flights.read().1.is_empty());
    all(Callback::new(catch_up), moves, table.results)
}

fn all(catch_up: CatchUp, moves: Signal<bool>, results: Results) -> Memo<Vec<Told>> {
    let drawn = house().drawn;
    let told = StoredValue::new(Vec::<Told>::new());
    let count = StoredValue::new(0);
    let tell = move |told: &mut Vec<Told>| {
        let (same, new) = catch_up.run(());
        told.truncate(same);
        let (is_first, first) = (told.is_empty(), count.get_value());
        for (at, New { seat, explains, chapter, role }) in (same..).zip(new) {
            let number = count.get_value();
            count.set_value(number + 1);
            let arrival = if is_first { number } else { first };
            let Some(chapter) = chapter else { continue };
            let before = told.last().filter(|before| before.chapter == chapter);
            let first = before.map_or(number, |before| before.first);
            let ends = chapter.seat == Some(seat) && role == Some(Role::End);
            let goes_on = before.is_some() && role == Some(Role::Sequel);
            told.push(Told { number, arrival, at, seat, chapter, first, ends, goes_on, explains });
        }
        told.clone()
    };
    Memo::new(move |_| {
        drawn.track();
        let mut told = told.try_update_value(tell).unwrap_or_default();
        // A result is told once it is shown.
        let moves = moves.get();
        if let Some(shown) = results.at.get().filter(|_| moves) {
            told.retain(|told| told.at < shown);
        }
        told
    })
}

/// Puts the entry at a place into words, with those that it goes on with, below the name of a seat; nothing if it was
/// undone meanwhile.
pub fn said<G: Screen>(table: Table<G>, at: usize, under: Option<Seat>) -> Option<Said> {
    table.session.with_untracked(|session| {
        let goes_on = |at: &usize| {
            session.log_at(*at).is_some_and(|entry| role_of(&entry) == Some(Role::Sequel))
        };
        let first = (1..=at).rev().find(|at| !goes_on(at)).unwrap_or_default();
        let all = (first..=at).filter_map(|at| Some((at, session.log_at(at)?)));
        let (at, entry) = together(all).pop()?;
        Some(Said::of(session, at, &entry, &table.names(), under))
    })
}

/// Draws the head of a part of the log: the seat, "you" for the only person, and which of its turns it is.
pub fn head(chapter: Chapter, which: String) -> AnyView {
    let House { signs, seats, own_seat, .. } = house();
    let who = chapter.seat.map(|seat| {
        let who = seats.get().swap_remove(seat.index());
        let name = match own_seat == Some(seat) {
            true => text().table().you().to_owned(),
            false => who.name,
        };
        view! {
            {(signs.mark)(who.colour, 13)}
            <b>{name}</b>
        }
    });
    view! {
        {who}
        <span class="which">{which}</span>
    }
    .into_any()
}
