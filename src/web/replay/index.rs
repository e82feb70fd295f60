//! The log of the whole match as an index: the current entry is marked, later ones are dimmed, and a
//! press leads to any of them. A search filters them.

use std::ops::Range;
use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use web_sys::HtmlElement;

use super::player::{Player, player};
use super::points::PointsIndex;
use crate::record::SeatRecord;
use crate::scene::replay::{Step, Stop, Unit};
use crate::scene::unrolled::Unrolled;
use crate::text::said::replay::Replay;
use crate::text::search::Query;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{SearchBox, truth};
use crate::web::focus::{after_drawing, all, focus};
use crate::web::places::area_of;

/// Part of the list kept in sight around the current entry, in pixels.
const AROUND: f64 = 60.0;

/// The whole log.
#[component]
pub fn Index() -> impl IntoView {
    let player = player();
    let text = text();
    let list = NodeRef::<html::Div>::new();
    let search = Search::new(player);
    // Whether the points replace the log, if there is no room for both.
    let points = RwSignal::new(false);
    let shown = Selector::new(move || player.at.get());
    let now = Selector::new(move || player.turn().map_or(0, |stop| stop.turn));
    Effect::new(move |_| {
        // The tab may just have opened, or the list may have been drawn again.
        player.at.track();
        player.from.track();
        player.desk.get_value().tab();
        player.house.panels.log.track();
        after_drawing(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                keep_in_sight(&list);
            }
        });
    });
    // Turns with something found, of a long match those around the current one.
    let unrolled = RwSignal::new(Unrolled::default());
    let turns = Memo::new(move |_| {
        let film = player.film();
        let stops = film.outline().stops.iter().enumerate();
        let found = stops.filter(|(_, stop)| search.finds_any(stop.at..stop.at + stop.actions));
        Arc::new(found.map(|(turn, _)| turn).collect::<Vec<_>>())
    });
    let drawn = Memo::new(move |_| {
        let turns = turns.read();
        let place = turns.partition_point(|&other| other < player.stop.get());
        unrolled.get().around(place, turns.len())
    });
    let earlier = Memo::new(move |_| drawn.read().start);
    let later = Memo::new(move |_| turns.read().len() - drawn.read().end);
    let unroll = move || unrolled.update(|unrolled| *unrolled = unrolled.further());
    let more = move |rest: Memo<usize>, word: fn(Replay, usize) -> String| {
        view! {
            <Show when=move || { rest.get() > 0 }>
                <button class="lk older" type="button" on:click=move |_| unroll()>
                    {move || word(text.replay(), rest.get())}
                </button>
            </Show>
        }
    };
    let is_over = player.film().outline().is_over;
    let end = if is_over { text.replay().end() } else { text.replay().now() };
    let end = entry_button(search, player.actions, shown.clone(), end.into_any());
    let entries = move || {
        let from = player.from.get();
        let (shown, now) = (shown.clone(), now.clone());
        let of_turn = move |turn: usize| {
            let film = player.film();
            let outline = film.outline();
            let stop = *outline.stops.get(turn)?;
            let colour = player.mark(stop.seat, 11);
            let title = turn_title(&outline.seats, stop);
            let entries = (stop.at..stop.at + stop.actions).rev().filter_map(|at| {
                let line = film.line(at, from)?;
                let body = view! {
                    {line.sentence}
                    " "
                    {(line.gains)(16)}
                };
                Some(entry_button(search, at, shown.clone(), body.into_any()))
            });
            let now = now.clone();
            Some(view! {
                <div class="of-turn" data-now=move || now.selected(&stop.turn).then_some("")>
                    <p class="turn">{colour} {title}</p>
                    {entries.collect_view()}
                </div>
            })
        };
        // The newest first, as in the log of a table.
        let each = move || {
            let turns = turns.read();
            let drawn = turns.get(drawn.get()).unwrap_or_default();
            drawn.iter().rev().copied().collect::<Vec<_>>()
        };
        view! { <For each key=|turn| *turn children=of_turn /> }
    };
    view! {
        <section
            class="panel log index"
            aria-label=text.table().log()
            data-points=move || (points.get() && search.found.read().is_none()).then_some("")
        >
            <div class="row">
                <span class="cap">{text.table().log()}</span>
                <SearchField search list />
                <button
                    class="ib"
                    type="button"
                    aria-label=text.score().chart()
                    aria-pressed=move || truth(points.get())
                    on:click=move |_| points.update(|points| *points = !*points)
                >
                    {icon(Icon::Chart)}
                </button>
            </div>
            <PointsIndex />
            <div
                class="list"
                role="group"
                aria-label=text.table().log()
                node_ref=list
                on:keydown=move |event| pressed(&event, search, list)
            >
                {end}
                {more(later, Replay::later)}
                {entries}
                {more(earlier, Replay::earlier)}
                <p class="muted none" hidden=move || search.finds_any(0..usize::MAX)>
                    {text.replay().found(0)}
                </p>
            </div>
        </section>
    }
}

fn turn_title(seats: &[SeatRecord], stop: Stop) -> String {
    let name = seats.get(stop.seat.index()).map(SeatRecord::named).unwrap_or_default();
    text().labels().turn_of(stop.turn, &name)
}

/// Search in the log.
#[derive(Clone, Copy)]
struct Search {
    player: Player,
    wanted: RwSignal<String>,
    /// Moments found, in order; `None` without a search.
    found: Memo<Option<Arc<Vec<usize>>>>,
}

