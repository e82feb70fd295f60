//! What everybody knows about every seat.

use leptos::prelude::*;

use super::details::SeatDetails;
use crate::archive::Glanced;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Clan, Token, Trade, points};
use crate::games::four_towers::rules::{Hired, Player};
use crate::games::four_towers::scene::Place;
use crate::games::four_towers::scene::place::Counter;
use crate::games::four_towers::text::seat::champion_with_tokens;
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{
    Figure, Look, figure, gem, influence, medal, merchants, pawn, tokens, trade_icon,
};
use crate::games::four_towers::web::state::table;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::text::{labels, text};
use crate::web::art::{icon_sized, seat_class, shield};
use crate::web::tip::tip;

/// Panels of all seats.
#[component]
pub fn SeatPanels(seats: Vec<SeatRecord>) -> impl IntoView {
    let panels = (0..)
        .map(Seat)
        .zip(seats)
        .map(|(seat, record)| view! { <SeatPanel seat record /> })
        .collect_view();
    view! {
        <div class="seats" data-roving="line">
            {panels}
        </div>
    }
}

#[component]
fn SeatPanel(seat: Seat, record: SeatRecord) -> impl IntoView {
    let table = table();
    let (words, people) = (text().seat(), text());
    let details = RwSignal::new(false);
    let player = Memo::new(move |_| *table.view.read().table.player(seat));
    let acts = Memo::new(move |_| table.view.read().table.decider() == Some(seat));
    let total = Memo::new(move |_| {
        let totals = FourTowers::points(&table.view.read());
        totals.get(seat.index()).copied().unwrap_or_default()
    });
    let kind = match record.controller {
        Controller::Person => people.people().person().to_owned(),
        Controller::Bot(level) => people.table().bot(level),
    };
    let now = move || words.now(total.get());
    let step = Memo::new(move |_| points(player.read().step));
    let is_doubled = Memo::new(move |_| player.read().is_doubled);
    let reach = move || {
        let said = words.influence(step.get());
        labels::parts([Some(said), is_doubled.get().then(|| words.doubled().to_owned())])
    };
    view! {
        <section
            class=format!("panel pl ft-seat {}", seat_class(record.colour))
            data-place=Place::Seat(seat).to_string()
            class:on=acts
            aria-label=record.name.clone()
        >
            <button
                class="who"
                type="button"
                data-tip=tip(Tip::Seat(record.colour))
                data-say=people.table().details_of(&record.named())
                data-more=table.temper_told(seat)
                on:click=move |_| details.set(true)
            >
                {pawn(record.colour, 26)}
                <span>
                    <span class="nm">{record.name.clone()}</span>
                    <span class="kd">{kind}</span>
                    <span class="sr">{people.table().details_of(&record.named())}</span>
                </span>
            </button>
            <span class="ft-worth">
                <span
                    class="ft-inf"
                    role="img"
                    data-place=Place::Counter(seat, Counter::Influence).to_string()
                    data-tip=tip(Tip::Of(Symbol::Influence))
                    data-say=reach
                    aria-label=reach
                >
                    {move || influence(step.get(), 23)}
                    {move || is_doubled.get().then(|| view! { <b class="x2">"×2"</b> {gem(13)} })}
                </span>
                <span class="ft-now" role="img" data-say=now aria-label=now>
                    {move || shield(Tip::Of(Symbol::Points), total.get(), 36)}
                </span>
            </span>
            <span class="ft-fol">
                {Clan::ALL.map(|clan| view! { <FollowerCount seat clan player /> }).collect_view()}
            </span>
            <span class="ft-trd">
                {Trade::ALL.map(|trade| view! { <TradeCount seat trade player /> }).collect_view()}
            </span>
            <Hirelings seat player />
            <SeatDetails seat record=record.clone() open=details />
        </section>
    }
}

#[component]
fn FollowerCount(seat: Seat, clan: Clan, player: Memo<Player>) -> impl IntoView {
    let count = Memo::new(move |_| player.read().followers.of(clan));
    let said = move || text().seat().some_followers(count.get(), clan);
    view! {
        <span
            data-place=Place::Counter(seat, Counter::Followers(clan)).to_string()
            data-tip=tip(Tip::Of(Symbol::Follower))
            data-say=said
            class:none=move || count.get() == 0
        >
            {figure(Figure::Peasant, Some(clan), 24, Look::Plain)}
            <b aria-hidden="true">{count}</b>
            <span class="sr">{said} ", "</span>
        </span>
    }
}

#[component]
fn TradeCount(seat: Seat, trade: Trade, player: Memo<Player>) -> impl IntoView {
    let count = Memo::new(move |_| player.read().count(trade));
    let said = move || text().seat().count(trade, count.get());
    let shown = move || match trade {
        Trade::Merchant => merchants(player.read().merchants, 14).into_any(),
        _ => view! { <b aria-hidden="true">{count}</b> }.into_any(),
    };
    view! {
        <span
            data-place=Place::Counter(seat, Counter::Trade(trade)).to_string()
            data-tip=tip(Tip::Trade(trade))
            data-say=said
        >
            {icon_sized(trade_icon(trade), 17)}
            {shown}
            <span class="sr">{said} ", "</span>
        </span>
    }
}

/// Champions with their tokens, and gems beside them.
#[component]
fn Hirelings(seat: Seat, player: Memo<Player>) -> impl IntoView {
    let words = text();
    let gems = Memo::new(move |_| player.read().gems);
    let hired = Memo::new(move |_| player.read().champions().copied().collect::<Vec<Hired>>());
    let one = |hired: Hired| {
        let left = hired.champion.token().map(|_| hired.tokens());
        let said = champion_with_tokens(hired.champion, left);
        view! {
            <span
                class="ft-hired"
                role="img"
                data-tip=tip(Tip::Champion(hired.champion))
                data-say=said.clone()
                aria-label=said
            >
                {medal(hired.champion, 25)}
                <span class="full">{tokens(&hired, 13)}</span>
                {left.map(|left| {
                    let spends = hired.champion.token();
                    view! {
                        <span class="brief" aria-hidden="true">
                            <b>{left}</b>
                            {match spends {
                                Some(Token::Spirit) => {
                                    figure(Figure::Spirit, None, 13, Look::Plain).into_any()
                                }
                                _ => gem(12).into_any(),
                            }}
                        </span>
                    }
                })}
            </span>
        }
    };
    view! {
        <span class="ft-chs" data-place=Place::Counter(seat, Counter::Champions).to_string()>
            {move || match hired.read().is_empty() {
                true => view! { <span class="sub">{words.champions().none_yet()}</span> }.into_any(),
                false => hired.get().into_iter().map(one).collect_view().into_any(),
            }}
            <span class="sp"></span>
            <span
                class="ft-gems"
                data-place=Place::Counter(seat, Counter::Gems).to_string()
                data-tip=tip(Tip::Of(Symbol::Gem))
                data-say=move || words.seat().some_loose_gems(gems.get())
            >
                {move || {
                    let count = gems.get();
                    (count > 0)
                        .then(|| {
                            view! {
                                <b aria-hidden="true">{count}</b>
                                {gem(16)}
                                <span class="sr">{words.seat().some_loose_gems(count)}</span>
                            }
                        })
                }}
            </span>
        </span>
    }
}
