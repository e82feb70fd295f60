//! What the style sheets place the parts of the table by.

use leptos::prelude::*;

use crate::games::council_of_4::rules::Kind;
use crate::games::council_of_4::web::state::{ActionList, Table};
use crate::web::screen::Mark;

/// Returns the attributes of a table: the open list of actions, what the open action needs, and whether it is a choice.
pub fn marks(table: Table) -> Vec<Mark> {
    // A move only previewed in the list of legal moves is not open.
    let kind = Memo::new(move |_| table.selection.told.read().draft.kind);
    let open = move || table.open.get().and(kind.get());
    let list = move || match table.small.list.get()? {
        ActionList::Main => Some("main"),
        ActionList::Quick => Some("quick"),
    };
    vec![
        ("data-acts", Signal::derive(list)),
        ("data-needs", Signal::derive(move || needs(open()))),
        ("data-choice", Signal::derive(move || (open() == Some(Kind::Answer)).then_some(""))),
    ]
}

/// Returns the possessions that an action needs; a small screen shows only those meanwhile.
const fn needs(kind: Option<Kind>) -> Option<&'static str> {
    match kind {
        Some(Kind::Acquire | Kind::PlaceWithQueen) => Some("cards"),
        Some(Kind::Place) => Some("permits"),
        _ => None,
    }
}
