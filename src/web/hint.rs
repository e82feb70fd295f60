//! Hints: the best actions for the person at the screen, in place of the preview, and their numbers on
//! the table.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::art::{Icon, icon};
use super::desk::{Best, Worded, desk};
use super::dialog::{Ask, cap, fresh_id};
use super::focus::after_drawing;
use super::house::house;
use super::places::area_of;
use super::tip::tip;
use crate::scene::beside::ScreenRect;
use crate::text::said::hint::Says;
use crate::text::text;
use crate::text::tip::Tip;

/// Middle of a number from the upper left corner of what it belongs to, to the right and up, in pixels: on the edge, and
/// on nothing that is printed inside.
const ON_EDGE: (f64, f64) = (12.0, 8.0);
/// The part of the ribbon that has the hint.
const HINT: &str = ".rib > .body";

/// Button that asks for a hint.
#[component]
pub fn HintButton() -> impl IntoView {
    let desk = desk();
    let words = text().hint();
    let why = Memo::new(move |_| desk.get_value().no_hint());
    let is_open = Memo::new(move |_| desk.get_value().is_hinting());
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ib ask-hint"
            type="button"
            data-tip=tip(Tip::Hint)
            data-note=move || why.get()
            aria-label=words.hint()
            aria-pressed=move || is_open.get().to_string()
            aria-disabled=move || why.get().map(|_| "true")
            aria-describedby=move || why.get().map(|_| described.clone())
            on:click=move |_| desk.get_value().ask_for_hint()
        >
            {icon(Icon::Hint)}
            <span>{words.hint()}</span>
            <span class="sr" id=id>
                {move || why.get()}
            </span>
        </button>
    }
}

/// Question before the first hint marks a match as assisted.
#[component]
pub fn AskHint() -> impl IntoView {
    let desk = desk();
    let words = text().hint();
    view! {
        <Ask
            open=house().panels.asking_hint
            title=words.ask_title()
            body=words.ask_body()
            yes=words.ask_yes()
            no=words.ask_no()
            on_yes=Callback::new(move |()| desk.get_value().show_hint())
        />
    }
}

/// The hint of the surrounding table.
#[derive(Clone, Copy)]
pub struct Hinted {
    told: Memo<Worded>,
}

/// Provides the hint of the surrounding table to everything below.
pub fn provide() {
    let desk = desk();
    provide_context(Hinted { told: Memo::new(move |_| desk.get_value().hint_in_words()) });
}

/// Returns the hint of the surrounding table.
pub fn hinted() -> Hinted {
    expect_context()
}

impl Hinted {
    /// Whether a hint was requested.
    pub fn is_open(self) -> bool {
        *self.told.read() != Worded::Nothing
    }

