//! What the ribbon shows of Four Towers: parts to choose, gains, and the rest of a cascade.

use leptos::prelude::*;

use super::cells::Cells;
use super::spread::Spread;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::Kind;
use crate::games::four_towers::scene::Gains;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::web::gains::gains as draw_gains;
use crate::games::four_towers::web::state::table;
use crate::scene::{Act, Shows};
use crate::text::keys::printed;
use crate::text::text;

/// Returns the cells beside the title.
pub fn cells(of: Shows<FourTowers>) -> AnyView {
    match of {
        Shows::Open => view! { <OpenCells /> }.into_any(),
        Shows::Act(act) => view! { <ActCells act /> }.into_any(),
        Shows::Turn | Shows::Result => ().into_any(),
    }
}

#[component]
fn OpenCells() -> impl IntoView {
    let told = table().selection.told;
    let expands =
        Memo::new(move |_| matches!(told.read().shown.kind, Some(Kind::Expand | Kind::Demote)));
    move || match expands.get() {
        true => view! { <Spread /> }.into_any(),
        false => view! { <Cells /> }.into_any(),
    }
}

/// What a bot gains by its action, and what it gives up for it.
#[component]
fn ActCells(act: Act<FourTowers>) -> impl IntoView {
    let gains = Gains::from(&act.entry());
    (!gains.is_none()).then(|| {
        view! {
            <div class="cell">
                <span class="step">{text().follow().gains()}</span>
                {draw_gains(&gains, 24)}
            </div>
        }
    })
}

/// Button that does the rest of a cascade as it is filled in.
#[component]
pub fn Rest() -> impl IntoView {
    let table = table();
    let is_cascade = Memo::new(move |_| {
        let told = table.selection.told.read();
        told.shown.kind == Some(Kind::Expand) && told.scene.ahead.len() > 1
    });
    let button = move || {
        view! {
            <button class="btn ft-rest" type="button" on:click=move |_| table.do_rest()>
                {text().ribbon().all_filled_in()}
                <kbd aria-hidden="true">"⇧ " {printed("Enter")}</kbd>
            </button>
        }
    };
    move || is_cascade.get().then(button)
}
