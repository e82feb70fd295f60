//! Viewpoints of a replay.

use leptos::prelude::*;

use super::player::Player;
use crate::scene::replay::Viewpoint;
use crate::text::text;
use crate::web::dialog::truth;

/// Returns the choice of viewpoints, side by side.
pub fn see_as(player: Player) -> AnyView {
    let words = text().replay();
    let film = player.film();
    let outline = film.outline();
    let offered = outline.viewpoints.clone();
    let alone = offered.len() == 1;
    let buttons = offered.into_iter().map(|from| {
        let who = match from {
            Viewpoint::Seat(seat) => outline.seats.get(seat.index()),
            Viewpoint::Onlooker | Viewpoint::Open => None,
        };
        let word = match (who, from) {
            (Some(who), _) => who.name.clone(),
            (None, Viewpoint::Open) => words.all_open().to_owned(),
            (None, _) => words.onlooker().to_owned(),
        };
        let label = word.clone();
        let colour = who.map(|who| (player.house.signs.mark)(who.colour, 13));
        let class = if colour.is_some() { "named" } else { "open" };
        view! {
            <button
                class=class
                type="button"
                aria-label=label
                aria-pressed=move || truth(player.from.get() == from)
                on:click=move |_| player.from.set(from)
            >
                {colour}
                <span class="nm">{word}</span>
            </button>
        }
    });
    let buttons = buttons.collect_view();
    let why = alone.then(|| view! { <span class="note why">{words.hidden()}</span> });
    view! {
        <div class="see-as">
            <span class="cap">{words.see_as()}</span>
            <div class="seg" role="group" aria-label=words.see_as() data-roving="line">
                {buttons}
            </div>
            {why}
        </div>
    }
    .into_any()
}
