//! The rules of a game as plain data, with its drawings.

use std::marker::PhantomData;

use crate::text::rules::{
    self, Anchor, Insert, Mark, Ruling, find, joined, rulings, topic_of, words_of,
};
use crate::text::search::{Found, Query};
use crate::vocabulary::Vocabulary;
use crate::web::art::hold_shapes;
use crate::web::rules::{Block, Entry, Piece, Place, Rulebook, RulingText};
use crate::web::screen::{Art, Screen};

/// The rules of a game.
struct Of<R>(PhantomData<R>);

/// Returns the rules of a game, and keeps its shapes on the page for what is drawn of them.
pub fn rulebook<R: Screen>() -> &'static dyn Rulebook {
    hold_shapes(R::NAME, R::SHAPES);
    &Of::<R>(PhantomData)
}

fn pieces<R: Screen>(of: &[rules::Span<R>]) -> Vec<Piece> {
    of.iter().map(piece::<R>).collect()
}

fn piece<R: Screen>(of: &rules::Span<R>) -> Piece {
    let words = words_of::<R>(of);
    match *of {
        rules::Span::<R>::Words(_) | rules::Span::<R>::Mark(Mark::Number(_)) => Piece::Words(words),
        rules::Span::<R>::Strong(_) => Piece::Strong(words),
        rules::Span::<R>::Mark(Mark::Amount(amount)) => {
            Piece::Amount(R::art(Art::Amount(amount, 20)), words)
        }
        rules::Span::<R>::Mark(Mark::Symbol(of)) => Piece::Symbol(R::art(Art::Tip(of, 22))),
        rules::Span::<R>::Mark(Mark::Ruling(ruling)) => Piece::Ruling(ruling.name()),
        rules::Span::<R>::Mark(Mark::See(topic)) => Piece::See(topic.key(), words),
    }
}

fn block<R: Screen>(of: &rules::Block<R>) -> Block {
    match of {
        rules::Block::<R>::Text(text) => Block::Text(pieces::<R>(text)),
        rules::Block::<R>::Heading(heading) => Block::Heading(heading),
        rules::Block::<R>::Points { numbered, points } => Block::Points {
            numbered: *numbered,
            points: points.iter().map(|point| pieces::<R>(point)).collect(),
        },
        rules::Block::<R>::Picture(picture, seen, caption) => {
            let drawn = R::art(Art::Picture(*picture));
            Block::Picture(drawn, joined(seen), pieces::<R>(caption))
        }
        rules::Block::<R>::Insert(Insert::Drawing(drawing)) => {
            let tips = R::explained_by(*drawing);
            if tips.is_empty() {
                return Block::Drawing(R::art(Art::Drawing(*drawing)));
            }
            let symbol = |tip| (R::art(Art::Tip(tip, 26)), R::tip(tip));
            Block::Symbols(tips.into_iter().map(symbol).collect())
        }
        rules::Block::<R>::Insert(Insert::Words) => {
            let words = R::manual().words();
            Block::Words(words.map(|(word, meaning)| (word, pieces::<R>(meaning))).collect())
        }
        rules::Block::<R>::Insert(Insert::Rulings) => {
            Block::Rulings(rulings::<R>().map(ruling::<R>).collect())
        }
    }
}

fn ruling<R: Screen>(of: Ruling) -> RulingText {
    let said = R::manual().ruling(of);
    RulingText {
        name: of.name(),
        question: said.question,
        answer: pieces::<R>(said.answer),
        why: pieces::<R>(said.why),
    }
}

impl<R: Screen> Rulebook for Of<R> {
    fn game(&self) -> &'static str {
        R::NAME
    }

    fn contents(&self) -> Vec<Entry> {
        let entry = |&topic: &R::Topic| Entry {
            key: topic.key(),
            title: R::manual().section(topic).title,
            is_part: R::CONTENTS.parts.contains(&topic),
        };
        R::Topic::ALL.iter().map(entry).collect()
    }

    fn section_of_tip(&self, key: &str) -> Option<usize> {
        topic_of::<R>(key).map(|topic| topic.index())
    }

    fn place(&self, address: &str) -> Place {
        let first = Anchor::Section(R::Topic::ALL[0]);
        let place = Anchor::of_address::<R>(address).unwrap_or(first);
        let ruling = match place {
            Anchor::Ruling(ruling) => Some(ruling.name()),
            Anchor::Section(_) => None,
        };
        Place { section: place.topic::<R>().index(), ruling }
    }

    fn find(&self, query: &Query) -> Found {
        find::<R>(query)
    }

    fn section(&self, at: usize) -> Vec<Block> {
        let topic = R::Topic::ALL.get(at).copied().unwrap_or(R::Topic::ALL[0]);
        R::manual().section(topic).blocks.iter().map(block::<R>).collect()
    }

    fn rulings_at(&self, at: usize) -> Vec<RulingText> {
        let topic = R::Topic::ALL.get(at).copied();
        let numbers = topic.map_or(&[][..], |topic| R::CONTENTS.rulings_at(topic));
        numbers.iter().map(|&number| ruling::<R>(Ruling(number))).collect()
    }
}
