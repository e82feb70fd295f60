//! The screen of a puzzle: the table under its bar, and what an answer is worth.

use std::sync::Arc;

use leptos::prelude::*;

use super::Book;
use super::solved::{keep, solved};
use crate::archive::Fault;
use crate::scene::analysis::SHOWN;
use crate::scene::puzzle::{LEVELS, Puzzle, of_the_day};
use crate::text::said::puzzle::Number;
use crate::text::storage;
use crate::text::told::as_hint;
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::frame::frame;
use crate::web::gear::SettingsButton;
use crate::web::hint::{Best, bests};
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::state::{Hint, Table};
use crate::web::store::today;
use crate::web::theme::ThemeButton;
use crate::web::title::titled;

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq)]
enum Verdict {
    Right,
    /// Another one after which the best turn is worth about as much.
    RightToo,
    /// Not the best: what it is, with the points of chance to win that it costs if it was weighed.
    Wrong(String, Option<u8>),
    /// The answer was asked for.
    Shown,
}

/// A puzzle at the surrounding table.
#[component]
pub fn PuzzleScreen<G: Screen>(
    table: Table<G>,
    puzzle: Puzzle<G>,
    book: Book,
    /// Place of the puzzle, from 0.
    at: usize,
    /// Answer that was given last.
    answer: RwSignal<Option<G::Action>>,
) -> impl IntoView {
    let mark = book.mark(at).unwrap_or_default();
    let is_solved = RwSignal::new(solved(G::NAME).has(mark));
    // Whoever has seen the answer doesn't solve it any more.
    let was_shown = StoredValue::new(false);
    let verdict = RwSignal::new(None::<Verdict>);
    let fault = RwSignal::new(None::<Fault>);
    let open = RwSignal::new(false);
    let (missed, names) = (puzzle.missed, table.names());
    let mut told = as_hint::<G>(&table.view.get_untracked(), puzzle.told.clone(), &names);
    told.candidates.truncate(SHOWN);
    let told = StoredValue::new(Arc::new(told));
    let puzzle = StoredValue::new(puzzle);
    let judge = move |action: G::Action| {
        let view = table.view.get_untracked();
        let name = |action| {
            let kind = G::draft_of(action).as_ref().and_then(G::kind);
            (G::kind_name(&view, kind), G::title(&view, action, &table.names()))
        };
        let given = name(action);
        puzzle.with_value(|puzzle| {
            // The same with another payment reads the same.
            let mut candidates = puzzle.told.candidates.iter();
            match candidates.position(|one| name(one.action) == given) {
                Some(0) => Verdict::Right,
                Some(place) if puzzle.is_right(place) => Verdict::RightToo,
                Some(place) => Verdict::Wrong(given.1, puzzle.costs(place)),
                None => Verdict::Wrong(given.1, None),
            }
        })
    };
    Effect::new(move |_| {
        let Some(action) = answer.get() else { return };
        let found = judge(action);
        let counts = matches!(found, Verdict::Right | Verdict::RightToo);
        if counts && !was_shown.get_value() {
            let day = today().filter(|&day| of_the_day(day, book.count()) == at);
            fault.set(keep(G::NAME, mark, day).err());
            is_solved.set(true);
        }
        verdict.set(Some(found));
        open.set(true);
    });
    let show = move || {
        was_shown.set_value(true);
        verdict.set(Some(Verdict::Shown));
        open.set(true);
    };
    // Numbers on the table and reasons in the ribbon, once nothing covers them.
    let at_table = move || {
        open.set(false);
        told.with_value(|told| table.hint.set(Hint::Shown(told.clone())));
    };
    let next = move || (at + 1) % book.count().max(1);
    let is_told = move || {
        matches!(*verdict.read(), Some(Verdict::Right | Verdict::RightToo | Verdict::Shown))
    };
    let body = move || {
        let words = text().puzzle();
        let best = told.with_value(|told| bests(table, told));
        let said = match verdict.get()? {
            Verdict::Right | Verdict::RightToo | Verdict::Shown => None,
            Verdict::Wrong(title, Some(points)) => Some(words.costs(&title, points)),
            Verdict::Wrong(title, None) => Some(words.not_weighed(&title)),
        };
        let rows =
            is_told().then(|| best.into_iter().map(|best| view! { <Row best /> }).collect_view());
        let not_kept = fault.get().map(|fault| storage::unsaved(fault.into()));
        let levels = LEVELS.len();
        let by = match usize::from(missed) == levels {
            true => words.missed_by_all().to_owned(),
            false => words.missed(missed, levels),
        };
        Some(view! {
            {said.map(|said| view! { <p>{said}</p> })}
            {rows.map(|rows| view! { <ol class="answers">{rows}</ol> })}
            <p class="muted">{by}</p>
            {not_kept.map(|said| view! { <p class="bad" role="alert">{said}</p> })}
            <footer>
                {if is_told() {
                    view! {
                        <button class="btn" type="button" on:click=move |_| at_table()>
                            {words.at_table()}
                        </button>
                        <button class="btn pri" type="button" on:click=move |_| book.go.run(next())>
                            {words.next()}
                        </button>
                    }
                        .into_any()
                } else {
                    view! {
                        <button class="btn" type="button" on:click=move |_| show()>
                            {words.show()}
                        </button>
                        <button class="btn pri" type="button" on:click=move |_| open.set(false)>
                            {words.again()}
                        </button>
                    }
                        .into_any()
                }}
            </footer>
        })
    };
    let title = Signal::derive(move || {
        let words = text().puzzle();
        let title = match verdict.get() {
            Some(Verdict::Right) => words.right(),
            Some(Verdict::RightToo) => words.right_too(),
            Some(Verdict::Wrong(..)) => words.wrong(),
            Some(Verdict::Shown) | None => words.best(),
        };
        title.to_owned()
    });
    let language = preferences().language;
    move || {
        language.track();
        let bar = view! { <Bar at book is_solved show=Callback::new(move |()| show()) /> };
        view! {
            {frame::<G>(bar.into_any())}
            <Sheet open title class="dlg puzzle">
                {body}
            </Sheet>
        }
    }
}

