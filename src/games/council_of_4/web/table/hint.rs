//! Hints: the best actions for the person at the screen, in place of the receipt, and their numbers
//! on the table.

use leptos::ev;
use leptos::prelude::*;

use crate::bots::advice::Candidate;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::motive::Motive;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::scene::place::{Place, of_action};
use crate::games::council_of_4::text::motive::reason;
use crate::games::council_of_4::text::moves::{glance, group_name};
use crate::games::council_of_4::web::art::kind_icon;
use crate::games::council_of_4::web::places::{area_of, element_of};
use crate::games::council_of_4::web::state::{Hint, Table, table};
use crate::scene::analysis::Advised;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Ask, cap, fresh_id};
use crate::web::focus::after_drawing;
use crate::web::tip::tip;

/// The button that asks for a hint.
#[component]
pub fn HintButton() -> impl IntoView {
    let table = table();
    let words = text().hint();
    let why = Memo::new(move |_| table.no_hint());
    let is_open = Memo::new(move |_| table.hint.with(Hint::is_open));
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
            on:click=move |_| table.ask_for_hint()
        >
            {icon(Icon::Hint)}
            <span>{words.hint}</span>
            <span class="sr" id=id>
                {move || why.get()}
            </span>
        </button>
    }
}

/// Asks before a match is marked as assisted by its first hint.
#[component]
pub fn AskHint() -> impl IntoView {
    let table = table();
    let words = text().hint();
    view! {
        <Ask
            open=table.house.panels.asking_hint
            title=words.ask_title
            body=words.ask_body
            yes=words.ask_yes
            no=words.ask_no
            on_yes=Callback::new(move |()| table.show_hint())
        />
    }
}

/// What to do and why, of each candidate.
fn lines(table: Table, told: &Advised<CouncilOf4>) -> Vec<(Action, String, String)> {
    let (view, names) = (table.view.get_untracked(), table.names());
    let line = |(place, candidate): (usize, &Candidate<Action, Motive>)| {
        let action = candidate.action;
        let title = glance(&view, action, None, &names).title;
        (action, title, reason(&view, candidate, place == 0, &names))
    };
    told.candidates.iter().enumerate().map(line).collect()
}

/// The hint, in place of what is picked.
#[component]
pub fn HintCells() -> impl IntoView {
    let table = table();
    let words = text().hint();
    let below = move || match table.hint.get() {
        Hint::Closed | Hint::Thinking => words.thinking.to_owned(),
        Hint::Unavailable => String::new(),
        Hint::Shown(told) if told.legal == 1 => words.only_one.to_owned(),
        Hint::Shown(told) => (words.best_of)(told.candidates.len(), told.legal),
    };
    let cells = move || match table.hint.get() {
        Hint::Closed | Hint::Thinking => ().into_any(),
        Hint::Unavailable => view! { <div class="cell say why">{words.no_thread}</div> }.into_any(),
        Hint::Shown(told) => {
            let view = table.view.get_untracked();
            let cell = |(place, (action, title, why)): (usize, (Action, String, String))| {
                let kind = Kind::of(action);
                view! {
                    <button
                        class="cell hint"
                        type="button"
                        on:click=move |_| table.open_hint(place)
                    >
                        <span class="hint-no">{place + 1}</span>
                        {kind.map(|kind| icon(kind_icon(kind)))}
                        <span>
                            <span class="sr">{group_name(&view, kind)} ": "</span>
                            <b>{title}</b>
                            <span class="step">{why}</span>
                        </span>
                    </button>
                }
            };
            lines(table, &told).into_iter().enumerate().map(cell).collect_view().into_any()
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

/// The button that takes the hint away.
#[component]
pub fn HintEnd() -> impl IntoView {
    let table = table();
    let text = text();
    view! {
        <div class="end">
            <button
                class="btn cancel"
                type="button"
                aria-label=text.hint().close
                on:click=move |_| table.close_hint()
            >
                {icon(Icon::Close)} <span>{text.controls().close}</span> {cap("Escape")}
            </button>
        </div>
    }
}

/// What a screen reader hears of the hint.
pub fn spoken(table: Table) -> String {
    let words = text().hint();
    match table.hint.get() {
        Hint::Closed => String::new(),
        Hint::Thinking => words.thinking.to_owned(),
        Hint::Unavailable => words.no_thread.to_owned(),
        Hint::Shown(told) => {
            let says = |(place, (_, title, why)): (usize, (Action, String, String))| {
                (words.says)(place + 1, &title, &why)
            };
            let lines: Vec<String> =
                lines(table, &told).into_iter().enumerate().map(says).collect();
            lines.join(" ")
        }
    }
}

/// The numbers of the hint's actions on everything that they are put together with.
#[component]
pub fn HintMarks() -> impl IntoView {
    let table = table();
    let marks = RwSignal::new(Vec::<(String, f64, f64)>::new());
    let place = move || {
        let wanted = table.hint.try_with_untracked(|hint| {
            let mut wanted = Vec::<(Place, String)>::new();
            for (number, candidate) in (1..).zip(hint.candidates()) {
                for place in of_action(candidate.action) {
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
            // A city may be where the map is not shown.
            let around = element.closest(".mapbox").ok()?.and_then(|map| area_of(&map));
            let is_seen = around.is_none_or(|map| {
                let (right, bottom) = (map.left + map.width, map.top + map.height);
                (map.left..right).contains(&area.left) && (map.top..bottom).contains(&area.top)
            });
            is_seen.then_some((numbers, area.left, area.top))
        });
        marks.try_set(placed.collect());
    };
    Effect::new(move |_| {
        table.hint.track();
        table.small.tab.track();
        table.small.viewport.track();
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
