//! Hands that may be seen at a moment, with the cards chosen marked.

use leptos::prelude::*;

use crate::games::the_council::rules::components::Card;
use crate::games::the_council::scene::look::{Hand, Look};
use crate::games::the_council::text::{Subjects, pieces, seat};
use crate::games::the_council::web::art::{Sign, card_face, mark, sign};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::{labels, text};
use crate::web::art::seat_class;
use crate::web::hands::HandPanels;

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
    let words = text().seat();
    let hand = Memo::new(move |_| {
        let look = look.read();
        look.hands.iter().find(|hand| hand.seat == seat).copied()
    });
    let count = move || hand.get().map_or(0, |hand| hand.held.len());
    let title = {
        let name = who.named().into_owned();
        move || text().table().hand_of(&name, count())
    };
    let label = title.clone();
    let cards = move || {
        let hand = hand.get()?;
        let held = hand.held.iter().map(|card| view! { <Face hand card used=false /> });
        Some(held.collect_view())
    };
    let drafted = move || {
        let hand = hand.get()?;
        let ready = hand.ready.iter().map(|card| view! { <Face hand card used=false /> });
        let used = hand.drafted.minus(hand.ready).iter();
        let used = used.map(|card| view! { <Face hand card used=true /> });
        Some((ready.collect_view(), used.collect_view()))
    };
    view! {
        <section class=format!("panel held {}", seat_class(who.colour)) aria-label=label>
            <header role="presentation">
                {mark(who.colour, 13)} <b class="nm">{title.clone()}</b> <span class="sp"></span>
                <span class="cap">
                    {move || {
                        let is_any = hand.get().is_some_and(|hand| !hand.drafted.is_empty());
                        is_any.then_some(words.cards())
                    }}
                </span>
            </header>
            <div class="lies">
                <ul role="list" class="faces">
                    {cards}
                </ul>
                <ul role="list" class="faces drafted">
                    {drafted}
                </ul>
            </div>
        </section>
    }
}

/// Card of a hand, marked if it is chosen.
#[component]
fn Face(hand: Hand, card: Card, used: bool) -> impl IntoView {
    let words = text().seat();
    let is_chosen = hand.chosen.contains(card);
    let chosen = is_chosen.then(|| words.chosen().to_owned());
    let label = labels::parts([Some(seat::drafted_card(card, used)), chosen]);
    view! {
        <li>
            <span class="tcard" class:sel=is_chosen class:used=used role="img" aria-label=label>
                {card_face(card, &pieces::card(card))}
                {is_chosen.then(|| view! { <span class="ck">{sign(Sign::Done, 13)}</span> })}
            </span>
        </li>
    }
}
