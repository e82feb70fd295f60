//! Score sheet: the origins of the points, with the moves behind every number.

use leptos::prelude::*;

use super::art::tile_badge;
use super::state::{Table, table};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::Cause;
use crate::games::council_of_4::rules::scoring::scores;
use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::{Gain, Origin};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::trace::{most_permits, nobility_rank, origin};
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::text;
use crate::text::told::{Manner, Told};
use crate::web::art::swatch;
use crate::web::screen::Screen;
use crate::web::sums::{Behind, Counted, Moment, Number, Row, Sums};

/// Returns the score sheet of the surrounding table.
pub fn sums() -> Sums<Cause> {
    let words = text().sheet();
    let table = table();
    let view = table.view.get_untracked();
    let sheets = scores(&view.table, view.hand_sizes);
    let (_, trace) = traced(&table);
    let seats = || view.table.each_seat();
    let cause = |cause: Cause| {
        let row = Row {
        title: words.cause(cause),
        class: "",
        head: view! { {swatch(CouncilOf4::paint(cause))} {words.cause(cause)} {note(cause, &trace, seats())} }
            .into_any(),
        numbers: seats()
            .map(|seat| {
                let points = sheets[seat.index() & 3].of(cause);
                let drawn = view! { {badges(seat, cause, &trace)} {points} }.into_any();
                Number::new(points, text().cover().points(points), drawn)
            })
            .collect(),
    };
        (Counted::Cause(cause), row)
    };
    let total = text().score().total();
    let totals = seats().map(|seat| {
        let points = sheets[seat.index() & 3].total();
        Number::new(points, text().cover().points(points), points.into_any())
    });
    let ties = seats().map(|seat| {
        let number = sheets[seat.index() & 3].tie_break;
        Number::new(number, number.to_string(), number.into_any())
    });
    let last = [
        (Counted::Total, total, "total", totals.collect()),
        (Counted::TieBreak, words.tie_break(), "tie", ties.collect()),
    ];
    let last = last.map(|(counted, title, class, numbers)| {
        let title = title.to_owned();
        (counted, Row { head: title.clone().into_any(), title, class, numbers })
    });
    let rows = Cause::ALL.map(cause).into_iter().chain(last).collect();
    let behind = Box::new(move |seat, counted| behind(&table, seat, counted));
    Sums { title: words.causes(), rows, behind }
}

/// Returns the log of a table, and the origins of all points.
fn traced(table: &Table) -> (Vec<Entry<CouncilOf4>>, Trace) {
    let log: Vec<_> = table.session.with_untracked(|session| session.log().collect());
    let seats = table.view.with_untracked(|view| view.table.seats());
    let trace = Trace::of(log.iter().cloned(), seats);
    (log, trace)
}

/// Draws the tiles of colours beside their points.
fn badges(seat: Seat, cause: Cause, trace: &Trace) -> impl IntoView + use<> {
    let tiles = trace.behind(seat, Some(cause)).filter_map(|gain| match gain.origin {
        Origin::RewardTile(tile) if cause == Cause::ColourTiles => Some(tile),
        _ => None,
    });
    tiles.map(|tile| tile_badge(tile, 18)).collect_view()
}

/// Draws the numbers that were compared, seat by seat, beside the words of a row.
fn note(cause: Cause, trace: &Trace, seats: impl Iterator<Item = Seat>) -> Option<AnyView> {
    let own = |seat| match cause {
        Cause::NobilityRank => Some(trace.nobility(seat).own.to_string()),
        Cause::MostPermits => Some(trace.permits(seat).own.to_string()),
        _ => None,
    };
    let numbers: Option<Vec<String>> = seats.map(own).collect();
    numbers.map(|numbers| view! { <span class="note">" " {numbers.join(" · ")}</span> }.into_any())
}

/// Returns the moves behind a number.
fn behind(table: &Table, seat: Seat, counted: Counted<Cause>) -> Behind {
    let say = text().trace();
    let cause = match counted {
        Counted::Cause(cause) => Some(cause),
        Counted::Total => None,
        Counted::TieBreak => {
            let (servants, cards) = table.view.with_untracked(|view| {
                (view.table.player(seat).servants, view.hand_sizes[seat.index() & 3])
            });
            let both = text().labels().sentence(&say.tie_break(servants, cards));
            let why = vec![(both, None), (say.tie_break_rule().to_owned(), None)];
            return Behind { why, ..Behind::default() };
        }
    };
    let ((log, trace), names) = (traced(table), table.names());
    let gains: Vec<Gain> = trace.behind(seat, cause).copied().collect();
    if gains.is_empty() {
        // A comparison explains itself even to players who got nothing.
        let why = match cause {
            Some(Cause::NobilityRank) => Some(nobility_rank(&trace.nobility(seat), &names)),
            Some(Cause::MostPermits) => Some(most_permits(&trace.permits(seat), &names)),
            _ => None,
        };
        return Behind {
            why: why.map(|why| (why, None)).into_iter().collect(),
            ..Behind::default()
        };
    }
    let when = |turn: u16| {
        let round = turn.saturating_sub(1) / (names.len() as u16).max(1) + 1;
        text().score().when(turn, &text().cover().numbered(round))
    };
    let together = gains
        .chunk_by(|one, next| one.entry == next.entry && compared(one) == compared(next))
        .filter_map(|together| {
            let first = together.first()?;
            let entry = first.entry.filter(|_| !compared(first)).and_then(|at| log.get(at));
            let part = |gain: &Gain| {
                (origin(gain, &trace, &names), Some(text().score().plus(gain.points)))
            };
            Some(Moment {
                when: entry.map_or_else(|| say.the_end().to_owned(), |_| when(first.turn)),
                deed: entry.map(|entry| CouncilOf4::tell(entry, &names, Manner::Deed)),
                parts: together.iter().map(part).collect(),
            })
        });
    let sum = gains.iter().fold(0_u16, |sum, gain| sum.saturating_add(gain.points));
    let total = (text().score().total().to_owned(), Some(text().cover().points(sum)));
    Behind { moments: together.collect(), why: vec![total] }
}

fn compared(gain: &Gain) -> bool {
    matches!(gain.origin, Origin::NobilityRank | Origin::MostPermits)
}
