//! The pictures of the rules, put together from the pieces of the game.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::City::{F, G, H, I, J, O};
use crate::games::council_of_4::rules::board::{Road, Side, Sides};
use crate::games::council_of_4::rules::components::{
    Bonus, COUNCIL_PRICES, Colour, Council, JOKER_PRICE, NobilityVariant, Permit, Politics,
    QUEENS_REWARDS, ROAD_PRICE, RewardTile, SpaceBonus, Token, nobility_space,
};
use crate::games::council_of_4::rules::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::scene::geometry::{Area, around};
use crate::games::council_of_4::text::rules::{self, Picture};
use crate::games::council_of_4::text::said::board::PriceOf;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::{
    Balcony, CityArt, CityState, Land, Marker, Merchant, MiniMap, PieceColour, QueenArt, Roads,
    Sign, Tag, Tracks, bonus, bust, card_face, chip, city_place, crown, mark, permit_class,
    permit_count, permit_face, region_class, region_icon, ring_badge, shield, sign, space_bonus,
    tile_badge, way_in,
};
use crate::record::SeatColour;
use crate::text::text;
use crate::web::art::{Icon, icon};

/// The board of the pictures: every region with its first side.
const BOARD: Sides = Sides::new([Side::One; 3]);

/// Draws the subject of a tip, if it has a drawing.
pub fn symbol(of: Tip, size: u32) -> AnyView {
    let shape = |shape: Sign| sign(shape, None, size).into_any();
    match of {
        Tip::Of(Symbol::Coins) | Tip::Of(Symbol::CoinSpace) => shape(Sign::Coins),
        Tip::Of(Symbol::Vp) => shape(Sign::Vp),
        Tip::Of(Symbol::Servants) => shape(Sign::Servants),
        Tip::Of(Symbol::Cards) => shape(Sign::Cards),
        Tip::Of(Symbol::Nobility) => shape(Sign::Nobility),
        Tip::Of(Symbol::MainAction) => shape(Sign::Main),
        Tip::Of(Symbol::RepeatToken) => shape(Sign::Token),
        Tip::Of(Symbol::RepeatTwoTokens) => shape(Sign::TwoTokens),
        Tip::Of(Symbol::FreePermit) => shape(Sign::FreePermit),
        Tip::Of(Symbol::RepeatPermit) => shape(Sign::RepeatPermit),
        Tip::City(colour) => ring_badge(colour, size + 4).into_any(),
        Tip::Card(card) => chip(card).into_any(),
        Tip::Councillor(colour) => bust(colour, size + 4, false).into_any(),
        Tip::Region(region) => view! {
            <span class=region_class(region)>{region_icon(region, size - 4)}</span>
        }
        .into_any(),
        Tip::Seat(colour) => mark(colour.into(), size - 4).into_any(),
        Tip::Of(Symbol::Neutral) => mark(PieceColour::Neutral, size - 4).into_any(),
        Tip::Of(Symbol::Queen) | Tip::Of(Symbol::QueensReward) | Tip::Council(Council::Queen) => {
            crown(size - 2).into_any()
        }
        Tip::Tile(tile) => tile_badge(tile, size).into_any(),
        Tip::Of(Symbol::Permit) | Tip::Of(Symbol::UsedPermit) => permit_count(size).into_any(),
        Tip::Of(Symbol::Arrow) => way_in(size).into_any(),
        Tip::Space(space, variant) => match nobility_space(space, variant) {
            // Its bonuses are named beside it.
            Some(SpaceBonus::Gains(_)) | None => {
                sign(Sign::Nobility, Some(space.into()), size).into_any()
            }
            Some(choice) => space_bonus(choice, size).into_any(),
        },
        _ => ().into_any(),
    }
}

/// A picture.
pub fn draw(of: Picture) -> AnyView {
    match of {
        Picture::City => city().into_any(),
        Picture::Turn => turn().into_any(),
        Picture::Election => election().into_any(),
        Picture::Payment => payment().into_any(),
        Picture::Permits => permits().into_any(),
        Picture::UsedPermit => used_permit().into_any(),
        Picture::QueensWay => queens_way().into_any(),
        Picture::Chain => chain().into_any(),
        Picture::Nobility => nobility().into_any(),
        Picture::Tiles => tiles().into_any(),
        Picture::Boards => boards().into_any(),
        Picture::Neutral => neutral().into_any(),
    }
}

fn arrow() -> impl IntoView {
    view! {
        <svg class="g to" viewBox="0 0 24 24" width="28" height="28">
            <path d="M2 12h19M15 6l6 6-6 6" />
        </svg>
    }
}

fn merchant_of(colour: impl Into<PieceColour>) -> Merchant {
    Merchant { colour: colour.into(), ghost: false }
}

