//! The map: cities as buttons, with the preview of a choice drawn over them.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::pan::Parts;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::{Board, Plan, Road, Way};
use crate::games::council_of_4::rules::components::{Bonus, ROAD_PRICE};
use crate::games::council_of_4::rules::{Action, City, CitySet, Decision, Kind, View};
use crate::games::council_of_4::scene::geometry::callout::Surroundings;
use crate::games::council_of_4::scene::geometry::frame::{PHONE_LAND, Scaled, alike};
use crate::games::council_of_4::scene::geometry::{Area, MAP};
use crate::games::council_of_4::scene::viewport::{place_of, to_pick};
use crate::games::council_of_4::scene::{Mark, Outcome, Pick, Place, Totals};
use crate::games::council_of_4::text::access::legal;
use crate::games::council_of_4::text::city::{CityLabel, city_label};
use crate::games::council_of_4::text::new_game::board_name;
use crate::games::council_of_4::text::{Subjects, Tip, dotted};
use crate::games::council_of_4::web::art::{
    Callout, CityArt, CityState, Land, Merchant, QueenArt, RoadPlaces, Roads, Tag, TokenState,
    city_place,
};
use crate::games::council_of_4::web::picture::standing;
use crate::games::council_of_4::web::state::{Table, table};
use crate::record::SeatRecord;
use crate::scene::Picked;
use crate::scene::motion::Flight;
use crate::scene::viewport::Part;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::drawn_later::DrawnLater;
use crate::web::layout::{phone, rests};
use crate::web::pan::{Pan, Zoom};
use crate::web::pointed::{is_pressed, pointed};
use crate::web::tip::tip;

/// Map with its buttons.
#[component]
pub fn MapBox() -> impl IntoView {
    let table = table();
    let text = text();
    let board = table.view.get_untracked().table.board;
    let plan = board.plan();
    // If the next pick is out of sight, the map turns there.
    let targets = Memo::new(move |_| {
        let open = table.selection.draft.get().action(&table.view.get()).is_none();
        open.then(|| to_pick(&plan, &table.selection.scene.get().cities))
    });
    let pan = Pan::new(table.small.viewport, targets);
    pan.keep_in_sight(Memo::new(move |_| acted(table).map(|city| place_of(&plan, city))));
    provide_context(pan);
    let phone = phone();
    let seen = Memo::new(move |_| pan.seen());
    // Land is drawn anew only for a frame of another shape.
    let land = Memo::new(move |before: Option<&Area>| {
        let area = if phone.get() { PHONE_LAND } else { seen.get().map_or(MAP, |(area, _)| area) };
        before.copied().filter(|before| alike(*before, area)).unwrap_or(area)
    });
    let scaled = Memo::new(move |_| Scaled::at(seen.get().map_or(1.0, |(_, scale)| scale)));
    let seats = StoredValue::new(table.seats());
    let merchants = Memo::new(move |_| {
        let (view, seats) = (table.view.get(), seats.read_value());
        let colours = |city| standing(&view.table, &seats, city).map(|one| one.colour).collect();
        City::ALL.map(|city| (city, colours(city))).to_vec()
    });
    let ready = Memo::new(move |_| table.selection.picked.read().scene.ready.clone());
    let used = Memo::new(move |_| {
        ready.read().as_ref().map_or_else(Vec::new, |(_, outcome)| roads(outcome, board))
    });
    // All cities together, so that their common inputs are looked up once.
    let marks = Memo::new(move |_| table.selection.picked.read().scene.cities);
    let labels = Memo::new(move |_| {
        let (view, picked, marks) = (table.view.get(), table.selection.picked.read(), marks.get());
        let seats = seats.read_value();
        City::ALL.map(|city| label(&view, &picked, &seats, city, marks[city.index()]))
    });
    let shown = Memo::new(move |_| {
        let (view, picked, seats) =
            (table.view.get(), table.selection.picked.read(), seats.read_value());
        City::ALL.map(|city| Shown::new(city, &view, &picked, &seats))
    });
    let cities = City::ALL
        .map(|city| {
            let label = Memo::new(move |_| labels.read()[city.index()].clone());
            let shown = Memo::new(move |_| shown.read()[city.index()].clone());
            view! { <CitySpot city label shown /> }
        })
        .collect_view();
    let callout = move || {
        if phone.get() {
            return None;
        }
        let (action, outcome) = ready.get()?;
        let city = built(action)?;
        let counts = shown.read().each_ref().map(|shown| shown.merchants.len() as u8);
        let around = Surroundings {
            plan,
            view: seen.get().map_or(MAP, |(area, _)| area),
            scaled: scaled.get(),
            merchants: counts,
            lit: outcome.chain.iter().copied().collect(),
            roads: roads(&outcome, board),
        };
        let (pay_word, pay) = (text.table().pay().to_lowercase(), paid(&outcome));
        let gain = gained(&outcome.total());
        Some(view! {
            <DrawnLater>
                <Callout
                    city
                    pay_word=pay_word.clone()
                    pay=pay.clone()
                    gain=gain.clone()
                    around=around.clone()
                />
            </DrawnLater>
        })
    };
    view! {
        <div class="mapbox">
            <Parts pan merchants />
            <svg
                class=move || if scaled.get().far { "map far" } else { "map" }
                style=move || {
                    let Scaled { city, name, .. } = scaled.get();
                    format!("--city:{city};--name:{name:.3}")
                }
                data-rests=move || (!table.view.read().decides()).then_some("")
                data-roving="map"
                node_ref=pan.map
                viewBox=move || pan.view_box()
                role="group"
                aria-label=text.board().map(board.sides().map(dotted).as_deref())
                on:focusin=move |event| pan.focused(&event, &|spot| city_at(&plan, spot))
                on:pointerdown=move |event| pan.down(&event)
                on:pointermove=move |event| pan.moved(&event)
                on:pointerup=move |event| pan.up(&event)
                on:pointercancel=move |event| pan.up(&event)
            >
                <Land plan view=land name=board_name(board) />
                <Roads plan used />
                <RoadPlaces plan />
                {cities}
                {callout}
            </svg>
            <Zoom pan />
        </div>
    }
}

