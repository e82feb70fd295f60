//! A section as it is read: paragraphs, lists, tables; what a search found is marked.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;

use super::link::Link;
use super::rulebook::{Block, Entry, Piece, Rulebook, RulingText};
use crate::text::rules::Passage;
use crate::text::search::Query;

/// Marks of a piece of text: the search, and the text that is read together with the piece.
#[derive(Clone)]
struct Marks {
    query: Memo<Query>,
    answers: Memo<bool>,
}

impl Marks {
    fn new(query: Memo<Query>, passage: Passage, title: &'static str) -> Marks {
        let passage = Arc::new(passage);
        Marks { query, answers: Memo::new(move |_| passage.answers(&query.get(), title)) }
    }

    /// The text with its marks.
    fn on(&self, text: Cow<'static, str>) -> impl IntoView + use<> {
        let Marks { query, answers } = *self;
        move || {
            if !answers.get() {
                return text.clone().into_any();
            }
            let mut rest = 0;
            let mut parts = Vec::new();
            for hit in query.get().hits(&text) {
                parts.push(text[rest..hit.start].to_owned().into_any());
                rest = hit.end;
                parts.push(view! { <mark>{text[hit].to_owned()}</mark> }.into_any());
            }
            parts.push(text[rest..].to_owned().into_any());
            parts.into_any()
        }
    }

    /// Pieces with their marks.
    fn pieces(&self, game: &'static str, pieces: Vec<Piece>) -> Vec<AnyView> {
        pieces.into_iter().map(|piece| self.piece(game, piece)).collect()
    }

    fn piece(&self, game: &'static str, piece: Piece) -> AnyView {
        let marked = self.on(piece.words());
        match piece {
            Piece::Words(_) => marked.into_any(),
            Piece::Strong(_) => view! { <b>{marked}</b> }.into_any(),
            Piece::Amount(sign, _) => view! { <span class="amt">{sign} {marked}</span> }.into_any(),
            Piece::Symbol(sign) => view! { <span class="sym">{sign}</span> }.into_any(),
            Piece::Ruling(place) => {
                view! { <Link class="rl" game place>{marked}</Link> }.into_any()
            }
            Piece::See(key, _) => {
                view! { <Link game place=key.to_owned()>{marked}</Link> }.into_any()
            }
        }
    }
}

/// Returns a section from its title on.
pub fn section_text(of: &dyn Rulebook, at: usize, query: Memo<Query>) -> AnyView {
    let Some(Entry { key, title, .. }) = of.contents().get(at).copied() else {
        return ().into_any();
    };
    let blocks = of.section(at).into_iter().map(|block| view_of(of.game(), block, title, query));
    let head = Marks::new(query, Passage(vec![title.into()]), title).on(title.into());
    view! {
        <h2 id=format!("rules-{key}") tabindex="-1">
            {head}
        </h2>
        {blocks.collect_view()}
    }
    .into_any()
}

fn view_of(game: &'static str, block: Block, title: &'static str, query: Memo<Query>) -> AnyView {
    let marks = |passage| Marks::new(query, passage, title);
    let paragraph = |pieces: Vec<Piece>| {
        marks(Passage(pieces.iter().map(Piece::words).collect())).pieces(game, pieces)
    };
    match block {
        Block::Text(pieces) => view! { <p>{paragraph(pieces)}</p> }.into_any(),
        Block::Heading(heading) => {
            let heading = marks(Passage(vec![heading.into()])).on(heading.into());
            view! { <h3>{heading}</h3> }.into_any()
        }
        Block::Points { numbered, points } => {
            let points = points.into_iter().map(|point| view! { <li>{paragraph(point)}</li> });
            let points = points.collect_view();
            if numbered {
                view! { <ol>{points}</ol> }.into_any()
            } else {
                view! { <ul>{points}</ul> }.into_any()
            }
        }
        Block::Picture(picture, seen, caption) => view! {
            <figure>
                <div class="pic" role="img" aria-label=seen>
                    {picture}
                </div>
                <figcaption>{paragraph(caption)}</figcaption>
            </figure>
        }
        .into_any(),
        Block::Drawing(drawing) => drawing,
        Block::Symbols(symbols) => {
            let symbol = |(sign, [name, what]): (AnyView, [String; 2])| {
                let marks = marks(Passage(vec![name.clone().into(), what.clone().into()]));
                view! {
                    <dt>
                        <span class="sym" aria-hidden="true">
                            {sign}
                        </span>
                        {marks.on(name.into())}
                    </dt>
                    <dd>{marks.on(what.into())}</dd>
                }
            };
            let symbols = symbols.into_iter().map(symbol).collect_view();
            view! { <dl class="symbols">{symbols}</dl> }.into_any()
        }
        Block::Words(words) => {
            let word = |(word, meaning): (&'static str, Vec<Piece>)| {
                let meant = meaning.iter().map(Piece::words);
                let marks = marks(Passage(std::iter::once(word.into()).chain(meant).collect()));
                view! {
                    <dt>{marks.on(word.into())}</dt>
                    <dd>{marks.pieces(game, meaning)}</dd>
                }
            };
            let words = words.into_iter().map(word).collect_view();
            view! { <dl class="words">{words}</dl> }.into_any()
        }
        Block::Rulings(rulings) => {
            let whole = |ruling: RulingText| {
                let marks = marks(ruling.passage());
                let id = format!("rule-{}", ruling.name);
                view! {
                    <section class="ruling" id=id>
                        {ruling_text(game, ruling, &marks)}
                    </section>
                }
            };
            rulings.into_iter().map(whole).collect_view().into_any()
        }
    }
}

/// Returns a ruling beside the text.
pub fn ruling_card(game: &'static str, ruling: RulingText, query: Memo<Query>) -> AnyView {
    let marks = Marks::new(query, ruling.passage(), "");
    let text = ruling_text(game, ruling, &marks);
    view! { <section class="ruling">{text}</section> }.into_any()
}

fn ruling_text(game: &'static str, ruling: RulingText, marks: &Marks) -> impl IntoView + use<> {
    let RulingText { name, question, answer, why } = ruling;
    let (named, question) = (marks.on(name.clone().into()), marks.on(question.into()));
    view! {
        <h3 tabindex="-1">
            <Link class="rl" game place=name>{named}</Link>
            " "
            {question}
        </h3>
        <p>{marks.pieces(game, answer)}</p>
        <p class="note">{marks.pieces(game, why)}</p>
    }
}
