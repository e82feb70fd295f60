//! What finds and selects saved matches in the list.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::finder::Finder;
use super::statistics::Statistics;
use crate::page::games;
use crate::page::library::Library;
use crate::page::results;
use crate::page::shelved::Shelved;
use crate::text::search::Query;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{SearchBox, Segments, Select, Sheet};
use crate::web::focus::{after_drawing, to_first};

/// Number of matches from which the list can be searched.
const MANY: usize = 5;

/// State of the matches to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Any,
    Going,
    Over,
}

/// The search, the filters and the selection.
#[component]
pub fn Tools(library: Library, finder: Finder) -> impl IntoView {
    let words = text().finding();
    let wanted = RwSignal::new(String::new());
    let state = RwSignal::new(State::Any);
    // Place of a game in `games::all()`, after that of any.
    let game = RwSignal::new(0_usize);
    let is_many = Memo::new(move |_| library.with_all(|all| all.len() > MANY));
    let find = move || {
        let (query, state, game) = (Query::new(&wanted.read()), state.get(), game.get());
        let game = game.checked_sub(1).map(|at| games::all()[at].name);
        let is_found = |shelved: &&Shelved| {
            let is_in_state = match state {
                State::Any => true,
                State::Going => !shelved.is_over(),
                State::Over => shelved.is_over(),
            };
            is_in_state
                && game.is_none_or(|game| shelved.game() == game)
                && (query.is_empty() || query.occurs(std::iter::once(&*searched_in(shelved))))
        };
        let is_filtered = state != State::Any || game.is_some() || !query.is_empty();
        is_filtered
            .then(|| library.with_all(|all| all.iter().filter(is_found).map(Shelved::id).collect()))
    };
    Effect::new(move |_| finder.found.set(find()));
    on_cleanup(move || {
        // The list may be gone as well.
        finder.found.try_set(None);
        finder.chosen.try_set(None);
    });
    let states =
        vec![(State::Any, words.any()), (State::Going, words.going()), (State::Over, words.over())];
    let games = games::all().iter().map(|known| known.cover().title);
    let games = std::iter::once(words.any_game()).chain(games);
    let games: Vec<_> = games.map(str::to_owned).enumerate().collect();
    let filters = move || {
        is_many.get().then(|| {
            view! {
                <SearchBox label=words.search() value=wanted />
                <Segments label=words.state() options=states.clone() value=state />
                {(games::all().len() > 1)
                    .then(|| view! { <Select label=words.game() options=games.clone() value=game /> })}
            }
        })
    };
    let is_choosing = Memo::new(move |_| finder.chosen.with(Option::is_some));
    let has_several = Memo::new(move |_| finder.listed.with(Vec::len) > 1);
    let choose = move || {
        if !has_several.get() && !is_choosing.get() {
            ().into_any()
        } else if is_choosing.get() {
            view! { <Chosen library finder /> }.into_any()
        } else {
            view! {
                <button
                    class="btn"
                    type="button"
                    on:click=move |_| {
                        finder.chosen.set(Some(BTreeSet::new()));
                        after_drawing(|| _ = to_first(".saved .tools .all"));
                    }
                >
                    {words.select()}
                </button>
            }
            .into_any()
        }
    };
    let counting = RwSignal::new(false);
    let has_results = Memo::new(move |_| library.has_results());
    let statistics = move || {
        (has_results.get() && !is_choosing.get()).then(|| {
            view! {
                <button class="btn" type="button" on:click=move |_| counting.set(true)>
                    {icon(Icon::Chart)}
                    {words.statistics()}
                </button>
            }
        })
    };
    view! {
        <div class="tools">
            {filters}
            <div class="deeds">{choose} {statistics}</div>
        </div>
        <Sheet open=counting title=words.statistics().to_owned() class="dlg statistics">
            {move || counting.get().then(|| view! { <Statistics library /> })}
        </Sheet>
    }
}

fn searched_in(shelved: &Shelved) -> String {
    let names = shelved.head.outline.seats.iter().map(|seat| seat.name.as_str());
    let names: Vec<&str> = names.collect();
    format!("{} {}", shelved.title(), names.join(" "))
}

/// Selected matches, and what is done with them.
#[component]
fn Chosen(library: Library, finder: Finder) -> impl IntoView {
    let words = text().finding();
    let asking = RwSignal::new(false);
    let count =
        Memo::new(move |_| finder.chosen.with(|chosen| chosen.as_ref().map_or(0, BTreeSet::len)));
    let listed = move || finder.listed.with(Vec::len);
    let delete = move |_| {
        asking.set(false);
        // Once the question is gone, since what asked it may go as well.
        after_drawing(move || {
            let chosen = finder.chosen.try_update(Option::take).flatten().unwrap_or_default();
            results::delete(library, &chosen);
            after_drawing(|| _ = to_first(".home .done .btn"));
        });
    };
    view! {
        <button
            class="btn all"
            type="button"
            on:click=move |_| finder.chosen.set(Some(finder.listed.get_untracked().into_iter().collect()))
        >
            {move || words.select_all(listed())}
        </button>
        <button
            class="btn"
            type="button"
            aria-disabled=move || (count.get() == 0).then_some("true")
            aria-describedby=move || (count.get() == 0).then_some("none-chosen")
            on:click=move |_| asking.set(count.get_untracked() > 0)
        >
            {icon(Icon::Trash)}
            {move || words.delete_many(count.get())}
        </button>
        <button class="btn" type="button" on:click=move |_| finder.chosen.set(None)>
            {text().matches().cancel()}
        </button>
        <span class="why" id="none-chosen" role="status">
            {move || (count.get() == 0).then_some(words.none_chosen())}
        </span>
        <Sheet open=asking title=Signal::derive(move || words.delete_ask(count.get()))>
            <p class="ask">{words.delete_note()}</p>
            <footer>
                <button class="btn" type="button" on:click=move |_| asking.set(false)>
                    {text().matches().cancel()}
                </button>
                <button class="btn pri" type="button" on:click=delete>
                    {move || words.delete_many(count.get())}
                </button>
            </footer>
        </Sheet>
    }
}
