//! Public part of the table: hall and stage, the seats, and what stands beside the sheet.

use leptos::prelude::*;

use super::details::Background;
use super::hall::HallBox;
use super::rail::{CardsPanel, EventsPanel, StandingPanel};
use super::seated::Seated;
use super::seats::{SeatPanels, SeatStrip};
use super::stage::Stage;
use crate::games::the_council::rules::Chips;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::Standing;
use crate::games::the_council::scene::events::Events;
use crate::games::the_council::scene::outcome::Brings;
use crate::games::the_council::scene::seats::{panels, panels_after};
use crate::games::the_council::text::Subjects;
use crate::games::the_council::web::sheet::trace_of;
use crate::games::the_council::web::state::{looking, showing, table};
use crate::text::text;
use crate::web::settings::preferences;
use crate::web::tabs::Tabs;

/// Hall and stage, with the tabs that narrow screens use to show the parts, and the rail.
#[component]
pub fn Board() -> impl IntoView {
    let (table, showing, looking) = (table(), showing(), looking());
    view! {
        <Tabs />
        <main class="mid" aria-label=text().table().main_landmark()>
            <div class="sheet">
                <HallBox hall=showing.hall seats=table.seats() mark=looking.0 />
                <Stage />
            </div>
        </main>
        <Rail />
    }
}

/// What stands beside the sheet.
#[component]
fn Rail() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let hints = preferences().hints;
    let events = Memo::new(move |_| match &*showing.result.read() {
        Some(result) if showing.is_over() => Events::after(result),
        _ => Events::of(&showing.now.read()),
    });
    let hand = Memo::new(move |_| showing.now.read().hand);
    let standing = Memo::new(move |_| Standing::of(&showing.now.read()));
    view! {
        <aside class="right" aria-label=text().rail().label()>
            <EventsPanel events hand />
            <StandingPanel standing seats=table.seats() />
            {move || hints.get().then(|| view! { <CardsPanel /> })}
        </aside>
    }
}

/// Panels of the seats at the table.
#[component]
pub fn Seats() -> impl IntoView {
    let (table, showing, looking) = (table(), showing(), looking());
    let all = Memo::new(move |_| match &*showing.result.read() {
        Some(result) => match showing.beat.get() {
            Some(beat) => panels_after(result, beat),
            None => panels(&result.before),
        },
        None => panels(&showing.now.read()),
    });
    let standing = Memo::new(move |_| Standing::of(&showing.now.read()));
    let points = Memo::new(move |_| {
        let (now, standing) = (showing.now.read(), standing.read());
        now.each_seat().map(|seat| standing.total(seat)).collect()
    });
    let brings = Memo::new(move |_| {
        let told = table.selection.told.read();
        let (_, outcome) = told.scene.ready.as_ref()?;
        let Brings::Card(taken) = &outcome.brings else { return None };
        let seat = table.view.read().seat?;
        let mut chips = Chips::NONE;
        taken.chips.iter().for_each(|&(suit, from, to)| chips.set(suit, to - from));
        Some((seat, chips))
    });
    let seated = Seated { panels: all, points, brings: brings.into(), mark: looking.0 };
    let ranks = Memo::new(move |_| {
        let now = showing.now.read();
        let of = |suit: Suit| {
            let pawns = now.players().iter().map(|player| player.ranks.of(suit)).collect();
            (suit, pawns, now.empire.of(suit))
        };
        Suit::ALL.map(of).to_vec()
    });
    let changes = Callback::new(move |seat| {
        let trace = table.session.with_untracked(trace_of);
        trace.behind(seat, None).copied().collect()
    });
    provide_context(Background { standing, ranks, changes });
    view! {
        <SeatPanels seated seats=table.seats() />
        <SeatStrip seated seats=table.seats() />
    }
}
