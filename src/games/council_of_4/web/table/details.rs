//! Public details of a seat, on request: permits, tiles, and the origins of its points.

use leptos::prelude::*;

use super::standing::Sets;
use crate::games::council_of_4::rules::Cause;
use crate::games::council_of_4::rules::components::QUEENS_REWARDS;
use crate::games::council_of_4::scene::Place;
use crate::games::council_of_4::scene::standing::{Standing, Uses};
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip, sheet};
use crate::games::council_of_4::web::art::{
    Sign, crown, permit_chip, permit_class, permit_face, ring_badge, sign, tile_badge,
};
use crate::games::council_of_4::web::state::table;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::text::{labels, text};
use crate::web::dialog::{Sheet, truth};
use crate::web::later::{entry, part};
use crate::web::log::MovesOf;
use crate::web::tip::tip;

/// Public possessions of a seat, whose cities are marked on the map meanwhile.
#[component]
pub fn SeatDetails(
    seat: Seat,
    record: SeatRecord,
    /// Whether they are shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    let table = table();
    let owned = table.following.owned;
    let cities = move || {
        let merchants = table.view.with_untracked(|view| view.table.player(seat).merchants);
        merchants.iter().map(Place::City).collect::<Vec<_>>()
    };
    Effect::new(move |before: Option<bool>| {
        let is_open = open.get();
        if is_open {
            owned.set(cities());
        } else if before == Some(true) {
            owned.set(Vec::new());
        }
        is_open
    });
    // On a phone the map may be elsewhere.
    let to_map = Callback::new(move |()| {
        open.set(false);
        let cities = cities();
        table.view.with_untracked(|view| table.small.turn_to(&cities, view));
        table.following.point_at(cities);
    });
    let kind = match record.controller {
        Controller::Person => text().people().person().to_owned(),
        Controller::Bot(level) => text().table().bot(level),
    };
    view! {
        <Sheet open title=record.name hangs=true>
            {move || {
                let kind = kind.clone();
                open.get().then(|| part(move || possessions(seat, kind.clone(), to_map), None))
            }}
        </Sheet>
    }
}

entry! {
    /// Shows the public possessions of a seat, which is played by such a player.
    council_of_4_after, fetch_details: fn possessions(seat: Seat, kind: String, to_map: Callback<()>) -> AnyView {
        view! { <Possessions seat kind to_map /> }.into_any()
    }
}

#[component]
fn Possessions(
    seat: Seat,
    /// Who plays the seat.
    kind: String,
    /// Shows its cities on the map.
    to_map: Callback<()>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let words = text.sheet();
    let player = Memo::new(move |_| *table.view.get().table.player(seat));
    let score = Memo::new(move |_| {
        let scores = Standing::of(&table.view.get()).scores;
        scores.get(seat.index()).copied().unwrap_or_default()
    });
    let head = |title: String, aside: String| {
        view! {
            <p class="part">
                <span class="cap">{title}</span>
                <span class="muted">{aside}</span>
            </p>
        }
    };
    let ready = move || {
        let ready = player.get().ready;
        let rows = ready.iter().map(|permit| {
            let uses = table.view.with(|view| Uses::of(&view.table, seat, permit));
            view! {
                <div class="use">
                    <span
                        class=permit_class(permit)
                        role="img"
                        data-tip=tip(Tip::Of(Symbol::Permit))
                        aria-label=permit_label(permit, None)
                    >
                        {permit_face(permit, 22)}
                    </span>
                    <span>{sheet::uses(&uses)}</span>
                </div>
            }
        });
        let rows = rows.collect_view();
        (!ready.is_empty()).then(|| {
            view! {
                {head(text.board().your_permits(ready.len()), words.for_all().to_owned())}
                {rows}
            }
        })
    };
    let used = move || {
        let used = player.get().used;
        let chips = used.iter().map(|permit| permit_chip(permit, true));
        let chips = chips.collect_view();
        (!used.is_empty()).then(|| {
            view! {
                {head(text.board().used(used.len()), words.counts_at_end().to_owned())}
                <div class="row wrap chips">{chips}</div>
            }
        })
    };
    let merchants = move || {
        let player = player.get();
        let colours = table.view.with(|view| view.table.board);
        let cities = player.merchants.iter().map(|city| {
            view! { <span class="in-city">{ring_badge(colours.colour(city), 14)} {city.name()}</span> }
        });
        let cities = cities.collect_view();
        let left = text.pieces().merchants_left(player.merchants_left().into());
        view! {
            {head(words.merchants().to_owned(), left)}
            <div class="row wrap">{cities}</div>
        }
    };
    let tiles = move || {
        let player = player.get();
        let tiles = player.reward_tiles.iter().map(|tile| {
            view! {
                <span class="rew">
                    {tile_badge(tile, 18)} {text.pieces().tile(tile)} {sign(Sign::Vp, Some(tile.vp()), 22)}
                </span>
            }
        });
        let queens = player.queens_rewards.iter().map(|place| {
            view! {
                <span class="rew" data-tip=tip(Tip::Of(Symbol::QueensReward))>
                    {crown(18)} {text.pieces().place(place + 1)}
                    {sign(Sign::Vp, Some(QUEENS_REWARDS[place]), 22)}
                </span>
            }
        });
        let any = player.reward_tiles.iter().next().is_some();
        let (tiles, queens) = (tiles.collect_view(), queens.collect_view());
        let score = score.get();
        let of_tiles = [Cause::ColourTiles, Cause::RegionTiles, Cause::QueensRewards];
        let points = of_tiles.into_iter().map(|cause| score.of(cause)).sum();
        any.then(|| {
            view! {
                {head(text.board().tiles_taken().to_owned(), words.at_end(points))}
                <div class="row wrap">{tiles} {queens}</div>
            }
        })
    };
    let line = |class: &'static str, what: String, vp: u16| {
        view! { <li class=format!("row {class}")>{what} <span class="sp"></span> <b>{vp}</b></li> }
    };
    let causes = move || {
        let score = score.get();
        let causes = Cause::ALL.into_iter().filter(|&cause| score.of(cause) > 0);
        let causes = causes.map(|cause| line("", text.sheet().cause(cause), score.of(cause)));
        view! {
            {causes.collect_view()}
            {line("total", words.now().to_owned(), score.total())}
        }
    };
    let counts = move || {
        let view = table.view.get();
        let player = player.get();
        let all = [
            text.pieces().coins(player.coins.into()),
            text.pieces().servants(player.servants),
            text.pieces().cards(view.hand_sizes[seat.index() & 3].into()),
            text.pieces().nobility_space(player.nobility.into()),
        ];
        labels::facts(all)
    };
    let moves = RwSignal::new(false);
    view! {
        <div class="possessions">
            <p class="muted">{kind} " · " {counts}</p>
            {ready}
            {used}
            {merchants}
            {tiles}
            {move || {
                moves
                    .get()
                    .then(|| {
                        view! {
                            {head(text.follow().moves().to_owned(), String::new())}
                            <MovesOf seat />
                        }
                    })
            }}
            <div class="ways">
                <button class="btn" type="button" on:click=move |_| to_map.run(())>
                    {text.follow().show_on_map()}
                </button>
                <button
                    class="btn"
                    type="button"
                    aria-expanded=move || truth(moves.get())
                    on:click=move |_| moves.update(|open| *open = !*open)
                >
                    {text.follow().moves()}
                </button>
            </div>
            <details>
                <summary class="cap">{words.causes()}</summary>
                <ul>{causes}</ul>
                <Sets />
            </details>
        </div>
    }
}
