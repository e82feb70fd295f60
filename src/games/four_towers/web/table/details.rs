//! What is known about a seat, on request: its mats, its champions, and its points by cause.

use leptos::prelude::*;

use crate::games::four_towers::rules::Cause;
use crate::games::four_towers::rules::components::Trade;
use crate::games::four_towers::rules::components::{Clan, points};
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::web::art::{
    Figure, Look, big_card, champion_class, disc, figure, influence, tokens, trade_icon,
};
use crate::games::four_towers::web::state::table;
use crate::games::four_towers::web::words::card_words;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::text;
use crate::web::art::icon_sized;
use crate::web::dialog::Sheet;
use crate::web::later::{entry, part};

/// Sheet of a seat.
#[component]
pub fn SeatDetails(
    seat: Seat,
    record: SeatRecord,
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Sheet open title=record.name hangs=true>
            {move || open.get().then(|| part(move || possessions(seat), None))}
        </Sheet>
    }
}

entry! {
    /// Shows the possessions of a seat.
    four_towers_after, fetch_details: fn possessions(seat: Seat) -> AnyView {
        view! { <Possessions seat /> }.into_any()
    }
}

#[component]
fn Possessions(seat: Seat) -> impl IntoView {
    let table = table();
    let words = text();
    let now = Memo::new(move |_| table.view.read().table);
    let rows = move || {
        let now = now.get();
        let score = score(&now, seat);
        let own = *now.player(seat);
        let followers = Clan::ALL.map(|clan| {
            let (count, lords) = (own.followers.of(clan), now.lords.of(clan));
            view! {
                <tr>
                    <th scope="row">
                        <span class="row">
                            {figure(Figure::Peasant, Some(clan), 22, Look::Plain)}
                            {words.seat().some_followers(count, clan)}
                        </span>
                    </th>
                    <td>
                        <span class="row">
                            {figure(Figure::Lord, Some(clan), 22, Look::Plain)}
                            {words.causes().times_lords(lords)}
                        </span>
                    </td>
                    <td>{score.followers[clan.index()]}</td>
                </tr>
            }
        });
        let trades = Trade::ALL.map(|trade| {
            let there = own.of_trade(trade);
            view! {
                <tr>
                    <th scope="row">
                        <span class="row">
                            {icon_sized(trade_icon(trade), 18)}
                            {words.seat().count(trade, own.count(trade))}
                        </span>
                    </th>
                    <td>
                        <span class="row" aria-label=words.names().some_clans(there) role="img">
                            {there.iter().map(|clan| disc(clan, 15)).collect_view()}
                        </span>
                    </td>
                    <td>{score.trades[trade.index()]}</td>
                </tr>
            }
        });
        let others = [Cause::Champions, Cause::Tokens, Cause::Influence, Cause::Doubled];
        let others = others.into_iter().filter(|&cause| score.of(cause) > 0).map(|cause| {
            view! {
                <tr>
                    <th scope="row" colspan="2">
                        <span class="row">
                            {(cause == Cause::Influence).then(|| influence(points(own.step), 20))}
                            {text().causes().cause(cause)}
                        </span>
                    </th>
                    <td>{score.of(cause)}</td>
                </tr>
            }
        });
        (
            followers.collect_view(),
            trades.collect_view(),
            others.collect_view(),
            view! {
                <tr class="total">
                    <th scope="row" colspan="2">
                        {words.seat().now(score.total())}
                    </th>
                    <td>{score.total()}</td>
                </tr>
            },
        )
    };
    let cards = move || {
        let now = now.get();
        let all = now.player(seat).champions().copied().collect::<Vec<_>>();
        all.into_iter()
            .map(|hired| {
                let words = card_words(hired.champion);
                view! {
                    <div class=format!(
                        "champion-card big {}",
                        champion_class(hired.champion),
                    )>{big_card(hired.champion, now.price(hired.champion), &words)} {tokens(&hired, 18)}</div>
                }
            })
            .collect_view()
    };
    view! {
        <div class="possessions of-a-seat towers-seat">
            <table class="tally">
                <tbody>{rows}</tbody>
            </table>
            <div class="big-cards">{cards}</div>
        </div>
    }
}
