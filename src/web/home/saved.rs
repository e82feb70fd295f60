//! The list of saved matches.

use leptos::prelude::*;

use super::library::{Library, Shelved};
use super::menu::Menu;
use super::{SitDown, standing, when};
use crate::scene::glance::company;
use crate::text::search::Query;
use crate::text::text;
use crate::web::art::{MiniMap, PieceColour};
use crate::web::dialog::SearchBox;
use crate::web::picture;

/// From so many matches on the list can be searched.
const MANY: usize = 5;

/// The list of saved matches but the one that stands above it.
#[component]
pub fn SavedMatches(
    library: Library,
    matches: Vec<Shelved>,
    /// How much room all of them take, in kilobytes.
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
            view! { <Row library shelved menu sit_down hidden=Signal::derive(hidden) /> }
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
    let names = shelved.kept.envelope.record.seats.iter().map(|seat| seat.name.as_str());
    let names: Vec<&str> = names.collect();
    format!("{} {}", shelved.title(), names.join(" "))
}

#[component]
fn Row(
    library: Library,
    shelved: Shelved,
    menu: Menu,
    sit_down: SitDown,
    hidden: Signal<bool>,
) -> impl IntoView {
    let text = text();
    let words = text.matches();
    let envelope = &shelved.kept.envelope;
    let (record, view) = (&envelope.record, &shelved.glance.view);
    let title = shelved.title();
    let (persons, bots) = company(record);
    let state = super::state(&shelved);
    let from = envelope.origin.as_ref().map(words.origin);
    let about = [Some(state), Some((words.players)(persons, bots)), from];
    let about: Vec<String> = about.into_iter().flatten().collect();
    let merchants = crate::games::council_of_4::board::City::ALL.map(|city| {
        let there = picture::standing(&view.table, &record.seats, city);
        (city, there.map(|one| one.colour).collect::<Vec<PieceColour>>())
    });
    let go = if shelved.glance.is_over() { text.setup().see_score } else { text.setup().resume };
    let trouble =
        shelved.kept.trouble.as_ref().map(|trouble| (text.storage().damage)(&trouble.what));
    let (opened, more) = (shelved.clone(), shelved.clone());
    view! {
        <li class="match" class:hidden=hidden>
            <MiniMap
                sides=view.table.sides
                merchants=Signal::stored(merchants.to_vec())
                queen=Signal::stored(Some(view.table.queen))
            />
            <div class="about">
                <h3>{title.clone()}</h3>
                <p>
                    {shelved.is_loose.then(|| view! { <b class="bad">{words.only_here}</b> " · " })}
                    {about.join(" · ")}
                </p>
                {trouble.map(|trouble| view! { <p class="bad">{trouble}</p> })}
            </div>
            <div class="standing">{standing(&shelved)}</div>
            <span class="when muted">{when(envelope.changed)}</span>
            <button
                class="btn"
                type="button"
                aria-label=format!("{go}: {title}")
                on:click=move |_| sit_down.run(library.sit_down(&opened))
            >
                {go}
            </button>
            {menu.button(more)}
        </li>
    }
}
