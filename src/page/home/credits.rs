//! Who made the games, and where to find them in print.

use leptos::prelude::*;

use crate::page::games::{Known, all};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;

/// Button that shows who made the games.
#[component]
pub fn Credits() -> impl IntoView {
    let words = text().about();
    let is_open = RwSignal::new(false);
    view! {
        <section class="panel box made-by">
            <button class="btn full" type="button" on:click=move |_| is_open.set(true)>
                {icon(Icon::Book)}
                {words.games()}
            </button>
        </section>
        <Sheet open=is_open title=words.games().to_owned() class="dlg credits">
            {move || is_open.get().then(|| {
                view! {
                    <p class="muted">{words.games_note()}</p>
                    {all().iter().map(of_game).collect_view()}
                }
            })}
        </Sheet>
    }
}

fn of_game(known: &'static Known) -> impl IntoView {
    let cover = known.cover();
    let links = known.printed.iter().map(|&(site, address)| {
        view! {
            <a class="btn" href=address target="_blank" rel="noopener noreferrer">
                {icon(Icon::Link)}
                {site}
            </a>
        }
    });
    view! {
        <section>
            <h3>{cover.title}</h3>
            <p>{cover.credits}</p>
            <p class="row">{links.collect_view()}</p>
        </section>
    }
}
