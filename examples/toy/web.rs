//! The table: what is drawn of it, and what a press does. No rule is decided here.

use curia::record::SeatRecord;
use curia::rules::Seat;
use curia::scene::keys::{HouseKey, Press, read_at_table};
use curia::text::text;
use curia::text::told::Told;
use curia::web::art::{Paint, seat_class};
use curia::web::dialog::truth;
use curia::web::form::Form;
use curia::web::history::History;
use curia::web::moves::MoveList;
use curia::web::screen::{Art, Parts, Screen, Still};
use curia::web::state;
use curia::web::tip::tip;
use leptos::prelude::*;

use super::scene::Place;
use super::text::{Subjects, Symbol};
use super::{Action, Event, Hand, Phase, Setup, Toy};

/// Front of its box, as SVG.
pub const FRONT: &str = include_str!("front.svg");

/// Number of rounds that are played on the screen.
const ROUNDS: u8 = 3;

type Table = state::Table<Toy>;

fn table() -> Table {
    expect_context()
}

impl Screen for Toy {
    type Tab = ();
    type List = ();

    const PARTS: Parts<Toy> = Parts {
        begin: || listen(table()),
        dock: || view! { <Dock /> }.into_any(),
        over: || {
            view! { <MoveList moves=table().moves(|legal| legal.actions().to_vec()) /> }.into_any()
        },
        board: || view! { <Board /> }.into_any(),
        seats: || view! { <Seats /> }.into_any(),
        ..Parts::NONE
    };

    fn still(of: Still<'_, Toy>) -> AnyView {
        match of {
            Still::Table(view, _) | Still::Banner(view, _) | Still::Decision { view, .. } => {
                let coins = view.table.prizes.iter().map(|&prize| coin(prize));
                view! { <span class="toy-row">{coins.collect_view()}</span> }.into_any()
            }
            Still::Match(..) | Still::Empty => ().into_any(),
        }
    }

    fn art(of: Art<'_, Toy>) -> AnyView {
        match of {
            Art::Piece(&Event::Laid { card, .. }, _) => face(card),
            Art::Piece(&Event::Took { prize, .. }, _) => coin(prize),
            other => other.plain(),
        }
    }

    fn paint((): ()) -> Paint {
        Paint::plain("accent", "accent-ink")
    }
}

impl From<Form> for Setup {
    fn from(form: Form) -> Setup {
        Setup { players: form.players.get_untracked(), rounds: ROUNDS }
    }
}

/// Draws a card, or its back.
fn face(card: Option<u8>) -> AnyView {
    view! {
        <svg class="toy-card" class:back=card.is_none() viewBox="0 0 50 70" aria-hidden="true">
            <rect x="2" y="2" width="46" height="66" rx="7" />
            <text x="25" y="45">{card}</text>
        </svg>
    }
    .into_any()
}

/// Draws a prize.
fn coin(prize: u8) -> AnyView {
    view! {
        <svg class="toy-coin" viewBox="0 0 50 50" aria-hidden="true">
            <circle cx="25" cy="25" r="22" />
            <text x="25" y="33">{prize}</text>
        </svg>
    }
    .into_any()
}

/// Obeys the keys that every table has.
fn listen(table: Table) {
    let read = move |press: Press<'_>| read_at_table(table.hints(), press);
    table.listen(".toy-pick", read, |key: &HouseKey| Some(*key), |_| false);
}

/// Button that picks an action; pressed again, it is confirmed.
#[component]
fn Pick(action: Action, what: AnyView) -> impl IntoView {
    let table = table();
    let is_picked = Memo::new(move |_| table.selection.picked.read().draft == Some(action));
    let is_legal = Memo::new(move |_| table.legal.read().actions().contains(&action));
    let of = match action {
        Action::Lay(_) => Symbol::Card,
        Action::Take(_) => Symbol::Prize,
        Action::Keep | Action::Stake => Symbol::Stake,
    };
    view! {
        <button
            class="toy-pick"
            class:legal=is_legal
            class:sel=is_picked
            type="button"
            data-tip=tip(of)
            aria-label=move || table.view.with(|view| Toy::title(view, action, &[]))
            aria-pressed=move || truth(is_picked.get())
            aria-disabled=move || (!is_legal.get()).then_some("true")
            on:click=move |_| table.pick(action)
        >
            {what}
        </button>
    }
}

/// The prizes, for whoever may take one.
#[component]
fn Board() -> impl IntoView {
    let table = table();
    let prizes = move || {
        let prizes = (0..).zip(table.view.read().table.prizes.clone());
        let prizes = prizes.map(|(slot, prize)| {
            view! { <Pick action=Action::Take(slot) what=coin(prize) /> }
        });
        prizes.collect_view()
    };
    view! {
        <main class="mid">
            <section class="panel toy-board" data-place=Place::Board.to_string()>
                <h2 class="cap">{text().moves().prizes()}</h2>
                <div class="toy-row" data-roving="line">
                    {prizes}
                </div>
            </section>
        </main>
    }
}

/// What everybody knows about every seat.
#[component]
fn Seats() -> impl IntoView {
    let seats = (0..).map(Seat).zip(table().seats());
    let seats = seats.map(|(seat, record)| view! { <SeatPanel seat record /> });
    view! { <div class="seats toy-seats">{seats.collect_view()}</div> }
}

#[component]
fn SeatPanel(seat: Seat, record: SeatRecord) -> impl IntoView {
    let table = table();
    let SeatRecord { name, colour, .. } = record;
    let is_on_turn = move || table.view.read().table.order.first() == Some(&seat);
    let points = move || table.view.read().table.points.get(seat.index()).copied();
    let laid = move || {
        let (_, laid) = table.view.read().table.cards(seat);
        std::iter::repeat_with(|| face(None)).take(laid).collect_view()
    };
    view! {
        <section
            class=format!("panel toy-seat {}", seat_class(colour))
            class:on=is_on_turn
            data-place=Place::Before(seat).to_string()
            aria-label=name.clone()
        >
            {Toy::art(Art::Figure(colour, 28))}
            <b class="nm">{name.clone()}</b>
            {laid}
            {move || Toy::art(Art::Points(points().unwrap_or_default().max(0) as u16, 32))}
        </section>
    }
}

/// The hand of the seat at the screen, and what it may do besides.
#[component]
fn Dock() -> impl IntoView {
    let table = table();
    let hand = Memo::new(move |_| {
        let seat = table.owner()?;
        let view = table.view.read();
        Some(view.hand.clone()).filter(|_| view.seat == Some(seat))
    });
    let cards = move || {
        let Hand { held, laid } = hand.get().unwrap_or_default();
        let held = held.into_iter().map(|card| {
            view! { <Pick action=Action::Lay(card) what=face(Some(card)) /> }
        });
        let laid =
            laid.into_iter().map(|card| view! { <span class="laid">{face(Some(card))}</span> });
        (held.collect_view(), laid.collect_view())
    };
    let stakes = move || {
        (table.view.read().table.phase == Phase::Stake).then(|| {
            let words = text().moves();
            view! {
                <Pick action=Action::Keep what=words.keep().into_any() />
                <Pick action=Action::Stake what=words.stake().into_any() />
            }
        })
    };
    view! {
        <section class="dock toy-dock" aria-label=text().table().hand_landmark()>
            <h2 class="cap">{text().moves().hand()}</h2>
            <div class="toy-row" data-roving="line">
                {cards}
                {stakes}
            </div>
            <span class="sp"></span>
            <History />
        </section>
    }
}
