//! The last count: after the end of a match its points are added up before the reader's eyes, and then the winner is
//! named.

mod clock;
mod columns;
mod flying;

use leptos::prelude::*;

use super::causes::Part;
use super::send::ShareMatch;
use super::winners::Winners;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::reckoning::{REST, Timetable};
use crate::text::{labels, text};
use crate::web::art::{Icon, folds, icon, laurel};
use crate::web::dialog::{Sheet, cap};
use crate::web::places::Spot;
use crate::web::share::Shared;
use crate::web::signs::Signs;
use clock::Clock;
use columns::{columns, stages};
use flying::{Flights, tiles};

/// What the last count shows, whatever the game.
pub struct Count {
    pub game: &'static str,
    pub signs: Signs,
    pub seats: Vec<SeatRecord>,
    pub winners: Winners,
    /// The winners in a sentence.
    pub verdict: String,
    /// How long it took.
    pub rounds: String,
    /// Returns the name of a stage.
    pub stage: fn(usize) -> String,
    pub parts: Vec<Part>,
    pub timetable: Timetable,
    /// Where the tiles of each part lie.
    pub tiles: Vec<Vec<Spot>>,
    pub shared: Option<Shared>,
    /// Draws the picture to share, with the names of the seats or without.
    pub pictured: Callback<bool, AnyView>,
}

/// The next steps.
pub struct CountSteps {
    pub see: Callback<()>,
    pub look_back: Callback<()>,
    pub again: Callback<()>,
}

impl Count {
    /// Draws it in a dialog over the table on which the match ended, with the next steps.
    pub fn drawn(self, steps: CountSteps) -> AnyView {
        let Count {
            game,
            signs,
            seats,
            winners,
            verdict,
            rounds,
            stage,
            parts,
            timetable,
            tiles: froms,
            shared,
            pictured,
        } = self;
        let CountSteps { see, look_back, again } = steps;
        let flights = Flights {
            signs,
            paints: StoredValue::new(parts.iter().map(|part| part.cause.paint).collect()),
            froms: StoredValue::new(froms),
        };
        let sharing = RwSignal::new(false);
        let words = text().score();
        let ends = timetable.ends;
        let clock = Clock::start(ends);
        let is_named = {
            let named = timetable.named;
            Memo::new(move |_| clock.now.get() >= named)
        };
        let timetable = StoredValue::new(timetable);
        let open = RwSignal::new(false);
        // The board rests first.
        let begins = Memo::new(move |_| clock.now.get() >= REST);
        Effect::new(move |before: Option<bool>| {
            if begins.get() && before != Some(true) {
                open.set(true);
            }
            begins.get()
        });
        // Closed by Esc or a phone's gesture.
        Effect::new(move |before: Option<bool>| {
            let now = open.get();
            if before == Some(true) && !now {
                see.run(());
            }
            now
        });
        let wins = winners.told(&seats);
        let said = move || is_named.get().then(|| verdict.clone());
        let all: Vec<Seat> = Seat::first(seats.len() as u8).collect();
        let heads = {
            let (seats, winners) = (seats.clone(), winners.seats.clone());
            move || {
                let shown = if is_named.get() { &winners } else { &all };
                let figures = shown
                    .iter()
                    .map(|seat| (signs.figure)(seats[seat.index()].colour, 60))
                    .collect_view();
                let crowned = is_named.get().then(|| laurel(98));
                view! { <div class="heads">{crowned} {figures}</div> }
            }
        };
        let lead = winners.lead;
        let about = move || {
            let lead = lead.clone().filter(|_| is_named.get());
            labels::facts(lead.into_iter().chain([rounds.clone()]))
        };
        let named = move || is_named.get();
        view! {
        <Sheet open title=words.last_count() class="dlg last-count" headless=true>
            <div
                class="counting"
                class:named=named
                data-game=game
                // A press beside the buttons leaves the focus where it is, so that Space still skips.
                on:mousedown=move |event| event.prevent_default()
            >
                <div class="curtain-head">
                    {folds()} {heads}
                    <h2>
                        {move || if is_named.get() { wins.clone() } else { words.last_count().to_owned() }}
                    </h2>
                </div>
                <p class="about">{about}</p>
                <p class="sr" role="status">
                    {said}
                </p>
                {columns(&seats, &parts, signs, timetable, clock.now)}
                {stages(timetable, stage, clock.now)}
                <footer>
                    <button
                        class="btn pri see"
                        type="button"
                        autofocus
                        // A press meant for the count, just before its end, does not leave.
                        on:click=move |_| {
                            if clock.now.get_untracked() >= ends { see.run(()) } else { clock.skip() }
                        }
                    >
                        {move || match is_named.get() {
                            true => words.see().into_any(),
                            false => view! { {words.skip()} {cap(" ")} }.into_any(),
                        }}
                    </button>
                    {move || {
                        is_named
                            .get()
                            .then(|| {
                                view! {
                                    <button class="btn" type="button" on:click=move |_| sharing.set(true)>
                                        {icon(Icon::Link)}
                                        {text().sending().share()}
                                    </button>
                                    <button class="btn" type="button" on:click=move |_| look_back.run(())>
                                        {icon(Icon::Replay)}
                                        {text().replay().open()}
                                    </button>
                                    <button class="btn" type="button" on:click=move |_| again.run(())>
                                        {icon(Icon::Next)}
                                        {words.again_new()}
                                    </button>
                                }
                            })
                    }}
                </footer>
            </div>
            {tiles(flights, timetable, clock)}
        </Sheet>
        <ShareMatch shared picture=pictured open=sharing />
    }
    .into_any()
    }
}
