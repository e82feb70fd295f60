//! Bars of the seats in their ranking, stacked by the causes of their points.

use leptos::prelude::*;

use super::causes::{Cause, Part};
use super::sheet::Asked;
use crate::record::SeatRecord;
use crate::scene::reckoning::{Bar, Segment};
use crate::text::{said, text};
use crate::web::art::{seat_class, swatch};
use crate::web::signs::Signs;

/// The bars of a match.
pub struct Finish {
    pub bars: Vec<Bar>,
    pub parts: Vec<Part>,
    /// The row of each part in the score sheet, if it has one.
    pub rows: Vec<Option<usize>>,
    /// Whether several share the victory.
    pub is_shared: bool,
}

/// Seats from best to worst, each with its points as a bar whose parts open their moves.
#[component]
pub fn Bars(seats: Vec<SeatRecord>, finish: Finish, signs: Signs, asked: Asked) -> impl IntoView {
    let words = text().score();
    let Finish { bars, parts, rows: sheet, is_shared } = finish;
    let most = bars.iter().map(|bar| bar.total).max().unwrap_or_default().max(1);
    let parted = bars.iter().any(|bar| bar.play.is_some());
    let row = |bar: &Bar| {
        let who = &seats[bar.seat.index()];
        let title = match (bar.place, is_shared) {
            (0, false) => words.winner().to_owned(),
            (0, true) => words.shared().to_owned(),
            _ => words.place(bar.place),
        };
        view! {
            <li class=format!("finish {}", seat_class(who.colour)) class:won=bar.place == 0>
                {(signs.figure)(who.colour, 40)}
                <div>
                    <span class="cap">{title}</span>
                    <span class="nm" translate="no">{who.name.clone()}</span>
                </div>
                {stack(bar, (&parts, &sheet), who, most, (signs, asked))}
                {(signs.points)(bar.total, 52)}
                <span class="sr">{(signs.say)(bar.total)}</span>
            </li>
        }
    };
    let rows = bars.iter().map(row).collect_view();
    view! {
        <section class="panel bars">
            <header class="row">
                <h2>{words.origins()}</h2>
                {parted.then(|| view! { <span class="note">{words.line()}</span> })}
            </header>
            <ol class="finishes">{rows}</ol>
            {legend(&parts)}
        </section>
    }
}

/// Draws the bar of a seat.
fn stack(
    bar: &Bar,
    (parts, rows): (&[Part], &[Option<usize>]),
    who: &SeatRecord,
    most: u16,
    (signs, asked): (Signs, Asked),
) -> impl IntoView + use<> {
    let seat = bar.seat;
    let segment = |of: &Segment| {
        let (Cause { name, paint }, row) = (&parts[of.part].cause, rows[of.part]);
        let label = text().score().part(said::score::Part {
            name: &who.named(),
            cause: name,
            points: &(signs.say)(of.points),
        });
        let style = format!("--from:{};--points:{};{}", of.from, of.points, paint.style());
        view! {
            <button
                class=format!("part {}", paint.class())
                type="button"
                style=style
                aria-haspopup="dialog"
                aria-label=label
                on:click=move |_| {
                    if let Some(row) = row {
                        asked.ask(seat, row);
                    }
                }
            >
                <b>{of.points}</b>
            </button>
        }
    };
    let segments = bar.segments.iter().map(segment).collect_view();
    let line = bar.play.map(|play| {
        view! { <i class="in-play" style=format!("--from:{play}") aria-hidden="true">{play}</i> }
    });
    view! {
        <div
            class="bar"
            style=format!("--most:{most}")
            data-roving="line"
            role="group"
            aria-label=who.named().into_owned()
        >
            {segments} {line}
        </div>
    }
}

/// Names the looks of all causes that brought anything.
fn legend(parts: &[Part]) -> impl IntoView + use<> {
    let named = |part: &Part| {
        let Cause { name, paint } = part.cause.clone();
        view! { <span class="row">{swatch(paint)} {name}</span> }
    };
    let named = parts.iter().filter(|part| part.counts()).map(named).collect_view();
    view! { <div class="row legend" aria-hidden="true">{named}</div> }
}
