//! The ribbon between actions: a bot's action as it happens, and the start of one's own turn.

use leptos::prelude::*;

use super::preview::{Bill, OutcomeCells};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::Event;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council, Permit};
use crate::games::council_of_4::scene::Outcome;
use crate::games::council_of_4::scene::drawn::{drawn, fit};
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::{chip, permit_class, permit_face};
use crate::games::council_of_4::web::state::table;
use crate::scene::Act;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::tip::tip;

/// Returns what a bot's action costs and brings.
pub fn outcome_of(act: &Act<CouncilOf4>) -> Outcome {
    let preview = &act.preview;
    Outcome::between(&preview.before.table, &preview.after.table, act.seat, &preview.events)
}

/// The cards that a bot pays, the permit that it takes, and what happens then.
#[component]
pub fn ActCells(act: Act<CouncilOf4>) -> impl IntoView {
    let outcome = outcome_of(&act);
    let cards: Vec<_> = outcome.price.cards.iter().collect();
    let cards = (!cards.is_empty()).then(|| {
        let chips = cards.into_iter().map(chip).collect_view();
        view! { <div class="cell paid-cards">{chips}</div> }
    });
    let taken = act.preview.events.iter().find_map(|event| match *event {
        Event::PermitTaken { permit, .. } => Some(permit),
        _ => None,
    });
    let taken = taken.map(|permit: Permit| {
        view! {
            <div class="cell">
                <span
                    class=permit_class(permit) + " sm"
                    role="img"
                    data-tip=tip(Tip::Of(Symbol::Permit))
                    aria-label=permit_label(permit, None)
                >
                    {permit_face(permit, 17)}
                </span>
            </div>
        }
    });
    let course = act.preview.action.map(|_| view! { <OutcomeCells outcome /> });
    view! {
        {cards}
        {taken}
        {course}
    }
}

/// What a bot pays and gains.
#[component]
pub fn ActBill(act: Act<CouncilOf4>) -> impl IntoView {
    let outcome = outcome_of(&act);
    act.preview.action.map(|action| view! { <Bill action outcome of_other=true /> })
}

/// The card drawn at the start of one's turn, and the council that it fits best.
#[component]
pub fn Drawn() -> impl IntoView {
    let table = table();
    let card = Memo::new(move |_| {
        let seat = table.view.read().seat?;
        table.session.with(|session| drawn(session.log(), seat))
    });
    move || {
        card.get().map(|card| {
            let fit = table.view.with(|view| fit(&view.table, view.hand, card));
            let fit = fit.map(|(council, count): (Council, u8)| {
                view! { <span class="step">{text().brief().fits(council, count, COUNCIL_SIZE)}</span> }
            });
            view! {
                <div class="cell drawn">
                    <span class="step">{text().follow().you_drew()}</span>
                    {chip(card)}
                    <span class="two">
                        <b>{text().pieces().card(card)}</b>
                        {fit}
                    </span>
                </div>
            }
        })
    }
}

/// The actions left in one's turn.
#[component]
pub fn LeftToDo() -> impl IntoView {
    let table = table();
    let text = text();
    let left = Memo::new(move |_| {
        let turn = table.view.read().table.turn;
        (turn.main_left, u8::from(!turn.quick_taken))
    });
    let pill = move |name: &'static str, class: &'static str, left: u8| {
        let detail = match left {
            0 => text.follow().done().to_owned(),
            left => text.board().left(left),
        };
        view! {
            <span class=format!("todo {class}") class:done=left == 0>
                {if left == 0 { icon(Icon::Check).into_any() } else { view! { <i></i> }.into_any() }}
                <span>
                    <b>{name}</b>
                    <span>{detail}</span>
                </span>
            </span>
        }
    };
    view! {
        <div class="cell left-to-do">
            <span class="step">{text.follow().left_to_do()}</span>
            {move || pill(text.board().main(), "main", left.get().0)}
            {move || pill(text.board().quick(), "quick", left.get().1)}
        </div>
    }
}
