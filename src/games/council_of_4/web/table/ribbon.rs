//! What the ribbon shows of Council of 4: payments, choices and gains.

use leptos::prelude::*;

use super::acting::{ActBill, ActCells, Drawn, LeftToDo};
use super::choice::{ChoiceCells, Options};
use super::ladder::PaymentCells;
use super::preview::{Bill, OutcomeCells};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Decision, Kind};
use crate::games::council_of_4::scene::Pick;
use crate::games::council_of_4::web::state::table;
use crate::scene::Shows;
use crate::text::text;
use crate::web::dialog::truth;

/// Returns the cells beside the title.
pub fn cells(of: Shows<CouncilOf4>) -> AnyView {
    match of {
        Shows::Turn => view! {
            <Drawn />
            <LeftToDo />
        }
        .into_any(),
        Shows::Open => view! { <OpenCells /> }.into_any(),
        Shows::Act(act) => view! { <ActCells act /> }.into_any(),
        Shows::Result => ().into_any(),
    }
}

/// Returns what is paid and gained.
pub fn bill(of: Shows<CouncilOf4>) -> AnyView {
    let told = table().selection.told;
    match of {
        Shows::Open => (move || {
            let ready = told.read().scene.ready.clone();
            ready.map(|(action, outcome)| view! { <Bill action outcome /> })
        })
        .into_any(),
        Shows::Act(act) => view! { <ActBill act /> }.into_any(),
        Shows::Turn | Shows::Result => ().into_any(),
    }
}

/// What is open: the choice, the payment, and what they bring.
#[component]
fn OpenCells() -> impl IntoView {
    let told = table().selection.told;
    let answers = Memo::new(move |_| told.read().shown.kind == Some(Kind::Answer));
    let choice = move || {
        answers.get().then(|| {
            view! {
                <ChoiceCells />
                <Options />
            }
        })
    };
    let ready = Memo::new(move |_| told.read().scene.ready.clone());
    view! {
        {choice}
        <PaymentCells />
        {move || ready.get().map(|(_, outcome)| view! { <OutcomeCells outcome /> })}
    }
}

/// Button that takes none of the permits.
#[component]
pub fn Decline() -> impl IntoView {
    let table = table();
    let may = Memo::new(move |_| table.view.read().table.decision == Decision::FreePermit);
    let button = move || {
        view! {
            <button
                class="btn"
                type="button"
                aria-pressed=move || truth(table.selection.shown.read().declined)
                on:click=move |_| table.pick(Pick::Decline)
            >
                {text().table().decline()}
            </button>
        }
    };
    move || may.get().then(button)
}