/// The token with these bonuses.
fn token(with: &str) -> Option<Token> {
    Token::from_id(with)
}

/// A city alone on a plain ground.
fn single_city(
    city: City,
    token: Option<Token>,
    merchants: Vec<Merchant>,
    queen: QueenArt,
) -> impl IntoView {
    let colour = BOARD.board().colour(city);
    view! {
        <svg class="one-city" viewBox="-70 -72 160 152" width="200" height="190">
            <CityArt city colour token merchants=Signal::stored(merchants) queen=Signal::stored(queen) />
        </svg>
    }
}

fn city() -> impl IntoView {
    let seats = [SeatColour::Scarlet, SeatColour::Cobalt, SeatColour::Forest];
    let merchants = seats.map(merchant_of).to_vec();
    single_city(I, token("T08"), merchants, QueenArt::Here)
}

fn neutral() -> impl IntoView {
    let both = vec![merchant_of(SeatColour::Scarlet), merchant_of(PieceColour::Neutral)];
    let alone = vec![merchant_of(PieceColour::Neutral)];
    view! {
        {single_city(F, token("T05"), alone, QueenArt::Away)}
        {single_city(G, token("T09"), both, QueenArt::Away)}
    }
}

fn turn() -> impl IntoView {
    let words = text().board();
    let part = |image: AnyView, word: &'static str| {
        view! { <span class="part">{image} {word}</span> }
    };
    view! {
        {part(sign(Sign::Cards, Some(1), 40).into_any(), words.cards_cell())}
        {arrow()}
        {part(icon(Icon::Elect).into_any(), words.main())}
        {part(icon(Icon::Engage).into_any(), words.quick())}
        {arrow()}
        {part(icon(Icon::EndTurn).into_any(), text().table().end_turn())}
    }
}

fn balcony(council: [Colour; 4], matched: [bool; 4]) -> impl IntoView {
    view! {
        <span class="bal-box">
            <Balcony council=Signal::stored(council) matched=Signal::stored(matched) />
        </span>
    }
}

fn election() -> impl IntoView {
    use Colour::{Black, Orange, Pink, Purple, White};
    view! {
        {bust(Pink, 40, false)}
        {balcony([Orange, Black, Purple, White], [false; 4])}
        {arrow()}
        {balcony([Pink, Orange, Black, Purple], [false; 4])}
        {bust(White, 40, false)}
    }
}

fn payment() -> impl IntoView {
    use Colour::{Black, Orange, Purple};
    let cards = [Politics::Colour(Orange), Politics::Colour(Purple), Politics::Joker];
    let price = u16::from(COUNCIL_PRICES[cards.len() - 1]);
    let jokers = u16::from(JOKER_PRICE);
    let cards = cards
        .map(|card| {
            view! { <span class="card">{card_face(card, text().pieces().card(card).to_owned())}</span> }
        })
        .collect_view();
    view! {
        {balcony([Orange, Black, Purple, Orange], [true, false, true, true])}
        <span class="paid">{cards}</span>
        {arrow()}
        <span class="sum">
            {sign(Sign::Coins, Some(price), 34)} "+" {sign(Sign::Coins, Some(jokers), 34)} "="
            {sign(Sign::Coins, Some(price + jokers), 34)}
        </span>
    }
}

fn permit(number: u8, used: bool) -> Option<impl IntoView> {
    let permit = Permit::of(Region::Hills, number)?;
    let class = permit_class(permit) + if used { " used" } else { "" };
    Some(view! { <span class=class>{permit_face(permit, 22)}</span> })
}

fn permits() -> impl IntoView {
    view! {
        {permit(12, false)}
        {permit(3, false)}
        <span class="deck hills">"9"</span>
    }
}

fn used_permit() -> impl IntoView {
    view! {
        {permit(8, false)}
        {arrow()}
        {permit(8, true)}
    }
}

