//! The hand-over between two persons at one screen: no hand is in the page until its owner asks for it.

use leptos::html;
use leptos::prelude::*;

use super::art::{cloth, seat_class};
use super::dialog::fresh_id;
use super::house::house;
use super::screen::Screen;
use super::state::Table;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::text;

/// Maximum number of events that need little scrolling; older ones are in the log.
const MOST_EVENTS: usize = 12;

/// Curtain before a person's turn.
#[component]
pub fn Curtain<G: Screen>(
    table: Table<G>,
    /// Seat whose turn it is.
    seat: Seat,
) -> impl IntoView {
    let names = table.names();
    let seats = table.seats();
    let who = seats[seat.index()].clone();
    let mut entries = table.session.with_untracked(|session| session.since_last_turn(seat));
    // The end of a turn is obvious from the next one.
    entries.retain(|(_, entry)| !entry.action.is_some_and(G::ends_turn));
    let older = entries.len().saturating_sub(MOST_EVENTS);
    let entries = entries.split_off(older);
    let nothing = entries.is_empty() && table.session.with_untracked(Session::played) == 0;
    let events = entries
        .iter()
        .map(|(_, entry)| G::line(entry, &names))
        .map(|line| {
            let colour = seats[line.seat.index()].colour;
            view! {
                <li>
                    {G::mark(colour, 15)} <span>{line.sentence}</span>
                    {G::gains(&line.gains, 22)}
                </li>
            }
        })
        .collect_view()
        .into_any();
    let figure = G::figure(who.colour, 92);
    let round = table.view.with_untracked(G::round);
    let lift = Callback::new(move |()| table.take_over());
    view! { <HandOver who round figure events nothing lift /> }
}

/// Curtain as it is drawn for any game.
#[component]
fn HandOver(
    /// Player whose turn it is.
    who: SeatRecord,
    round: u16,
    /// One of their figures.
    figure: AnyView,
    /// Events since their last turn.
    events: AnyView,
    /// Whether nothing has happened at all.
    nothing: bool,
    lift: Callback<()>,
) -> impl IntoView {
    let settling = house().settling;
    let text = text();
    // The press that ended the turn may have a second half, which would show a hand here.
    let why = move || settling.get().then_some(text.follow().settling);
    let id = fresh_id();
    let described = id.clone();
    let lift = move |_| {
        if untrack(why).is_none() {
            lift.run(());
        }
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // If the focus can't move, the button can still be clicked.
            button.focus().unwrap_or_default();
        }
    });
    view! {
        // A key still held from the end of the last turn must not open the curtain.
        <main
            class="curtain"
            on:keydown=move |event| {
                if event.repeat() {
                    event.prevent_default();
                }
            }
        >
            {cloth()}
            <section class=format!("handover {}", seat_class(who.colour))>
                {figure} <span class="cap">{text.table().hand_over}</span>
                <h1>{who.name.clone()}</h1> <p>{(text.table().all_hidden)(round)}</p>
                <div class="since">
                    <span class="cap">{(text.table().since)(&who.name)}</span>
                    {nothing.then(|| view! { <p class="muted">{text.table().since_nothing}</p> })}
                    <ol>{events}</ol>
                </div>
                <div class="go">
                    <button
                        class="btn pri"
                        type="button"
                        data-home
                        node_ref=button
                        aria-disabled=move || why().map(|_| "true")
                        aria-describedby=move || why().map(|_| described.clone())
                        on:click=lift
                    >
                        {(text.table().i_am)(&who.name)}
                    </button>
                    <span class="sr" id=id>
                        {why}
                    </span>
                </div>
                <p class="note">{text.table().hand_over_note}</p>
            </section>
        </main>
    }
}
