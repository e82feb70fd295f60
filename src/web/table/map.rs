//! The map: cities as buttons, what a choice would bring drawn over them.

use leptos::ev;
use leptos::prelude::*;

use super::desk;
use super::pan::{Pan, Parts, Zoom};
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::board::{City, CitySet, Road, Sides};
use crate::games::council_of_4::components::{Bonus, ROAD_PRICE};
use crate::games::council_of_4::state::Decision;
use crate::scene::outcome::Totals;
use crate::scene::place::Place;
use crate::scene::{Kind, Mark, Outcome, Pick};
use crate::text::access::legal;
use crate::text::tip::Tip;
use crate::text::{CityLabel, text};
use crate::web::art::{
    Callout, CityArt, CityState, Land, Merchant, PieceColour, QueenArt, Roads, Tag, TokenState,
    city_place,
};
use crate::web::desk::Desk;
use crate::web::dialog::truth;
use crate::web::layout::rests;
use crate::web::tip::tip;

/// The map with its buttons.
#[component]
pub fn MapBox() -> impl IntoView {
    let desk = desk();
    let text = text();
    let table = desk.view.get_untracked().table;
    let pan = Pan::new();
    provide_context(pan);
    let merchants = Memo::new(move |_| merchants_by_city(desk));
    let ready = Memo::new(move |_| desk.scene.read().ready.clone());
    let chain = Memo::new(move |_| {
        ready.read().as_ref().map(|(_, outcome)| outcome.chain.clone()).unwrap_or_default()
    });
    let used = Memo::new(move |_| {
        ready.read().as_ref().map_or_else(Vec::new, |(_, outcome)| roads(outcome, table.sides))
    });
    let cities = City::ALL.map(|city| view! { <CitySpot city chain /> }).collect_view();
    let callout = move || {
        let (action, outcome) = ready.get()?;
        let city = match action {
            Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } => city,
            _ => return None,
        };
        Some(view! {
            <Callout
                city
                pay_word=text.table.pay.to_lowercase()
                pay=paid(&outcome)
                gain_word=text.table.gain.to_lowercase()
                gain=gained(&outcome.total())
            />
        })
    };
    view! {
        <div class="mapbox">
            <Parts pan merchants />
            <svg
                class="map"
                data-roving="map"
                node_ref=pan.map
                viewBox=move || pan.view_box()
                role="group"
                aria-label=(text.table.map)(&table.sides.to_string())
                on:focusin=move |event| pan.focused(&event)
                on:pointerdown=move |event| pan.down(&event)
                on:pointermove=move |event| pan.moved(&event)
                on:pointerup=move |event| pan.up(&event)
                on:pointercancel=move |event| pan.up(&event)
            >
                <Land />
                <Roads sides=table.sides used />
                {cities}
                {callout}
            </svg>
            <Zoom pan />
        </div>
    }
}

fn merchants_by_city(desk: Desk) -> Vec<(City, Vec<PieceColour>)> {
    City::ALL
        .into_iter()
        .map(|city| (city, standing(desk, city).into_iter().map(|one| one.colour).collect()))
        .collect()
}

/// The merchants in a city, in the order of seats, the neutral one last.
fn standing(desk: Desk, city: City) -> Vec<Merchant> {
    let table = desk.view.get().table;
    let mut there: Vec<Merchant> = desk
        .seats()
        .iter()
        .zip(table.each_seat())
        .filter(|(_, seat)| table.player(*seat).merchants.contains(city))
        .map(|(who, _)| Merchant { colour: who.colour.into(), ghost: false })
        .collect();
    if table.neutral.contains(city) {
        there.push(Merchant { colour: PieceColour::Neutral, ghost: false });
    }
    there
}

