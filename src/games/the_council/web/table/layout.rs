//! What the style sheets place the parts of the table by, and the way to the part where something is to be done.

use leptos::prelude::*;

use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::web::state::{Table, table};
use crate::games::the_council::web::tab::Tab;
use crate::text::text;
use crate::web::desk::Parts as _;
use crate::web::screen::Mark;

/// Returns the attributes of a table: what is asked, whether a result is shown, and the number of seats.
pub fn marks(table: Table) -> Vec<Mark> {
    let kind = Memo::new(move |_| asked(table));
    let seats = match table.seats().len() {
        ..=3 => "3",
        4 => "4",
        5.. => "5",
    };
    vec![
        ("data-asks", Signal::derive(move || kind.get().map(Kind::key))),
        ("data-result", Signal::derive(move || table.house.holds.get().then_some(""))),
        ("data-seats", Signal::stored(Some(seats))),
    ]
}

/// Returns the kind of decision that the seat at the screen must make now.
fn asked(table: Table) -> Option<Kind> {
    let view = table.view.read();
    let is_free = !table.house.holds.get() && !table.is_due();
    Kind::asked(view.table.decision.asked()).filter(|_| is_free && view.decides())
}

/// The way from another part of a narrow screen back to what is to be done.
#[component]
pub fn ToStage() -> impl IntoView {
    let table = table();
    let kind = Memo::new(move |_| asked(table));
    let words = text().stage();
    let away = move || table.small.tab.get() != Some(Tab::Stage);
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
                <button class="btn pri" type="button" on:click=move |_| table.small.tab.set(Some(Tab::Stage))>
                    {word}
                </button>
            </div>
        }
    };
    move || away().then(button)
}