/// One of the best actions with its chance and its reason.
#[component]
fn Row(best: Best) -> impl IntoView {
    let Best { sign, kind, title, chance, reason } = best;
    let below = if reason.is_empty() { kind } else { labels::facts([kind, reason]) };
    view! {
        <li>
            {sign.map(icon)} <b>{title}</b>
            <span class="chance">{text().hint().chance(chance)}</span>
            <span class="muted">{below}</span>
        </li>
    }
}

/// The bar above the table: which puzzle this is, whether it is solved, and the ways on.
#[component]
fn Bar(at: usize, book: Book, is_solved: RwSignal<bool>, show: Callback<()>) -> impl IntoView {
    let words = text().puzzle();
    let count = book.count();
    let (back, on) = ((at + count - 1) % count.max(1), (at + 1) % count.max(1));
    titled(move || vec![numbered(at + 1, count)]);
    view! {
        <header class="top lesson-bar puzzle-bar">
            <h1 aria-label=numbered(at + 1, count)>
                <span class="long">{numbered(at + 1, count)}</span>
                <span class="brief">{format!("{}/{count}", at + 1)}</span>
            </h1>
            {move || {
                is_solved.get().then(|| view! { <span class="tag">{icon(Icon::Check)} {words.solved()}</span> })
            }}
            <span class="sp"></span>
            <button
                class="btn"
                type="button"
                aria-label=words.show()
                on:click=move |_| show.run(())
            >
                {icon(Icon::Hint)}
                <span class="word">{words.show()}</span>
            </button>
            <button
                class="ib turn-page previous"
                type="button"
                aria-label=words.previous()
                on:click=move |_| book.go.run(back)
            >
                {icon(Icon::Previous)}
            </button>
            <button
                class="ib turn-page"
                type="button"
                aria-label=words.next()
                on:click=move |_| book.go.run(on)
            >
                {icon(Icon::Next)}
            </button>
            <ThemeButton />
            <SettingsButton />
            <button
                class="btn"
                type="button"
                aria-label=text().lesson().leave()
                on:click=move |_| book.leave.run(())
            >
                {icon(Icon::Close)}
                <span class="word">{text().lesson().leave()}</span>
            </button>
        </header>
    }
}

/// Returns the title of a puzzle, counted from 1.
fn numbered(number: usize, all: usize) -> String {
    text().puzzle().number(Number { number, all })
}
