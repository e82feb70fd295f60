//! A table whose persons play by link: sending the match to whose turn it is, and the check at its end.

use std::time::Duration;

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::dialog::{Sheet, truth};
use super::hand_out::Parcel;
use super::house::{House, house};
use super::share::{ShareSheet, Shared, copy_text};
use super::signs::Signs;
use super::tip::tip;
use crate::archive::Checked;
use crate::record::{Controller, SeatRecord, told_apart};
use crate::rules::Seat;
use crate::text::text;
use crate::text::tip::Tip;

/// Whose turn it is, elsewhere, and what to do about it.
#[component]
pub fn AwayCells() -> impl IntoView {
    let House { signs, seats, away, .. } = house();
    let words = text().by_link();
    move || {
        let who = seats.get().swap_remove(away.get()?.index());
        Some(view! {
            <div class="ttl">
                {(signs.figure)(who.colour, 38)}
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
fn Send(
    /// Returns the match to send.
    shared: Callback<(), Option<Shared>>,
) -> impl IntoView {
    let House { seats, away, drawn, .. } = house();
    let words = text().by_link();
    let sending = text().sending();
    let (copied, open) = (RwSignal::new(false), RwSignal::new(false));
    let shown = RwSignal::new(None);
    // Shows the link, or the reason there is none.
    let show = move || {
        shown.set(shared.run(()));
        open.set(true);
    };
    let sent = move || {
        let shared = shared.run(())?;
        Some((shared.in_turn().ok()?, (shared.told)().unwrap_or_default()))
    };
    let copy = move |_| match sent() {
        Some((address, saying)) => copy_text(
            &format!("{saying}\n{address}"),
            Callback::new(move |done: bool| {
                copied.try_set(done);
                if !done {
                    show();
                }
            }),
        ),
        None => show(),
    };
    let share = move |_| match sent() {
        Some((address, saying)) => Parcel::link(&address, &saying).share(),
        None => show(),
    };
    let can_share = Parcel::link("https://example.org/", "").is_wanted();
    let to = move || match away.get() {
        Some(seat) => words.send_to(&seats.get()[seat.index()].named()),
        None => words.send_end().to_owned(),
    };
    let word = move |word: String| if copied.get() { words.copied().to_owned() } else { word };
    // What is in a status has no part in the name of a button.
    let copies = move || word(if can_share { sending.copy().to_owned() } else { to() });
    // The next turn is another link.
    Effect::new(move |_| {
        drawn.track();
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
        <ShareSheet open of=shown />
    }
}

/// How the own seat is changed.
#[derive(Clone, Copy)]
pub struct ChangeSeat {
    /// The own seat, in a match by link.
    pub mine: Option<Seat>,
    /// Gives it back and takes another one.
    pub change: Callback<Seat>,
}

/// Returns the persons of a match, to choose oneself.
pub fn people(
    seats: &[SeatRecord],
    signs: Signs,
    chosen: Signal<Option<Seat>>,
    choose: Callback<Seat>,
) -> impl IntoView + use<> {
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
                {(signs.mark)(seat.colour, 20)}
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
pub fn SeatButton() -> impl IntoView {
    let words = text().by_link();
    let ChangeSeat { mine, change } = use_context()?;
    let (signs, mine, seats) = (house().signs, mine?, house().seats.get());
    let open = RwSignal::new(false);
    let choose = Callback::new(move |seat| {
        open.set(false);
        if seat != mine {
            // In a task of its own: a table is much to draw.
            set_timeout(move || change.run(seat), Duration::ZERO);
        }
    });
    let own = seats.get(mine.index())?;
    let (sign, label) = ((signs.mark)(own.colour, 20), words.your_seat(&own.named()));
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
            {people(&seats.get_value(), signs, Signal::stored(Some(mine)), choose)}
            <p class="muted">{words.change_note()}</p>
        </Sheet>
    })
}

/// The buttons at the end of the ribbon.
#[component]
pub fn SendEnd(
    /// Returns the match to send.
    shared: Callback<(), Option<Shared>>,
) -> impl IntoView {
    view! {
        <div class="end away">
            <Send shared />
        </div>
    }
}

/// Check of a finished match: all its actions and draws, and what came in links.
#[component]
pub fn Check(
    checked: Checked,
    /// Returns the match to send.
    shared: Callback<(), Option<Shared>>,
) -> impl IntoView {
    let words = text().by_link();
    let Checked { actions, links, left, check } = checked;
    let number = format!("{:04X}-{:04X}", check >> 16, check & 0xffff);
    view! {
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
                <Send shared />
            </div>
        </section>
    }
}
