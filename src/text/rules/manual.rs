//! The rules as read from the files of a language.

use std::borrow::Cow;

use super::{Mark, RuleNames, Ruled, Ruling, Section, Span, rulings};
use crate::text::markup::read;
use crate::vocabulary::Vocabulary;

/// The rules in a language.
pub struct Manual<R: Ruled> {
    sections: Vec<Section<R>>,
    rulings: Vec<Section<R>>,
    words: Vec<Section<R>>,
}

/// The text of a ruling.
pub struct RulingText<R: Ruled> {
    /// The question that the printed rules leave open.
    pub question: &'static str,
    pub answer: &'static [Span<R>],
    /// The reason for the answer, and where it matters.
    pub why: &'static [Span<R>],
}

impl<R: Ruled> Manual<R> {
    /// Reads the sections, the rulings and the words. Whatever is not in the files is empty.
    pub fn read(sections: &'static str, questions: &'static str, words: &'static str) -> Manual<R> {
        let mut sections = read::<RuleNames<R>>(sections).sections;
        let mut texts = read::<RuleNames<R>>(questions).sections;
        let topics = R::Topic::ALL.iter();
        Manual {
            sections: topics.map(|topic| taken(&mut sections, topic.key())).collect(),
            rulings: rulings::<R>().map(|ruling| taken(&mut texts, &ruling.name())).collect(),
            words: read::<RuleNames<R>>(words).sections,
        }
    }

    /// Returns a section.
    pub fn section(&self, topic: R::Topic) -> &Section<R> {
        // There is one for each.
        &self.sections[topic.index()]
    }

    /// Returns the text of a ruling.
    pub fn ruling(&'static self, ruling: Ruling) -> RulingText<R> {
        let section = self.rulings.get(usize::from(ruling.0).wrapping_sub(1));
        let mut paragraphs =
            section.into_iter().flat_map(Section::<R>::paragraphs).map(Vec::as_slice);
        let mut next = || paragraphs.next().unwrap_or_default();
        let (answer, why) = (next(), next());
        RulingText { question: section.map_or("", |section| section.title), answer, why }
    }

    /// Returns the words of the game with their meanings, in the order of the alphabet.
    pub fn words(&'static self) -> impl Iterator<Item = (&'static str, &'static [Span<R>])> {
        let meaning = |word: &'static Section<R>| word.paragraphs().next().map(Vec::as_slice);
        self.words.iter().map(move |word| (word.title, meaning(word).unwrap_or_default()))
    }
}

fn taken<R: Ruled>(sections: &mut Vec<Section<R>>, key: &str) -> Section<R> {
    let at = sections.iter().position(|section| section.key == key);
    at.map(|at| sections.swap_remove(at)).unwrap_or_default()
}

/// Returns the words of a piece, in the language in use.
pub fn words_of<R: Ruled>(span: &Span<R>) -> Cow<'static, str> {
    match *span {
        Span::Words(words) | Span::Strong(words) => Cow::Borrowed(words),
        Span::Mark(mark) => mark.words(),
    }
}

/// Returns the words of several pieces as one text.
pub fn joined<R: Ruled>(spans: &[Span<R>]) -> String {
    spans.iter().map(words_of::<R>).collect()
}

impl<R: Ruled> Mark<R> {
    /// Returns its words, in the language in use.
    pub fn words(self) -> Cow<'static, str> {
        match self {
            Mark::Number(number) => Cow::Owned(number.to_string()),
            Mark::Amount(amount) => Cow::Owned(R::amount_in_words(amount)),
            Mark::Symbol(_) => Cow::Borrowed(""),
            Mark::Ruling(ruling) => Cow::Owned(ruling.name()),
            Mark::See(topic) => Cow::Borrowed(R::manual().section(topic).title),
        }
    }
}
