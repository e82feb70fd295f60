//! The columns of the last count, and its stages.

use leptos::prelude::*;

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::reckoning::Timetable;
use crate::text::text;
use crate::web::art::{Icon, icon, seat_class};
use crate::web::score::causes::{Cause, Part};
use crate::web::signs::Signs;

/// Draws a column for each seat, in seating order. Nothing of them is told to screen readers, who hear the result.
pub fn columns(
    seats: &[SeatRecord],
    parts: &[Part],
    signs: Signs,
    timetable: StoredValue<Timetable>,
    now: RwSignal<u32>,
) -> impl IntoView + use<> {
    let all = || Seat::first(seats.len() as u8).zip(seats);
    let total = |(seat, _): (Seat, _)| timetable.with_value(|of| of.shield(seat, of.ends));
    let most = all().map(total).max().unwrap_or_default().max(1);
    let column = |(seat, who): (Seat, &SeatRecord)| {
        let shield = Memo::new(move |_| timetable.with_value(|of| of.shield(seat, now.get())));
        view! {
            <li class=seat_class(who.colour)>
                <div class="stack" style=format!("--most:{most}")>
                    {pieces(seat, parts, timetable, now)}
                    <span class="sum" data-column=seat.0>
                        {move || (signs.points)(shield.get(), 52)}
                    </span>
                </div>
                <div class="who">{(signs.figure)(who.colour, 34)} <b class="disp">{who.name.clone()}</b></div>
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
fn pieces(
    seat: Seat,
    parts: &[Part],
    timetable: StoredValue<Timetable>,
    now: RwSignal<u32>,
) -> impl IntoView + use<> {
    let piece = |(at, part): (usize, &Part)| {
        let own = part.of(seat);
        let is_in_play = part.stage.is_none();
        let points = Memo::new(move |_| match is_in_play {
            true => own,
            false => timetable.with_value(|of| of.landed(at, seat, now.get())),
        });
        let Cause { name, paint } = part.cause.clone();
        let style = move || format!("--points:{};{}", points.get(), paint.style());
        view! {
            <span class=format!("part {}", paint.class()) style=style>
                <span>{name}" "<b>{points}</b></span>
            </span>
        }
    };
    let mut own: Vec<_> = parts.iter().enumerate().filter(|(_, of)| of.of(seat) > 0).collect();
    own.sort_by_key(|(_, of)| of.stage);
    own.into_iter().map(piece).collect_view()
}

/// Draws the stages, with the one that is being counted.
pub fn stages(
    timetable: StoredValue<Timetable>,
    name: fn(usize) -> String,
    now: RwSignal<u32>,
) -> impl IntoView {
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
    let named = stages.into_iter().map(|stage| word(name(stage), Some(stage))).collect_view();
    view! {
        <ol class="stages" aria-hidden="true">
            {play} {named}
        </ol>
    }
}