    /// Returns it for screen readers.
    pub fn spoken(self) -> String {
        let words = text().hint();
        match &*self.told.read() {
            Worded::Nothing => String::new(),
            Worded::Thinking => words.thinking().to_owned(),
            Worded::Unavailable => words.no_thread().to_owned(),
            Worded::Shown { best, .. } => {
                let says = |(place, best): (usize, &Best)| {
                    words.says(Says { number: place + 1, what: &best.title, why: &best.why() })
                };
                best.iter().enumerate().map(says).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// Hint, in place of the current choice.
#[component]
pub fn HintCells() -> impl IntoView {
    let (Hinted { told }, desk) = (hinted(), desk());
    let words = text().hint();
    let below = move || match &*told.read() {
        Worded::Nothing | Worded::Thinking => words.thinking().to_owned(),
        Worded::Unavailable => String::new(),
        Worded::Shown { legal: 1, .. } => words.only_one().to_owned(),
        Worded::Shown { legal, best } => words.best_of(best.len(), *legal),
    };
    let cells = move || match told.get() {
        Worded::Nothing | Worded::Thinking => ().into_any(),
        Worded::Unavailable => {
            view! { <div class="cell say why">{words.no_thread()}</div> }.into_any()
        }
        Worded::Shown { best, .. } => {
            let cell = |(place, best): (usize, Best)| {
                let why = best.why();
                let Best { sign, kind, title, chance, then, reason } = best;
                let mut sums = desk.get_value().sums_of_hint(place).into_iter();
                let first = sums.next();
                let rest = then.into_iter().zip(sums).map(|(title, sum)| {
                    view! {
                        <span class="then">
                            <span>{title}</span>
                            {sum}
                        </span>
                    }
                });
                view! {
                    <button
                        class="hint"
                        type="button"
                        title=why
                        on:click=move |_| desk.get_value().open_hint(place)
                    >
                        <span class="hint-no">{place + 1}</span>
                        {sign.map(icon)}
                        <span class="sr">{kind} ": " {title.clone()} ". " {why.clone()}</span>
                        <b aria-hidden="true">{title}</b>
                        <span class="sum" aria-hidden="true">
                            <span class="chance">{chance} "%"</span>
                            {first}
                            {rest.collect_view()}
                        </span>
                        <span class="step" aria-hidden="true">{reason}</span>
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
                <b>{words.hint()}</b>
                <span class="step">{below}</span>
            </span>
        </div>
        {cells}
    }
}

/// Buttons that close the hint and open its best action.
#[component]
pub fn HintEnd() -> impl IntoView {
    let desk = desk();
    let text = text();
    let Hinted { told } = hinted();
    let has_any =
        Memo::new(move |_| matches!(&*told.read(), Worded::Shown { best, .. } if !best.is_empty()));
    let best = move || {
        has_any.get().then(|| {
            view! {
                <button class="btn pri" type="button" on:click=move |_| desk.get_value().open_hint(0)>
                    <span>{text.hint().open_best()}</span> {cap("Enter")}
                </button>
            }
        })
    };
    view! {
        <div class="end">
            <button
                class="btn cancel"
                type="button"
                aria-label=text.hint().close()
                on:click=move |_| desk.get_value().close_hint()
            >
                {icon(Icon::Close)} <span>{text.controls().close()}</span> {cap("Escape")}
            </button>
            {best}
        </div>
    }
}

/// Returns the middle of an element's number: on its ring at the left if it has one, else on its upper edge.
fn badge_at(element: &Element) -> Option<(f64, f64)> {
    let ring = element.query_selector("[data-ring]").ok().flatten();
    match ring.and_then(|ring| area_of(&ring)) {
        Some(ring) => Some((ring.left, ring.top + ring.height / 2.0)),
        None => area_of(element).map(|area| (area.left + ON_EDGE.0, area.top - ON_EDGE.1)),
    }
}

/// Numbers of the hint's actions at every place on the table they involve.
#[component]
pub fn HintMarks() -> impl IntoView {
    let (Hinted { told }, desk) = (hinted(), desk());
    let window = desk.get_value().window();
    let marks = RwSignal::new(Vec::<(String, f64, f64)>::new());
    let place = move || {
        // The table may be gone by now.
        let Some(desk) = desk.try_get_value() else { return };
        // The hint lies over the dock.
        let covers = document().query_selector(HINT).ok().flatten().and_then(|it| area_of(&it));
        let placed = desk.marks_of_hint().into_iter().filter_map(|(spot, numbers)| {
            let element = spot.element()?;
            let (left, top) = badge_at(&element)?;
            let around = element.closest(window).ok()?.and_then(|window| area_of(&window));
            let is_in = |area: ScreenRect| {
                let (right, bottom) = (area.left + area.width, area.top + area.height);
                (area.left..right).contains(&left) && (area.top..bottom).contains(&top)
            };
            let is_seen = around.is_none_or(is_in) && !covers.is_some_and(is_in);
            is_seen.then_some((numbers, left, top))
        });
        marks.try_set(placed.collect());
    };
    Effect::new(move |_| {
        told.track();
        desk.get_value().track_shown();
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
