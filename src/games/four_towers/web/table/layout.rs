//! What the style sheets place the parts of the table by.

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::{Action, Kind};
use crate::games::four_towers::scene::moves::sections;
use crate::games::four_towers::web::state::{Table, table};
use crate::scene::Legal;
use crate::web::later::entry;
use crate::web::moves::MoveList;
use crate::web::screen::Mark;

/// Returns the attributes of a table: what is asked, whether it is done by one press, whether the plays are open, and
/// the number of seats.
pub fn marks(table: Table) -> Vec<Mark> {
    let kind = Memo::new(move |_| table.selection.told.read().scene.kind);
    let seats = match table.seats().len() {
        ..=2 => "2",
        3 => "3",
        4.. => "4",
    };
    let plays = table.small.list;
    vec![
        ("data-asks", Signal::derive(move || kind.get().map(Kind::key))),
        (
            // What is done by one press leaves all else in sight.
            "data-choice",
            Signal::derive(move || kind.get().is_some_and(|kind| !kind.has_parts()).then_some("")),
        ),
        ("data-plays", Signal::derive(move || plays.get().map(|()| ""))),
        ("data-seats", Signal::stored(Some(seats))),
    ]
}

entry! {
    /// Shows the list of legal moves.
    four_towers_after, fetch_moves: fn moves() -> AnyView {
        view! { <MoveList moves=table().moves(in_sections) /> }.into_any()
    }
}

/// Returns the legal actions by kind.
fn in_sections(legal: &Legal<FourTowers>) -> Vec<Action> {
    sections(legal).into_iter().flat_map(|section| section.actions).collect()
}
