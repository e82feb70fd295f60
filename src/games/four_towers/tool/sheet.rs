//! The score in columns for a terminal.

use super::words;
use crate::games::four_towers::rules::scoring::{Cause, Score, ranking, score};
use crate::games::four_towers::rules::state::PublicState;
use crate::text::people::name_of;
use crate::text::text;
use crate::tool::columns::{cut, left, right, wrapped};

/// Columns for the words of a row, and for each seat.
const WORDS: usize = 20;
const SEAT: usize = 14;

/// Every seat's points by cause as if the game ended now, and who wins: lines of at most 80 columns.
pub fn in_columns(table: &PublicState, names: &[String]) -> String {
    let house = text().score();
    let scores: Vec<Score> = table.each_seat().map(|seat| score(table, seat)).collect();
    let row = |title: &str, cells: Vec<String>| {
        let cells = cells.iter().map(|cell| right(&cut(cell, SEAT - 1), SEAT));
        left(title, WORDS) + &cells.collect::<String>()
    };
    let heads = table.each_seat().map(|seat| name_of(names, seat).into_owned()).collect();
    let mut lines = vec![row(house.title(), heads)];
    for cause in Cause::ALL {
        let cells = scores.iter().map(|score| score.of(cause).to_string());
        lines.push(row(words::cause(cause), cells.collect()));
    }
    let totals = scores.iter().map(|score| score.total().to_string());
    lines.push(row(house.total(), totals.collect()));
    let winners = ranking(table).into_iter().next().unwrap_or_default();
    let title = if winners.len() > 1 { house.shared() } else { house.winner() };
    let winners = winners.iter().map(|&seat| cut(&name_of(names, seat), WORDS));
    lines.extend(wrapped(title, WORDS, ",", winners.collect()));
    lines.join("\n") + "\n"
}
