//! The court: the queen's council, her reward tiles, the colours, the reserve and the piles.

use leptos::prelude::*;

use super::standing::CardsSheet;
use super::strips::{CouncilButton, with_legal};
use crate::games::council_of_4::rules::components::{
    Colour, Council, QUEENS_REWARDS, RESERVE_SIZE, ROAD_PRICE, RewardTile,
};
use crate::games::council_of_4::rules::{Action, CityColour};
use crate::games::council_of_4::scene::{Mark, Pick, Place};
use crate::games::council_of_4::text::said::board::{OwnOf, Piles};
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::{Sign, bust, crown, mark, ring_badge, sign};
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::tip::tip;

/// Court at the right of the table.
#[component]
pub fn Court() -> impl IntoView {
    let table = table();
    let text = text();
    let queen = move || table.view.get().table.queen.name();
    let rewards =
        (0..QUEENS_REWARDS.len()).map(|place| view! { <QueensReward place /> }).collect_view();
    let colours = CityColour::ALL
        .into_iter()
        .filter_map(|colour| {
            Some(view! { <ColourTile colour tile=RewardTile::of_colour(colour)? /> })
        })
        .collect_view();
    let reserve = Colour::ALL.map(|colour| view! { <Reserve colour /> }).collect_view();
    let listing = RwSignal::new(false);
    let deck = Signal::derive(move || table.view.get().deck_size);
    let discards = Signal::derive(move || table.view.get().table.discards.len());
    let piles = move || text.board().piles(Piles { deck: deck.get(), discard: discards.get() });
    let pile = move |place: Place, of: Tip, word: &'static str, count: Signal<u8>| {
        view! {
            <button
                type="button"
                aria-haspopup="dialog"
                data-place=place.to_string()
                data-tip=tip(of)
                on:click=move |_| listing.set(true)
            >
                <span class="row">{sign(Sign::Cards, None, 22)} <b>{count}</b></span>
                <span class="muted">{word}</span>
            </button>
        }
    };
    view! {
        <aside class="right" aria-label=text.board().court_landmark()>
            <section class="panel court cq">
                <h3 data-tip=tip(Tip::Of(Symbol::Queen))>
                    {crown(18)} {text.board().queens_council()} <span class="sp"></span>
                    <span class="note where">{move || text.board().in_city(queen())}</span>
                </h3>
                <CouncilButton council=Council::Queen />
                <div class="under">
                    {text.board().queen_in()} <b>{queen}</b> <span class="sp"></span>
                    <span class="road">
                        {sign(Sign::Coins, Some(ROAD_PRICE.into()), 20)} {text.board().per_road()}
                    </span>
                </div>
            </section>
            <section class="panel court cr" data-place=Place::QueensRewards.to_string()>
                <h3 data-tip=tip(Tip::Of(Symbol::QueensReward))>{crown(18)} {text.board().queens_rewards()}</h3>
                <div class="qr">{rewards}</div>
            </section>
            <section class="panel court cc" data-place=Place::ColourTiles.to_string()>
                <h3>{text.board().city_colours()}</h3>
                <div class="cols">{colours}</div>
            </section>
            <section class="panel court cv">
                <h3>
                    <span class="long">{text.board().reserve()}</span>
                    <span class="short">{text.board().reserve_short()}</span> <span class="sp"></span>
                    <span class="note long">{RESERVE_SIZE}</span>
                    <button
                        class="lk short"
                        type="button"
                        aria-haspopup="dialog"
                        aria-label=piles
                        data-tip=tip(Tip::Of(Symbol::Discards))
                        data-say=piles
                        on:click=move |_| listing.set(true)
                    >
                        {sign(Sign::Cards, None, 18)}
                        <span aria-hidden="true">{deck} " · " {discards}</span>
                    </button>
                </h3>
                <div class="resv" data-roving="line">
                    {reserve}
                </div>
            </section>
            <section class="panel court cd">
                <div class="piles">
                    {pile(
                        Place::Deck,
                        Tip::Of(Symbol::CardDeck),
                        text.board().deck(),
                        deck,
                    )}
                    {pile(
                        Place::Discard,
                        Tip::Of(Symbol::Discards),
                        text.board().discard(),
                        discards,
                    )}
                </div>
            </section>
            <CardsSheet open=listing />
        </aside>
    }
}

