//! The log in words, entry by entry.

use leptos::prelude::*;

use crate::rules::Seat;
use crate::scene::{Chapter, Role};
use crate::text::text;
use crate::web::desk::{New, desk};
use crate::web::house::{House, house};

/// An entry for any game. It is put into words when it is drawn.
#[derive(Clone, Copy)]
pub struct Line {
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

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        self.number == other.number
    }
}

/// Returns all entries of the surrounding table. Unchanged ones stay as they are; new ones are put on top.
pub fn tell() -> Memo<Vec<Line>> {
    let desk = desk();
    let catch_up = StoredValue::new(desk.get_value().telling());
    let House { drawn, result, .. } = house();
    let told = StoredValue::new(Vec::<Line>::new());
    let count = StoredValue::new(0);
    let tell = move |told: &mut Vec<Line>| {
        let (same, new) = catch_up.try_update_value(|catch_up| catch_up()).unwrap_or_default();
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
            told.push(Line { number, arrival, at, seat, chapter, first, ends, goes_on, explains });
        }
        told.clone()
    };
    Memo::new(move |_| {
        drawn.track();
        let mut told = told.try_update_value(tell).unwrap_or_default();
        // A result is told once it is shown.
        let moves = desk.get_value().moves();
        if let Some(shown) = result.get().filter(|_| moves) {
            told.retain(|told| told.at < shown);
        }
        told
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
