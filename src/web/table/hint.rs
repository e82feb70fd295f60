//! Hints: the best actions for the person at the screen, in place of the receipt, and their numbers
//! on the table.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::desk;
use super::ribbon::kind_icon;
use crate::bots::advice::Candidate;
use crate::bots::desk::Wanted;
use crate::bots::motive::Motive;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::view::View;
use crate::scene::Kind;
use crate::scene::place::{Place, of_action};
use crate::scene::viewport::{Part, Viewport};
use crate::session::Session;
use crate::text::motive::reason;
use crate::text::moves::{glance, group_name};
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::bot::{Purpose, Told};
use crate::web::desk::Desk;
use crate::web::dialog::{Ask, cap, fresh_id};
use crate::web::focus::{self, after_drawing};
use crate::web::places::{area_of, element_of};
use crate::web::tab::tab_of;
use crate::web::tip::tip;

/// So many iterations of search go into a hint.
const ITERATIONS: u32 = 10_000;

/// What is known of the best actions.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint {
    /// Nobody asked.
    #[default]
    Closed,
    /// They are being found.
    Thinking,
    /// Here they are.
    Shown(Arc<Told>),
    /// There are no bots to ask.
    Unavailable,
}

impl Hint {
    /// Whether somebody asked.
    pub fn is_open(&self) -> bool {
        *self != Hint::Closed
    }

    /// The best actions, as far as they are known.
    fn candidates(&self) -> &[Candidate<Action, Motive>] {
        match self {
            Hint::Shown(told) => &told.candidates,
            Hint::Closed | Hint::Thinking | Hint::Unavailable => &[],
        }
    }
}

impl Desk {
    /// How many actions the hint shows.
    pub fn hints(&self) -> usize {
        self.hint.with_untracked(|hint| hint.candidates().len())
    }

    /// Why there is no hint now.
    pub fn no_hint(&self) -> Option<&'static str> {
        let words = text().hint();
        if self.is_elsewhere() {
            Some(text().storage().elsewhere)
        } else if self.is_gated() {
            Some(words.not_here)
        } else if self.view.with(View::decides) {
            None
        } else {
            Some(words.not_your_turn)
        }
    }

    /// Shows the best actions, or takes them away again; asks first if the match is not yet marked
    /// as assisted.
    pub fn ask_for_hint(&self) {
        if self.hint.with_untracked(Hint::is_open) {
            self.close_hint();
        } else if let Some(no) = untrack(|| self.no_hint()) {
            self.note.set(Some(no.to_owned()));
        } else if self.assisted.get_untracked() {
            self.show_hint();
        } else {
            self.asking_hint.set(true);
        }
    }

    /// Marks the match as assisted and shows the best actions.
    fn show_hint(&self) {
        let desk = *self;
        // While it was asked whether, another tab may have taken the match over.
        if let Some(no) = untrack(|| desk.no_hint()) {
            desk.note.set(Some(no.to_owned()));
            return;
        }
        desk.assist();
        desk.note.set(None);
        desk.list.set(None);
        let played = desk.session.with_untracked(Session::played);
        let Some(course) = desk.session.with_untracked(|session| session.course_at(played)) else {
            return;
        };
        desk.hint.set(Hint::Thinking);
        let wanted = Wanted::Advice { iterations: ITERATIONS, about: None };
        let told = move |told: Option<Told>| {
            // The table may be gone, or nobody may want to know any more.
            if desk.hint.try_with_untracked(Hint::is_open) == Some(true) {
                if let Some(first) = told.as_ref().and_then(|told| told.candidates.first()) {
                    desk.turn_to(&of_action(first.action));
                }
                let hint = told.map_or(Hint::Unavailable, |told| Hint::Shown(Arc::new(told)));
                desk.hint.set(hint);
            }
        };
        desk.bots.with_value(|bots| bots.consult(Purpose::Advice, wanted, &course, |_| {}, told));
    }

    /// Turns a narrow screen to where something is.
    fn turn_to(&self, places: &[Place]) {
        if let Some(tab) = places.iter().find_map(|&place| tab_of(place)) {
            self.tab.set(tab);
        }
        let city = places.iter().find_map(|&place| match place {
            Place::City(city) => Some(city),
            _ => None,
        });
        if let Some(city) = city {
            self.viewport.set(Viewport::of(Part::Around(city.region())));
        }
    }

    /// Takes the hint away.
    pub fn close_hint(&self) {
        if self.hint.with_untracked(Hint::is_open) {
            focus::let_go(".rib > *");
            self.bots.with_value(|bots| bots.forget(Purpose::Advice));
            self.hint.set(Hint::Closed);
        }
    }

    /// Opens one of the hint's actions with all of its steps filled. Nothing is done yet.
    pub fn open_hint(&self, place: usize) {
        let action = self
            .hint
            .with_untracked(|hint| hint.candidates().get(place).map(|candidate| candidate.action));
        let Some(action) = action else { return };
        self.close_hint();
        if action == Action::EndTurn {
            focus::to_first("[data-place=end-turn] button, button[data-place=end-turn]");
        } else {
            focus::to_first(".rib, .rib [role=status]");
            self.open(action);
        }
    }
}

