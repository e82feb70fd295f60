//! The rules of a game as plain data, with its drawings.

use std::borrow::Cow;

use leptos::prelude::*;

use crate::text::rules::Passage;
use crate::text::search::{Found, Query};

/// A piece of a paragraph.
pub enum Piece {
    Words(Cow<'static, str>),
    Strong(Cow<'static, str>),
    /// An amount in words, after its sign.
    Amount(AnyView, Cow<'static, str>),
    Symbol(AnyView),
    /// A ruling to look up, by its name.
    Ruling(String),
    /// A section to look up, by its key and its title.
    See(&'static str, Cow<'static, str>),
}

impl Piece {
    /// Returns its words; of a symbol alone there are none.
    pub fn words(&self) -> Cow<'static, str> {
        match self {
            Piece::Words(words)
            | Piece::Strong(words)
            | Piece::Amount(_, words)
            | Piece::See(_, words) => words.clone(),
            Piece::Symbol(_) => Cow::Borrowed(""),
            Piece::Ruling(name) => Cow::Owned(name.clone()),
        }
    }
}

/// A part of a section.
pub enum Block {
    Text(Vec<Piece>),
    Heading(&'static str),
    Points {
        numbered: bool,
        points: Vec<Vec<Piece>>,
    },
    /// A picture, with what is seen on it and its caption.
    Picture(AnyView, String, Vec<Piece>),
    Drawing(AnyView),
    /// Symbols, each with its name and what it means.
    Symbols(Vec<(AnyView, [String; 2])>),
    /// The words of the game with their meanings.
    Words(Vec<(&'static str, Vec<Piece>)>),
    Rulings(Vec<RulingText>),
}

/// A ruling.
pub struct RulingText {
    /// Its name, such as `R1`.
    pub name: String,
    /// The question that the printed rules leave open.
    pub question: &'static str,
    pub answer: Vec<Piece>,
    /// The reason for the answer, and where it matters.
    pub why: Vec<Piece>,
}

impl RulingText {
    /// Returns what is read together in it.
    pub fn passage(&self) -> Passage {
        let head = [self.name.clone().into(), self.question.into()];
        let said = self.answer.iter().chain(&self.why).map(Piece::words);
        Passage(head.into_iter().chain(said).collect())
    }
}

/// A line of the contents.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in addresses.
    pub key: &'static str,
    pub title: &'static str,
    /// Whether it is a part of the one above it.
    pub is_part: bool,
}

/// A place in the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its section, by its place in the contents.
    pub section: usize,
    /// The ruling that it is, by its name.
    pub ruling: Option<String>,
}

/// The rules of a game, whose sections are known by their places in the contents.
pub trait Rulebook: Send + Sync {
    /// Returns the name of the game.
    fn game(&self) -> &'static str;

    /// Returns the contents.
    fn contents(&self) -> Vec<Entry>;

    /// Returns the section about what has a tip of this key.
    fn section_of_tip(&self, key: &str) -> Option<usize>;

    /// Returns the place of an address; the first section if there is no such place.
    fn place(&self, address: &str) -> Place;

    /// Returns how many places of each section a search finds.
    fn find(&self, query: &Query) -> Found;

    /// Returns what is below the title of a section.
    fn section(&self, at: usize) -> Vec<Block>;

    /// Returns the rulings that matter to a section.
    fn rulings_at(&self, at: usize) -> Vec<RulingText>;
}
