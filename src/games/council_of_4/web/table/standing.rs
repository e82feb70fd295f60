//! How the game stands for everybody, on request: merchants in each set, and the politics cards.

use leptos::prelude::*;

use crate::games::council_of_4::scene::standing::{Count, Set, Standing};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::said::sheet::Filled;
use crate::games::council_of_4::web::art::{Sign, chip, mark, sign, tile_badge};
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::web::dialog::Sheet;

/// Merchants of every seat in each set of cities.
#[component]
pub fn Sets() -> impl IntoView {
    let table = table();
    let words = text().sheet();
    let seats = table.seats();
    let marks = seats.iter().map(|who| {
        view! {
            <th scope="col" title=who.name.clone()>
                {mark(who.colour.into(), 15)}
                <span class="sr">{who.name.clone()}</span>
            </th>
        }
    });
    let marks = marks.collect_view();
    let rows = move || {
        let sets = Standing::of(&table.view.get()).sets;
        let row = |set: Set| {
            let name = text().pieces().tile(set.tile);
            let cells = set.filled.iter().zip(&seats).enumerate().map(|(seat, (&filled, who))| {
                let owns = set.owner.is_some_and(|owner| owner.index() == seat);
                let label = words.filled(Filled {
                    name: &who.name,
                    set: set.tile,
                    filled,
                    all: set.cities,
                });
                view! {
                    <td class:own=owns aria-label=label>
                        {filled} <span class="muted">{format!("/{}", set.cities)}</span>
                        {owns.then_some(" ✓")}
                    </td>
                }
            });
            view! {
                <tr class:gone=set.owner.is_some()>
                    <th scope="row">
                        <span class="row">{tile_badge(set.tile, 18)} {name} {sign(Sign::Vp, Some(set.tile.vp()), 20)}</span>
                    </th>
                    {cells.collect_view()}
                </tr>
            }
        };
        sets.into_iter().map(row).collect_view()
    };
    view! {
        <table class="tally">
            <thead>
                <tr>
                    <th scope="col" class="cap">
                        {words.sets()}
                    </th>
                    {marks}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// Politics cards by colour: discarded, and still in hands and deck.
#[component]
pub fn CardsSheet(
    /// Whether they are shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    let table = table();
    let words = text().sheet();
    let rows = move || {
        let cards = Standing::of(&table.view.get()).cards;
        let row = |of: Count| {
            view! {
                <tr>
                    <th scope="row">
                        <span class="row">{chip(of.card)} {text().pieces().card(of.card)}</span>
                    </th>
                    <td>{of.discarded}</td>
                    <td>{of.elsewhere}</td>
                </tr>
            }
        };
        cards.into_iter().map(row).collect_view()
    };
    let list = move || {
        view! {
            <div class="possessions">
                <table class="tally">
                    <thead>
                        <tr>
                            <th scope="col" class="cap">{words.colour()}</th>
                            <th scope="col" class="cap">{words.discarded()}</th>
                            <th scope="col" class="cap">{words.elsewhere()}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        }
    };
    view! {
        <Sheet open title=words.cards().to_owned()>
            {move || open.get().then(list)}
        </Sheet>
    }
}
