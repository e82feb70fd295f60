//! Parts of the table, as one page arranged by the layouts.

use leptos::prelude::*;

use super::board::{Board, Seats};
use super::dock::Dock;
use super::keys;
use super::moves::MoveList;
use super::ribbon::{Ribbon, asked};
use crate::games::the_council::scene::Kind;
use crate::games::the_council::web::state::{Showing, table};
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
    let showing = Showing::of(table);
    provide_context(showing);
    keys::listen(table, showing);
    let kind = Memo::new(move |_| asked(table));
    let seats = match table.seats().len() {
        ..=3 => "3",
        4 => "4",
        5.. => "5",
    };
    let marks = vec![
        ("data-asks", Signal::derive(move || kind.get().map(Kind::word))),
        ("data-result", Signal::derive(move || table.house.holds.get().then_some(""))),
        ("data-seats", Signal::stored(Some(seats))),
    ];
    view! {
        <Frame table marks>
            <Ribbon />
            <Dock />
            <Board />
            <aside class="left" aria-label=text().table().seats_landmark>
                <Seats />
                <LogPanel table />
            </aside>
            {children()}
            <MoveList />
        </Frame>
    }
}
