//! Writer of game files.

use serde::Serialize;

use super::lexer::quoted;
use super::{FORMAT, headers, is_plain, result};
use crate::bots::Level;
use crate::record::{Controller, Match, ReplayError, SeatRecord};
use crate::rules::{Game, Seat};

/// Maximum length of a line of turns, in characters, unless one action is longer.
const WIDTH: usize = 80;
/// Indent of continued lines, without the blank before each piece.
const INDENT: &str = "  ";

/// Returns the match as a game file.
///
/// # Errors
/// Returns an error if the match can't be played.
pub fn write<G: Game>(record: &Match<G>) -> Result<String, ReplayError<G::SetupError, G::Illegal>> {
    write_with_notes(record, |_, _| None)
}

/// Returns the match as a game file with notes as comments. `note` gets the number of actions done and
/// the state reached, including the first and the last. A `}` in a note is written as `)`.
///
/// # Errors
/// Returns an error if the match can't be played.
pub fn write_with_notes<G: Game>(
    record: &Match<G>,
    mut note: impl FnMut(usize, &G::State) -> Option<String>,
) -> Result<String, ReplayError<G::SetupError, G::Illegal>> {
    let mut turns = Turns::default();
    // Seat and number of the last action's turn.
    let mut heading = None;
    let last = record.replay(|done, state| {
        if let Some(note) = note(done, state) {
            turns.put(&format!("{{ {} }}", note.replace('}', ")")));
        }
        let Some(&action) = record.actions.get(done) else { return };
        let now = (G::turn(state), G::decider(state));
        if heading != Some(now) {
            heading = Some(now);
            turns.begin(now.0, now.1.and_then(|seat| record.seats.get(seat.index())));
        }
        turns.action(&G::print(action));
    })?;

    let (by_name, by_seat) = result(record, &last);
    let mut text = String::new();
    let mut header = |name: &str, value: &str| {
        text.push_str(&format!("[{name} {}]\n", quoted(value)));
    };
    header("Game", G::NAME);
    header("Format", &FORMAT.to_string());
    header("Rules", &G::rules_of(&record.setup).to_string());
    for (name, value) in headers::write(&record.setup) {
        header(&name, &value);
    }
    header("Seed", &record.seed);
    for (seat, record) in (0..).map(Seat).zip(&record.seats) {
        header(&format!("Seat{}", seat.0), &seat_text(record));
    }
    if record.assisted {
        header("Assisted", ASSISTED);
    }
    header("Result", &by_name);
    Ok(text + "\n" + &turns.text() + &by_seat + "\n")
}

fn seat_text(seat: &SeatRecord) -> String {
    let controller = match seat.controller {
        Controller::Person => PERSON.to_owned(),
        Controller::Bot(level) => bot(level),
    };
    format!("{}, {}, {controller}", seat.name, word(&seat.colour))
}

/// Text of the header of an assisted match.
pub(super) const ASSISTED: &str = "yes";

/// Name of a person as controller.
pub(super) const PERSON: &str = "person";

/// Returns the name of a bot as controller.
pub(super) fn bot(level: Level) -> String {
    format!("{} bot", word(&level))
}

/// Returns the name of a value without fields, as saved.
fn word(value: &impl Serialize) -> String {
    serde_json::to_string(value).map(|json| json.trim_matches('"').to_owned()).unwrap_or_default()
}

/// Turns as lines.
#[derive(Default)]
struct Turns {
    /// Finished lines.
    done: String,
    line: String,
    /// Last action, which may get a comma, and the notes after it.
    action: Option<String>,
    notes: Vec<String>,
}

impl Turns {
    /// Begins a turn, by its number from 0.
    fn begin(&mut self, turn: u32, seat: Option<&SeatRecord>) {
        self.close("");
        self.end_line();
        let name = seat.map_or("", |seat| &seat.name);
        let name = if is_plain(name) { name.to_owned() } else { quoted(name) };
        self.line = format!("{}. {name}:", u64::from(turn) + 1);
    }

    fn action(&mut self, notation: &str) {
        self.close(",");
        self.action = Some(notation.to_owned());
    }

    fn put(&mut self, note: &str) {
        self.notes.push(note.to_owned());
    }

    /// Writes the last action and the notes after it.
    fn close(&mut self, sign: &str) {
        if let Some(action) = self.action.take() {
            self.write(&(action + sign));
        }
        for note in std::mem::take(&mut self.notes) {
            self.write(&note);
        }
    }

    fn write(&mut self, piece: &str) {
        let length = self.line.chars().count() + 1 + piece.chars().count();
        if !self.line.is_empty() && length > WIDTH {
            self.end_line();
            self.line.push_str(INDENT);
        }
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(piece);
    }

    fn end_line(&mut self) {
        if !self.line.is_empty() {
            self.done.push_str(&self.line);
            self.done.push('\n');
            self.line.clear();
        }
    }

    fn text(mut self) -> String {
        self.close("");
        self.end_line();
        self.done
    }
}
