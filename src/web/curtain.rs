//! The hand-over between two persons at one screen: no hand is in the page until its owner asks for it.

use leptos::html;
use leptos::prelude::*;

use super::art::{Icon, cloth, icon, seat_class};
use super::desk::{HandedOver, desk};
use super::dialog::fresh_id;
use super::gear::SettingsButton;
use super::home::HomeButton;
use super::house::{House, house};
use super::share::ShareSheet;
use super::signs::Sign;
use super::theme::ThemeButton;
use crate::record::SeatColour;
use crate::rules::Seat;
use crate::text::text;

/// Maximum number of events that need little scrolling; older ones are in the log.
const MOST_EVENTS: usize = 12;

/// Bar above the curtain: the way out, sharing and the settings, none of which shows a hand.
#[component]
fn Bar(leave: Callback<()>) -> impl IntoView {
    let desk = desk();
    let text = text();
    let (sharing, shown) = (RwSignal::new(false), RwSignal::new(None));
    let share = move |_| {
        shown.set(desk.get_value().shared());
        sharing.set(true);
    };
    view! {
        <header class="top">
            <HomeButton leave />
            <span class="sp"></span>
            <button
                class="ib share-this"
                type="button"
                aria-label=text.matches().share()
                aria-haspopup="dialog"
                on:click=share
            >
                {icon(Icon::Link)}
            </button>
            <ThemeButton />
            <SettingsButton />
            <ShareSheet open=sharing of=shown />
        </header>
    }
}

/// Curtain before a person's turn.
#[component]
pub fn Curtain(
    /// Seat whose turn it is.
    seat: Seat,
    /// Returns to the start page.
    leave: Callback<()>,
) -> impl IntoView {
    let (House { settling, seats, signs, .. }, desk) = (house(), desk());
    let who = seats.get_untracked().swap_remove(seat.index());
    let HandedOver { round, asked, events, is_first } =
        desk.get_value().handed_over(seat, MOST_EVENTS);
    let event = |(colour, sentence, gains): (SeatColour, String, Sign)| {
        view! {
            <li>
                {(signs.mark)(colour, 15)} <span>{sentence}</span>
                {gains.drawn(22)}
            </li>
        }
    };
    let events = events.into_iter().map(event).collect_view();
    let text = text();
    // The press that ended the turn may have a second half, which would show a hand here.
    let why = move || settling.get().then_some(text.follow().settling());
    let id = fresh_id();
    let described = id.clone();
    let lift = move |_| {
        if untrack(why).is_none() {
            desk.get_value().take_over();
        }
    };
    let name = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(name) = name.get() {
            // Not the button, which a key from the end of the last turn would press. If the focus can't move,
            // the button can still be clicked.
            name.focus().unwrap_or_default();
        }
    });
    view! {
        <main class="curtain">
            {cloth()}
            <Bar leave />
            <section class=format!("handover {}", seat_class(who.colour))>
                {(signs.figure)(who.colour, 92)} <span class="cap">{text.table().hand_over()}</span>

                <h1 tabindex="-1" data-home node_ref=name>
                    {who.name.clone()}
                </h1> {(!asked.is_empty()).then(|| view! { <p class="asked">{asked}</p> })}
                <p>{text.table().all_hidden(&round)}</p>
                <div class="since">
                    <span class="cap">{text.table().since(&who.named())}</span>
                    {is_first.then(|| view! { <p class="muted">{text.table().since_nothing()}</p> })}
                    <ol>{events}</ol>
                </div>
                <div class="go">
                    <button
                        class="btn pri"
                        type="button"
                        aria-disabled=move || why().map(|_| "true")
                        aria-describedby=move || why().map(|_| described.clone())
                        on:click=lift
                    >
                        {text.table().i_am(&who.named())}
                    </button>
                    <span class="sr" id=id>
                        {why}
                    </span>
                </div>
                <p class="note">{text.table().hand_over_note()}</p>
            </section>
        </main>
    }
}
