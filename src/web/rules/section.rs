//! A section as it is read: paragraphs, lists, tables; what a search found is marked.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;

use super::link::Link;
use crate::text::rules::{Block, Insert, Mark, Passage, Ruling, Span, joined, rulings, words_of};
use crate::text::search::Query;
use crate::vocabulary::Vocabulary;
use crate::web::screen::{Art, Screen};

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
    fn pieces<R: Screen>(&self, pieces: &'static [Span<R>]) -> Vec<AnyView> {
        pieces.iter().map(|piece| self.piece::<R>(piece)).collect()
    }

    fn piece<R: Screen>(&self, piece: &'static Span<R>) -> AnyView {
        let marked = self.on(words_of::<R>(piece));
        match *piece {
            Span::<R>::Words(_) | Span::<R>::Mark(Mark::Number(_)) => marked.into_any(),
            Span::<R>::Strong(_) => view! { <b>{marked}</b> }.into_any(),
            Span::<R>::Mark(Mark::Amount(amount)) => {
                view! { <span class="amt">{R::art(Art::Amount(amount, 20))} {marked}</span> }
                    .into_any()
            }
            Span::<R>::Mark(Mark::Symbol(of)) => {
                view! { <span class="sym">{R::art(Art::Tip(of, 22))}</span> }.into_any()
            }
            Span::<R>::Mark(Mark::Ruling(ruling)) => {
                view! { <Link class="rl" game=R::NAME place=ruling.name()>{marked}</Link> }
                    .into_any()
            }
            Span::<R>::Mark(Mark::See(topic)) => {
                view! { <Link game=R::NAME place=topic.key().to_owned()>{marked}</Link> }.into_any()
            }
        }
    }
}

/// Returns a section from its title on.
pub fn section_text<R: Screen>(topic: R::Topic, query: Memo<Query>) -> impl IntoView {
    let section = R::manual().section(topic);
    let title = section.title;
    let blocks =
        section.blocks.iter().map(|block| view_of::<R>(block, title, query)).collect_view();
    let head = Marks::new(query, Passage(vec![title.into()]), title).on(title.into());
    view! {
        <h2 id=format!("rules-{}", topic.key()) tabindex="-1">
            {head}
        </h2>
        {blocks}
    }
}

fn view_of<R: Screen>(
    block: &'static Block<R>,
    title: &'static str,
    query: Memo<Query>,
) -> AnyView {
    let marks = |passage| Marks::new(query, passage, title);
    let paragraph =
        |pieces: &'static [Span<R>]| marks(Passage::of::<R>(pieces)).pieces::<R>(pieces);
    match block {
        Block::<R>::Text(pieces) => view! { <p>{paragraph(pieces)}</p> }.into_any(),
        Block::<R>::Heading(heading) => {
            let heading = marks(Passage(vec![(*heading).into()])).on((*heading).into());
            view! { <h3>{heading}</h3> }.into_any()
        }
        Block::<R>::Points { numbered, points } => {
            let points = points.iter().map(|point| view! { <li>{paragraph(point)}</li> });
            let points = points.collect_view();
            if *numbered {
                view! { <ol>{points}</ol> }.into_any()
            } else {
                view! { <ul>{points}</ul> }.into_any()
            }
        }
        Block::<R>::Picture(picture, seen, caption) => view! {
            <figure>
                <div class="pic" role="img" aria-label=joined(seen)>
                    {R::art(Art::Picture(*picture))}
                </div>
                <figcaption>{paragraph(caption)}</figcaption>
            </figure>
        }
        .into_any(),
        Block::<R>::Insert(Insert::Drawing(drawing)) => {
            let tips = R::explained_by(*drawing);
            if tips.is_empty() {
                return R::art(Art::Drawing(*drawing));
            }
            let tips = tips.into_iter();
            let tips = tips.map(|tip| explained::<R>(tip, marks(Passage::of_tip::<R>(tip))));
            view! { <dl class="symbols">{tips.collect_view()}</dl> }.into_any()
        }
        Block::<R>::Insert(Insert::Words) => {
            let word = |(word, meaning): (&'static str, &'static [Span<R>])| {
                let marks = marks(Passage::of_word::<R>(word, meaning));
                view! {
                    <dt>{marks.on(word.into())}</dt>
                    <dd>{marks.pieces::<R>(meaning)}</dd>
                }
            };
            let words = R::manual().words().map(word).collect_view();
            view! { <dl class="words">{words}</dl> }.into_any()
        }
        Block::<R>::Insert(Insert::Rulings) => {
            let whole = |ruling: Ruling| {
                let marks = marks(Passage::of_ruling::<R>(ruling));
                view! {
                    <section class="ruling" id=format!("rule-{}", ruling.name())>
                        {ruling_text::<R>(ruling, &marks)}
                    </section>
                }
            };
            rulings::<R>().map(whole).collect_view().into_any()
        }
    }
}

/// A symbol with what it means.
fn explained<R: Screen>(tip: R::Tip, marks: Marks) -> impl IntoView {
    let [name, what] = R::tip(tip);
    view! {
        <dt>
            <span class="sym" aria-hidden="true">
                {R::art(Art::Tip(tip, 26))}
            </span>
            {marks.on(name.into())}
        </dt>
        <dd>{marks.on(what.into())}</dd>
    }
}

/// Returns a ruling beside the text.
pub fn ruling_card<R: Screen>(ruling: Ruling, query: Memo<Query>) -> impl IntoView {
    let marks = Marks::new(query, Passage::of_ruling::<R>(ruling), "");
    view! { <section class="ruling">{ruling_text::<R>(ruling, &marks)}</section> }
}

fn ruling_text<R: Screen>(ruling: Ruling, marks: &Marks) -> impl IntoView + use<R> {
    let said = R::manual().ruling(ruling);
    let (name, question) = (marks.on(ruling.name().into()), marks.on(said.question.into()));
    view! {
        <h3 tabindex="-1">
            <Link class="rl" game=R::NAME place=ruling.name()>{name}</Link>
            " "
            {question}
        </h3>
        <p>{marks.pieces::<R>(said.answer)}</p>
        <p class="note">{marks.pieces::<R>(said.why)}</p>
    }
}
