//! Who sits at the table.

use serde::{Deserialize, Serialize};

use crate::bots::Level;

/// The colour of a seat's pieces. Each has a head shape of its own on the screen, so that colour
/// is never the only signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum SeatColour {
    Scarlet,
    Cobalt,
    Forest,
    Amber,
    Onyx,
}

impl SeatColour {
    /// Every colour, in the order in which they are offered.
    pub const ALL: [SeatColour; 5] = [
        SeatColour::Scarlet,
        SeatColour::Cobalt,
        SeatColour::Forest,
        SeatColour::Amber,
        SeatColour::Onyx,
    ];
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Controller {
    /// Somebody at the screen.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// One seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    /// What the others call them: 1 to [`LONGEST_NAME`] characters.
    pub name: String,
    /// The colour of the pieces; no two seats share one.
    pub colour: SeatColour,
    /// Who decides.
    pub controller: Controller,
}

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 20;

impl SeatRecord {
    /// The name without surrounding blanks and control characters, cut to the longest allowed.
    pub fn clean_name(name: &str) -> String {
        clean_text(name, LONGEST_NAME)
    }
}

/// How many persons and how many bots sit at a table.
pub fn company(seats: &[SeatRecord]) -> (usize, usize) {
    let persons = seats.iter().filter(|seat| seat.controller == Controller::Person).count();
    (persons, seats.len() - persons)
}

/// What somebody typed without surrounding blanks and control characters, cut to so many
/// characters.
pub fn clean_text(text: &str, longest: usize) -> String {
    let printable: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let cut: String = printable.trim_start().chars().take(longest).collect();
    cut.trim_end().to_owned()
}
