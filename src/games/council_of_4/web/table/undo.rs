//! Taking back, doing again, and beginning the turn anew.

use leptos::prelude::*;

use super::hint::HintButton;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::web::state::table;
use crate::session::{Moment, NoUndo, Session};
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Ask, fresh_id};
use crate::web::tip::tip;

/// Undo, restart turn, redo, and the hint.
#[component]
pub fn History() -> impl IntoView {
    let table = table();
    let text = text();
    let redoes = Memo::new(move |_| table.session.with(Session::can_redo));
    let can_redo = move || redoes.get();
    let why = fresh_id();
    let described = why.clone();
    view! {
        <div class="hist" data-roving="line">
            <Back
                of=Tip::Undo
                sign=Icon::Undo
                word=text.undo().undo
                short=text.undo().undo
                to=Session::can_undo
            />
            <Back
                of=Tip::Restart
                sign=Icon::First
                word=text.undo().restart
                short=text.undo().restart_short
                to=Session::can_restart_turn
            />
            <button
                class="ib"
                type="button"
                class:pressed=move || table.goes_on_again()
                data-tip=tip(Tip::Redo)
                aria-label=text.undo().redo
                aria-disabled=move || (!can_redo()).then_some("true")
                aria-describedby=move || (!can_redo()).then(|| described.clone())
                data-note=move || (!can_redo()).then_some(text.undo().no_redo)
                on:click=move |_| table.redo()
            >
                {icon(Icon::Redo)}
                <span>{text.undo().redo}</span>
                <span class="sr" id=why>
                    {text.undo().no_redo}
                </span>
            </button>
            <HintButton />
        </div>
    }
}

/// A button that goes back to a moment, or says why it can't.
#[component]
fn Back(
    of: Tip,
    sign: Icon,
    word: &'static str,
    short: &'static str,
    to: fn(&Session<CouncilOf4>) -> Result<Moment, NoUndo>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let hinders = Memo::new(move |_| table.session.with(to).err());
    let why = move || hinders.get().map(text.undo().no_undo);
    // That it was pressed shows before the table has gone back, by mouse or by key.
    let goes = move || {
        let played = table.session.with_untracked(to).ok().map(|moment| moment.played);
        table.goes_back_to().is_some_and(|back| played == Some(back))
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ib"
            type="button"
            class:pressed=goes
            data-tip=tip(of)
            data-note=why
            aria-label=word
            aria-disabled=move || hinders.get().map(|_| "true")
            aria-describedby=move || hinders.get().map(|_| described.clone())
            on:click=move |_| table.go_back(table.session.with_untracked(to))
        >
            {icon(sign)}
            <span>{short}</span>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}

/// Asks before a match is marked as assisted.
#[component]
pub fn AskAssisted() -> impl IntoView {
    let table = table();
    let text = text();
    view! {
        <Ask
            open=table.house.panels.asking_back
            title=text.assisted().title
            body=text.assisted().body
            yes=text.undo().assisted_yes
            no=text.undo().assisted_no
            on_yes=Callback::new(move |()| table.go_back_assisted())
        />
    }
}