/// A part of the map with cities in some states.
fn map(
    part: Area,
    cities: CitySet,
    used: Vec<Road>,
    dress: &dyn Fn(City) -> Dress,
) -> impl IntoView + use<> {
    let plan = BOARD.board().plan();
    let used = used.into_iter().filter_map(|(from, to)| plan.way(from, to)).collect::<Vec<_>>();
    let cities = cities
        .iter()
        .map(|city| {
            let Dress { merchants, state, queen, tag, token } = dress(city);
            let colour = plan.colour(city);
            view! {
                <g transform=city_place(&plan, city)>
                    <CityArt
                        city
                        colour
                        token
                        merchants=Signal::stored(merchants)
                        queen=Signal::stored(queen)
                        state=Signal::stored(state)
                        tag=Signal::stored(tag)
                    />
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="map" viewBox=part.view_box()>
            <Land plan view=Signal::stored(part) />
            <Roads plan used=Signal::stored(used) />
            {cities}
        </svg>
    }
}

/// Pieces at a city of a picture.
struct Dress {
    merchants: Vec<Merchant>,
    state: CityState,
    queen: QueenArt,
    tag: Option<Tag>,
    token: Option<Token>,
}

/// A token for every city of a picture but the royal one; which ones does not matter.
fn some_token(city: City) -> Option<Token> {
    let royal = BOARD.board().colour(city) == CityColour::Royal;
    Token::all().nth(city.index() % Token::COUNT).filter(|_| !royal)
}

fn chain() -> impl IntoView {
    let placed = I;
    let own: CitySet = [F, G, I, J].into_iter().collect();
    let connected = BOARD.board().connected_group(placed, own);
    let inside = |&(a, b): &Road| connected.contains(a) && connected.contains(b);
    let roads = BOARD.board().roads().filter(inside).collect();
    // The tokens in the order in which they are gained.
    let order: Vec<City> = std::iter::once(placed)
        .chain(connected.iter().filter(|&city| city != placed))
        .filter(|&city| some_token(city).is_some())
        .collect();
    let dress = |city: City| {
        let ghost = city == placed;
        let merchant = Merchant { colour: SeatColour::Scarlet.into(), ghost };
        let place = order.iter().position(|&other| other == city);
        Dress {
            merchants: own.contains(city).then_some(merchant).into_iter().collect(),
            state: match (city == placed, connected.contains(city)) {
                (true, _) => CityState::Selected,
                (false, true) => CityState::Chain,
                (false, false) => CityState::Idle,
            },
            queen: QueenArt::Away,
            tag: place.map(|place| Tag::Order(place as u8 + 1)),
            token: some_token(city),
        }
    };
    let shown = [F, G, H, I, J].into_iter().collect();
    map(around(Region::Hills), shown, roads, &dress)
}

fn queens_way() -> impl IntoView {
    let (from, to) = (J, O);
    let way = BOARD.board().shortest_way(from, to);
    let roads: Vec<Road> = way.windows(2).map(|step| (step[0], step[1])).collect();
    let cost = roads.len() as u8 * ROAD_PRICE;
    let dress = |city: City| Dress {
        merchants: Vec::new(),
        state: if city == to { CityState::Selected } else { CityState::Idle },
        queen: match city {
            city if city == from => QueenArt::Here,
            city if city == to => QueenArt::Ghost,
            _ => QueenArt::Away,
        },
        tag: (city == to).then_some(Tag::Cost(cost)),
        token: some_token(city),
    };
    let part = Area { x: 500.0, y: 150.0, width: 490.0, height: 250.0 };
    map(part, CitySet::ALL, roads, &dress)
}

fn nobility() -> impl IntoView {
    let markers = vec![
        Marker { colour: SeatColour::Scarlet, nobility: 3, coins: 12 },
        Marker { colour: SeatColour::Cobalt, nobility: 6, coins: 7 },
    ];
    view! { <Tracks variant=NobilityVariant::Printed markers=Signal::stored(markers) /> }
}

fn tiles() -> impl IntoView {
    let tile = |tile: RewardTile| {
        view! {
            <span class="rew">
                {tile_badge(tile, 26)} {text().pieces().tile(tile)} {shield(tile.vp(), 34)}
            </span>
        }
    };
    let queens = QUEENS_REWARDS.map(|vp| {
        view! { <span class="rew" data-tip=Tip::Of(Symbol::QueensReward).to_string()>{crown(22)} {shield(vp, 34)}</span> }
    });
    let regions = RewardTile::ALL.map(tile).collect_view();
    view! {
        <span class="line">{regions}</span>
        <span class="line">{queens.collect_view()}</span>
    }
}

fn boards() -> impl IntoView {
    let board = |sides: Sides| {
        let royal = sides.board().royal_city();
        view! {
            <span class="board">
                <MiniMap plan=sides.board().plan() queen=Signal::stored(Some(royal)) />
                <b>{sides.to_string()}</b>
            </span>
        }
    };
    Sides::all().map(board).collect_view()
}

/// Draws the price of each number of cards.
pub fn prices() -> impl IntoView {
    let price = |(cards, coins): (u8, u8)| {
        let backs = (0..cards).map(|_| sign(Sign::Cards, None, 24)).collect_view();
        view! {
            <li>
                <span class="sr">{text().board().price_of(PriceOf { cards, coins })}</span>
                <span class="bx" aria-hidden="true">
                    {backs}
                </span>
                {bonus(Bonus::Coins(coins), 28)}
            </li>
        }
    };
    let rows = rules::prices().into_iter().rev().map(price).collect_view();
    view! { <ul class="prices">{rows}</ul> }
}
