//! Hints: the best actions for the person at the screen, in place of the preview, and their numbers on
//! the table.

use leptos::ev;
use leptos::prelude::*;

use super::art::{Icon, icon};
use super::dialog::{Ask, cap, fresh_id};
use super::focus::after_drawing;
use super::house::{house, play};
use super::places::{area_of, element_of};
use super::screen::Screen;
use super::state::{Hint, Table};
use super::tip::tip;
use crate::scene::analysis::{Weighed, percent};
use crate::text::text;
use crate::text::tip::Tip;

/// Button that asks for a hint.
#[component]
pub fn HintButton() -> impl IntoView {
    let play = play();
    let words = text().hint();
    let why = Memo::new(move |_| play.get_value().no_hint());
    let is_open = Memo::new(move |_| play.get_value().is_hinting());
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ib ask-hint"
            type="button"
            data-tip=tip(Tip::Hint)
            data-note=move || why.get()
            aria-label=words.hint
            aria-pressed=move || is_open.get().to_string()
            aria-disabled=move || why.get().map(|_| "true")
            aria-describedby=move || why.get().map(|_| described.clone())
            on:click=move |_| play.get_value().ask_for_hint()
        >
            {icon(Icon::Hint)}
            <span>{words.hint}</span>
            <span class="sr" id=id>
                {move || why.get()}
            </span>
        </button>
    }
}

/// Question before the first hint marks a match as assisted.
#[component]
pub fn AskHint() -> impl IntoView {
    let play = play();
    let words = text().hint();
    view! {
        <Ask
            open=house().panels.asking_hint
            title=words.ask_title
            body=words.ask_body
            yes=words.ask_yes
            no=words.ask_no
            on_yes=Callback::new(move |()| play.get_value().show_hint())
        />
    }
}

/// The hint in words.
#[derive(Clone, Debug, PartialEq)]
enum Worded {
    Nothing,
    Thinking,
    Unavailable,
    Shown {
        /// Number of legal actions.
        legal: u32,
        best: Vec<Best>,
    },
}

/// One of the best actions in words.
#[derive(Clone, Debug, PartialEq)]
struct Best {
    sign: Option<Icon>,
    kind: String,
    title: String,
    /// Chance to win, and the reason if there is one.
    why: String,
}

/// Returns the hint in words, following changes.
fn tell<G: Screen>(table: Table<G>) -> Worded {
    let told = match table.hint.get() {
        Hint::Closed => return Worded::Nothing,
        Hint::Thinking => return Worded::Thinking,
        Hint::Unavailable => return Worded::Unavailable,
        Hint::Shown(told) => told,
    };
    let (view, names) = (table.view.get_untracked(), table.names());
    let reasons = G::reasons(&view, &told.candidates, &names);
    let best = |(weighed, reason): (&Weighed<G>, String)| {
        let chance = (text().hint().chance)(percent(weighed.outlook.chance));
        let kind = G::draft_of(weighed.action).as_ref().and_then(G::kind);
        Best {
            sign: kind.map(G::kind_icon),
            kind: G::kind_name(&view, kind),
            title: G::title(&view, weighed.action, &names),
            why: if reason.is_empty() { chance } else { format!("{chance} · {reason}") },
        }
    };
    Worded::Shown {
        legal: told.legal,
        best: told.candidates.iter().zip(reasons).map(best).collect(),
    }
}

/// Hint, in place of the current choice.
#[component]
pub fn HintCells<G: Screen>(table: Table<G>) -> impl IntoView {
    let told = Memo::new(move |_| tell(table));
    let open = Callback::new(move |place| table.open_hint(place));
    view! { <Cells told open /> }
}

