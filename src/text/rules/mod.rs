//! The rules of a game for players: sections, rulings and words, their order on the page, and the search. A game says
//! which sections there are, and what the names in its texts stand for.

mod anchor;
pub mod course;
mod manual;
mod names;
mod passages;

use std::fmt::{Debug, Display};

use course::{Lessons, Value};

pub use anchor::{Anchor, Ruling, rulings};
pub use manual::{Manual, RulingText, joined, words_of};
pub use names::{Insert, Mark, RuleNames};
pub use passages::{Passage, find, passages};

use super::markup;
use super::tip::{Tip, of_key};
use crate::numbered::Numbered;
use crate::scene::lesson::{Curriculum, Taught};
use crate::vocabulary::Vocabulary;

/// A section of the rules.
pub type Section<R> = markup::Section<'static, RuleNames<R>>;
/// A part of a section.
pub type Block<R> = markup::Block<'static, RuleNames<R>>;
/// A piece of a paragraph.
pub type Span<R> = markup::Span<'static, RuleNames<R>>;

/// What the names of the types of a game's rules have in common.
pub trait Name: Copy + Debug + PartialEq + Send + Sync + 'static {}

impl<T: Copy + Debug + PartialEq + Send + Sync + 'static> Name for T {}

/// A game that explains itself: its rules on a page, its lessons in words.
pub trait Ruled: Name + Taught {
    /// A section, in the order of the contents. Its key is in addresses and in the files.
    type Topic: Name + Eq + Vocabulary;
    /// An amount with a symbol.
    type Amount: Name;
    /// What has a tip, printed as its key.
    type Tip: Name + Numbered + Display;
    /// A picture.
    type Picture: Name + Vocabulary;
    /// Something else that the page draws between paragraphs.
    type Drawing: Name + Vocabulary;

    /// Number of rulings, from R1 on.
    const RULINGS: u8 = 0;
    /// What there is to know of its sections.
    const CONTENTS: Contents<Self::Topic> = Contents { of_rulings: None, parts: &[], rulings: &[] };

    /// The values of steps by their names in the files, each with its words at a step that has it; the names are those of
    /// the seats.
    const VALUES: &'static [(&'static str, Value<Self>)] = &[];

    /// Returns its texts in the language in use.
    fn manual() -> &'static Manual<Self>;

    /// Returns the number of a name, as it is in the rules.
    fn number(_name: &str) -> Option<u16> {
        None
    }

    /// Returns the amount of a name.
    fn amount(_name: &str) -> Option<Self::Amount> {
        None
    }

    /// Returns an amount in words, in the language in use.
    fn amount_in_words(_: Self::Amount) -> String {
        String::new()
    }

    /// Returns the name of what has a tip, and what it is for, in a sentence or two.
    fn tip(of: Self::Tip) -> [String; 2];

    /// Returns the section that explains a symbol.
    fn topic(_: Self::Tip) -> Self::Topic {
        Self::Topic::ALL[0]
    }

    /// Returns the section about a control of every table.
    fn topic_of_house(_: Tip) -> Self::Topic {
        Self::Topic::ALL[0]
    }

    /// Returns the symbols that a drawing lists with their meanings; none if it is something else.
    fn explained_by(_: Self::Drawing) -> Vec<Self::Tip> {
        Vec::new()
    }

    /// Returns the texts of a course in the language in use; `None` if the game has no such course.
    fn lessons(_: Curriculum) -> Option<&'static Lessons<Self>> {
        None
    }

    /// Returns the title of a lesson.
    fn lesson(_: Self::Lesson) -> String {
        String::new()
    }

    /// Returns a task at the table: without a capital and a full stop.
    fn task(_: Self::Action, _: &Self::View) -> String {
        String::new()
    }
}

/// Returns the section about the tip of a key, which may be one of the house.
pub fn topic_of<R: Ruled>(key: &str) -> Option<R::Topic> {
    let own = of_key(key).map(R::topic);
    own.or_else(|| Tip::of_key(key).map(R::topic_of_house))
}

/// What there is to know of the sections besides their texts.
#[derive(Debug)]
pub struct Contents<T: 'static> {
    /// The section that holds all rulings, if there are any.
    pub of_rulings: Option<T>,
    /// The sections that are parts of the one above them.
    pub parts: &'static [T],
    /// The numbers of the rulings that matter to a section.
    pub rulings: &'static [(T, &'static [u8])],
}

impl<T: PartialEq> Contents<T> {
    /// Returns the numbers of the rulings that matter to a section.
    pub fn rulings_at(&self, topic: T) -> &'static [u8] {
        self.rulings.iter().find(|(of, _)| *of == topic).map_or(&[], |(_, rulings)| rulings)
    }
}
