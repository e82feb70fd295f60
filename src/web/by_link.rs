//! A table whose persons play by link: sending the match to whose turn it is, and the check at its end.

use std::time::Duration;

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::dialog::{Sheet, truth};
use super::hand_out::Parcel;
use super::screen::{Art, Screen};
use super::share::{ShareSheet, Shared, address_of, copy_text, said_in_turn};
use super::state::Table;
use super::tip::tip;
use crate::archive::Checked;
use crate::record::link::{Opens, Scope};
use crate::record::{Controller, SeatRecord, told_apart};
use crate::rules::Seat;
use crate::session::Session;
use crate::text::tip::Tip;
use crate::text::{name_of, text};

/// Returns the seat that must decide, if its person is elsewhere.
pub fn away<G: Screen>(table: Table<G>) -> Option<Seat> {
    table.session.with(Session::away)
}

/// Whose turn it is, elsewhere, and what to do about it.
#[component]
pub fn AwayCells<G: Screen>(table: Table<G>) -> impl IntoView {
    let words = text().by_link();
    move || {
        let seat = away(table)?;
        let who = table.seats().swap_remove(seat.index());
        Some(view! {
            <div class="ttl">
                {G::art(Art::Figure(who.colour, 38))}
                <span>
                    <b>{words.turn_of(&who.named())}</b>
                    <span class="step">{words.turn_note()}</span>
                </span>
            </div>
        })
    }
}

/// Buttons that send the match to whose turn it is, or to everybody once it is over.
#[component]
pub fn Send<G: Screen>(table: Table<G>) -> impl IntoView {
    let words = text().by_link();
    let sending = text().sending();
    let (copied, open) = (RwSignal::new(false), RwSignal::new(false));
    let shared = RwSignal::new(None);
    let saying = move || table.session.with_untracked(|session| said_in_turn(session.record()));
    let address = move || {
        let address = |table: &Session<G>| address_of(table.record(), Scope::Whole, Opens::InTurn);
        table.session.with_untracked(address)
    };
    // Shows the link, or the reason there is none.
    let show = move || {
        shared.set(table.kept().map(Shared::of));
        open.set(true);
    };
    let copy = move |_| match address() {
        Ok(address) => copy_text(&format!("{}\n{address}", saying()), move |done| {
            copied.try_set(done);
            if !done {
                show();
            }
        }),
        Err(_) => show(),
    };
    let share = move |_| match address() {
        Ok(address) => Parcel::link(&address, &saying()).share(),
        Err(_) => show(),
    };
    let can_share = Parcel::link("https://example.org/", "").is_wanted();
    let to = move || match away(table) {
        Some(seat) => words.send_to(&name_of(&table.names(), seat)),
        None => words.send_end().to_owned(),
    };
    let word = move |word: String| if copied.get() { words.copied().to_owned() } else { word };
    // What is in a status has no part in the name of a button.
    let copies = move || word(if can_share { sending.copy().to_owned() } else { to() });
    // The next turn is another link.
    Effect::new(move |_| {
        table.session.track();
        copied.set(false);
    });
    view! {
        {can_share
            .then(|| {
                view! {
                    <button class="btn pri send-turn" type="button" on:click=share>
                        {icon(Icon::Link)}
                        <span>{to}</span>
                    </button>
                }
            })}
        <button
            class="btn copy-turn"
            class:pri=!can_share
            type="button"
            data-home=(!can_share).then_some("next")
            aria-label=copies
            on:click=copy
        >
            {icon(Icon::Copy)}
            <span role="status">{copies}</span>
        </button>
        <ShareSheet open of=shared />
    }
}

/// Callback that gives the own seat back and takes another one.
#[derive(Clone, Copy)]
pub struct ChangeSeat(pub Callback<Seat>);

/// Returns the persons of a match, to choose oneself.
pub fn people<G: Screen>(
    seats: &[SeatRecord],
    chosen: Signal<Option<Seat>>,
    choose: Callback<Seat>,
) -> impl IntoView + use<G> {
    let persons = (0..).map(Seat).zip(told_apart(seats));
    let persons = persons.filter(|(_, seat)| seat.controller == Controller::Person);
    let button = |(at, seat): (Seat, SeatRecord)| {
        let is_chosen = move || chosen.get() == Some(at);
        view! {
            <button
                class="btn"
                type="button"
                aria-pressed=move || truth(is_chosen())
                class:on=is_chosen
                on:click=move |_| choose.run(at)
            >
                {G::art(Art::Mark(seat.colour, 20))}
                <bdi>{seat.name}</bdi>
            </button>
        }
    };
    view! {
        <div class="row people" role="group" aria-label=text().by_link().who()>
            {persons.map(button).collect_view()}
        </div>
    }
}

/// Button that says which seat is the own one in a match by link, and gives back one that was taken by mistake.
#[component]
pub fn SeatButton<G: Screen>(table: Table<G>) -> impl IntoView {
    let words = text().by_link();
    let change = use_context::<ChangeSeat>()?;
    let mine = table.session.with_untracked(Session::mine)?;
    let seats = table.seats();
    let open = RwSignal::new(false);
    let choose = Callback::new(move |seat| {
        open.set(false);
        if seat != mine {
            // In a task of its own: a table is much to draw.
            set_timeout(move || change.0.run(seat), Duration::ZERO);
        }
    });
    let own = seats.get(mine.index())?;
    let (sign, label) = (G::art(Art::Mark(own.colour, 20)), words.your_seat(&own.named()));
    let seats = StoredValue::new(seats);
    Some(view! {
        <button
            class="ib"
            type="button"
            aria-label=label
            data-tip=tip(Tip::OwnSeat)
            aria-haspopup="dialog"
            on:click=move |_| open.set(true)
        >
            {sign}
        </button>
        <Sheet open title=words.who().to_owned() class="dlg own-seat">
            {people::<G>(&seats.get_value(), Signal::stored(Some(mine)), choose)}
            <p class="muted">{words.change_note()}</p>
        </Sheet>
    })
}

/// The buttons at the end of the ribbon.
#[component]
pub fn SendEnd<G: Screen>(table: Table<G>) -> impl IntoView {
    view! {
        <div class="end away">
            <Send table />
        </div>
    }
}

/// Check of a finished match: all its actions and draws, and what came in links.
#[component]
pub fn Check<G: Screen>(table: Table<G>) -> impl IntoView {
    let words = text().by_link();
    let kept = table.kept()?.envelope;
    let checked = kept.by_link?.checked(&kept.record)?;
    let Checked { actions, links, left, check } = checked;
    let number = format!("{:04X}-{:04X}", check >> 16, check & 0xffff);
    Some(view! {
        <section class="panel box check" aria-labelledby="check-title">
            <h2 id="check-title">{words.check_title()}</h2>
            <p>{words.all_legal(actions)}</p>
            {match left {
                None => view! { <p>{words.went_on(links)}</p> }.into_any(),
                Some(actions) => view! {
                    <p class="bad">{icon(Icon::Warn)} {words.went_back(actions)}</p>
                }
                .into_any(),
            }}
            <p>{words.number(&number)}</p>
            <p class="muted">{words.trust()}</p>
            <div class="row ways">
                <Send table />
            </div>
        </section>
    })
}
