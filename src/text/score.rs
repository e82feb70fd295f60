//! The final score: what counts, and the whole of it as a table for a terminal.

use super::columns::{cut, left, right, wrapped};
use super::{name_of, text};
use crate::games::council_of_4::scoring::{Score, ranking, scores};
use crate::games::council_of_4::state::Table;

/// The texts of the final score.
#[allow(missing_docs, reason = "the names say it")]
pub struct ScoreText {
    pub title: &'static str,
    pub winner: &'static str,
    pub shared: &'static str,
    pub causes: &'static str,
    pub permits: &'static str,
    pub tokens: &'static str,
    pub nobility_spaces: &'static str,
    pub last_merchant: &'static str,
    pub colour_tiles: &'static str,
    pub region_tiles: &'static str,
    pub queens_rewards: &'static str,
    pub nobility_rank: &'static str,
    pub most_permits: &'static str,
    pub total: &'static str,
    pub tie_break: &'static str,
    pub turns: fn(u16, u16) -> String,
    pub new_game: &'static str,
    pub back_to_table: &'static str,
    pub chart: &'static str,
    pub round: &'static str,
}

/// A row of the score: its words and what it counts.
pub type Cause = (&'static str, fn(&Score) -> u16);

/// What VP came from, in the order of the sheet.
pub const fn causes(text: &ScoreText) -> [Cause; 9] {
    [
        (text.permits, |score| score.permits),
        (text.tokens, |score| score.tokens),
        (text.nobility_spaces, |score| score.nobility_spaces),
        (text.last_merchant, |score| score.last_merchant),
        (text.colour_tiles, |score| score.colour_tiles),
        (text.region_tiles, |score| score.region_tiles),
        (text.queens_rewards, |score| score.queens_rewards),
        (text.nobility_rank, |score| score.nobility_rank),
        (text.most_permits, |score| score.most_permits),
    ]
}

/// Columns for the words of a row, and for each seat.
const WORDS: usize = 32;
const SEAT: usize = 12;
/// Columns for the word before the winners.
const WINNER: usize = 16;

/// Every seat's VP by cause as if the game ended now, and who wins: lines of at most 80 columns.
/// `hand_sizes` count the cards in hand by seat.
pub fn sheet(table: &Table, hand_sizes: [u8; 4], names: &[String]) -> String {
    let words = &text().score;
    let scores = scores(table, hand_sizes);
    let row = |title: &str, cells: Vec<String>| {
        let cells = cells.iter().map(|cell| right(&cut(cell, SEAT - 1), SEAT));
        left(title, WORDS) + &cells.collect::<String>()
    };
    let counts =
        |(title, of): Cause| row(title, scores.iter().map(|score| of(score).to_string()).collect());
    let heads = table.each_seat().map(|seat| name_of(names, seat).into_owned()).collect();
    let mut lines = vec![row(words.title, heads)];
    lines.extend(causes(words).map(counts));
    lines.push(counts((words.total, Score::total)));
    lines.push(counts((words.tie_break, |score| score.tie_break)));
    let winners = ranking(&scores).into_iter().next().unwrap_or_default();
    let title = if winners.len() > 1 { words.shared } else { words.winner };
    let winners = winners.iter().map(|&seat| cut(&name_of(names, seat), WORDS));
    lines.extend(wrapped(title, WINNER, ",", winners.collect()));
    lines.join("\n") + "\n"
}
