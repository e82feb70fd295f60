//! The rules cut into passages, in which a search finds words.

use std::borrow::Cow;

use super::manual::{RulingText, words_of};
use super::names::Insert;
use super::{Block, Ruling, Span, Topic, paying_spaces};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::tip::Tip;
use crate::text::search::{Found, Query};
use crate::text::text;

/// Words that are read together: a paragraph, a point of a list, a ruling. A search marks words in its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage(pub Vec<Cow<'static, str>>);

impl Passage {
    fn one(text: &'static str) -> Passage {
        Passage(vec![Cow::Borrowed(text)])
    }

    /// Returns the passage of a paragraph.
    pub fn of(pieces: &[Span]) -> Passage {
        Passage(pieces.iter().map(words_of).collect())
    }

    /// Returns the passage of a tip.
    pub fn of_tip(tip: Tip) -> Passage {
        Passage(vec![(text().tip().name)(tip).into(), (text().tip().what)(tip).into()])
    }

    /// Returns the passage of a word of the game with its meaning.
    pub fn of_word(word: &'static str, meaning: &[Span]) -> Passage {
        let meaning = meaning.iter().map(words_of);
        Passage(std::iter::once(Cow::Borrowed(word)).chain(meaning).collect())
    }

    /// Returns the passage of a ruling.
    pub fn of_ruling(ruling: Ruling) -> Passage {
        let RulingText { question, answer, why } = text().manual().ruling(ruling);
        let head = [Cow::Owned(ruling.name()), Cow::Borrowed(question)];
        Passage(head.into_iter().chain(answer.iter().chain(why).map(words_of)).collect())
    }

    /// Returns whether all words occur in it or in the title above it.
    pub fn answers(&self, query: &Query, title: &str) -> bool {
        query.occurs(self.0.iter().map(|part| &**part).chain([title]))
    }

    /// Returns the number of words that are marked in it.
    fn hits(&self, query: &Query, title: &str) -> usize {
        if !self.answers(query, title) {
            return 0;
        }
        self.0.iter().map(|part| query.hits(part).len()).sum()
    }
}

/// Returns all passages of a section, in the order of the page.
pub fn passages(topic: Topic) -> Vec<Passage> {
    let manual = text().manual();
    let section = manual.section(topic);
    let mut passages = vec![Passage::one(section.title)];
    for block in &section.blocks {
        match block {
            Block::Text(pieces) | Block::Picture(_, _, pieces) => {
                passages.push(Passage::of(pieces))
            }
            Block::Heading(heading) => passages.push(Passage::one(heading)),
            Block::Points { points, .. } => {
                passages.extend(points.iter().map(|point| Passage::of(point)));
            }
            Block::Insert(Insert::Prices) => {}
            Block::Insert(Insert::Spaces) => {
                passages.extend(paying_spaces().map(Passage::of_tip));
            }
            Block::Insert(Insert::Rulings) => {
                passages.extend(Ruling::ALL.map(Passage::of_ruling));
            }
            Block::Insert(Insert::Words) => {
                let of_word = |(word, meaning)| Passage::of_word(word, meaning);
                passages.extend(manual.words().map(of_word));
            }
            Block::Insert(Insert::Symbols(tips)) => {
                passages.extend(tips.iter().copied().map(Passage::of_tip));
            }
        }
    }
    passages
}

/// Returns how many places of each section a search finds.
pub fn find(query: &Query) -> Found {
    let count = |topic| {
        let title = text().manual().section(topic).title;
        passages(topic).iter().map(|passage| passage.hits(query, title)).sum()
    };
    if query.is_empty() { Found::default() } else { Found(Topic::ALL.map(count).into()) }
}
