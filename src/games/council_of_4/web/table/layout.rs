//! Parts of the table, as one page arranged by the layouts.

use leptos::prelude::*;

use super::board::Board;
use super::dock::{AskUnconfirmed, Dock, PhoneBar};
use super::keys;
use super::moves::MoveList;
use super::ribbon::Ribbon;
use super::seats::SeatPanels;

use crate::games::council_of_4::rules::action::Kind;
use crate::games::council_of_4::web::state::{ActionList, table};
use crate::text::text;
use crate::web::frame::Frame;
use crate::web::log::LogPanel;

/// Parts of the table, for the layouts to place.
#[component]
pub fn Layout(
    /// Bar above the table.
    children: Children,
) -> impl IntoView {
    let table = table();
    let text = text().table();
    keys::listen(table);
    // A move only previewed in the list of legal moves is not open.
    let kind = Memo::new(move |_| table.selection.told.read().draft.kind);
    let open = move || table.open.get().and(kind.get());
    let list = move || match table.small.list.get()? {
        ActionList::Main => Some("main"),
        ActionList::Quick => Some("quick"),
    };
    let marks = vec![
        ("data-acts", Signal::derive(list)),
        ("data-needs", Signal::derive(move || needs(open()))),
        ("data-choice", Signal::derive(move || (open() == Some(Kind::Answer)).then_some(""))),
    ];
    view! {
        <Frame table marks>
            <Ribbon />
            <Dock />
            <PhoneBar />
            <Board />
            <aside class="left" aria-label=text.seats_landmark()>
                <SeatPanels />
                <LogPanel table />
            </aside>
            {children()}
            <MoveList />
            <AskUnconfirmed />
        </Frame>
    }
}

/// Returns the possessions that an action needs; a small screen shows only those meanwhile.
const fn needs(kind: Option<Kind>) -> Option<&'static str> {
    match kind {
        Some(Kind::Acquire | Kind::PlaceWithQueen) => Some("cards"),
        Some(Kind::Place) => Some("permits"),
        _ => None,
    }
}