impl Search {
    fn new(player: Player) -> Search {
        let wanted = RwSignal::new(String::new());
        let told = Memo::new(move |_| Arc::new(told(player)));
        let found = Memo::new(move |_| {
            let query = Query::new(&wanted.read());
            let told = (!query.is_empty()).then(|| told.get())?;
            let hits = told.iter().enumerate().filter(|(_, told)| {
                let (turn, sentence) = told;
                query.occurs([turn.as_str(), sentence.as_str()].into_iter())
            });
            Some(Arc::new(hits.map(|(at, _)| at).collect()))
        });
        Search { player, wanted, found }
    }

    /// Whether it finds any of these moments.
    fn finds_any(&self, moments: Range<usize>) -> bool {
        self.found.with(|found| {
            found.as_ref().is_none_or(|found| {
                let next = found.partition_point(|at| *at < moments.start);
                found.get(next).is_some_and(|at| *at < moments.end)
            })
        })
    }

    /// Goes to the first moment found from here on, else to the last before.
    fn go_to_hit(&self) {
        let at = self.player.at.get_untracked();
        let found = self.found.get_untracked().unwrap_or_default();
        let next = found.iter().find(|found| **found >= at).or(found.last());
        if let Some(next) = next.filter(|next| **next != at) {
            self.player.stop_playing();
            self.player.go_to(*next);
        }
    }

    /// Goes to the previous or next moment found.
    fn step(&self, back: bool) {
        let player = self.player;
        let Some(found) = self.found.get_untracked() else {
            let unit = Unit::Action;
            player.step(if back { Step::Previous(unit) } else { Step::Next(unit) });
            return;
        };
        let at = player.at.get_untracked();
        let next = if back {
            found.iter().rev().find(|found| **found < at)
        } else {
            found.iter().find(|found| **found > at)
        };
        if let Some(next) = next {
            player.go_to(*next);
        }
    }
}

/// Returns each action's log entry, as the title of its turn and a sentence.
fn told(player: Player) -> Vec<(String, String)> {
    let from = player.from.get();
    let film = player.film();
    let outline = film.outline();
    let told = |at| {
        let sentence = film.line(at, from).map(|line| line.sentence);
        let stop = outline.stops.get(outline.stop_of(at));
        let turn = stop.map(|&stop| turn_title(&outline.seats, stop));
        (turn.unwrap_or_default(), sentence.unwrap_or_default())
    };
    (0..player.actions).map(told).collect()
}

/// Search field. Enter and the down arrow lead to the results, Escape clears it.
#[component]
fn SearchField(search: Search, list: NodeRef<html::Div>) -> impl IntoView {
    let words = text().replay();
    let to_list = move || {
        after_drawing(move || {
            if let Some(entry) = list.try_get_untracked().flatten().as_deref().and_then(current) {
                focus(&entry);
            }
        });
    };
    let pressed = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "Enter" | "ArrowDown" => {
                search.go_to_hit();
                to_list();
            }
            "Escape" => {
                search.wanted.set(String::new());
                to_list();
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let count =
        move || search.found.with(|found| found.as_ref().map(|found| words.found(found.len())));
    view! {
        <SearchBox label=search.player.desk.get_value().cover().search value=search.wanted on:keydown=pressed />
        <span class="sr" role="status">
            {count}
        </span>
    }
}

/// Returns an entry as a button; Tab stops at the current one.
fn entry_button(search: Search, at: usize, shown: Selector<usize>, body: AnyView) -> AnyView {
    let player = search.player;
    // The pointer may leave after the replay has gone.
    let (film, lit) = (player.film(), player.house.showing.lit);
    let is_current = {
        let shown = shown.clone();
        move || shown.selected(&at)
    };
    view! {
        <button
            class="entry"
            type="button"
            hidden=move || !search.finds_any(at..at + 1)
            tabindex=move || if shown.selected(&at) { "0" } else { "-1" }
            aria-current=move || is_current().then_some("step")
            on:click=move |_| {
                player.stop_playing();
                player.go_to(at);
            }
            on:pointerenter=move |_| lit.set(film.named(at, player.from.get_untracked()))
            on:pointerleave=move |_| _ = lit.try_set(Vec::new())
        >
            <span>{body}</span>
        </button>
    }
    .into_any()
}

fn current(list: &HtmlElement) -> Option<HtmlElement> {
    use wasm_bindgen::JsCast;
    all(list, "[aria-current]").into_iter().next()?.dyn_into().ok()
}

/// Scrolls only the list, and only if necessary.
fn keep_in_sight(list: &HtmlElement) {
    let Some(entry) = current(list) else { return };
    let (Some(entry), Some(room)) = (area_of(&entry), area_of(list)) else { return };
    let above = entry.top - room.top - AROUND;
    let below = entry.top + entry.height + AROUND - room.top - room.height;
    let by = if above < 0.0 { above } else { below.max(0.0) };
    list.set_scroll_top(list.scroll_top() + by as i32);
}

/// Moves from entry to entry with the arrows; the newer ones are above.
fn pressed(event: &KeyboardEvent, search: Search, list: NodeRef<html::Div>) {
    match event.key().as_str() {
        "ArrowUp" => search.step(false),
        "ArrowDown" => search.step(true),
        "PageUp" => search.player.step(Step::Next(Unit::Turn)),
        "PageDown" => search.player.step(Step::Previous(Unit::Turn)),
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
    after_drawing(move || {
        let list = list.try_get_untracked().flatten();
        if let Some(entry) = list.as_deref().and_then(current) {
            focus(&entry);
        }
    });
}
