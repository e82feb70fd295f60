//! The last count: after the end of a match its points are added up before the reader's eyes, and then the winner is
//! named.

mod clock;
mod columns;
mod flying;

use leptos::prelude::*;

use super::causes::{Part, parts};
use super::picture::picture;
use super::send::ShareMatch;
use super::winners::Winners;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::reckoning::{REST, Timetable};
use crate::text::told::verdict;
use crate::text::{labels, text};
use crate::web::art::{Icon, folds, icon, laurel};
use crate::web::dialog::{Sheet, cap};
use crate::web::places::Spot;
use crate::web::screen::Screen;
use crate::web::share::Shared;
use crate::web::signs::Signs;
use crate::web::state::Table;
use clock::Clock;
use columns::{columns, stages};
use flying::{Flights, tiles};

/// Dialog of the last count, over the table on which the match ended.
#[component]
pub fn LastCount<G: Screen>(
    table: Table<G>,
    /// Shows the final score.
    see: Callback<()>,
    /// Opens the replay.
    look_back: Callback<()>,
    /// Plays again with another deal.
    again: Callback<()>,
) -> impl IntoView {
    let view = table.view.get_untracked();
    let seats = table.seats();
    let tiled = G::reckoning(&view);
    let timetable = Timetable::of(&tiled, seats.len() as u8);
    let (parts, signs) = (parts::<G>(&view), Signs::of::<G>());
    let place = move |part: usize, tile: usize| Some(tiled.get(part)?.tiles.get(tile)?.from);
    let flights = Flights {
        signs,
        paints: StoredValue::new(parts.iter().map(|part| part.cause.paint).collect()),
        from: Callback::new(move |(part, tile)| Spot::of::<G>(place(part, tile)?).middle()),
    };
    let count = Count {
        game: G::NAME,
        signs,
        winners: Winners::of(&G::standings(&view), signs.say),
        verdict: verdict::<G>(&view, &seats),
        rounds: (G::cover().round.counted)(G::round(&view)),
        stage: G::stage,
        seats,
        parts,
        timetable,
        flights,
        shared: table.kept().map(Shared::of),
        pictured: Callback::new(move |named| picture(table, named)),
    };
    count.drawn(Steps { see, look_back, again })
}

/// What the last count shows, whatever the game.
struct Count {
    game: &'static str,
    signs: Signs,
    seats: Vec<SeatRecord>,
    winners: Winners,
    /// The winners in a sentence.
    verdict: String,
    /// How long it took.
    rounds: String,
    /// Returns the name of a stage.
    stage: fn(usize) -> String,
    parts: Vec<Part>,
    timetable: Timetable,
    flights: Flights,
    shared: Option<Shared>,
    /// Draws the picture to share, with the names of the seats or without.
    pictured: Callback<bool, AnyView>,
}

/// The next steps.
struct Steps {
    see: Callback<()>,
    look_back: Callback<()>,
    again: Callback<()>,
}

impl Count {
    fn drawn(self, steps: Steps) -> AnyView {
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
            flights,
            shared,
            pictured,
        } = self;
        let Steps { see, look_back, again } = steps;
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
