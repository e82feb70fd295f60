//! The columns of the last count, and its stages.

use leptos::prelude::*;

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::reckoning::{Part, Timetable};
use crate::text::text;
use crate::web::art::{Icon, icon, seat_class};
use crate::web::screen::{Art, Screen};

/// Parts of the surrounding match.
pub type Parts<G> =
    StoredValue<Vec<Part<<G as crate::scene::Shown>::Cause, <G as crate::scene::Shown>::Place>>>;

/// Draws a column for each seat, in seating order. Nothing of them is told to screen readers, who hear the result.
pub fn columns<G: Screen>(
    seats: &[SeatRecord],
    parts: Parts<G>,
    timetable: StoredValue<Timetable>,
    now: RwSignal<u32>,
) -> impl IntoView + use<G> {
    let all = || Seat::first(seats.len() as u8).zip(seats);
    let total = |(seat, _): (Seat, _)| timetable.with_value(|of| of.shield(seat, of.ends));
    let most = all().map(total).max().unwrap_or_default().max(1);
    let column = |(seat, who): (Seat, &SeatRecord)| {
        let shield = Memo::new(move |_| timetable.with_value(|of| of.shield(seat, now.get())));
        view! {
            <li class=seat_class(who.colour)>
                <div class="stack" style=format!("--most:{most}")>
                    {pieces::<G>(seat, parts, timetable, now)}
                    <span class="sum" data-column=seat.0>
                        {move || G::art(Art::Points(shield.get(), 52))}
                    </span>
                </div>
                <div class="who">{G::art(Art::Figure(who.colour, 34))} <b class="disp">{who.name.clone()}</b></div>
            </li>
        }
    };
    let drawn = all().map(column).collect_view();
    view! {
        <ol class="columns" aria-hidden="true">
            {drawn}
        </ol>
    }
}

/// Draws the parts of a column, from the bottom.
fn pieces<G: Screen>(
    seat: Seat,
    parts: Parts<G>,
    timetable: StoredValue<Timetable>,
    now: RwSignal<u32>,
) -> impl IntoView + use<G> {
    let piece = |(at, part): (usize, &Part<G::Cause, G::Place>)| {
        let own = part.of(seat);
        let is_in_play = part.stage.is_none();
        let points = Memo::new(move |_| match is_in_play {
            true => own,
            false => timetable.with_value(|of| of.landed(at, seat, now.get())),
        });
        let paint = G::paint(part.cause);
        let style = move || format!("--points:{};{}", points.get(), paint.style());
        view! {
            <span class=format!("part {}", paint.class()) style=style>
                <span>{G::cause(part.cause)}" "<b>{points}</b></span>
            </span>
        }
    };
    parts.with_value(|parts| {
        let mut own: Vec<_> = parts.iter().enumerate().filter(|(_, of)| of.of(seat) > 0).collect();
        own.sort_by_key(|(_, of)| of.stage);
        own.into_iter().map(piece).collect_view()
    })
}

/// Draws the stages, with the one that is being counted.
pub fn stages<G: Screen>(
    timetable: StoredValue<Timetable>,
    now: RwSignal<u32>,
) -> impl IntoView + use<G> {
    let (stages, has_play) =
        timetable.with_value(|of| (of.stages.clone(), of.play.iter().any(|&points| points > 0)));
    let word = |name: String, stage: Option<usize>| {
        let is_over = move || {
            stage.is_none_or(|stage| timetable.with_value(|of| of.is_over(stage, now.get())))
        };
        let is_now =
            move || stage.is_some() && timetable.with_value(|of| of.stage(now.get())) == stage;
        let (is_over, is_now) = (Memo::new(move |_| is_over()), Memo::new(move |_| is_now()));
        view! {
            <li class:over=is_over class:now=is_now>
                {move || is_over.get().then(|| icon(Icon::Check))} {name}
            </li>
        }
    };
    let play = has_play.then(|| word(text().score().play().to_owned(), None));
    let named = stages.into_iter().map(|stage| word(G::stage(stage), Some(stage))).collect_view();
    view! {
        <ol class="stages" aria-hidden="true">
            {play} {named}
        </ol>
    }
}
