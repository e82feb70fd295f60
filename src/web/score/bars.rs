//! Bars of the seats in their ranking, stacked by the causes of their points.

use leptos::prelude::*;

use super::sheet::Asked;
use crate::record::SeatRecord;
use crate::scene::reckoning::{Bar, Part, Segment, bars};
use crate::text::{said, text};
use crate::web::art::{seat_class, swatch};
use crate::web::screen::{Art, Screen};
use crate::web::state::Table;
use crate::web::sums::Counted;

/// Seats from best to worst, each with its points as a bar whose parts open their moves.
#[component]
pub fn Bars<G: Screen>(table: Table<G>, asked: Asked<G>) -> impl IntoView {
    let words = text().score();
    let (seats, view) = (table.seats(), table.view.get_untracked());
    let (parts, standings) = (G::reckoning(&view), G::standings(&view));
    let bars = bars(&parts, &standings);
    let most = bars.iter().map(|bar| bar.total).max().unwrap_or_default().max(1);
    let is_shared = standings.first().is_some_and(|first| first.len() > 1);
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
                {G::art(Art::Figure(who.colour, 40))}
                <div>
                    <span class="cap">{title}</span>
                    <span class="nm" translate="no">{who.name.clone()}</span>
                </div>
                {stack::<G>(bar, &parts, who, most, asked)}
                {G::art(Art::Points(bar.total, 52))}
                <span class="sr">{(G::cover().points)(bar.total)}</span>
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
            {legend::<G>(&parts)}
        </section>
    }
}

/// Draws the bar of a seat.
fn stack<G: Screen>(
    bar: &Bar,
    parts: &[Part<G::Cause, G::Place>],
    who: &SeatRecord,
    most: u16,
    asked: Asked<G>,
) -> impl IntoView + use<G> {
    let seat = bar.seat;
    let segment = |of: &Segment| {
        let cause = parts[of.part].cause;
        let paint = G::paint(cause);
        let name = G::cause(cause);
        let label = text().score().part(said::score::Part {
            name: &who.named(),
            cause: &name,
            points: &(G::cover().points)(of.points),
        });
        let style = format!("--from:{};--points:{};{}", of.from, of.points, paint.style());
        view! {
            <button
                class=format!("part {}", paint.class())
                type="button"
                style=style
                aria-haspopup="dialog"
                aria-label=label
                on:click=move |_| asked.ask(seat, Counted::Cause(cause))
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
fn legend<G: Screen>(parts: &[Part<G::Cause, G::Place>]) -> impl IntoView + use<G> {
    let named = |part: &Part<G::Cause, G::Place>| {
        view! { <span class="row">{swatch(G::paint(part.cause))} {G::cause(part.cause)}</span> }
    };
    let named = parts.iter().filter(|part| part.counts()).map(named).collect_view();
    view! { <div class="row legend" aria-hidden="true">{named}</div> }
}
