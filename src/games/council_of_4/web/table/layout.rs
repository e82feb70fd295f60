//! Parts of the table, as one page arranged by four layouts.

use leptos::prelude::*;

use super::board::Board;
use super::dock::{AskUnconfirmed, Dock, PhoneBar};
use super::keys;
use super::moves::{MoveList, SkipToMoves};
use super::ribbon::Ribbon;
use super::seats::SeatPanels;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::web::state::{ActionList, rivals, table};
use crate::text::text;
use crate::text::told::Told;
use crate::web::branch::branch_of;
use crate::web::hint::{AskHint, HintMarks};
use crate::web::history::AskAssisted;
use crate::web::keys::KeysDialog;
use crate::web::log::{DigestSheet, LogPanel, WhySheet};
use crate::web::motion::{Flights, Glow};

/// Parts of the table, for the four layouts to place.
#[component]
pub fn Layout(
    /// Bar above the table.
    children: Children,
) -> impl IntoView {
    let (table, rivals) = (table(), rivals());
    let text = text().table();
    keys::listen(table);
    // A move only previewed in the list of legal moves is not open.
    let kind = Memo::new(move |_| table.selection.told.read().draft.kind);
    let open = move || table.open.get().and(kind.get());
    view! {
        <div
            class="app"
            aria-busy=move || table.is_due().then_some("true")
            // A pending action is finished before anything else is pressed.
            on:pointerdown:capture=move |_| table.finish()
            on:click:capture=move |_| table.finish()
            on:keydown:capture=move |_| table.finish()
            data-tab=move || table.small.tab.get().word()
            data-acts=move || match table.small.list.get() {
                Some(ActionList::Main) => Some("main"),
                Some(ActionList::Quick) => Some("quick"),
                None => None,
            }
            data-open=move || open().map(|_| "")
            data-needs=move || needs(open())
            data-choice=move || (open() == Some(Kind::Answer)).then_some("")
            data-log=move || table.house.panels.log.get().then_some("")
            data-branch=table.keeper.and_then(branch_of).map(|_| "")
        >
            <SkipToMoves />
            <Ribbon />
            <Dock />
            <PhoneBar />
            <Board />
            <aside class="left" aria-label=text.seats_landmark>
                <SeatPanels />
                <LogPanel table />
            </aside>
            {children()}
            <MoveList />
            <KeysDialog open=table.house.panels.help lines=CouncilOf4::keys() />
            <AskAssisted />
            <AskUnconfirmed />
            <AskHint />
            <WhySheet table />
            <HintMarks table />
            <DigestSheet table />
            <Glow table />
            <Flights table skip=Callback::new(move |()| rivals.skip()) />
        </div>
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
