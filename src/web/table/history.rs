//! Taking back, doing again, and beginning the turn anew.

use leptos::prelude::*;

use super::desk;
use crate::session::{Moment, NoUndo, Session};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::desk::Table;
use crate::web::dialog::Ask;

/// Undo, restart turn and redo.
#[component]
pub fn History() -> impl IntoView {
    let desk = desk();
    let text = text();
    let can_redo = move || desk.session.with(Session::can_redo);
    view! {
        <div class="hist">
            <Back sign=Icon::Undo word=text.history.undo short=text.history.undo to=Session::can_undo />
            <Back sign=Icon::First word=text.history.restart short=text.history.restart_short to=Session::can_restart_turn />
            <button
                class="ib"
                type="button"
                aria-label=text.history.redo
                aria-disabled=move || (!can_redo()).then_some("true")
                on:click=move |_| desk.redo()
            >
                {icon(Icon::Redo)}
                <span>{text.history.redo}</span>
            </button>
        </div>
    }
}

/// A button that goes back to a moment, or says why it can't.
#[component]
fn Back(
    sign: Icon,
    word: &'static str,
    short: &'static str,
    to: fn(&Table) -> Result<Moment, NoUndo>,
) -> impl IntoView {
    let desk = desk();
    let text = text();
    let moment = move || desk.session.with(to);
    let why = move || moment().err().map(text.no_undo);
    view! {
        <button
            class="ib"
            type="button"
            title=why
            aria-label=word
            aria-disabled=move || moment().err().map(|_| "true")
            on:click=move |_| desk.go_back(desk.session.with_untracked(to))
        >
            {icon(sign)}
            <span>{short}</span>
        </button>
    }
}

/// Asks before a match is marked as assisted.
#[component]
pub fn AskAssisted() -> impl IntoView {
    let desk = desk();
    let text = &text().history;
    view! {
        <Ask
            open=desk.asking
            title=text.assisted_title
            body=text.assisted_body
            yes=text.assisted_yes
            no=text.assisted_no
            on_yes=Callback::new(move |()| desk.go_back_assisted())
        />
    }
}
