//! What a file of texts says.

use std::collections::BTreeMap;
use std::fmt;

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file and its line.
    pub at: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}: {}", self.at, self.what)
    }
}

/// The files of a language in one folder.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    /// The folder.
    pub path: String,
    /// Messages of each file, by its name without ending.
    pub files: BTreeMap<String, File>,
    /// Marked-up long texts, by their names without ending.
    pub long: BTreeMap<String, String>,
}

/// A file.
#[derive(Clone, Debug, Default)]
pub struct File {
    pub about: Vec<String>,
    /// Its messages in their order; an attribute is a message, too.
    pub messages: Vec<Message>,
    /// Values of the enums that it declares, by their types.
    pub values: BTreeMap<String, Vec<String>>,
}

/// The file of the words that others use, which is no subject.
pub const WORDS: &str = "words";
/// The file of what is said where the program doesn't run, which is no subject either.
pub const CRASH: &str = "crash";
/// The words of the house, which files of a game may use, too.
pub const HOUSE: &str = "house";
/// What says a number with a sign between its thousands.
pub const THOUSANDS: &str = "thousands";
/// Stands in the type of an argument that tells how many there are of each value of an enum, as in `Clans of Clan`.
pub const COUNTS: &str = " of ";

impl Pack {
    /// Returns the files that become subjects.
    pub fn subjects(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str).filter(|name| ![WORDS, CRASH, HOUSE].contains(name))
    }

    /// Returns a message of a file.
    pub fn message(&self, file: &str, id: &str) -> Option<&Message> {
        self.files.get(file)?.messages.iter().find(|message| message.id == id)
    }

    /// Returns a word, of a game or else of the house.
    pub fn word(&self, id: &str) -> Option<&Message> {
        self.message(WORDS, id).or_else(|| self.message(HOUSE, id))
    }

    /// Returns what a file calls by this name: a word, or else a message of its own.
    pub fn called(&self, file: &str, id: &str) -> Option<&Message> {
        self.word(id).or_else(|| self.message(file, id))
    }

    /// Returns the values of an enum, or of one that may be missing.
    pub fn values(&self, of: &str) -> Option<&[String]> {
        let of = of.strip_prefix("Option<").and_then(|of| of.strip_suffix('>')).unwrap_or(of);
        self.files.values().find_map(|file| file.values.get(of)).map(Vec::as_slice)
    }
}

/// A message, or one of its attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name; that of an attribute follows a dot.
    pub id: String,
    /// The file and its line.
    pub at: String,
    /// Its comment without the arguments.
    pub about: Vec<String>,
    /// Arguments with their types, as English declares them.
    pub args: Vec<(String, String)>,
    pub says: Vec<Part>,
}

/// A part of what a message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words as they are.
    Text(String),
    /// An argument.
    Arg(String),
    /// The parts of a list.
    List(List),
    /// Another message.
    Call(Call),
    /// One of several, by an argument.
    Select { by: String, variants: Vec<Variant> },
}

/// What says a list: its parts with `between` between them, or else with commas and a last "and".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The argument.
    pub of: String,
    /// The message that says each part, if the parts are no texts.
    pub each: Option<Call>,
    /// The messages that say the first and the last part, if those are others.
    pub ends: [Option<Call>; 2],
    /// What stands between the parts.
    pub between: Option<String>,
}

/// What says another message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its name.
    pub id: String,
    /// Arguments that it takes.
    pub args: Vec<String>,
    /// Whether its first letter is a capital.
    pub capital: bool,
}

/// A variant; the last one is for whatever is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    pub key: Key,
    pub says: Vec<Part>,
}

/// The key of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A number.
    Number(u8),
    /// A value of an enum, a category of plural, `yes` and `no`, or `none` and `some`.
    Name(String),
}

impl Message {
    /// Returns the type of an argument.
    pub fn of(&self, arg: &str) -> Option<&str> {
        self.args.iter().find(|(name, _)| name == arg).map(|(_, of)| of.as_str())
    }

    /// Returns the place of an argument.
    pub fn place(&self, arg: &str) -> Option<u8> {
        let place = self.args.iter().position(|(name, _)| name == arg)?;
        u8::try_from(place).ok()
    }
}

/// Calls `with` for each part, inside variants, too.
pub fn walk<'a>(parts: &'a [Part], with: &mut impl FnMut(&'a Part)) {
    for part in parts {
        with(part);
        if let Part::Select { variants, .. } = part {
            for variant in variants {
                walk(&variant.says, with);
            }
        }
    }
}

/// Returns the messages that parts call.
pub fn calls(parts: &[Part]) -> Vec<&Call> {
    let mut calls = Vec::new();
    walk(parts, &mut |part| match part {
        Part::Call(call) => calls.push(call),
        Part::List(list) => calls.extend(list.each.iter().chain(list.ends.iter().flatten())),
        _ => {}
    });
    calls
}

/// Makes the first letter of what is said a capital, whatever is chosen; returns `None` if an argument comes first.
pub fn capital(parts: &mut [Part]) -> Option<()> {
    match parts.first_mut()? {
        Part::Text(text) => {
            let mut letters = text.chars();
            let first = letters.next()?;
            *text = first.to_uppercase().chain(letters).collect();
        }
        Part::Call(call) => call.capital = true,
        Part::Select { variants, .. } => {
            return variants.iter_mut().try_for_each(|variant| capital(&mut variant.says));
        }
        Part::List(List { each: Some(each), ends: [first, _], .. }) => {
            let said = first.clone().unwrap_or_else(|| each.clone());
            *first = Some(Call { capital: true, ..said });
        }
        Part::Arg(_) | Part::List(_) => return None,
    }
    Some(())
}
