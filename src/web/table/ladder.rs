//! What is paid in cards: those picked, and the price ladder of the council.

use leptos::prelude::*;

use super::desk;
use crate::games::council_of_4::components::{COUNCIL_PRICES, JOKER_PRICE};
use crate::scene::Kind;
use crate::scene::payment::Rung;
use crate::text::text;
use crate::web::art::chip;

/// The cards picked and the price ladder.
#[component]
pub fn PaymentCells() -> impl IntoView {
    let desk = desk();
    let text = text();
    let ladder = Memo::new(move |_| desk.scene.get().ladder);
    let cards = Memo::new(move |_| desk.shown.get().cards);
    let pays_cards =
        move || matches!(desk.shown.get().kind, Some(Kind::Acquire | Kind::PlaceWithQueen));
    let rungs = (0..COUNCIL_PRICES.len())
        .map(|at| {
            let rung = Memo::new(move |_| ladder.read().get(at).copied());
            view! { <Step rung /> }
        })
        .collect_view();
    view! {
        <div class="cell cards-cell" class:hidden=move || !pays_cards()>
            <span class="step">{text.table.cards_cell}</span>
            <span class="bx">{move || cards.get().iter().map(chip).collect_view()}</span>
        </div>
        <div class="cell wide" class:hidden=move || !pays_cards()>
            <span class="step">{text.table.price}</span>
            <div class="lad" role="list" aria-label=text.table.price data-roving="line">
                {rungs}
            </div>
        </div>
    }
}

/// A rung of the price ladder: so many cards, so many coins.
#[component]
fn Step(rung: Memo<Option<Rung>>) -> impl IntoView {
    let desk = desk();
    let text = text();
    let number = move || rung.get().map_or(0, |rung| rung.cards);
    let price = move || match rung.get() {
        Some(Rung { price, jokers: 0, .. }) => price.to_string(),
        Some(Rung { price, jokers, .. }) => format!("{price}+{}", jokers * JOKER_PRICE),
        None => String::new(),
    };
    let is_gone = move || rung.get().is_some_and(|rung| rung.payment.is_none());
    let pick = move |_| {
        let Some(rung) = rung.get_untracked() else { return };
        match rung.payment {
            Some(payment) => desk.pay_with(payment),
            None => desk.note.set(Some((text.access.no_payment)(rung.cards))),
        }
    };
    view! {
        <span class="rung" role="listitem">
            <button
                type="button"
                aria-current=move || rung.get().filter(|rung| rung.current).map(|_| "true")
                aria-disabled=move || is_gone().then_some("true")
                aria-label=move || format!("{} {}", (text.table.rung)(number()), price())
                class:dear=move || rung.get().is_some_and(|rung| !rung.affordable)
                class:gone=is_gone
                on:click=pick
            >
                <span class="full">{move || (text.table.rung)(number())}</span>
                <span class="brief">{number}</span>
                <b>{price}</b>
            </button>
        </span>
    }
}