#[component]
fn QueensReward(place: usize) -> impl IntoView {
    let table = table();
    let text = text();
    let owner = Memo::new(move |_| table.view.get().table.queens_reward_owner(place));
    let next = move || {
        QUEENS_REWARDS.len() - usize::from(table.view.get().table.queens_rewards_left) == place
    };
    let under = move || match owner.get().and_then(|seat| table.seats().get(seat.index()).cloned())
    {
        Some(who) => mark(who.colour.into(), 13).into_any(),
        None => view! { <span>{text.pieces().place(place + 1)}</span> }.into_any(),
    };
    view! {
        <div
            class:next=next
            class:gone=move || owner.get().is_some()
            data-place=Place::QueensReward(place as u8).to_string()
            data-tip=tip(Tip::Of(Symbol::QueensReward))
        >
            {sign(Sign::Vp, Some(QUEENS_REWARDS[place]), 26)}
            {under}
        </div>
    }
}

#[component]
fn ColourTile(colour: CityColour, tile: RewardTile) -> impl IntoView {
    let table = table();
    let text = text();
    let cities = table.view.get_untracked().table.board.cities_of(colour);
    let owner = Memo::new(move |_| table.view.get().table.owner(tile));
    // Number of the player's own cities among them, if a hand is shown.
    let own = Memo::new(move |_| {
        let view = table.view.get();
        view.seat.map(|seat| (view.table.player(seat).merchants & cities).len())
    });
    let state = move || {
        match owner.get().and_then(|seat| table.seats().get(seat.index()).cloned()) {
            Some(who) => view! {
                <span class="has" data-tip=tip(Tip::Tile(tile)) data-note=text.board().claimed_by(&who.named())>
                    <span class="all">{text.board().claimed()}</span>
                    {mark(who.colour.into(), 15)}
                </span>
            }
            .into_any(),
            None => {
                let own = own.get();
                view! {
                    <span class="has">
                        <span class="all">{text.board().all_of(cities.len(), own.is_some())}</span>
                        {own.map(|own| text.board().own_of(OwnOf { own, all: cities.len() }))}
                    </span>
                }
                .into_any()
            }
        }
    };
    view! {
        <div
            class:gone=move || owner.get().is_some()
            data-place=Place::Tile(tile).to_string()
            data-tip=tip(Tip::Tile(tile))
        >
            {ring_badge(colour, 26)} <b>{text.pieces().tile(tile)}</b> {state}
            {sign(Sign::Vp, Some(tile.vp()), 25)}
        </div>
    }
}

/// Councillors of one colour in the reserve.
#[component]
fn Reserve(colour: Colour) -> impl IntoView {
    let table = table();
    let text = text();
    let count = Memo::new(move |_| table.view.get().table.reserve[colour.index()]);
    let mark = Memo::new(move |_| table.selection.picked.read().scene.reserve[colour.index()]);
    let after = move || {
        let before = count.get();
        let picked = table.selection.picked.read();
        let election = picked.scene.ready.as_ref().and_then(|(action, outcome)| match action {
            Action::Elect { .. } | Action::SendServant { .. } => outcome.election,
            _ => None,
        });
        let (enters, leaves) = election
            .map_or((false, false), |(_, entered, left)| (entered == colour, left == colour));
        let changed = |after: u8| view! { {before} "→" {after} }.into_any();
        match (enters, leaves) {
            (true, false) => changed(before.saturating_sub(1)),
            (false, true) => changed(before + 1),
            _ => view! { <span class="times">"×"</span> {before} }.into_any(),
        }
    };
    view! {
        <button
            class="rv"
            data-place=Place::Reserve(colour).to_string()
            type="button"
            data-tip=tip(Tip::Councillor(colour))
            class:legal=move || matches!(mark.get(), Mark::Legal | Mark::Elsewhere)
            class:sel=move || mark.get() == Mark::Chosen
            class:none=move || count.get() == 0
            aria-label=move || {
                let label = text.board().reserve_label(colour, count.get());
                with_legal(table, label, mark.get(), Pick::Colour(colour))
            }
            aria-pressed=move || truth(mark.get() == Mark::Chosen)
            on:click=move |_| table.pick(Pick::Colour(colour))
        >
            {bust(colour, 38, false)}
            <b aria-hidden="true">{after}</b>
        </button>
    }
}