/// One city: drawn, labelled, and a button for mouse, touch and keyboard.
#[component]
fn CitySpot(city: City, chain: Memo<Vec<City>>) -> impl IntoView {
    let desk = desk();
    let table = desk.view.get_untracked().table;
    let colour = table.board().colour(city);
    let token = table.tokens.of(city);
    let hovered = Memo::new(move |_| desk.hover.get() == Some(Pick::City(city)));
    let mark = Memo::new(move |_| desk.scene.read().cities[city.index()]);
    let place_in_chain = Memo::new(move |_| chain.read().iter().position(|&other| other == city));
    let about_tokens = Memo::new(move |_| {
        matches!(desk.view.get().table.decision, Decision::Token | Decision::TwoTokens)
    });
    let own = move || {
        let view = desk.view.get();
        view.seat.is_some_and(|seat| view.table.player(seat).merchants.contains(city))
    };
    let state = Memo::new(move |_| match (mark.get(), place_in_chain.get()) {
        // Where tokens are chosen they carry the check, and one's own cities stay in colour.
        (Mark::Chosen, _) if about_tokens.get() => CityState::Chain,
        (Mark::Faded, _) if about_tokens.get() && own() => CityState::Idle,
        (_, Some(0)) | (Mark::Chosen, _) => CityState::Selected,
        (_, Some(_)) => CityState::Chain,
        (Mark::Legal, _) if hovered.get() => CityState::Hover,
        (Mark::Legal | Mark::Elsewhere, _) => CityState::Target,
        (Mark::Related, _) => CityState::Info,
        (Mark::Faded, _) => CityState::Fade,
        (Mark::Quiet, _) => CityState::Idle,
    });
    let token_state = Memo::new(move |_| match (about_tokens.get(), mark.get()) {
        (true, Mark::Chosen) => TokenState::Selected,
        (true, Mark::Legal) if hovered.get() => TokenState::Hover,
        (true, Mark::Legal) => TokenState::Legal,
        _ => TokenState::Idle,
    });
    let merchants = Memo::new(move |_| {
        let mut there = standing(desk, city);
        if place_in_chain.get() == Some(0)
            && let Some(seat) = desk.view.get().seat
            && let Some(who) = desk.seats().get(seat.index())
        {
            there.push(Merchant { colour: who.colour.into(), ghost: true });
        }
        there
    });
    let queen = Memo::new(move |_| {
        let scene = desk.scene.read();
        let goes_to = scene.ready.as_ref().and_then(|(_, outcome)| outcome.way.last());
        if desk.view.get().table.queen == city {
            QueenArt::Here
        } else if goes_to == Some(&city) {
            QueenArt::Ghost
        } else {
            QueenArt::Away
        }
    });
    let tag = Memo::new(move |_| {
        let in_chain = token.and(place_in_chain.get());
        if let Some(at) = in_chain {
            let before =
                chain.read().iter().take(at).filter(|&&c| table.tokens.of(c).is_some()).count();
            return Some(Tag::Order(before as u8 + 1));
        }
        if about_tokens.get() && desk.shown.get().second == Some(city) {
            return Some(Tag::Text((text().place)(1).to_owned()));
        }
        let by_queen = desk.shown.get().kind == Some(Kind::PlaceWithQueen);
        let legal = matches!(mark.get(), Mark::Legal);
        let roads = desk.view.get().table.board().distance(desk.view.get().table.queen, city);
        let cost = roads * ROAD_PRICE;
        (by_queen && legal && cost > 0).then_some(Tag::Cost(cost))
    });
    let label = move || label(desk, city, mark.get());
    let pan: Pan = expect_context();
    let pick = move || desk.pick(Pick::City(city));
    let key = move |event: ev::KeyboardEvent| {
        // Enter on the picked city confirms; the table listens for that.
        let picked = mark.get_untracked() == Mark::Chosen;
        let held = event.shift_key() || event.ctrl_key() || event.meta_key() || event.alt_key();
        if !event.repeat() && !held && (event.key() == " " || event.key() == "Enter" && !picked) {
            event.prevent_default();
            event.stop_propagation();
            pick();
        }
    };
    let enter = move |event: ev::PointerEvent| {
        if rests(&event) {
            desk.hover.set(Some(Pick::City(city)));
        }
    };
    view! {
        <g
            class="spot"
            data-place=Place::City(city).key()
            role="button"
            data-city=city.letter().to_string()
            transform=city_place(city)
            data-tip=tip(Tip::City(colour))
            aria-label=label
            aria-pressed=move || truth(mark.get() == Mark::Chosen)
            on:pointerup=move |event| {
                if pan.taps(&event) {
                    pick();
                }
            }
            on:click=move |event| {
                if pan.clicks(&event) {
                    pick();
                }
            }
            on:keydown=key
            on:pointerenter=enter
            on:pointerleave=move |_| desk.hover.set(None)
        >
            <CityArt city colour token merchants queen state token_state tag />
        </g>
    }
}

fn label(desk: Desk, city: City, mark: Mark) -> String {
    let text = text();
    let view = desk.view.get();
    let table = view.table;
    let may_be_picked = matches!(mark, Mark::Legal | Mark::Elsewhere);
    let legal = may_be_picked.then(|| legal(&view, &desk.draft.get(), Pick::City(city))).flatten();
    let names = desk.names();
    let merchants = table
        .each_seat()
        .filter(|&seat| table.player(seat).merchants.contains(city))
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .chain(table.neutral.contains(city).then_some(text.neutral));
    let token = table.tokens.of(city).map(|token| {
        let bonuses: Vec<String> = token.bonuses().iter().map(|&one| (text.bonus)(one)).collect();
        bonuses.join(", ")
    });
    (text.table.city_label)(&CityLabel {
        name: city.name(),
        letter: city.letter(),
        colour: table.board().colour(city),
        region: city.region(),
        token,
        merchants: merchants.collect(),
        queen: table.queen == city,
        roads: table.board().neighbours(city).iter().map(City::name).collect(),
        legal,
    })
}

/// The roads of the queen's way and those inside the chain.
fn roads(outcome: &Outcome, sides: Sides) -> Vec<Road> {
    let chain: CitySet = outcome.chain.iter().copied().collect();
    let inside = |&(a, b): &Road| chain.contains(a) && chain.contains(b);
    let way = outcome.way.windows(2).map(|step| (step[0].min(step[1]), step[0].max(step[1])));
    way.chain(sides.board().roads().filter(inside)).collect()
}

/// What is paid besides cards.
fn paid(outcome: &Outcome) -> Vec<Bonus> {
    let coins = outcome.price.coins;
    let servants = u8::try_from(outcome.price.servants).unwrap_or(u8::MAX);
    let coins = (coins > 0).then_some(Bonus::Coins(coins));
    coins.into_iter().chain((servants > 0).then_some(Bonus::Servants(servants))).collect()
}

/// What is gained in all.
fn gained(totals: &Totals) -> Vec<Bonus> {
    let small = |amount: u16| u8::try_from(amount).unwrap_or(u8::MAX);
    let all = [
        (totals.coins, Bonus::Coins(small(totals.coins))),
        (totals.servants, Bonus::Servants(small(totals.servants))),
        (totals.cards, Bonus::Cards(small(totals.cards))),
        (totals.vp, Bonus::Vp(small(totals.vp))),
        (totals.nobility, Bonus::Nobility(small(totals.nobility))),
        (totals.main_actions, Bonus::MainAction),
    ];
    all.into_iter().filter(|(amount, _)| *amount > 0).map(|(_, bonus)| bonus).collect()
}
