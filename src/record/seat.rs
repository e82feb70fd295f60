//! Seats at the table.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize};

use crate::bots::Level;
use crate::vocabulary;

vocabulary! {
    /// Colour of a seat's pieces. Each has its own head shape on the screen, so that colour is never the
    /// only signal.
    pub enum SeatColour: json {
        Scarlet = "scarlet",
        Cobalt = "cobalt",
        Forest = "forest",
        Amber = "amber",
        Onyx = "onyx",
    }
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
    /// Name of the player: 1 to [`LONGEST_NAME`] characters, none of them a hidden sign.
    #[serde(deserialize_with = "kept_name")]
    pub name: String,
    /// Colour of the pieces; no two seats share one.
    pub colour: SeatColour,
    /// Person or bot that decides.
    pub controller: Controller,
}

/// Maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 20;
/// Name in place of one that shows nothing.
const NO_NAME: &str = "?";

impl SeatRecord {
    /// Returns the name without surrounding blanks, control characters and hidden signs, cut to the maximum
    /// length.
    pub fn clean_name(name: &str) -> String {
        clean_text(name, LONGEST_NAME)
    }

    /// Returns a name that was kept or sent: as it is, but clean if it has hidden signs, which once were
    /// allowed.
    pub fn opened_name(name: String) -> String {
        if !name.chars().any(|sign| is_hidden(sign) || is_joiner(sign)) {
            return name;
        }
        let clean = SeatRecord::clean_name(&name);
        if clean.is_empty() { NO_NAME.to_owned() } else { clean }
    }

    /// Returns the name for a sentence: one that is written from right to left keeps that to itself.
    pub fn named(&self) -> Cow<'_, str> {
        isolated(&self.name)
    }
}

fn kept_name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(SeatRecord::opened_name)
}

/// Whether a text has a sign that is not seen but hides or turns round what is beside it.
pub fn has_hidden_signs(text: &str) -> bool {
    text.chars().any(is_hidden)
}

/// Returns a name for a sentence: one with letters that are written from right to left stands between the
/// signs that isolate it, as `<bdi>` does, so the words and numbers beside it stay in their order; once is enough.
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) && !name.starts_with('\u{2068}') {
        Cow::Owned(format!("\u{2068}{name}\u{2069}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// Whether a sign marks a direction, has no width, or fills a place with nothing.
pub(super) const fn is_hidden(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// Whether a sign joins or parts the letters beside it, as Persian names and some emoji need inside.
const fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}')
}

const fn is_right_to_left(sign: char) -> bool {
    matches!(
        sign,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// Returns the seats as they are told apart: those of one name with the numbers of their seats behind it.
pub fn told_apart(seats: &[SeatRecord]) -> Vec<SeatRecord> {
    let is_shared = |name: &str| seats.iter().filter(|seat| seat.name == name).nth(1).is_some();
    let told = (1..).zip(seats).map(|(number, seat)| match is_shared(&seat.name) {
        true => SeatRecord { name: format!("{} ({number})", seat.name), ..seat.clone() },
        false => seat.clone(),
    });
    told.collect()
}

/// Returns the numbers of persons and of bots at a table.
pub fn company(seats: &[SeatRecord]) -> (usize, usize) {
    let persons = seats.iter().filter(|seat| seat.controller == Controller::Person).count();
    (persons, seats.len() - persons)
}

/// Returns a text without surrounding blanks, control characters and hidden signs, cut to `longest`
/// characters.
pub fn clean_text(text: &str, longest: usize) -> String {
    let is_blank = |sign: char| sign.is_whitespace() || is_joiner(sign);
    let printable = text.chars().filter(|sign| !sign.is_control() && !is_hidden(*sign));
    let cut: String = printable.skip_while(|sign| is_blank(*sign)).take(longest).collect();
    cut.trim_end_matches(is_blank).to_owned()
}
