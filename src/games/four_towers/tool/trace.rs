//! The sources of points, as a list for a terminal.

use super::words;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::scoring::{Cause, score};
use crate::games::four_towers::rules::state::PublicState;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::people::name_of;
use crate::text::text;
use crate::tool::columns::{left, wrapped};

/// Columns before what changed.
const INDENT: usize = 24;

/// Every change of every seat's points with its moment, as if the game ended after each action: lines of at most 80
/// columns.
pub fn list(session: &Session<FourTowers>, names: &[String]) -> String {
    let tables: Vec<PublicState> = (0..=session.log().count())
        .filter_map(|played| Some(session.view_at(played, None)?.table))
        .collect();
    let Some(last) = tables.last() else { return String::new() };
    let mut lines = Vec::new();
    for seat in last.each_seat() {
        lines.push(String::new());
        let total = score(last, seat).total();
        lines.push(format!("{}: {} {total}", name_of(names, seat), text().score().total()));
        for (at, pair) in tables.windows(2).enumerate() {
            let changes = changes(&pair[0], &pair[1], seat);
            if !changes.is_empty() {
                let when = words::moment(pair[0].turn.number, at + 1);
                lines.extend(wrapped(&left(&format!("  {when}"), INDENT), INDENT, ",", changes));
            }
        }
    }
    lines.join("\n") + "\n"
}

/// Returns what changed of a seat's points, by cause.
fn changes(before: &PublicState, after: &PublicState, seat: Seat) -> Vec<String> {
    let (before, after) = (score(before, seat), score(after, seat));
    let change = |cause| {
        let points = i32::from(after.of(cause)) - i32::from(before.of(cause));
        (points != 0).then(|| words::change(points, cause))
    };
    Cause::ALL.into_iter().filter_map(change).collect()
}
