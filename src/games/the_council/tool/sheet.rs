//! The score sheet as a table for a terminal.

use super::words;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::scoring::{Score, counting_suits, ranking, score};
use crate::games::the_council::rules::state::PublicState;
use crate::games::the_council::text::pieces;
use crate::text::people::name_of;
use crate::text::text;
use crate::tool::columns::{cut, left, right, wrapped};

/// Columns for the words of a row, and for each seat.
const WORDS: usize = 20;
const SEAT: usize = 12;

/// Every seat's points by cause as if the game ended now, what parts equals, and who wins: lines of at most 80
/// columns.
pub fn in_columns(table: &PublicState, names: &[String]) -> String {
    let house = text().score();
    let scores: Vec<Score> = table.each_seat().map(|seat| score(table, seat)).collect();
    let row = |title: &str, cells: Vec<String>| {
        let cells = cells.iter().map(|cell| right(&cut(cell, SEAT - 1), SEAT));
        left(title, WORDS) + &cells.collect::<String>()
    };
    let counts =
        |title: &str, of: &dyn Fn(&Score) -> String| row(title, scores.iter().map(of).collect());
    let heads = table.each_seat().map(|seat| name_of(names, seat).into_owned()).collect();
    let mut lines = vec![row(house.title(), heads)];
    lines.push(counts(words::TRAITOR_CHIPS, &|score| score.traitors.to_string()));
    for suit in counting_suits(table).iter() {
        lines.push(counts(&pieces::suit(suit), &|score| of_suit(score, suit)));
    }
    lines.push(counts(house.total(), &|score| score.total().to_string()));
    lines.push(words::TIE_BREAK.to_owned());
    let low = |score: &Score| {
        let low = score.tie_break.low_card;
        low.map_or_else(|| words::NONE.to_owned(), |rank| rank.to_string())
    };
    lines.push(counts(&format!("  {}", words::LOW_CARD), &low));
    lines.push(counts(&format!("  {}", words::RANKS), &|score| score.tie_break.ranks.to_string()));
    let winners = ranking(table).into_iter().next().unwrap_or_default();
    let title = if winners.len() > 1 { house.shared() } else { house.winner() };
    let winners = winners.iter().map(|&seat| cut(&name_of(names, seat), WORDS));
    lines.extend(wrapped(title, WORDS, ",", winners.collect()));
    lines.join("\n") + "\n"
}

/// The points in a suit, with what they are the double of.
fn of_suit(score: &Score, suit: Suit) -> String {
    let (rank, doubled) = (score.ranks[suit.index()], score.doubled[suit.index()]);
    if doubled > 0 { format!("2 × {rank}") } else { rank.to_string() }
}
