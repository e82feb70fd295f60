//! The rules cut into passages, in which a search finds words.

use std::borrow::Cow;

use super::{Block, Insert, Ruled, Ruling, RulingText, Span, rulings, words_of};
use crate::text::search::{Found, Query};
use crate::vocabulary::Vocabulary;

/// Words that are read together: a paragraph, a point of a list, a ruling. A search marks words in its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage(pub Vec<Cow<'static, str>>);

impl Passage {
    fn one(text: &'static str) -> Passage {
        Passage(vec![Cow::Borrowed(text)])
    }

    /// Returns the passage of a paragraph.
    pub fn of<R: Ruled>(pieces: &[Span<R>]) -> Passage {
        Passage(pieces.iter().map(words_of::<R>).collect())
    }

    /// Returns the passage of a tip.
    pub fn of_tip<R: Ruled>(tip: R::Tip) -> Passage {
        Passage(R::tip(tip).map(Cow::Owned).into())
    }

    /// Returns the passage of a word of the game with its meaning.
    pub fn of_word<R: Ruled>(word: &'static str, meaning: &[Span<R>]) -> Passage {
        let meaning = meaning.iter().map(words_of::<R>);
        Passage(std::iter::once(Cow::Borrowed(word)).chain(meaning).collect())
    }

    /// Returns the passage of a ruling.
    pub fn of_ruling<R: Ruled>(ruling: Ruling) -> Passage {
        let RulingText { question, answer, why } = R::manual().ruling(ruling);
        let head = [Cow::Owned(ruling.name()), Cow::Borrowed(question)];
        let said = answer.iter().chain(why).map(words_of::<R>);
        Passage(head.into_iter().chain(said).collect())
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
pub fn passages<R: Ruled>(topic: R::Topic) -> Vec<Passage> {
    let manual = R::manual();
    let section = manual.section(topic);
    let mut passages = vec![Passage::one(section.title)];
    for block in &section.blocks {
        match block {
            Block::<R>::Text(pieces) | Block::<R>::Picture(_, _, pieces) => {
                passages.push(Passage::of::<R>(pieces));
            }
            Block::<R>::Heading(heading) => passages.push(Passage::one(heading)),
            Block::<R>::Points { points, .. } => {
                passages.extend(points.iter().map(|point| Passage::of::<R>(point)));
            }
            Block::<R>::Insert(Insert::Rulings) => {
                passages.extend(rulings::<R>().map(Passage::of_ruling::<R>));
            }
            Block::<R>::Insert(Insert::Words) => {
                let of_word = |(word, meaning)| Passage::of_word::<R>(word, meaning);
                passages.extend(manual.words().map(of_word));
            }
            Block::<R>::Insert(Insert::Drawing(drawing)) => {
                let tips = R::explained_by(*drawing).into_iter();
                passages.extend(tips.map(Passage::of_tip::<R>));
            }
        }
    }
    passages
}

/// Returns how many places of each section a search finds.
pub fn find<R: Ruled>(query: &Query) -> Found {
    let count = |&topic: &R::Topic| {
        let title = R::manual().section(topic).title;
        passages::<R>(topic).iter().map(|passage| passage.hits(query, title)).sum()
    };
    if query.is_empty() {
        Found::default()
    } else {
        Found(R::Topic::ALL.iter().map(count).collect())
    }
}
