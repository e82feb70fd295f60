//! Public possessions of every seat.

use leptos::prelude::*;

use super::details::SeatDetails;
use crate::games::council_of_4::rules::components::{QUEENS_REWARDS, RewardTile};
use crate::games::council_of_4::rules::scoring::scores;
use crate::games::council_of_4::rules::state::{QueensRewards, RewardTiles};
use crate::games::council_of_4::rules::{Decision, Score};
use crate::games::council_of_4::scene::Place;
use crate::games::council_of_4::scene::place::Counter;
use crate::games::council_of_4::scene::standing::named_permits;
use crate::games::council_of_4::text::said::pieces::{Permits, Pieces};
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::{
    PieceColour, Sign, crown, merchant, permit_chip, permit_count, shield, sign, tile_badge,
};
use crate::games::council_of_4::web::state::table;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::text::{labels, text};
use crate::web::ticking::ticking;
use crate::web::tip::tip;

/// Panels of all seats.
#[component]
pub fn SeatPanels() -> impl IntoView {
    let panels = table()
        .seats()
        .into_iter()
        .enumerate()
        .map(|(at, record)| view! { <SeatPanel seat=Seat(at as u8) record /> })
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
    let text = text();
    let colour: PieceColour = record.colour.into();
    let person = record.controller == Controller::Person;
    let details = RwSignal::new(false);
    let player = Memo::new(move |_| *table.view.get().table.player(seat));
    let vp = Memo::new(move |_| table.view.get().table.vp(seat));
    let score = Memo::new(move |_| {
        let view = table.view.get();
        scores(&view.table, view.hand_sizes).get(seat.index()).map_or(0, Score::total)
    });
    let now = move || text.sheet().now_of(score.get());
    let cards = Memo::new(move |_| table.view.get().hand_sizes[seat.index() & 3]);
    let to_move = Memo::new(move |_| {
        let table = table.view.get().table;
        table.decision != Decision::Over && table.turn.seat == seat
    });
    let kind = match record.controller {
        Controller::Person => text.people().person().to_owned(),
        Controller::Bot(level) => text.table().bot(level),
    };
    let state = move || {
        let doing = if person { text.table().to_move() } else { text.table().thinking() };
        let table = table.view.get().table;
        let ending = table.decision != Decision::Over;
        let last = ending && table.last_round.is_some_and(|last| last.by == seat);
        // That a person moves is enough, and all that the narrow seats of a laptop hold.
        let mut words: Vec<String> =
            (!person || !to_move.get()).then(|| kind.clone()).into_iter().collect();
        words.extend(to_move.get().then(|| doing.to_owned()));
        words.extend(last.then(|| text.table().last_round().to_owned()));
        labels::facts(words)
    };
    let count = |shape: Sign, of: Counter, value: Signal<u16>, words: fn(Pieces, u16) -> String| {
        view! {
            <span
                data-place=Place::Counter(seat, of).to_string()
                data-tip=tip(shape.tip())
                data-say=move || words(text.pieces(), value.get())
            >
                {sign(shape, None, 20)}
                <span class="n" aria-hidden="true">
                    {ticking(value)}
                </span>
                <span class="sr">{move || words(text.pieces(), value.get())} ", "</span>
            </span>
        }
    };
    let counts = [
        count(
            Sign::Coins,
            Counter::Coins,
            Signal::derive(move || player.get().coins.into()),
            Pieces::coins,
        ),
        count(
            Sign::Servants,
            Counter::Servants,
            Signal::derive(move || player.get().servants),
            Pieces::servants,
        ),
        count(
            Sign::Cards,
            Counter::Cards,
            Signal::derive(move || cards.get().into()),
            Pieces::cards,
        ),
        count(
            Sign::Nobility,
            Counter::Nobility,
            Signal::derive(move || player.get().nobility.into()),
            Pieces::nobility_space,
        ),
    ];
    let permit_sets = Memo::new(move |_| {
        let player = player.get();
        (player.ready, player.used)
    });
    let merchants_left = Memo::new(move |_| player.get().merchants_left());
    let permits = move || {
        let (ready, used) = permit_sets.get();
        let all = u16::from(ready.len()) + u16::from(used.len());
        let of_all = Permits { ready: ready.len().into(), all };
        let of_all = text.pieces().permits(of_all);
        let label = of_all.clone();
        let (named, more) = named_permits(ready);
        let chips = named.into_iter().map(|permit| permit_chip(permit, false)).collect_view();
        let more = (more > 0).then(|| view! { <b>{format!("+{more}")}</b> });
        let used = (!used.is_empty()).then(|| {
            view! { <span class="pch us">{text.board().used(used.len())}</span> }
        });
        view! {
            <span
                class="row"
                data-place=Place::Counter(seat, Counter::Permits).to_string()
                data-tip=tip(Tip::Of(Symbol::Permit))
                data-say=label
            >
                <span class="chips" aria-hidden="true">
                    {chips}
                    {more}
                    {used}
                </span>
                <span class="row counts" aria-hidden="true">
                    {permit_count(18)} <b>{ready.len()}</b> {format!("/ {all}")}
                </span>
                <span class="sr">{of_all} ", "</span>
            </span>
        }
    };
    let left = move || {
        let left = merchants_left.get();
        view! {
            <span
                class="row"
                data-place=Place::Counter(seat, Counter::Merchants).to_string()
                data-tip=tip(Tip::Of(Symbol::Merchants))
                data-say=text.pieces().merchants_left(left.into())
            >
                {merchant(colour, 15)}
                <b aria-hidden="true">{left}</b>
                <span class="sr">{text.pieces().merchants_left(left.into())} ", "</span>
            </span>
        }
    };
    let tiles = Memo::new(move |_| {
        let player = player.get();
        (player.reward_tiles, player.queens_rewards)
    });
    view! {
        <section
            class=format!("panel pl {}", colour.class())
            data-place=Place::Seat(seat).to_string()
            class:on=to_move
            aria-label=record.name.clone()
        >
            <button
                class="who"
                type="button"
                data-tip=tip(Tip::Seat(record.colour))
                data-say=text.table().details_of(&record.named())
                data-more=table.temper_told(seat)
                on:click=move |_| details.set(true)
            >
                {merchant(colour, 26)}
                <span>
                    <span class="nm" class:dots=move || to_move.get() && !person>
                        {record.name.clone()}
                    </span>
                    <span class="kd">{state}</span>
                    <span class="sr">{text.table().details_of(&record.named())}</span>
                </span>
            </button>
            <span class="vp" data-place=Place::Counter(seat, Counter::Vp).to_string()>
                {move || shield(vp.get(), 42)}
                <span class="sr">{move || text.cover().points(vp.get())} ", "</span>
            </span>
            <span class="now" role="img" data-tip=tip(Tip::Of(Symbol::AtTheEnd)) data-say=now aria-label=now>
                {move || text.score().plus(score.get().saturating_sub(vp.get()))}
            </span>
            <div class="st">{counts}</div>
            <div class="ft">{permits} <span class="sp"></span> {left}</div>
            {move || {
                let (tiles, queens) = tiles.get();
                tiles.iter().next().map(|_| view! { <Rewards tiles queens /> })
            }}
            <SeatDetails seat record=record.clone() open=details />
        </section>
    }
}

/// Tiles that a seat has claimed.
#[component]
fn Rewards(tiles: RewardTiles, queens: QueensRewards) -> impl IntoView {
    let worth = |of: Tip, vp: u16| {
        let (name, points) = (of.name(), text().cover().points(vp));
        view! { <span class="sr">{name} ", " {points} ", "</span> }
    };
    let tiles = tiles.iter().map(|tile: RewardTile| {
        view! {
            <span class="rew" data-tip=tip(Tip::Tile(tile))>
                {tile_badge(tile, 16)}
                {sign(Sign::Vp, Some(tile.vp()), 19)}
                {worth(Tip::Tile(tile), tile.vp())}
            </span>
        }
    });
    let queens = queens.iter().map(|place| {
        view! {
            <span class="rew" data-tip=tip(Tip::Of(Symbol::QueensReward))>
                {crown(16)}
                {sign(Sign::Vp, Some(QUEENS_REWARDS[place]), 19)}
                {worth(Tip::Of(Symbol::QueensReward), QUEENS_REWARDS[place])}
            </span>
        }
    });
    view! {
        <div class="rews">
            {tiles.collect_view()} {queens.collect_view()}
        </div>
    }
}
