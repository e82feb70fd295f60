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
}

/// A file.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// What it is about.
    pub about: Vec<String>,
    /// Its messages in their order; an attribute is a message, too.
    pub messages: Vec<Message>,
    /// Values of the enums that it declares, by their types.
    pub values: BTreeMap<String, Vec<String>>,
}

/// The file of the words that others use, which is no subject.
pub const WORDS: &str = "words";

impl Pack {
    /// Returns the files that become subjects.
    pub fn subjects(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str).filter(|name| *name != WORDS)
    }

    /// Returns a message of a file.
    pub fn message(&self, file: &str, id: &str) -> Option<&Message> {
        self.files.get(file)?.messages.iter().find(|message| message.id == id)
    }

    /// Returns what a file calls by this name: a word, or else a message of its own.
    pub fn called(&self, file: &str, id: &str) -> Option<&Message> {
        self.message(WORDS, id).or_else(|| self.message(file, id))
    }

    /// Returns the values of an enum.
    pub fn values(&self, of: &str) -> Option<&[String]> {
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
    /// What it says.
    pub says: Vec<Part>,
}

/// A part of what a message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words as they are.
    Text(String),
    /// An argument.
    Arg(String),
    /// The parts of a list, with commas and a last "and".
    List(String),
    /// Another message, with these arguments.
    Call { id: String, args: Vec<String> },
    /// One of several, by an argument.
    Select { by: String, variants: Vec<Variant> },
}

/// A variant; the last one is for whatever is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its key.
    pub key: Key,
    /// What it says.
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
