//! What is paid in cards: those picked, and the price ladder of the council.

use leptos::prelude::*;

use super::desk;
use crate::games::council_of_4::components::JOKER_PRICE;
use crate::scene::Kind;
use crate::text::text;
use crate::web::art::chip;

/// The cards picked and the price ladder.
#[component]
pub fn PaymentCells() -> impl IntoView {
    let desk = desk();
    let text = text();
    let ladder = Memo::new(move |_| desk.scene.get().ladder);
    let cards = Memo::new(move |_| desk.draft.get().cards);
    let pays_cards =
        move || matches!(desk.draft.get().kind, Some(Kind::Acquire | Kind::PlaceWithQueen));
    let words = move |cards: u8| {
        view! {
            <span class="full">{(text.table.rung)(cards)}</span>
            <span class="brief">{cards}</span>
        }
    };
    let price = |coins: u8, jokers: u8| match jokers {
        0 => coins.to_string(),
        jokers => format!("{coins}+{}", jokers * JOKER_PRICE),
    };
    let rung = move |rung: crate::scene::payment::Rung| {
        let current = rung.current.then_some("true");
        let label = format!("{} {}", (text.table.rung)(rung.cards), rung.price);
        match rung.payment {
            Some(payment) => view! {
                <button
                    type="button"
                    aria-current=current
                    aria-label=label
                    class:dear=!rung.affordable
                    on:click=move |_| {
                        desk.note.set(None);
                        desk.draft.update(|draft| draft.cards = payment);
                    }
                >
                    {words(rung.cards)}
                    <b>{price(rung.price, rung.jokers)}</b>
                </button>
            }
            .into_any(),
            None => view! {
                <span class="gone" aria-current=current>
                    {words(rung.cards)}
                    <b>{price(rung.price, rung.jokers)}</b>
                </span>
            }
            .into_any(),
        }
    };
    move || {
        pays_cards().then(|| {
            view! {
                <div class="cell cards-cell">
                    <span class="step">{text.table.cards_cell}</span>
                    <span class="bx">{cards.get().iter().map(chip).collect_view()}</span>
                </div>
                <div class="cell wide">
                    <span class="step">{text.table.price}</span>
                    <div class="lad" role="group" aria-label=text.table.price>
                        {ladder.get().into_iter().map(rung).collect_view()}
                    </div>
                </div>
            }
        })
    }
}
