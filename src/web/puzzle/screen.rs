//! A decision to find: the table under its bar, and what an answer is worth.

use std::sync::Arc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::archive::Fault;
use crate::scene::analysis::EQUAL;
use crate::scene::puzzle::Attempt;
use crate::text::{labels, storage, text};
use crate::web::art::{Icon, icon};
use crate::web::desk::Best;
use crate::web::dialog::Sheet;
use crate::web::frame::frame;
use crate::web::gear::SettingsButton;
use crate::web::house::house;
use crate::web::settings::preferences;
use crate::web::theme::ThemeButton;
use crate::web::title::titled;

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    Right,
    /// Another one after which the best turn is worth about as much.
    RightToo,
    /// Not the best: what it is, with the points of chance to win that it costs if it was weighed.
    Wrong(String, Option<u8>),
    /// A search looks at it.
    Weighing(String),
    /// The answer was asked for.
    Shown,
}

/// What came of keeping an attempt.
#[derive(Clone, Debug, Default)]
pub struct Noted {
    /// Fault that prevents it.
    pub fault: Option<Fault>,
    /// What is said of it.
    pub said: Option<String>,
}

/// What was answered so far, which stays while a match is played on from an answer.
#[derive(Clone, Copy)]
pub struct Asked {
    verdict: RwSignal<Option<Verdict>>,
    /// Whether the verdict is open.
    open: RwSignal<bool>,
    /// Whether nothing was answered yet.
    is_first: StoredValue<bool>,
    /// Whoever has seen the answer doesn't solve it any more.
    was_shown: StoredValue<bool>,
    noted: RwSignal<Noted>,
    /// Place of the answer from which the match is played on.
    pub playing: RwSignal<Option<usize>>,
}

impl Asked {
    /// Returns that nothing was answered.
    pub fn new() -> Asked {
        Asked {
            verdict: RwSignal::new(None),
            open: RwSignal::new(false),
            is_first: StoredValue::new(true),
            was_shown: StoredValue::new(false),
            noted: RwSignal::new(Noted::default()),
            playing: RwSignal::new(None),
        }
    }
}

/// A decision to find at a table, whatever the game: a puzzle, or a decision of a match to make better.
#[derive(Clone)]
pub struct Task {
    /// Place among so many, from 0.
    pub at: usize,
    pub count: usize,
    /// Returns its title, counted from 1.
    pub title: fn(usize, usize) -> String,
    /// What is asked, in a sentence.
    pub asks: String,
    /// What is known of it, said with a verdict.
    pub known: String,
    pub is_solved: RwSignal<bool>,
    /// Takes each attempt, and whether it is the first one here.
    pub answered: Callback<(Attempt, bool), Noted>,
    /// Search iterations for an answer that was not weighed; `None` to weigh no others.
    pub weighs: Option<u32>,
    /// Who plays if the match is played on from an answer, and that it is not saved.
    pub note: String,
    /// To the one at a place.
    pub go: Callback<usize>,
    /// Back to where it was opened.
    pub leave: Callback<()>,
}

/// The table of a decision, as its screen asks it.
pub trait Judge: Send + Sync {
    /// Returns what the answer is worth that was given last.
    fn found(&self) -> Option<Verdict>;

    /// Asks what that answer costs, if no search has weighed it.
    fn weigh(&self, tell: Callback<Option<u8>>);

    /// Returns the best actions in words, in the order of a hint. Tracks nothing.
    fn best(&self) -> Vec<Best>;

    /// Returns the place among all answers of the best action at a place.
    fn place(&self, best: usize) -> Option<usize>;

    /// Shows the best actions on the table.
    fn show(&self);
}

/// What judges at the surrounding table.
pub type Judged = StoredValue<Arc<dyn Judge>>;

