//! The hand-over between two persons at one screen: no hand is in the page until its owner asks for it.

use leptos::html;
use leptos::prelude::*;

use super::art::{Icon, cloth, icon, seat_class};
use super::dialog::fresh_id;
use super::gear::SettingsButton;
use super::home::HomeButton;
use super::house::house;
use super::screen::{Art, Screen};
use super::share::{ShareSheet, Shared};
use super::state::Table;
use super::theme::ThemeButton;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::{Role, role_of};
use crate::session::Session;
use crate::text::text;
use crate::text::told::Manner;

/// Maximum number of events that need little scrolling; older ones are in the log.
const MOST_EVENTS: usize = 12;

/// Curtain before a person's turn.
#[component]
pub fn Curtain<G: Screen>(
    table: Table<G>,
    /// Seat whose turn it is.
    seat: Seat,
    /// Returns to the start page.
    leave: Callback<()>,
) -> impl IntoView {
    let names = table.names();
    let seats = table.seats();
    let who = seats[seat.index()].clone();
    let mut entries = table.session.with_untracked(|session| session.since_last_turn(seat));
    // The end of a turn is obvious from the next one.
    entries.retain(|(_, entry)| role_of(entry) != Some(Role::End));
    let older = entries.len().saturating_sub(MOST_EVENTS);
    let entries = entries.split_off(older);
    let nothing = entries.is_empty() && table.session.with_untracked(Session::played) == 0;
    let events = entries
        .iter()
        .map(|(_, entry)| {
            let colour = seats[entry.seat.index()].colour;
            view! {
                <li>
                    {G::art(Art::Mark(colour, 15))} <span>{G::tell(entry, &names, Manner::Line)}</span>
                    {G::art(Art::Gains(&entry.into(), 22))}
                </li>
            }
        })
        .collect_view()
        .into_any();
    let figure = G::art(Art::Figure(who.colour, 92));
    let round = (G::cover().round.titled)(table.view.with_untracked(G::round));
    let asked = table.view.with_untracked(|view| (G::PARTS.asked)(view, &names)).join(" ");
    let lift = Callback::new(move |()| table.take_over());
    let shared = Callback::new(move |()| table.kept().map(Shared::of));
    let bar = view! { <Bar leave shared=shared /> }.into_any();
    view! { <HandOver who round asked figure events nothing bar lift /> }
}

/// Bar above the curtain: the way out, sharing and the settings, none of which shows a hand.
#[component]
fn Bar(
    leave: Callback<()>,
    /// Returns the match to share.
    shared: Callback<(), Option<Shared>>,
) -> impl IntoView {
    let text = text();
    let (sharing, shown) = (RwSignal::new(false), RwSignal::new(None));
    let share = move |_| {
        shown.set(shared.run(()));
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

/// Curtain as it is drawn for any game.
#[component]
fn HandOver(
    /// Player whose turn it is.
    who: SeatRecord,
    /// The round, as a title.
    round: String,
    /// What they are asked.
    asked: String,
    /// One of their figures.
    figure: AnyView,
    /// Events since their last turn.
    events: AnyView,
    /// Whether nothing has happened at all.
    nothing: bool,
    /// Bar with the ways elsewhere.
    bar: AnyView,
    lift: Callback<()>,
) -> impl IntoView {
    let settling = house().settling;
    let text = text();
    // The press that ended the turn may have a second half, which would show a hand here.
    let why = move || settling.get().then_some(text.follow().settling());
    let id = fresh_id();
    let described = id.clone();
    let lift = move |_| {
        if untrack(why).is_none() {
            lift.run(());
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
            {bar}
            <section class=format!("handover {}", seat_class(who.colour))>
                {figure} <span class="cap">{text.table().hand_over()}</span>

                <h1 tabindex="-1" data-home node_ref=name>
                    {who.name.clone()}
                </h1> {(!asked.is_empty()).then(|| view! { <p class="asked">{asked}</p> })}
                <p>{text.table().all_hidden(&round)}</p>
                <div class="since">
                    <span class="cap">{text.table().since(&who.named())}</span>
                    {nothing.then(|| view! { <p class="muted">{text.table().since_nothing()}</p> })}
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