/// The button that asks for a hint.
#[component]
pub fn HintButton() -> impl IntoView {
    let desk = desk();
    let words = text().hint();
    let why = Memo::new(move |_| desk.no_hint());
    let is_open = Memo::new(move |_| desk.hint.with(Hint::is_open));
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
            on:click=move |_| desk.ask_for_hint()
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
    let desk = desk();
    let words = text().hint();
    view! {
        <Ask
            open=desk.asking_hint
            title=words.ask_title
            body=words.ask_body
            yes=words.ask_yes
            no=words.ask_no
            on_yes=Callback::new(move |()| desk.show_hint())
        />
    }
}

/// What to do and why, of each candidate.
fn lines(desk: Desk, told: &Told) -> Vec<(Action, String, String)> {
    let (view, names) = (desk.view.get_untracked(), desk.names());
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
    let desk = desk();
    let words = text().hint();
    let below = move || match desk.hint.get() {
        Hint::Closed | Hint::Thinking => words.thinking.to_owned(),
        Hint::Unavailable => String::new(),
        Hint::Shown(told) if told.legal == 1 => words.only_one.to_owned(),
        Hint::Shown(told) => (words.best_of)(told.candidates.len(), told.legal),
    };
    let cells = move || match desk.hint.get() {
        Hint::Closed | Hint::Thinking => ().into_any(),
        Hint::Unavailable => view! { <div class="cell say why">{words.no_thread}</div> }.into_any(),
        Hint::Shown(told) => {
            let view = desk.view.get_untracked();
            let cell = |(place, (action, title, why)): (usize, (Action, String, String))| {
                let kind = Kind::of(action);
                view! {
                    <button
                        class="cell hint"
                        type="button"
                        on:click=move |_| desk.open_hint(place)
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
            lines(desk, &told).into_iter().enumerate().map(cell).collect_view().into_any()
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
    let desk = desk();
    let text = text();
    view! {
        <div class="end">
            <button
                class="btn cancel"
                type="button"
                aria-label=text.hint().close
                on:click=move |_| desk.close_hint()
            >
                {icon(Icon::Close)} <span>{text.table().close}</span> {cap("Escape")}
            </button>
        </div>
    }
}

/// What a screen reader hears of the hint.
pub fn spoken(desk: Desk) -> String {
    let words = text().hint();
    match desk.hint.get() {
        Hint::Closed => String::new(),
        Hint::Thinking => words.thinking.to_owned(),
        Hint::Unavailable => words.no_thread.to_owned(),
        Hint::Shown(told) => {
            let says = |(place, (_, title, why)): (usize, (Action, String, String))| {
                (words.says)(place + 1, &title, &why)
            };
            let lines: Vec<String> = lines(desk, &told).into_iter().enumerate().map(says).collect();
            lines.join(" ")
        }
    }
}

/// The numbers of the hint's actions on everything that they are put together with.
#[component]
pub fn HintMarks() -> impl IntoView {
    let desk = desk();
    let marks = RwSignal::new(Vec::<(String, f64, f64)>::new());
    let place = move || {
        let wanted = desk.hint.try_with_untracked(|hint| {
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
        desk.hint.track();
        desk.tab.track();
        desk.viewport.track();
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