/// Returns the city where an action places a merchant.
const fn built(action: Action) -> Option<City> {
    match action {
        Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } => Some(city),
        _ => None,
    }
}

/// Returns the city that is acted on: that of the complete action, or the last one to which a piece moved.
fn acted(table: Table) -> Option<City> {
    let picked =
        table.selection.picked.read().scene.ready.as_ref().and_then(|(action, _)| built(*action));
    let of_place = |place: Place| match place {
        Place::City(city) => Some(city),
        _ => None,
    };
    let moved = || {
        let flights = table.following.flights.read();
        flights.1.iter().filter_map(Flight::to).find_map(of_place)
    };
    let fresh = || table.following.fresh.read().iter().copied().find_map(of_place);
    picked.or_else(moved).or_else(fresh)
}

/// Returns the place of the city that an element is.
fn city_at(plan: &Plan, spot: &Element) -> Option<(Part, Area)> {
    let letter = spot.get_attribute("data-city")?.chars().next()?;
    City::from_letter(letter).map(|city| place_of(plan, city))
}

/// Changing parts of the picture of a city.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    mark: Mark,
    state: CityState,
    token: TokenState,
    merchants: Vec<Merchant>,
    queen: QueenArt,
    tag: Option<Tag>,
}

impl Shown {
    fn new(city: City, view: &View, picked: &Picked<CouncilOf4>, seats: &[SeatRecord]) -> Shown {
        let table = &view.table;
        let (draft, scene) = (&picked.shown, &picked.scene);
        let mark = scene.cities[city.index()];
        let hovered = picked.hover == Some(Pick::City(city));
        let outcome = scene.ready.as_ref().map(|(_, outcome)| outcome);
        let chain = outcome.map(|outcome| outcome.chain.as_slice()).unwrap_or_default();
        let place_in_chain = chain.iter().position(|&other| other == city);
        let about_tokens = matches!(table.decision, Decision::Token | Decision::TwoTokens);
        let own = || view.seat.is_some_and(|seat| table.player(seat).merchants.contains(city));
        let state = match (mark, place_in_chain) {
            // While tokens are chosen they carry the check, and the player's own cities stay in colour.
            (Mark::Chosen, _) if about_tokens => CityState::Chain,
            (Mark::Faded, _) if about_tokens && own() => CityState::Idle,
            (_, Some(0)) | (Mark::Chosen, _) => CityState::Selected,
            (_, Some(_)) => CityState::Chain,
            (Mark::Legal, _) if hovered => CityState::Hover,
            (Mark::Legal | Mark::Elsewhere, _) => CityState::Target,
            (Mark::Related, _) => CityState::Info,
            (Mark::Faded, _) => CityState::Fade,
            (Mark::Quiet, _) => CityState::Idle,
        };
        let token = match mark {
            Mark::Chosen if about_tokens => TokenState::Selected,
            Mark::Legal if about_tokens && hovered => TokenState::Hover,
            Mark::Legal if about_tokens => TokenState::Legal,
            _ => TokenState::Idle,
        };
        let placed = place_in_chain.filter(|&place| place == 0);
        let ghost = placed.and_then(|_| seats.get(table.turn.seat.index()));
        let ghost = ghost.map(|who| Merchant { colour: who.colour.into(), ghost: true });
        let comes = outcome.and_then(|outcome| outcome.way.last()) == Some(&city);
        let has_token = |city: &City| table.tokens.of(*city).is_some();
        let way = table.board.distance(table.queen, city) * ROAD_PRICE;
        let by_queen = draft.kind == Some(Kind::PlaceWithQueen);
        let tag = match place_in_chain.filter(|_| has_token(&city)) {
            Some(place) => {
                let before = chain[..place].iter().filter(|city| has_token(city)).count();
                Some(Tag::Order(before as u8 + 1))
            }
            None if about_tokens && draft.second == Some(city) => {
                Some(Tag::Text(text().pieces().place(1).to_owned()))
            }
            None => (by_queen && mark == Mark::Legal && way > 0).then_some(Tag::Cost(way)),
        };
        Shown {
            mark,
            state,
            token,
            merchants: standing(table, seats, city).chain(ghost).collect(),
            queen: match (table.queen == city, comes) {
                (true, _) => QueenArt::Here,
                (false, true) => QueenArt::Ghost,
                (false, false) => QueenArt::Away,
            },
            tag,
        }
    }
}