#[component]
fn Cells(
    told: Memo<Worded>,
    /// Opens the action at this place.
    open: Callback<usize>,
) -> impl IntoView {
    let words = text().hint();
    let below = move || match &*told.read() {
        Worded::Nothing | Worded::Thinking => words.thinking.to_owned(),
        Worded::Unavailable => String::new(),
        Worded::Shown { legal: 1, .. } => words.only_one.to_owned(),
        Worded::Shown { legal, best } => (words.best_of)(best.len(), *legal),
    };
    let cells = move || match told.get() {
        Worded::Nothing | Worded::Thinking => ().into_any(),
        Worded::Unavailable => {
            view! { <div class="cell say why">{words.no_thread}</div> }.into_any()
        }
        Worded::Shown { best, .. } => {
            let cell = |(place, Best { sign, kind, title, why }): (usize, Best)| {
                view! {
                    <button class="cell hint" type="button" on:click=move |_| open.run(place)>
                        <span class="hint-no">{place + 1}</span>
                        {sign.map(icon)}
                        <span>
                            <span class="sr">{kind} ": "</span>
                            <b>{title}</b>
                            <span class="step">{why}</span>
                        </span>
                    </button>
                }
            };
            best.into_iter().enumerate().map(cell).collect_view().into_any()
        }
    };
    view! {
        <div class="ttl">
            {icon(Icon::Hint)}
            <span>
                <b>{words.hint}</b>
                <span class="step">{below}</span>
            </span>
        </div>
        {cells}
    }
}

/// Button that closes the hint.
#[component]
pub fn HintEnd() -> impl IntoView {
    let play = play();
    let text = text();
    view! {
        <div class="end">
            <button
                class="btn cancel"
                type="button"
                aria-label=text.hint().close
                on:click=move |_| play.get_value().close_hint()
            >
                {icon(Icon::Close)} <span>{text.controls().close}</span> {cap("Escape")}
            </button>
        </div>
    }
}

/// Returns the hint for screen readers.
pub fn spoken<G: Screen>(table: Table<G>) -> String {
    let words = text().hint();
    match tell(table) {
        Worded::Nothing => String::new(),
        Worded::Thinking => words.thinking.to_owned(),
        Worded::Unavailable => words.no_thread.to_owned(),
        Worded::Shown { best, .. } => {
            let says =
                |(place, best): (usize, &Best)| (words.says)(place + 1, &best.title, &best.why);
            best.iter().enumerate().map(says).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Numbers of the hint's actions at every place on the table they involve.
#[component]
pub fn HintMarks<G: Screen>(table: Table<G>) -> impl IntoView {
    let marks = RwSignal::new(Vec::<(String, f64, f64)>::new());
    let place = move || {
        let wanted = table.hint.try_with_untracked(|hint| {
            let mut wanted = Vec::<(G::Place, String)>::new();
            for (number, candidate) in (1..).zip(hint.candidates()) {
                for place in G::places(candidate.action) {
                    match wanted.iter_mut().find(|(other, _)| *other == place) {
                        Some((_, numbers)) => *numbers += &format!(" {number}"),
                        None => wanted.push((place, format!("{number}"))),
                    }
                }
            }
            wanted
        });
        let placed = wanted.unwrap_or_default().into_iter().filter_map(|(place, numbers)| {
            let element = element_of(place)?;
            let area = area_of(&element)?;
            let around = element.closest(G::WINDOW).ok()?.and_then(|window| area_of(&window));
            let is_seen = around.is_none_or(|window| {
                let (right, bottom) = (window.left + window.width, window.top + window.height);
                (window.left..right).contains(&area.left)
                    && (window.top..bottom).contains(&area.top)
            });
            is_seen.then_some((numbers, area.left, area.top))
        });
        marks.try_set(placed.collect());
    };
    Effect::new(move |_| {
        table.hint.track();
        G::track(table.small);
        after_drawing(place);
    });
    let resized = window_event_listener(ev::resize, move |_| after_drawing(place));
    on_cleanup(move || resized.remove());
    let drawn = move || {
        let mark = |(numbers, left, top): (String, f64, f64)| {
            view! {
                <span class="hint-no" style=format!("left:{left:.0}px;top:{top:.0}px")>
                    {numbers}
                </span>
            }
        };
        marks.get().into_iter().map(mark).collect_view()
    };
    view! { <div class="hint-marks" aria-hidden="true">{drawn}</div> }
}
