//! Towers and city in numbers, for a phone that shows the map apart: the lords and demons of each clan, and what every seat's
//! followers bring by the lords.

use leptos::prelude::*;

use crate::games::four_towers::rules::PublicState;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{Figure, Look, clan_class, figure, pawn};
use crate::games::four_towers::web::state::table;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::text;
use crate::web::art::seat_class;
use crate::web::tip::tip;

/// The table of lords.
#[component]
pub fn Lords() -> impl IntoView {
    let table = table();
    let words = text().seat();
    let now = Memo::new(move |_| table.view.read().table);
    let row =
        |said: &'static str, of: Figure, about: Symbol, count: fn(&PublicState, Clan) -> u8| {
            let cell = |clan: Clan| {
                view! {
                    <td class=clan_class(Some(clan))>
                        <span class="ft-n">
                            {figure(of, Some(clan), 26, Look::Plain)}
                            <b>{move || count(&now.read(), clan)}</b>
                        </span>
                    </td>
                }
            };
            view! {
                <tr data-tip=tip(Tip::Of(about))>
                    <th scope="row">{said}</th>
                    {Clan::ALL.map(cell).collect_view()}
                </tr>
            }
        };
    let seat = |(seat, who): (Seat, SeatRecord)| {
        let cell = |clan: Clan| {
            let product = move || {
                let now = now.read();
                let (own, lords) = (now.player(seat).followers.of(clan), now.lords.of(clan));
                let brings = score(&now, seat).followers[clan.index()];
                view! { {own} " × " {lords} " = " <b>{brings}</b> }
            };
            view! { <td>{product}</td> }
        };
        view! {
            <tr class=seat_class(who.colour)>
                <th scope="row">
                    <span class="row">
                        {pawn(who.colour, 15)} <span class="nm">{who.name}</span>
                    </span>
                </th>
                {Clan::ALL.map(cell).collect_view()}
            </tr>
        }
    };
    let seats = (0..).map(Seat).zip(table.seats()).map(seat).collect_view();
    view! {
        <table class="panel ft-lords" aria-label=words.followers_by_lords()>
            <tbody>
                {row(words.towers(), Figure::Lord, Symbol::Lord, |now, clan| now.lords.of(clan))}
                {row(words.city(), Figure::Demon, Symbol::Demon, |now, clan| now.demons.of(clan))}
                {seats}
            </tbody>
        </table>
    }
}
