//! Undo, redo and restart of the turn.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::desk::desk;
use super::dialog::{Ask, fresh_id};
use super::hint::HintButton;
use super::house::house;
use super::tip::tip;
use crate::session::{Moment, NoUndo};
use crate::text::text;
use crate::text::tip::Tip;

/// Undo, restart turn, redo, and the hint.
#[component]
pub fn History() -> impl IntoView {
    let house = house();
    let text = text();
    view! {
        <div class="hist" data-place="history" data-roving="line">
            <Back
                of=Tip::Undo
                sign=Icon::Undo
                word=text.undo().undo()
                short=text.undo().undo()
                to=house.undo
            />
            <MoreHistory />
            <HintButton />
        </div>
    }
}

/// Restart turn and redo, which a phone has in its menu.
#[component]
pub fn MoreHistory() -> impl IntoView {
    let (house, desk) = (house(), desk());
    let text = text();
    let can_redo = move || house.can_redo.get();
    let why = fresh_id();
    let described = why.clone();
    view! {
        <Back
            of=Tip::Restart
            sign=Icon::First
            word=text.undo().restart()
            short=text.undo().restart_short()
            to=house.restart
        />
        <button
            class="ib redo"
            type="button"
            class:pressed=move || desk.get_value().goes_on_again()
            data-tip=tip(Tip::Redo)
            aria-label=text.undo().redo()
            aria-disabled=move || (!can_redo()).then_some("true")
            aria-describedby=move || (!can_redo()).then(|| described.clone())
            data-note=move || (!can_redo()).then_some(text.undo().no_redo())
            on:click=move |_| desk.get_value().redo()
        >
            {icon(Icon::Redo)}
            <span>{text.undo().redo()}</span>
            <span class="sr" id=why>
                {text.undo().no_redo()}
            </span>
        </button>
    }
}

/// Button that goes back to a moment, or gives the reason it can't.
#[component]
fn Back(
    of: Tip,
    sign: Icon,
    word: &'static str,
    short: &'static str,
    to: Memo<Result<Moment, NoUndo>>,
) -> impl IntoView {
    let desk = desk();
    let text = text();
    let hinders = Memo::new(move |_| to.get().err());
    let why = move || hinders.get().map(|of| text.undo().no_undo(of));
    // The press shows before the table has gone back, by mouse or by key.
    let goes = move || {
        let played = to.get_untracked().ok().map(|moment| moment.played);
        desk.get_value().goes_back_to().is_some_and(|back| played == Some(back))
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ib"
            class:restart=of == Tip::Restart
            type="button"
            class:pressed=goes
            data-tip=tip(of)
            data-note=why
            aria-label=word
            aria-disabled=move || hinders.get().map(|_| "true")
            aria-describedby=move || hinders.get().map(|_| described.clone())
            on:click=move |_| desk.get_value().go_back(to.get_untracked())
        >
            {icon(sign)}
            <span>{short}</span>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}

/// Question before a match is marked as assisted.
#[component]
pub fn AskAssisted() -> impl IntoView {
    let desk = desk();
    let text = text();
    view! {
        <Ask
            open=house().panels.asking_back
            title=text.assisted().title()
            body=text.assisted().body()
            yes=text.undo().assisted_yes()
            no=text.undo().assisted_no()
            on_yes=Callback::new(move |()| desk.get_value().go_back_assisted())
        />
    }
}
