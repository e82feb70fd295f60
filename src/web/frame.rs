//! The frame of a table: the parts that every game has, around those that it draws itself.

use leptos::html;
use leptos::prelude::*;

use super::desk::{Rivals, desk};
use super::hint::{self, AskHint, HintMarks};
use super::history::AskAssisted;
use super::house::house;
use super::keys::KeysDialog;
use super::log::{DigestSheet, LogPanel, WhySheet};
use super::motion::{flights, glow};
use super::moves::SkipToMoves;
use super::ribbon::{Instruction, ribbon};
use crate::archive::Origin;
use crate::text::text;

/// Returns the surrounding table under a bar. Its game places the parts by its style sheets.
pub fn frame(bar: AnyView) -> AnyView {
    hint::provide();
    let (panels, desk) = (house().panels, desk());
    let at_desk = desk.get_value();
    let (ribbon, acted) = ribbon();
    at_desk.begin();
    let (marks, dock) = (at_desk.marks(), at_desk.dock());
    let (board, seats, over) = (at_desk.board(), at_desk.seats(), at_desk.over());
    let is_branch = matches!(at_desk.origin(), Some(Origin::Branch { .. }));
    let is_open = Memo::new(move |_| desk.get_value().is_open());
    let finish = move || desk.get_value().finish();
    let skip = expect_context::<Rivals>().skip;
    glow(desk);
    let app = NodeRef::<html::Div>::new();
    for (name, value) in marks {
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
            aria-busy=move || desk.get_value().is_due().then_some("true")
            // A pending action is finished before anything else is pressed.
            on:pointerdown:capture=move |_| finish()
            on:click:capture=move |_| finish()
            on:keydown:capture=move |_| finish()
            data-game=at_desk.game()
            data-tab=move || desk.get_value().tab()
            data-open=move || is_open.get().then_some("")
            data-log=move || panels.log.get().then_some("")
            data-branch=is_branch.then_some("")
        >
            <SkipToMoves />
            {ribbon}
            <Instruction />
            {dock}
            {board}
            <aside class="left" aria-label=text().table().seats_landmark()>
                {seats}
                <LogPanel />
            </aside>
            {bar}
            {over}
            <KeysDialog open=panels.help lines=at_desk.keys() />
            <AskAssisted />
            <AskHint />
            <WhySheet />
            <HintMarks />
            <DigestSheet />
            {flights(desk, Some(skip))}
        </div>
    }
    .into_any()
}
