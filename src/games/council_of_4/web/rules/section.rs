//! A section as it is read: paragraphs, lists, tables; what a search found is marked.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;

use super::link::Link;
use super::picture::{self, symbol};
use crate::games::council_of_4::rules::components::Bonus;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::rules::{
    Anchor, Block, Insert, Mark, Passage, Ruling, Span, Topic, joined, paying_spaces, prices,
    words_of,
};
use crate::games::council_of_4::text::tip::Tip;
use crate::games::council_of_4::web::art::bonus;
use crate::games::council_of_4::web::art::{Sign, sign};
use crate::text::search::Query;
use crate::text::text;

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
    fn pieces(&self, pieces: &'static [Span]) -> Vec<AnyView> {
        pieces.iter().map(|piece| self.piece(piece)).collect()
    }

    fn piece(&self, piece: &'static Span) -> AnyView {
        let marked = self.on(words_of(piece));
        match *piece {
            Span::Words(_) | Span::Mark(Mark::Number(_)) => marked.into_any(),
            Span::Strong(_) => view! { <b>{marked}</b> }.into_any(),
            Span::Mark(Mark::Amount(amount)) => {
                let (shape, _) = Sign::of(amount);
                view! { <span class="amt">{sign(shape, None, 20)} {marked}</span> }.into_any()
            }
            Span::Mark(Mark::Symbol(of)) => {
                view! { <span class="sym">{symbol(of, 22)}</span> }.into_any()
            }
            Span::Mark(Mark::Ruling(ruling)) => {
                view! { <Link class="rl" place=Anchor::Ruling(ruling)>{marked}</Link> }.into_any()
            }
            Span::Mark(Mark::See(topic)) => {
                view! { <Link place=Anchor::Section(topic)>{marked}</Link> }.into_any()
            }
        }
    }
}

/// A section from its title on.
#[component]
pub fn SectionText(topic: Topic, query: Memo<Query>) -> impl IntoView {
    let section = text().manual().section(topic);
    let title = section.title;
    let blocks = section.blocks.iter().map(|block| view_of(block, title, query)).collect_view();
    let head = Marks::new(query, Passage(vec![title.into()]), title).on(title.into());
    view! {
        <h2 id=format!("rules-{}", topic.word()) tabindex="-1">
            {head}
        </h2>
        {blocks}
    }
}

fn view_of(block: &'static Block, title: &'static str, query: Memo<Query>) -> AnyView {
    let marks = |passage| Marks::new(query, passage, title);
    let paragraph = |pieces: &'static [Span]| marks(Passage::of(pieces)).pieces(pieces);
    match block {
        Block::Text(pieces) => view! { <p>{paragraph(pieces)}</p> }.into_any(),
        Block::Heading(heading) => {
            let heading = marks(Passage(vec![(*heading).into()])).on((*heading).into());
            view! { <h3>{heading}</h3> }.into_any()
        }
        Block::Points { numbered, points } => {
            let points = points.iter().map(|point| view! { <li>{paragraph(point)}</li> });
            let points = points.collect_view();
            if *numbered {
                view! { <ol>{points}</ol> }.into_any()
            } else {
                view! { <ul>{points}</ul> }.into_any()
            }
        }
        Block::Picture(picture, seen, caption) => view! {
            <figure>
                <div class="pic" role="img" aria-label=joined(seen)>
                    {picture::draw(*picture)}
                </div>
                <figcaption>{paragraph(caption)}</figcaption>
            </figure>
        }
        .into_any(),
        Block::Insert(Insert::Prices) => price_list().into_any(),
        Block::Insert(Insert::Spaces) => {
            let tips = paying_spaces().map(|tip| explained(tip, marks(Passage::of_tip(tip))));
            view! { <dl class="symbols">{tips.collect_view()}</dl> }.into_any()
        }
        Block::Insert(Insert::Symbols(tips)) => {
            let tips = tips.iter().map(|&tip| explained(tip, marks(Passage::of_tip(tip))));
            view! { <dl class="symbols">{tips.collect_view()}</dl> }.into_any()
        }
        Block::Insert(Insert::Words) => {
            let word = |(word, meaning): (&'static str, &'static [Span])| {
                let marks = marks(Passage::of_word(word, meaning));
                view! {
                    <dt>{marks.on(word.into())}</dt>
                    <dd>{marks.pieces(meaning)}</dd>
                }
            };
            let words = text().manual().words().map(word).collect_view();
            view! { <dl class="words">{words}</dl> }.into_any()
        }
        Block::Insert(Insert::Rulings) => {
            let whole = |ruling: Ruling| {
                let marks = marks(Passage::of_ruling(ruling));
                view! {
                    <section class="ruling" id=format!("rule-{}", ruling.name())>
                        {ruling_text(ruling, &marks)}
                    </section>
                }
            };
            Ruling::ALL.map(whole).collect_view().into_any()
        }
    }
}

/// A symbol with what it means.
fn explained(tip: Tip, marks: Marks) -> impl IntoView {
    let [name, what] = [(text().tip().name)(tip), (text().tip().what)(tip)];
    view! {
        <dt>
            <span class="sym" aria-hidden="true">
                {symbol(tip, 26)}
            </span>
            {marks.on(name.into())}
        </dt>
        <dd>{marks.on(what.into())}</dd>
    }
}

/// Draws the price of each number of cards.
fn price_list() -> impl IntoView {
    let price = |(cards, coins): (u8, u8)| {
        let backs = (0..cards).map(|_| sign(Sign::Cards, None, 24)).collect_view();
        view! {
            <li>
                <span class="sr">{(text().rules().price)(cards, coins)}</span>
                <span class="bx" aria-hidden="true">
                    {backs}
                </span>
                {bonus(Bonus::Coins(coins), 28)}
            </li>
        }
    };
    let rows = prices().into_iter().rev().map(price).collect_view();
    view! { <ul class="prices">{rows}</ul> }
}

/// A ruling beside the text.
#[component]
pub fn RulingCard(ruling: Ruling, query: Memo<Query>) -> impl IntoView {
    let marks = Marks::new(query, Passage::of_ruling(ruling), "");
    view! { <section class="ruling">{ruling_text(ruling, &marks)}</section> }
}

fn ruling_text(ruling: Ruling, marks: &Marks) -> impl IntoView + use<> {
    let said = text().manual().ruling(ruling);
    let (name, question) = (marks.on(ruling.name().into()), marks.on(said.question.into()));
    view! {
        <h3 tabindex="-1">
            <Link class="rl" place=Anchor::Ruling(ruling)>{name}</Link>
            " "
            {question}
        </h3>
        <p>{marks.pieces(said.answer)}</p>
        <p class="note">{marks.pieces(said.why)}</p>
    }
}
