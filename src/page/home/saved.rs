//! The list of saved matches.

use leptos::prelude::*;

use super::menu::Menu;
use super::standing::{standing, when};
use crate::page::games::games;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown};
use crate::record::company;
use crate::text::search::Query;
use crate::text::text;
use crate::web::dialog::SearchBox;

/// Number of matches from which the list can be searched.
const MANY: usize = 5;

/// List of saved matches, without the one above it.
#[component]
pub fn SavedMatches(
    matches: Vec<Shelved>,
    /// Storage used by all of them, in kilobytes.
    kilobytes: usize,
    menu: Menu,
    sit_down: SitDown,
) -> impl IntoView {
    let words = text().matches();
    let wanted = RwSignal::new(String::new());
    let count = matches.len();
    let rows = matches
        .into_iter()
        .map(|shelved| {
            let searched = searched_in(&shelved);
            let hidden = move || {
                let query = Query::new(&wanted.read());
                !query.is_empty() && !query.occurs(std::iter::once(searched.as_str()))
            };
            view! { <Row shelved menu sit_down hidden=Signal::derive(hidden) /> }
        })
        .collect_view();
    view! {
        <section class="panel saved" aria-labelledby="saved-title">
            <header>
                <h2 id="saved-title">{words.title}</h2>
                <span class="muted">{(words.count)(count, kilobytes)}</span>
                <span class="sp"></span>
                {(count >= MANY)
                    .then(|| view! { <SearchBox label=words.search value=wanted /> })}
            </header>
            <ul role="list">{rows}</ul>
            <p class="muted none" role="status">{words.none_found}</p>
        </section>
    }
}

fn searched_in(shelved: &Shelved) -> String {
    let names = shelved.head.outline.seats.iter().map(|seat| seat.name.as_str());
    let names: Vec<&str> = names.collect();
    format!("{} {}", shelved.title(), names.join(" "))
}

#[component]
fn Row(shelved: Shelved, menu: Menu, sit_down: SitDown, hidden: Signal<bool>) -> impl IntoView {
    let text = text();
    let words = text.matches();
    let head = &shelved.head;
    let title = shelved.title();
    let (persons, bots) = company(&head.outline.seats);
    let state = shelved.state();
    let from = head.origin.as_ref().map(words.origin);
    let about = [Some(state), Some((words.players)(persons, bots)), from];
    let about: Vec<String> = about.into_iter().flatten().collect();
    let go = if shelved.is_over() { text.setup().see_score } else { text.setup().resume };
    let trouble = shelved.trouble.as_ref().map(|trouble| trouble());
    let games = games();
    let drawn = shelved.clone();
    // Until it is loaded, its space is reserved.
    let picture = move || match games.part(drawn.game()) {
        Some(part) if drawn.glance.is_some() => part.small_picture(&drawn),
        _ => view! { <svg class="map small" viewBox="0 0 1000 460" aria-hidden="true"></svg> }
            .into_any(),
    };
    let (opened, more) = (shelved.clone(), shelved.clone());
    view! {
        <li class="match" class:hidden=hidden>
            {picture}
            <div class="about">
                <h3>{title.clone()}</h3>
                <p>
                    {shelved.is_loose().then(|| view! { <b class="bad">{words.only_here}</b> " · " })}
                    {about.join(" · ")}
                </p>
                {trouble.map(|trouble| view! { <p class="bad">{trouble}</p> })}
            </div>
            <div class="standing">{standing(&shelved)}</div>
            <span class="when muted">{when(head.changed)}</span>
            <button
                class="btn"
                type="button"
                aria-label=format!("{go}: {title}")
                on:click=move |_| sit_down.run(Seated::kept(opened.clone()))
            >
                {go}
            </button>
            {menu.button(more)}
        </li>
    }
}
