//! Payment in cards: those picked, and the price ladder of the council.

use leptos::prelude::*;

use crate::games::council_of_4::rules::Kind;
use crate::games::council_of_4::rules::components::{COUNCIL_PRICES, JOKER_PRICE};

use crate::games::council_of_4::scene::payment::Rung;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::chip;
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::web::dialog::fresh_id;
use crate::web::tip::tip;

/// Cards picked and the price ladder.
#[component]
pub fn PaymentCells() -> impl IntoView {
    let table = table();
    let text = text();
    let ladder = Memo::new(move |_| table.selection.told.read().scene.ladder.clone());
    let cards = Memo::new(move |_| table.selection.told.read().shown.cards);
    // Not redrawn with each card, so that the focus stays.
    let pays_cards = Memo::new(move |_| {
        matches!(table.selection.told.read().shown.kind, Some(Kind::Acquire | Kind::PlaceWithQueen))
    });
    let rung = move |(at, printed)| {
        let rung = Memo::new(move |_| ladder.read().get(at).copied());
        view! { <Step at printed rung /> }
    };
    let cells = move || {
        view! {
            <div class="cell cards-cell">
                <span class="step">{text.board().cards_cell()}</span>
                <span class="bx">{move || cards.get().iter().map(chip).collect_view()}</span>
            </div>
            <div class="cell wide">
                <span class="step">{text.board().price()}</span>
                <div class="lad" role="list" aria-label=text.board().price() data-roving="line">
                    {COUNCIL_PRICES.into_iter().enumerate().map(rung).collect_view()}
                </div>
            </div>
        }
    };
    move || pays_cards.get().then(cells)
}

/// Rung of the price ladder: a number of cards and their price in coins.
#[component]
fn Step(
    /// Index of the rung; the lowest is 0, for one card.
    at: usize,
    /// Price at any council, before jokers.
    printed: u8,
    /// Rung at the council; `None` until one is chosen.
    rung: Memo<Option<Rung>>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let number =
        move || rung.get().map_or(u8::try_from(at + 1).unwrap_or(u8::MAX), |rung| rung.cards);
    let price = move || match rung.get() {
        Some(Rung { price, jokers: 0, .. }) => price.to_string(),
        Some(Rung { price, jokers, .. }) => format!("{price}+{}", jokers * JOKER_PRICE),
        None => printed.to_string(),
    };
    let is_gone = move || rung.get().is_some_and(|rung| rung.payment.is_none());
    let why = move || is_gone().then(|| text.access().no_payment(number()));
    let id = fresh_id();
    let described = id.clone();
    let pick = move |_| {
        let Some(rung) = rung.get_untracked() else { return };
        match rung.payment {
            Some(payment) => table.pay_with(payment),
            None => table.house.note.set(Some(text.access().no_payment(rung.cards))),
        }
    };
    view! {
        <span class="rung" role="listitem">
            <button
                type="button"
                aria-current=move || rung.get().filter(|rung| rung.current).map(|_| "true")
                aria-disabled=move || is_gone().then_some("true")
                aria-describedby=move || is_gone().then(|| described.clone())
                data-tip=tip(Tip::Of(Symbol::Ladder))
                data-note=why
                aria-label=move || format!("{} {}", text.board().rung(number()), price())
                class:dear=move || rung.get().is_some_and(|rung| !rung.affordable)
                class:gone=is_gone
                on:click=pick
            >
                <span class="full">{move || text.board().rung(number())}</span>
                <span class="brief">{number}</span>
                <b>{price}</b>
                <span class="sr" id=id aria-hidden="true">
                    {why}
                </span>
            </button>
        </span>
    }
}
