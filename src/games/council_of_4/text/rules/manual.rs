//! The rules as read from the files of a language.

use std::borrow::Cow;

use super::names::{Mark, RuleNames};
use super::{Ruling, Section, Span, Topic};
use crate::games::council_of_4::text::Subjects;
use crate::text::markup::read;
use crate::text::text;

/// The rules in a language.
pub struct Manual {
    sections: [Section; Topic::ALL.len()],
    rulings: [Section; Ruling::ALL.len()],
    words: Vec<Section>,
}

/// The text of a ruling.
pub struct RulingText {
    /// The question that the printed rules leave open.
    pub question: &'static str,
    /// The answer to it.
    pub answer: &'static [Span],
    /// The reason for the answer, and where it matters.
    pub why: &'static [Span],
}

impl Manual {
    /// Reads the sections, the rulings and the words. Whatever is not in the files is empty.
    pub fn read(sections: &'static str, rulings: &'static str, words: &'static str) -> Manual {
        let mut sections = read::<RuleNames>(sections).sections;
        let mut rulings = read::<RuleNames>(rulings).sections;
        Manual {
            sections: Topic::ALL.map(|topic| taken(&mut sections, topic.word())),
            rulings: Ruling::ALL.map(|ruling| taken(&mut rulings, &ruling.name())),
            words: read::<RuleNames>(words).sections,
        }
    }

    /// Returns a section.
    pub const fn section(&self, topic: Topic) -> &Section {
        &self.sections[topic.index()]
    }

    /// Returns the text of a ruling.
    pub fn ruling(&'static self, ruling: Ruling) -> RulingText {
        let section = &self.rulings[ruling as usize];
        let mut paragraphs = section.paragraphs().map(Vec::as_slice);
        let mut next = || paragraphs.next().unwrap_or_default();
        RulingText { question: section.title, answer: next(), why: next() }
    }

    /// Returns the words of the game with their meanings, in the order of the alphabet.
    pub fn words(&'static self) -> impl Iterator<Item = (&'static str, &'static [Span])> {
        let meaning = |word: &'static Section| word.paragraphs().next().map(Vec::as_slice);
        self.words.iter().map(move |word| (word.title, meaning(word).unwrap_or_default()))
    }
}

fn taken(sections: &mut Vec<Section>, key: &str) -> Section {
    let at = sections.iter().position(|section| section.key == key);
    at.map(|at| sections.swap_remove(at)).unwrap_or_default()
}

/// Returns the words of a piece, in the language in use.
pub fn words_of(span: &Span) -> Cow<'static, str> {
    match *span {
        Span::Words(words) | Span::Strong(words) => Cow::Borrowed(words),
        Span::Mark(mark) => mark.words(),
    }
}

/// Returns the words of several pieces as one text.
pub fn joined(spans: &[Span]) -> String {
    spans.iter().map(words_of).collect()
}

impl Mark {
    /// Returns its words, in the language in use.
    pub fn words(self) -> Cow<'static, str> {
        match self {
            Mark::Number(number) => Cow::Owned(number.to_string()),
            Mark::Amount(amount) => Cow::Owned((text().words().bonus)(amount)),
            Mark::Symbol(_) => Cow::Borrowed(""),
            Mark::Ruling(ruling) => Cow::Owned(ruling.name()),
            Mark::See(topic) => Cow::Borrowed(text().manual().section(topic).title),
        }
    }
}
