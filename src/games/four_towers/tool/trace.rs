//! The sources of points, as a list for a terminal.

use super::words::cause;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::{Cause, PublicState};
use crate::rules::Seat;
use crate::session::Session;
use crate::text::text;
use crate::tool::columns::{left, wrapped};

/// Columns before what changed.
const INDENT: usize = 24;

/// Every change of every seat's points with its moment, as if the game ended after each action.
pub fn list(session: &Session<FourTowers>) -> Vec<(String, Vec<String>)> {
    let tables: Vec<PublicState> = (0..=session.log().count())
        .filter_map(|played| Some(session.view_at(played, None)?.table))
        .collect();
    let of_seat = |last: &PublicState, seat: Seat| {
        let total = format!("{} {}", text().score().total(), score(last, seat).total());
        let lines = tables.windows(2).zip(1..).filter_map(|(pair, action)| {
            let changes = changes(&pair[0], &pair[1], seat);
            let turn = u16::from(pair[0].turn.number) + 1;
            let head = left(&format!("  turn {turn}, move {action}"), INDENT);
            (!changes.is_empty()).then(|| wrapped(&head, INDENT, ",", changes))
        });
        (total, lines.flatten().collect())
    };
    let last = tables.last();
    last.map(|last| last.each_seat().map(|seat| of_seat(last, seat)).collect()).unwrap_or_default()
}

/// Returns what changed of a seat's points, by cause.
fn changes(before: &PublicState, after: &PublicState, seat: Seat) -> Vec<String> {
    let (before, after) = (score(before, seat), score(after, seat));
    let change = |of| {
        let points = i32::from(after.of(of)) - i32::from(before.of(of));
        (points != 0).then(|| format!("{points:+} {}", cause(of).to_lowercase()))
    };
    Cause::ALL.into_iter().filter_map(change).collect()
}
