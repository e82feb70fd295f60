//! The frame of a table: what every game has around its parts and over them.

use leptos::html;
use leptos::prelude::*;

use super::branch::branch_of;
use super::hint::{AskHint, HintMarks};
use super::history::AskAssisted;
use super::keys::KeysDialog;
use super::log::{DigestSheet, WhySheet};
use super::motion::{Flights, Glow};
use super::moves::SkipToMoves;
use super::ribbon::act_colour;
use super::screen::{Screen, Small};
use super::state::{Rivals, Table};

/// Attribute of a frame that the style sheets of its game read, with its value.
pub type Mark = (&'static str, Signal<Option<&'static str>>);

/// Frame of a table. Its game places the parts by its style sheets.
#[component]
pub fn Frame<G: Screen>(
    table: Table<G>,
    /// Attributes of the game.
    marks: Vec<Mark>,
    /// Parts of the table.
    children: Children,
) -> impl IntoView {
    let rivals: Rivals<G> = expect_context();
    // A move only previewed in the list of legal moves is not open.
    let kind = Memo::new(move |_| G::kind(&table.selection.told.read().draft));
    let open = move || table.open.get().and(kind.get());
    let app = NodeRef::<html::Div>::new();
    let acted = Memo::new(move |_| act_colour(table));
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
            aria-busy=move || table.is_due().then_some("true")
            // A pending action is finished before anything else is pressed.
            on:pointerdown:capture=move |_| table.finish()
            on:click:capture=move |_| table.finish()
            on:keydown:capture=move |_| table.finish()
            data-game=G::NAME
            data-tab=move || table.small.tab()
            data-open=move || open().map(|_| "")
            data-log=move || table.house.panels.log.get().then_some("")
            data-branch=table.keeper.and_then(branch_of).map(|_| "")
        >
            <SkipToMoves />
            {children()}
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
