//! The score sheet as a table for a terminal.

use crate::games::council_of_4::rules::scoring::{Cause, Score, ranking, scores};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::text::Subjects;
use crate::text::people::name_of;
use crate::text::text;
use crate::tool::columns::{cut, left, right, wrapped};

/// Columns for the words of a row, and for each seat.
const WORDS: usize = 32;
const SEAT: usize = 12;
/// Columns for the word before the winners.
const WINNER: usize = 16;

/// Every seat's VP by cause as if the game ended now, and who wins: lines of at most 80 columns.
/// `hand_sizes` count the cards in hand by seat.
pub fn in_columns(table: &PublicState, hand_sizes: [u8; 4], names: &[String]) -> String {
    let (house, words) = (text().score(), text().sheet());
    let scores = scores(table, hand_sizes);
    let row = |title: &str, cells: Vec<String>| {
        let cells = cells.iter().map(|cell| right(&cut(cell, SEAT - 1), SEAT));
        left(title, WORDS) + &cells.collect::<String>()
    };
    let counts = |title: &str, of: &dyn Fn(&Score) -> u16| {
        row(title, scores.iter().map(|score| of(score).to_string()).collect())
    };
    let heads = table.each_seat().map(|seat| name_of(names, seat).into_owned()).collect();
    let mut lines = vec![row(house.title(), heads)];
    lines.extend(
        Cause::ALL.map(|cause| counts(&text().sheet().cause(cause), &|score| score.of(cause))),
    );
    lines.push(counts(house.total(), &Score::total));
    lines.push(counts(words.tie_break(), &|score| score.tie_break));
    let winners = ranking(&scores).into_iter().next().unwrap_or_default();
    let title = if winners.len() > 1 { house.shared() } else { house.winner() };
    let winners = winners.iter().map(|&seat| cut(&name_of(names, seat), WORDS));
    lines.extend(wrapped(title, WINNER, ",", winners.collect()));
    lines.join("\n") + "\n"
}