/// A decision to find at the surrounding table.
#[component]
pub fn TaskScreen(task: Task, judge: Judged, asked: Asked) -> impl IntoView {
    let Task { at, count, title: titles, asks, known, is_solved, answered, go, leave, .. } = task;
    let Asked { verdict, open, is_first, was_shown, noted, playing } = asked;
    let known = StoredValue::new(known);
    house().task.set(Some(asks.clone()));
    let asks = StoredValue::new(asks);
    let conclude = move |found: Verdict| {
        let attempt = match found {
            Verdict::Right | Verdict::RightToo => Some(Attempt::Right),
            Verdict::Wrong(..) => Some(Attempt::Wrong),
            Verdict::Shown => Some(Attempt::Shown),
            Verdict::Weighing(_) => None,
        };
        if let Some(attempt) = attempt.filter(|_| !was_shown.get_value()) {
            noted.set(answered.run((attempt, is_first.get_value())));
            is_first.set_value(false);
            was_shown.set_value(attempt == Attempt::Shown);
            if attempt == Attempt::Right {
                is_solved.set(true);
            }
        }
        verdict.set(Some(found));
        open.set(true);
    };
    let weighed = move |title: String, cost: Option<u8>| {
        // The screen may be gone, the answer shown, or another one given.
        let waits = |verdict: &Option<Verdict>| matches!(verdict, Some(Verdict::Weighing(_)));
        if verdict.try_with_untracked(waits) == Some(true) {
            conclude(match cost {
                Some(cost) if cost <= EQUAL => Verdict::RightToo,
                cost => Verdict::Wrong(title, cost),
            });
        }
    };
    Effect::new(move |_| {
        let Some(found) = judge.get_value().found() else { return };
        if let Verdict::Weighing(title) = &found {
            let title = title.clone();
            judge.get_value().weigh(Callback::new(move |cost| weighed(title.clone(), cost)));
        }
        conclude(found);
    });
    let show = move || conclude(Verdict::Shown);
    // Numbers on the table and reasons in the ribbon, once nothing covers them.
    let at_table = move || {
        open.set(false);
        judge.get_value().show();
    };
    let next = move || (at + 1) % count.max(1);
    let is_told = move || {
        matches!(*verdict.read(), Some(Verdict::Right | Verdict::RightToo | Verdict::Shown))
    };
    let body = move || {
        let words = text().puzzle();
        let best = judge.get_value().best();
        let said = match verdict.get()? {
            Verdict::Right | Verdict::RightToo | Verdict::Shown => None,
            Verdict::Wrong(title, Some(points)) => Some(words.costs(&title, points)),
            Verdict::Wrong(title, None) => Some(words.not_weighed(&title)),
            Verdict::Weighing(title) => Some(words.weighing(&title)),
        };
        let row = |(row, best): (usize, Best)| {
            let play_on = move |_| playing.set(judge.get_value().place(row));
            view! { <Row best play_on /> }
        };
        let rows = is_told().then(|| best.into_iter().enumerate().map(row).collect_view());
        let Noted { fault, said: rated } = noted.get();
        let not_kept = fault.map(storage::not_saved);
        Some(view! {
            {said.map(|said| view! { <p>{said}</p> })}
            {rows.map(|rows| view! { <ol class="answers">{rows}</ol> })}
            {rated.map(|rated| view! { <p>{rated}</p> })}
            <p class="muted">{known.get_value()}</p>
            {not_kept.map(|said| view! { <p class="bad" role="alert">{said}</p> })}
            <footer>
                {if is_told() {
                    view! {
                        <button class="btn" type="button" on:click=move |_| at_table()>
                            {words.at_table()}
                        </button>
                        {if count > 1 {
                            view! {
                                <button class="btn pri" type="button" on:click=move |_| go.run(next())>
                                    {words.next()}
                                </button>
                            }
                                .into_any()
                        } else {
                            view! {
                                <button class="btn pri" type="button" on:click=move |_| leave.run(())>
                                    {text().lesson().leave()}
                                </button>
                            }
                                .into_any()
                        }}
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
            Some(Verdict::Weighing(_)) => words.weighed(),
            Some(Verdict::Shown) | None => words.best(),
        };
        title.to_owned()
    });
    let language = preferences().language;
    move || {
        language.track();
        let shows = Callback::new(move |()| show());
        let bar = view! { <Bar title=titles asks at count is_solved shows go leave /> };
        view! {
            {frame(bar.into_any())}
            <Sheet open title class="dlg puzzle">
                {body}
            </Sheet>
        }
    }
}

/// One of the best actions with its chance and its reason, and the way to play on after it.
#[component]
fn Row(best: Best, play_on: impl Fn(MouseEvent) + 'static) -> impl IntoView {
    let whole = best.whole();
    let Best { sign, kind, title, chance, .. } = best;
    let below = if whole.is_empty() { kind } else { labels::facts([kind, whole]) };
    let words = text().puzzle();
    let says = labels::said_of(words.play_on(), &title);
    view! {
        <li>
            {sign.map(icon)} <b>{title}</b>
            <span class="chance">{text().hint().chance(chance)}</span>
            <span class="muted">{below}</span>
            <button class="btn" type="button" aria-label=says on:click=play_on>
                {icon(Icon::Fork)}
                {words.play_on()}
            </button>
        </li>
    }
}

/// The bar above the table: which one this is, whether it is solved, and the ways on.
#[component]
fn Bar(
    title: fn(usize, usize) -> String,
    asks: StoredValue<String>,
    at: usize,
    count: usize,
    is_solved: RwSignal<bool>,
    shows: Callback<()>,
    go: Callback<usize>,
    leave: Callback<()>,
) -> impl IntoView {
    let words = text().puzzle();
    let (back, on) = ((at + count.max(1) - 1) % count.max(1), (at + 1) % count.max(1));
    titled(move || vec![title(at + 1, count)]);
    view! {
        <header class="top lesson-bar puzzle-bar">
            <h1 aria-label=title(at + 1, count)>
                <span class="long">{title(at + 1, count)}</span>
                <span class="brief">{format!("{}/{count}", at + 1)}</span>
            </h1>
            <p class="sr">{asks.get_value()}</p>
            {move || {
                is_solved.get().then(|| view! { <span class="tag">{icon(Icon::Check)} {words.solved()}</span> })
            }}
            <span class="sp"></span>
            <button
                class="btn"
                type="button"
                aria-label=words.show()
                on:click=move |_| shows.run(())
            >
                {icon(Icon::Hint)}
                <span class="word">{words.show()}</span>
            </button>
            {(count > 1)
                .then(|| {
                    view! {
                        <button
                            class="ib turn-page previous"
                            type="button"
                            aria-label=words.previous()
                            on:click=move |_| go.run(back)
                        >
                            {icon(Icon::Previous)}
                        </button>
                        <button
                            class="ib turn-page"
                            type="button"
                            aria-label=words.next()
                            on:click=move |_| go.run(on)
                        >
                            {icon(Icon::Next)}
                        </button>
                    }
                })}
            <ThemeButton />
            <SettingsButton />
            <button
                class="btn"
                type="button"
                aria-label=text().lesson().leave()
                on:click=move |_| leave.run(())
            >
                {icon(Icon::Close)}
                <span class="word">{text().lesson().leave()}</span>
            </button>
        </header>
    }
}
