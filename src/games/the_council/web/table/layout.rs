//! Parts of the table, as one page arranged by the layouts.

use leptos::prelude::*;

use super::board::{Board, Seats};
use super::dock::Dock;
use super::keys;
use super::moves::MoveList;
use super::ribbon::{Ribbon, asked};

use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::web::state::{Showing, table};
use crate::games::the_council::web::tab::Tab;
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
        ("data-asks", Signal::derive(move || kind.get().map(Kind::key))),
        ("data-result", Signal::derive(move || table.house.holds.get().then_some(""))),
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
            <MoveList />
            <ToStage kind />
        </Frame>
    }
}

/// The way from another part of a narrow screen back to what is to be done.
#[component]
fn ToStage(
    /// Kind of the open decision.
    kind: Memo<Option<Kind>>,
) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let away = move || table.small.tab.get() != Tab::Stage;
    let word = move || match kind.get() {
        _ if table.house.holds.get() => words.to_result(),
        Some(Kind::Bid) => words.to_bid(),
        Some(Kind::Commit) => words.to_cards(),
        None if table.view.read().table.event().is_some() => words.to_event(),
        Some(Kind::Draft) | None => words.to_draft(),
    };
    let button = move || {
        view! {
            <div class="to-stage">
                <button class="btn pri" type="button" on:click=move |_| table.small.tab.set(Tab::Stage)>
                    {word}
                </button>
            </div>
        }
    };
    move || away().then(button)
}
