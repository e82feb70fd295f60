//! Content of the list of saved matches.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::finder::Finder;
use super::menu::Menu;
use super::standing::{standing, state, when};
use super::tools::Tools;
use crate::archive::{MatchId, Moments};
use crate::page::games::games;
use crate::page::library::Library;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown};
use crate::record::company;
use crate::text::matches::{origin, show_more};
use crate::text::said::matches::Players;
use crate::text::{labels, text};
use crate::web::analysis::moments;
use crate::web::focus::after_drawing;
use crate::web::later::entries;

/// Number of matches that the page shows unasked.
pub const FEW: usize = 3;
/// Number of matches that are drawn of the whole list at first, and more at each wish.
const PORTION: usize = 12;
/// Number of matches that are drawn together, a step in each frame.
const STEP: usize = 3;

entries! {
    /// Lists the saved matches but the one above, with what finds and selects them.
    rest, fetch_list: fn list(library: Library, latest: Memo<Option<MatchId>>, whole: Signal<bool>, menu: Menu, sit_down: SitDown) -> AnyView {
        view! { <List library latest whole menu sit_down /> }.into_any()
    }
}

#[component]
fn List(
    library: Library,
    latest: Memo<Option<MatchId>>,
    /// Whether the whole list is shown, with its tools.
    #[prop(into)]
    whole: Signal<bool>,
    menu: Menu,
    sit_down: SitDown,
) -> impl IntoView {
    let words = text().matches();
    let learned = StoredValue::new(moments());
    let limit = RwSignal::new(PORTION);
    let found = RwSignal::new(None::<BTreeSet<MatchId>>);
    let listed = Memo::new(move |_| {
        let (latest, found) = (latest.get(), found.get());
        let is_listed = |id: &MatchId| {
            Some(*id) != latest && found.as_ref().is_none_or(|found| found.contains(id))
        };
        library.with_all(|all| all.iter().map(Shelved::id).filter(is_listed).collect::<Vec<_>>())
    });
    let finder = Finder { found, chosen: RwSignal::new(None), listed };
    let shown = Memo::new(move |_| {
        let limit = if whole.get() { limit.get() } else { FEW };
        limit.min(listed.with(Vec::len))
    });
    let drawn = RwSignal::new(STEP);
    let is_drawn = Memo::new(move |_| drawn.get() >= shown.get());
    Effect::new(move |_| {
        drawn.track();
        if !is_drawn.get() {
            // The list may be gone by then.
            after_drawing(move || _ = drawn.try_update(|drawn| *drawn += STEP));
        }
    });
    let rows = move || {
        let mut ids = listed.get();
        ids.truncate(shown.get().min(drawn.get()));
        ids.into_iter().filter_map(|id| untrack(|| library.find(id))).collect::<Vec<_>>()
    };
    let more = move || {
        let hidden = listed.with(Vec::len).saturating_sub(shown.get());
        (whole.get() && hidden > 0 && is_drawn.get()).then(|| {
            view! {
                <button
                    class="btn more"
                    type="button"
                    on:click=move |_| limit.update(|limit| *limit += PORTION)
                >
                    {show_more(hidden.min(PORTION), hidden)}
                </button>
            }
        })
    };
    let row = move |shelved| {
        view! { <Row shelved=library.follow(shelved) learned finder menu sit_down /> }
    };
    let none = move || found.with(Option::is_some) && listed.with(Vec::is_empty);
    view! {
        {move || whole.get().then(|| view! { <Tools library finder /> })}
        <ul role="list">
            <For each=rows key=Shelved::id children=row />
        </ul>
        {more}
        <p class="muted none" role="status">
            {move || none().then_some(words.none_found())}
        </p>
    }
}

#[component]
fn Row(
    shelved: Memo<Shelved>,
    learned: StoredValue<Moments>,
    finder: Finder,
    menu: Menu,
    sit_down: SitDown,
) -> impl IntoView {
    let (setup, words, games) = (text().setup(), text().matches(), games());
    let about = move || {
        shelved.with(|shelved| {
            let head = &shelved.head;
            let (persons, bots) = company(&head.outline.seats);
            let from = head.origin.as_ref().map(origin);
            let players = Some(words.players(Players { persons, bots }));
            let open = learned.with_value(|learned| learned.open(shelved.id()));
            let open = (open > 0).then(|| text().analysis().moments(open));
            let about = [Some(state(shelved)), shelved.assisted(), open, players, from];
            about.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        })
    };
    let only_here = move || {
        let word = shelved.with(Shelved::not_saved)?;
        Some(view! { <b class="bad">{word}</b> " · " })
    };
    let why = StoredValue::new(format!("why-{}", shelved.read_untracked().id()));
    let why_id = move || why.get_value();
    let is_closed = move || shelved.with(|it| !it.is_playable());
    let trouble = move || {
        let trouble = shelved.with(|shelved| shelved.trouble.as_ref().map(|trouble| trouble()));
        trouble.map(|trouble| view! { <p class="bad" id=why_id>{trouble}</p> })
    };
    let go =
        move || shelved.with(|it| if it.is_over() { setup.see_score() } else { setup.resume() });
    // Until it is loaded, its space is reserved.
    let picture = move || {
        let part = shelved.with(|shelved| {
            let part = games.part(shelved.game());
            part.filter(|_| shelved.glance.is_some()).map(|part| part.small_picture(shelved))
        });
        let space = || {
            view! { <svg class="map small" viewBox="0 0 1000 460" aria-hidden="true"></svg> }
                .into_any()
        };
        part.unwrap_or_else(space)
    };
    let id = untrack(|| shelved.with(Shelved::id));
    let is_chosen = move || finder.chosen.with(|it| it.as_ref().is_some_and(|it| it.contains(&id)));
    let is_choosing = Memo::new(move |_| finder.chosen.with(Option::is_some));
    let choose = move |_| {
        let turn = |chosen: &mut BTreeSet<_>| chosen.remove(&id) || chosen.insert(id);
        finder.chosen.update(|chosen| _ = chosen.as_mut().map(turn));
    };
    let pick = move || {
        is_choosing.get().then(|| {
            view! {
                <label class="pick">
                    <input
                        type="checkbox"
                        aria-label=move || words.select_one(&shelved.with(Shelved::title))
                        prop:checked=is_chosen
                        on:change=choose
                    />
                </label>
            }
        })
    };
    view! {
        <li class="match" class:chosen=is_chosen>
            {pick}
            {picture}
            <div class="about">
                <h3 translate="no">{move || shelved.with(Shelved::title)}</h3>
                <p>{only_here} {about}</p>
                {trouble}
            </div>
            <div class="standing" data-game=shelved.read_untracked().game().to_owned()>
                    {move || shelved.with(standing)}
                </div>
            <span class="when muted">{move || shelved.with(when)}</span>
            <button
                class="btn"
                type="button"
                aria-label=move || labels::said_of(go(), &shelved.with(Shelved::title))
                aria-disabled=move || is_closed().then_some("true")
                aria-describedby=move || is_closed().then(why_id)
                on:click=move |_| {
                    if untrack(|| !is_closed()) {
                        sit_down.run(Seated::kept(shelved.get_untracked()));
                    }
                }
            >
                {go}
            </button>
            {menu.button(shelved)}
        </li>
    }
}
