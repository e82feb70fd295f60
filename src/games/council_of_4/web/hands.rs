//! Hands that may be seen at a moment, with the cards that the next action pays marked.

use leptos::prelude::*;

use crate::games::council_of_4::rules::Cards;
use crate::games::council_of_4::rules::components::{Permit, Politics};
use crate::games::council_of_4::scene::look::{Hand, Look};
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip, said};
use crate::games::council_of_4::web::art::{
    PieceColour, card_face, mark, permit_class, permit_face,
};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::text;
use crate::web::hands::HandPanels;
use crate::web::tip::tip;

/// Panel for each hand that may be seen.
#[component]
pub fn Hands(
    /// The moment.
    look: Memo<Look>,
    /// Everyone at the table.
    seats: Vec<SeatRecord>,
) -> impl IntoView {
    let shown =
        Memo::new(move |_| look.read().hands.iter().map(|hand| hand.seat).collect::<Vec<_>>());
    let panel = move |seat: Seat, who: SeatRecord| view! { <HandPanel look seat who /> }.into_any();
    view! { <HandPanels shown seats panel=Box::new(panel) /> }
}

#[component]
fn HandPanel(look: Memo<Look>, seat: Seat, who: SeatRecord) -> impl IntoView {
    let text = text();
    let colour: PieceColour = who.colour.into();
    let hand = Memo::new(move |_| {
        let look = look.read();
        look.hands.iter().find(|hand| hand.seat == seat).copied()
    });
    let cards = Memo::new(move |_| hand.get().map_or((Cards::EMPTY, Cards::EMPTY), paid_of));
    let permits =
        Memo::new(move |_| hand.get().map(|hand| (hand.ready, hand.used)).unwrap_or_default());
    let title = {
        let name = who.named().into_owned();
        move || text.table().hand_of(&name, cards.get().0.len())
    };
    let label = title.clone();
    let kinds = Politics::ALL.map(|card| {
        let lying = Memo::new(move |_| {
            let (cards, paid) = cards.get();
            (cards.count(card), paid.count(card))
        });
        move || {
            let (count, paid) = lying.get();
            (count > 0).then(|| view! { <Kind card count paid /> })
        }
    });
    let tiles = move || {
        let (ready, _) = permits.get();
        let tile = |permit: Permit| {
            view! {
                <li
                    class=permit_class(permit) + " sm"
                    data-tip=tip(Tip::Of(Symbol::Permit))
                    aria-label=permit_label(permit, None)
                >
                    {permit_face(permit, 17)}
                </li>
            }
        };
        match ready.is_empty() {
            true => view! { <p class="muted note">{text.replayed().no_permits()}</p> }.into_any(),
            false => view! {
                <ul role="list" class="tiles" style=format!("--n:{}", ready.len())>
                    {ready.iter().map(tile).collect_view()}
                </ul>
            }
            .into_any(),
        }
    };
    let used = move || {
        let (_, used) = permits.get();
        let count = (!used.is_empty()).then(|| format!(" · {}", text.board().used(used.len())));
        view! { <span class="used-count">{count}</span> }
    };
    view! {
        <section class=format!("panel held {}", colour.class()) aria-label=label>
            <header role="presentation">
                {mark(colour, 13)} <b class="nm">{title.clone()}</b> <span class="sp"></span>
                <span class="cap">
                    {move || text.board().your_permits(permits.get().0.len())} {used}
                </span>
            </header>
            <div class="lies">
                <ul role="list" class="cards">
                    {kinds.into_iter().collect_view()}
                </ul>
                {tiles}
            </div>
        </section>
    }
}

/// Returns the cards of a hand, and those of them that are paid.
const fn paid_of(hand: Hand) -> (Cards, Cards) {
    (hand.cards, hand.paid)
}

/// Cards of one kind, side by side; the last one shows completely.
#[component]
fn Kind(card: Politics, count: u8, paid: u8) -> impl IntoView {
    let text = text();
    let name = text.pieces().card(card);
    let faces = (0..count).map(|place| {
        view! {
            <span class="card" class:sel=place < paid>
                {card_face(card, name.to_owned())}
            </span>
        }
    });
    view! {
        <li data-tip=tip(Tip::Card(card)) aria-label=text.replayed().cards(said::replayed::Cards { name: &name, count, paid })>
            {faces.collect_view()}
        </li>
    }
}
