//! Score sheet: the origins of the points, with the moves behind every number.

use leptos::prelude::*;

use super::state::table;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::scoring::{Cause, scores};
use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::Origin;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::sheet::number;
use crate::games::council_of_4::web::art::{mark, tile_badge};
use crate::rules::Seat;
use crate::text::text;
use crate::web::art::swatch;
use crate::web::asked::Asked;
use crate::web::screen::Screen;
use moves::{Moves, Story};

mod moves;

pub use moves::Counted;

/// Table of the origins of points; every number opens the moves behind it.
#[component]
pub fn Causes(asked: Asked<Counted>) -> impl IntoView {
    let words = text().sheet();
    let table = table();
    let seats = table.seats();
    let view = table.view.get_untracked();
    let sheets = scores(&view.table, view.hand_sizes);
    let log: Vec<_> = table.session.with_untracked(|session| session.log().collect());
    let trace = Trace::of(log.iter().cloned(), view.table.seats());
    let story = Story {
        log: StoredValue::new(log),
        trace: StoredValue::new(trace),
        names: StoredValue::new(table.names()),
    };
    let heads = seats
        .iter()
        .map(|who| {
            view! {
                <th scope="col">
                    <span class="row">
                        {mark(who.colour.into(), 15)}
                        <span class="disp nm" title=who.name.clone()>
                            {who.name.clone()}
                        </span>
                    </span>
                </th>
            }
        })
        .collect_view();
    let row = |class: &'static str, counted: Counted| {
        let cells = (0..)
            .map(Seat)
            .zip(&sheets)
            .map(|(seat, sheet)| {
                let amount = match counted {
                    Counted::Cause(cause) => sheet.of(cause),
                    Counted::Total => sheet.total(),
                    Counted::TieBreak => sheet.tie_break,
                };
                let label = number(&seats[seat.index()].named(), &counted.title(), amount);
                view! {
                    <td class:zero=amount == 0>
                        <button
                            class="num"
                            type="button"
                            aria-haspopup="dialog"
                            aria-label=label
                            on:click=move |_| asked.ask(seat, counted)
                        >
                            {badges(seat, counted, story)}
                            {amount}
                        </button>
                    </td>
                }
            })
            .collect_view();
        view! {
            <tr class=class>
                <th scope="row">{sample(counted)} {counted.title()} {note(counted, story)}</th>
                {cells}
            </tr>
        }
    };
    let rows = Cause::ALL.map(|cause| row("", Counted::Cause(cause))).collect_view();
    let view = StoredValue::new(view);
    view! {
        <section class="panel sums" aria-label=words.causes()>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.causes()}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {rows} {row("total", Counted::Total)} {row("tie", Counted::TieBreak)}
                </tbody>
            </table>
            <p class="note">{words.numbers_note()}</p>
            <Moves asked story view />
        </section>
    }
}

/// Draws the look of a cause in the bars.
fn sample(counted: Counted) -> Option<impl IntoView> {
    match counted {
        Counted::Cause(cause) => Some(swatch(CouncilOf4::paint(cause))),
        Counted::Total | Counted::TieBreak => None,
    }
}

/// Draws the tiles of colours beside their points.
fn badges(seat: Seat, counted: Counted, story: Story) -> impl IntoView + use<> {
    let tiles = story.trace.with_value(|trace| {
        let gains = trace.behind(seat, Some(Cause::ColourTiles));
        let tiles = gains.filter_map(|gain| match gain.origin {
            Origin::RewardTile(tile) if counted == Counted::Cause(Cause::ColourTiles) => Some(tile),
            _ => None,
        });
        tiles.collect::<Vec<_>>()
    });
    tiles.into_iter().map(|tile| tile_badge(tile, 18)).collect_view()
}

/// Draws the numbers that were compared, seat by seat, beside the words of a row.
fn note(counted: Counted, story: Story) -> Option<impl IntoView + use<>> {
    let numbers = story.trace.with_value(|trace| {
        let seats = (0..).map(Seat).take(story.names.with_value(Vec::len));
        match counted {
            Counted::Cause(Cause::NobilityRank) => {
                Some(seats.map(|seat| trace.nobility(seat).own.to_string()).collect::<Vec<_>>())
            }
            Counted::Cause(Cause::MostPermits) => {
                Some(seats.map(|seat| trace.permits(seat).own.to_string()).collect())
            }
            _ => None,
        }
    });
    numbers.map(|numbers| view! { <span class="note">" " {numbers.join(" · ")}</span> })
}
