//! Hints: the best actions for the person at the screen, in place of the preview, and their numbers on
//! the table.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::art::{Icon, icon};
use super::dialog::{Ask, cap, fresh_id};
use super::focus::after_drawing;
use super::house::{house, play};
use super::places::{Spot, area_of};
use super::screen::{Art, Screen};
use super::state::{Hint, Table};
use super::tip::tip;
use crate::bots::outlook::percent;
use crate::scene::analysis::{Advised, Weighed};
use crate::scene::beside::ScreenRect;
use crate::text::said::hint::Says;
use crate::text::tip::Tip;
use crate::text::told::{and_then, reasons, rest_of_turn};
use crate::text::{labels, text};

/// Middle of a number from the upper left corner of what it belongs to, to the right and up, in pixels: on the edge, and
/// on nothing that is printed inside.
const ON_EDGE: (f64, f64) = (12.0, 8.0);
/// The part of the ribbon that has the hint.
const HINT: &str = ".rib > .body";
/// Height of the signs of costs and gains, in pixels.
const HEIGHT: u32 = 21;

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
            aria-label=words.hint()
            aria-pressed=move || is_open.get().to_string()
            aria-disabled=move || why.get().map(|_| "true")
            aria-describedby=move || why.get().map(|_| described.clone())
            on:click=move |_| play.get_value().ask_for_hint()
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
    let play = play();
    let words = text().hint();
    view! {
        <Ask
            open=house().panels.asking_hint
            title=words.ask_title()
            body=words.ask_body()
            yes=words.ask_yes()
            no=words.ask_no()
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
pub struct Best {
    /// Sign of its kind.
    pub sign: Option<Icon>,
    /// Kind of action.
    pub kind: String,
    /// What is done.
    pub title: String,
    /// Chance to win in percent.
    pub chance: u8,
    /// The rest of the turn, in its order.
    pub then: Vec<String>,
    /// The reasons for all of it; may be empty.
    reason: String,
}

impl Best {
    /// Returns the rest of the turn, and the reasons for all of it; may be empty.
    pub fn whole(&self) -> String {
        and_then(&self.then, self.reason.clone())
    }

    /// Returns the chance to win, and the reason if there is one.
    fn why(&self) -> String {
        let chance = text().hint().chance(self.chance);
        let reason = Some(self.whole()).filter(|reason| !reason.is_empty());
        labels::facts(std::iter::once(chance).chain(reason))
    }
}

/// The hint of the surrounding table, whatever the game.
#[derive(Clone, Copy)]
pub struct Hinted {
    told: Memo<Worded>,
    /// Opens the action at this place.
    open: Callback<usize>,
    /// Draws what each step of the turn at this place costs and brings, beginning with its action.
    sums: Callback<usize, Vec<AnyView>>,
    /// Returns all places that its actions involve, with their numbers.
    marks: Callback<(), Vec<(Spot, String)>>,
    /// Changes with what a phone shows of the table.
    moved: Signal<()>,
    /// Selector of elements that show only part of their content.
    window: &'static str,
}

/// Provides the hint of a table to everything below.
pub fn provide<G: Screen>(table: Table<G>) {
    let sums = move |place: usize| {
        let weighed = table.hint.with_untracked(|hint| hint.candidates().get(place).cloned());
        let view = table.view.get_untracked();
        let sum = |view: &G::View, action| G::art(Art::Sum(view, action, HEIGHT));
        let sums = weighed.map(|weighed| {
            let rest = rest_of_turn::<G>(&view, &weighed, &table.names());
            let rest = rest.iter().map(|step| sum(&step.view, step.action));
            std::iter::once(sum(&view, weighed.action)).chain(rest).collect()
        });
        sums.unwrap_or_default()
    };
    let marks = move |()| {
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
        let wanted = wanted.unwrap_or_default().into_iter();
        wanted.map(|(place, numbers)| (Spot::of::<G>(place), numbers)).collect()
    };
    provide_context(Hinted {
        told: Memo::new(move |_| tell(table)),
        open: Callback::new(move |place| table.open_hint(place)),
        sums: Callback::new(sums),
        marks: Callback::new(marks),
        moved: Signal::derive(move || table.small.track()),
        window: G::WINDOW,
    });
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

/// Returns the hint in words, following changes.
fn tell<G: Screen>(table: Table<G>) -> Worded {
    let told = match table.hint.get() {
        Hint::Closed => return Worded::Nothing,
        Hint::Thinking => return Worded::Thinking,
        Hint::Unavailable => return Worded::Unavailable,
        Hint::Shown(told) => told,
    };
    Worded::Shown { legal: told.legal, best: bests(table, &told) }
}

/// Returns the actions of an advice in words.
pub fn bests<G: Screen>(table: Table<G>, told: &Advised<G>) -> Vec<Best> {
    let (view, names) = (table.view.get_untracked(), table.names());
    let reasons = reasons::<G>(&told.candidates, &names);
    let best = |(weighed, reason): (&Weighed<G>, String)| {
        let draft = G::draft_of(weighed.action);
        let kind = draft.as_ref().and_then(G::kind);
        Best {
            sign: draft.as_ref().and_then(G::PARTS.action_icon),
            kind: G::kind_name(&view, kind),
            title: G::title(&view, weighed.action, &names),
            chance: percent(weighed.outlook.chance),
            then: rest_of_turn::<G>(&view, weighed, &names)
                .into_iter()
                .map(|step| step.title)
                .collect(),
            reason,
        }
    };
    told.candidates.iter().zip(reasons).map(best).collect()
}

/// Hint, in place of the current choice.
#[component]
pub fn HintCells() -> impl IntoView {
    let Hinted { told, open, sums, .. } = hinted();
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
                let mut sums = sums.run(place).into_iter();
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
                        on:click=move |_| open.run(place)
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
    let play = play();
    let text = text();
    let Hinted { told, open, .. } = hinted();
    let has_any =
        Memo::new(move |_| matches!(&*told.read(), Worded::Shown { best, .. } if !best.is_empty()));
    let best = move || {
        has_any.get().then(|| {
            view! {
                <button class="btn pri" type="button" on:click=move |_| open.run(0)>
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
                on:click=move |_| play.get_value().close_hint()
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
    let Hinted { told, marks: wanted, moved, window, .. } = hinted();
    let marks = RwSignal::new(Vec::<(String, f64, f64)>::new());
    let place = move || {
        // The table may be gone by now.
        let Some(wanted) = wanted.try_run(()) else { return };
        // The hint lies over the dock.
        let covers = document().query_selector(HINT).ok().flatten().and_then(|it| area_of(&it));
        let placed = wanted.into_iter().filter_map(|(spot, numbers)| {
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
        moved.get();
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
