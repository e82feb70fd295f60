//! Parts of the table, as one page arranged by the layouts.

use leptos::prelude::*;

use super::board::{Board, Seats};
use super::dock::Dock;
use super::first::First;
use super::keys;
use super::ribbon::Ribbon;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::scene::Kind;
use crate::games::four_towers::scene::moves::sections;
use crate::games::four_towers::web::state::table;
use crate::scene::Legal;
use crate::text::text;
use crate::web::frame::Frame;
use crate::web::log::LogPanel;
use crate::web::moves::MoveList;

/// Parts of the table, for the layouts to place.
#[component]
pub fn Layout(
    /// Bar above the table.
    children: Children,
) -> impl IntoView {
    let table = table();
    keys::listen(table);
    let kind = Memo::new(move |_| table.selection.told.read().scene.kind);
    let seats = match table.seats().len() {
        ..=2 => "2",
        3 => "3",
        4.. => "4",
    };
    let plays = table.small.plays;
    let marks = vec![
        ("data-asks", Signal::derive(move || kind.get().map(Kind::word))),
        (
            // What is done by one press leaves all else in sight.
            "data-choice",
            Signal::derive(move || kind.get().is_some_and(|kind| !kind.has_parts()).then_some("")),
        ),
        ("data-plays", Signal::derive(move || plays.get().then_some(""))),
        ("data-seats", Signal::stored(Some(seats))),
    ];
    view! {
        <Frame table marks>
            <Ribbon />
            <Dock />
            <Board />
            <aside class="left" aria-label=text().table().seats_landmark()>
                <Seats />
                <LogPanel table />
            </aside>
            {children()}
            <MoveList table moves=in_sections />
            <First />
        </Frame>
    }
}

/// Returns the legal actions by kind.
fn in_sections(legal: &Legal<FourTowers>) -> Vec<Action> {
    sections(legal).into_iter().flat_map(|section| section.actions).collect()
}