/// Labelled, clickable city.
#[component]
fn CitySpot(city: City, label: Memo<String>, shown: Memo<Shown>) -> impl IntoView {
    let table = table();
    let view = table.view.get_untracked();
    let colour = view.table.board.colour(city);
    let token = view.table.tokens.of(city);
    // Each part separately, so that unchanged ones are not redrawn.
    let mark = Memo::new(move |_| shown.read().mark);
    let state = Memo::new(move |_| shown.read().state);
    let token_state = Memo::new(move |_| shown.read().token);
    let merchants = Memo::new(move |_| shown.read().merchants.clone());
    let queen = Memo::new(move |_| shown.read().queen);
    let tag = Memo::new(move |_| shown.read().tag.clone());
    let pan: Pan = expect_context();
    let pick = move || table.pick(Pick::City(city));
    let pointed = pointed();
    let key = move |event: ev::KeyboardEvent| {
        if is_pressed(pointed, &event, mark.get_untracked() == Mark::Chosen) {
            event.prevent_default();
            event.stop_propagation();
            pick();
        }
    };
    let enter = move |event: ev::PointerEvent| {
        if rests(&event) {
            table.selection.look_at(Some(Pick::City(city)));
        }
    };
    view! {
        <g
            class="spot"
            data-place=Place::City(city).to_string()
            role="button"
            data-city=city.letter().to_string()
            transform=city_place(&view.table.board.plan(), city)
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
            on:pointerleave=move |_| table.selection.look_at(None)
        >
            <CityArt city colour token merchants queen state token_state tag />
        </g>
    }
}

fn label(
    view: &View,
    picked: &Picked<CouncilOf4>,
    seats: &[SeatRecord],
    city: City,
    mark: Mark,
) -> String {
    let table = &view.table;
    let may_be_picked = matches!(mark, Mark::Legal | Mark::Elsewhere);
    let legal = || legal(&picked.scene, &picked.draft, Pick::City(city));
    let legal = may_be_picked.then(legal).flatten();
    let seated = seats.iter().zip(table.each_seat());
    let merchants = seated
        .filter(|(_, seat)| table.player(*seat).merchants.contains(city))
        .map(|(who, _)| who.named().into_owned())
        .chain(table.neutral.contains(city).then(|| text().pieces().neutral().to_owned()))
        .collect::<Vec<_>>();
    city_label(CityLabel {
        city,
        colour: table.board.colour(city),
        token: table.tokens.of(city),
        merchants,
        queen: table.queen == city,
        roads: table.board.neighbours(city).iter().collect(),
        legal,
    })
}

/// Returns the roads of the queen's path and those inside the chain.
fn roads(outcome: &Outcome, board: Board) -> Vec<Way> {
    let chain: CitySet = outcome.chain.iter().copied().collect();
    let inside = |&(a, b): &Road| chain.contains(a) && chain.contains(b);
    let steps = outcome.way.windows(2).map(|step| (step[0], step[1]));
    let roads = steps.chain(board.roads().filter(inside));
    roads.filter_map(|(from, to)| board.plan().way(from, to)).collect()
}

/// Returns the price without the cards.
fn paid(outcome: &Outcome) -> Vec<Bonus> {
    let coins = outcome.price.coins;
    let servants = u8::try_from(outcome.price.servants).unwrap_or(u8::MAX);
    let coins = (coins > 0).then_some(Bonus::Coins(coins));
    coins.into_iter().chain((servants > 0).then_some(Bonus::Servants(servants))).collect()
}

/// Returns the total gains.
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
