//! A score sheet for a terminal.

use std::fmt::Display;

use super::columns::{cut, left, right, wrapped};
use crate::rules::Seat;
use crate::text::{name_of, text};

/// A score sheet: every seat's points by cause as if the game ended now.
pub struct Sheet {
    /// Columns for the words of a row, for each seat, and for the word before the winners.
    columns: [usize; 3],
    rows: Vec<(String, Vec<String>)>,
}

impl Sheet {
    /// Returns a sheet without rows, with so many columns for the words of a row, for each seat, and for the word before
    /// the winners.
    pub const fn new(columns: [usize; 3]) -> Sheet {
        Sheet { columns, rows: Vec::new() }
    }

    /// Adds a row: what `of` says of the score of each seat.
    pub fn add<S, D: Display>(&mut self, title: &str, scores: &[S], of: impl Fn(&S) -> D) {
        let cells = scores.iter().map(|score| of(score).to_string());
        self.rows.push((title.to_owned(), cells.collect()));
    }

    /// Writes the sheet with the names of the seats and the winners: lines of at most 80 columns.
    pub fn written(self, seats: u8, winners: &[Seat], names: &[String]) -> String {
        let [words, seat, winner] = self.columns;
        let house = text().score();
        let row = |(title, cells): (String, Vec<String>)| {
            let cells = cells.iter().map(|cell| right(&cut(cell, seat - 1), seat));
            (left(&title, words) + &cells.collect::<String>()).trim_end().to_owned()
        };
        let heads = Seat::first(seats).map(|seat| name_of(names, seat).into_owned());
        let head = (house.title().to_owned(), heads.collect());
        let mut lines: Vec<String> = [head].into_iter().chain(self.rows).map(row).collect();
        let title = if winners.len() > 1 { house.shared() } else { house.winner() };
        let winners = winners.iter().map(|&seat| cut(&name_of(names, seat), words));
        lines.extend(wrapped(title, winner, ",", winners.collect()));
        lines.join("\n") + "\n"
    }
}
