//! What is to be done next, or who is doing it, in a sentence.

use leptos::prelude::*;

use crate::games::the_council::rules::state::Decision;
use crate::games::the_council::scene::seats::{Doing, panels};
use crate::games::the_council::text::Subjects;
use crate::games::the_council::web::state::Table;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;

/// Returns what is to be done at a table, or who is doing it.
pub fn prompt(table: Table) -> String {
    let text = text();
    let words = text.stage();
    let view = table.view.get();
    let names = table.names();
    let name = |seat: Seat| name_of(&names, seat).into_owned();
    if view.decides() {
        return match (view.table.decision, view.table.event()) {
            (Decision::Draft(_), _) => words.choose(view.held.len()),
            (Decision::Bid(_), Some(event)) => words.do_bid(event),
            _ => words.do_commit().to_owned(),
        };
    }
    let choosing = || {
        let panels = panels(&view.table);
        let choosing = panels.iter().filter(|panel| panel.doing == Doing::Choosing);
        let names: Vec<String> = choosing.map(|panel| name(panel.seat)).collect();
        words.still_choosing(&names)
    };
    match view.table.decision {
        Decision::Over => words.game_over().to_owned(),
        Decision::Bid(seat) => words.bids_now(&name(seat)),
        Decision::Draft(_) => match view.chosen.first() {
            Some(card) => format!("{} {}", words.lies(card), choosing()),
            None => choosing(),
        },
        Decision::Commit(_) if view.seat.is_some_and(|seat| view.table.has_chosen(seat)) => {
            format!("{} {}", words.committed(), choosing())
        }
        Decision::Commit(_) => choosing(),
    }
}
