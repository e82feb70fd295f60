//! What the ribbon shows of The Council: what is picked brings, and the result of an event.

use leptos::prelude::*;

use super::cells::{OutcomeCells, ResultCells};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::scene::Gains;
use crate::games::the_council::scene::resolution::Then;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::web::art::gains;
use crate::games::the_council::web::state::{showing, table};
use crate::scene::{Act, Shows};
use crate::text::keys::printed;
use crate::text::text;
use crate::web::log::LastEvents;

/// Returns the cells beside the title.
pub fn cells(of: Shows<TheCouncil>) -> AnyView {
    match of {
        Shows::Open => view! { <OpenCells /> }.into_any(),
        Shows::Act(act) => view! { <ActCells act /> }.into_any(),
        Shows::Result => view! { <ResultCells /> }.into_any(),
        Shows::Turn => ().into_any(),
    }
}

#[component]
fn OpenCells() -> impl IntoView {
    let table = table();
    let ready = Memo::new(move |_| table.selection.told.read().scene.ready.clone());
    move || match ready.get() {
        Some((_, outcome)) => view! { <OutcomeCells outcome /> }.into_any(),
        None => view! { <LastEvents /> }.into_any(),
    }
}

/// What a bot gains by its action.
#[component]
fn ActCells(act: Act<TheCouncil>) -> impl IntoView {
    let gained = Gains::from(&act.entry());
    (!gained.is_none()).then(|| {
        view! {
            <div class="cell">
                <span class="step">{text().follow().gains()}</span>
                {gains(&gained, 26)}
            </div>
        }
    })
}

/// Buttons that show the result again and go on.
#[component]
pub fn GoOn() -> impl IntoView {
    let showing = showing();
    let words = text().stage();
    let next = move || match showing.result.read().as_ref()?.then {
        _ if !showing.is_over() => Some(text().follow().skip()),
        Some(Then::Over { .. }) => Some(words.final_score()),
        Some(Then::NextHand { .. }) => Some(words.next_hand()),
        Some(Then::NextEvent { .. }) | None => Some(words.next_event()),
    };
    view! {
        <button class="btn again" type="button" on:click=move |_| showing.show_again()>
            {words.show_again()}
        </button>
        <button
            class="btn pri confirm"
            type="button"
            data-home="next"
            on:click=move |_| showing.go_on()
        >
            {next}
            <kbd aria-hidden="true">{printed("Enter")}</kbd>
        </button>
    }
}
