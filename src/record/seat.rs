//! Seats at the table.

use serde::{Deserialize, Serialize};

use crate::bots::Level;

/// Colour of a seat's pieces. Each has its own head shape on the screen, so that colour is never the
/// only signal.
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
    /// Every colour, in the order offered.
    pub const ALL: [SeatColour; 5] = [
        SeatColour::Scarlet,
        SeatColour::Cobalt,
        SeatColour::Forest,
        SeatColour::Amber,
        SeatColour::Onyx,
    ];
}

/// Controller of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Controller {
    /// Person at the screen.
    Person,
    /// Bot of this level.
    Bot(Level),
}

/// One seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    /// Name of the player: 1 to [`LONGEST_NAME`] characters.
    pub name: String,
    /// Colour of the pieces; no two seats share one.
    pub colour: SeatColour,
    /// Person or bot that decides.
    pub controller: Controller,
}

/// Maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 20;

impl SeatRecord {
    /// Returns the name without surrounding blanks and control characters, cut to the maximum length.
    pub fn clean_name(name: &str) -> String {
        clean_text(name, LONGEST_NAME)
    }
}

/// Returns the numbers of persons and of bots at a table.
pub fn company(seats: &[SeatRecord]) -> (usize, usize) {
    let persons = seats.iter().filter(|seat| seat.controller == Controller::Person).count();
    (persons, seats.len() - persons)
}

/// Returns a text without surrounding blanks and control characters, cut to `longest` characters.
pub fn clean_text(text: &str, longest: usize) -> String {
    let printable: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let cut: String = printable.trim_start().chars().take(longest).collect();
    cut.trim_end().to_owned()
}
