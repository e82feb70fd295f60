//! The frame of a table: the parts that every game has, around those that it draws itself.

use leptos::html;
use leptos::prelude::*;

use super::branch::branch_of;
use super::hint::{AskHint, HintMarks};
use super::history::AskAssisted;
use super::keys::KeysDialog;
use super::log::{DigestSheet, LogPanel, WhySheet};
use super::motion::{Flights, Glow};
use super::moves::SkipToMoves;
use super::ribbon::{Instruction, Ribbon, act_colour};
use super::screen::Screen;
use super::state::{Rivals, Table};
use crate::text::text;

/// Returns the surrounding table under a bar. Its game places the parts by its style sheets.
pub fn frame<G: Screen>(bar: AnyView) -> AnyView {
    let table: Table<G> = expect_context();
    view! { <Frame table bar /> }.into_any()
}

#[component]
fn Frame<G: Screen>(table: Table<G>, bar: AnyView) -> impl IntoView {
    let rivals: Rivals<G> = expect_context();
    // A move only previewed in the list of legal moves is not open.
    let kind = Memo::new(move |_| G::kind(&table.selection.told.read().draft));
    let open = move || table.open.get().and(kind.get());
    let app = NodeRef::<html::Div>::new();
    let acted = Memo::new(move |_| act_colour(table));
    (G::PARTS.begin)();
    for (name, value) in (G::PARTS.marks)() {
        Effect::new(move |_| {
            let (Some(app), value) = (app.get(), value.get()) else { return };
            // Neither can fail: the names are fixed and valid.
            match value {
                Some(value) => app.set_attribute(name, value).unwrap_or_default(),
                None => app.remove_attribute(name).unwrap_or_default(),
            }
        });
    }
    view! {
        <div
            class="app"
            // A translator would put its own texts in place of those that change.
            translate="no"
            node_ref=app
            style:--acted=move || acted.get()
            aria-busy=move || table.is_due().then_some("true")
            // A pending action is finished before anything else is pressed.
            on:pointerdown:capture=move |_| table.finish()
            on:click:capture=move |_| table.finish()
            on:keydown:capture=move |_| table.finish()
            data-game=G::NAME
            data-tab=move || table.small.word()
            data-open=move || open().map(|_| "")
            data-log=move || table.house.panels.log.get().then_some("")
            data-branch=table.keeper.and_then(branch_of).map(|_| "")
        >
            <SkipToMoves />
            <Ribbon table />
            <Instruction table />
            {(G::PARTS.dock)()}
            {(G::PARTS.board)()}
            <aside class="left" aria-label=text().table().seats_landmark()>
                {(G::PARTS.seats)()}
                <LogPanel table />
            </aside>
            {bar}
            {(G::PARTS.over)()}
            <KeysDialog open=table.house.panels.help lines=G::keys() />
            <AskAssisted />
            <AskHint />
            <WhySheet table />
            <HintMarks table />
            <DigestSheet table />
            <Glow table />
            <Flights table skip=Callback::new(move |()| rivals.skip()) />
        </div>
    }
}
