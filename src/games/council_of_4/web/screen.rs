//! Contributions of Council of 4 to the screens around its table.

use leptos::prelude::*;

use super::art::{
    MiniMap, PieceColour, SHAPES, Sign, flown, kind_icon, mark, merchant, shield, sign, tile_badge,
    totals,
};
use super::hands::Hands;
use super::picture::still;
use super::position::position;
use super::setup::BoardBox;
use super::state::{ActionList, table};
use super::tab::{Tab, tab_of};
use super::table::{
    AskUnconfirmed, Board as BoardPart, Decline, Dock, MoveList, PhoneBar, SeatPanels, Tags, bill,
    cells, listen, marks,
};
use super::travel::travel;
use crate::archive::Glance;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::Board;
use crate::games::council_of_4::rules::{Cause, City, Decision, Kind, View};
use crate::games::council_of_4::scene::glance::Small;
use crate::games::council_of_4::scene::viewport::{SEEN, over, toward};
use crate::games::council_of_4::scene::{Draft, Place};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::new_game::{board_name, start_with};
use crate::games::council_of_4::text::rules::Drawing;
use crate::record::SeatRecord;
use crate::scene::viewport::{Frame, Map, Viewport};
use crate::text::text;
use crate::web::art::Paint;
use crate::web::first::First;
use crate::web::screen::{Art, Parts, Screen, Still};

/// Size of the picture of a match.
const PICTURE: Frame = Frame { width: 560.0, height: 264.0 };
/// Size of the picture over a score.
const BANNER: Frame = Frame { width: 1200.0, height: 396.0 };

impl Screen for CouncilOf4 {
    type Tab = Tab;
    type List = ActionList;

    const SHAPES: &'static str = SHAPES;
    const MAP: &'static Map = &SEEN;
    const PARTS: Parts<CouncilOf4> = Parts {
        begin: || listen(table()),
        marks: || marks(table()),
        dock: || {
            view! {
                <Dock />
                <PhoneBar />
            }
            .into_any()
        },
        over: || {
            view! {
                <MoveList />
                <AskUnconfirmed />
            }
            .into_any()
        },
        tags: || view! { <Tags /> }.into_any(),
        board: || view! { <BoardPart /> }.into_any(),
        seats: || view! { <SeatPanels /> }.into_any(),
        cells,
        bill,
        buttons: |_| view! { <Decline /> }.into_any(),
        hands: |look, seats| view! { <Hands look seats /> }.into_any(),
        seat_fields: |form| {
            view! {
                <First form />
                <span class="muted">{move || start_with(form.players.get())}</span>
            }
            .into_any()
        },
        fields: |form| view! { <BoardBox form /> }.into_any(),
        action_icon: |draft| draft.kind.map(kind_icon),
        tab_of,
        travel: |view, way| travel(view.table.board.plan(), way),
        sums: || Some(super::sheet::sums()),
        ..Parts::NONE
    };
    /// Selector of the map, whose cities may be out of sight.
    const WINDOW: &'static str = ".mapbox";

    fn art(of: Art<'_, CouncilOf4>) -> AnyView {
        match of {
            Art::Mark(of, size) => mark(of.into(), size).into_any(),
            Art::Figure(of, height) => merchant(of.into(), height).into_any(),
            Art::Points(points, height) => shield(points, height).into_any(),
            Art::Prize(of, height) => tile_badge(of, height).into_any(),
            Art::Amount(of, size) => sign(Sign::of(of).0, None, size).into_any(),
            Art::Tip(of, size) => super::rules::symbol(of, size),
            Art::Gains(gains, height) => totals(gains, height).into_any(),
            Art::Sum(view, action, height) => super::sum::sum(view, action, height),
            Art::Piece(piece, seats) => flown(*piece, seats),
            Art::Picture(of) => super::rules::draw(of),
            Art::Drawing(Drawing::Prices) => super::rules::prices().into_any(),
            // Lists of symbols.
            Art::Drawing(Drawing::Spaces | Drawing::Bonuses | Drawing::Colours) => ().into_any(),
        }
    }

    fn still(of: Still<'_, CouncilOf4>) -> AnyView {
        match of {
            Still::Table(view, seats) => still(&view.table, seats, PICTURE),
            Still::Banner(view, seats) => still(&view.table, seats, BANNER),
            Still::Decision { view, seats, best, played } => position(view, seats, best, played),
            Still::Match(glance, seats) => small_picture(glance, seats),
            Still::Empty => view! { <MiniMap plan=Board::default().plan() /> }.into_any(),
        }
    }

    fn paint(of: Cause) -> Paint {
        match of {
            Cause::Permits => Paint::plain("hills-2", "ink"),
            Cause::Tokens => Paint::plain("accent", "accent-ink"),
            Cause::NobilitySpaces => Paint::plain("b-nob", "b-nob-t"),
            Cause::LastMerchant => Paint::plain("p-neutral", "piece-line"),
            Cause::ColourTiles => Paint::plain("gold", "gold-ink"),
            Cause::RegionTiles => Paint::plain("hills-ink", "plate"),
            Cause::QueensRewards => Paint::plain("royal", "royal-ink"),
            Cause::NobilityRank => Paint::hatched("b-nob", "b-nob-t"),
            Cause::MostPermits => Paint::hatched("hills-2", "ink"),
        }
    }

    fn table_name(glance: &Glance) -> Option<String> {
        let board = Small::read(&glance.picture)?.board;
        Some(board_name(board))
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().sheet().cause(of))
    }

    fn next_tab(draft: &Draft, view: &View) -> Option<Tab> {
        match draft.kind? {
            Kind::Elect | Kind::SendServant if draft.colour.is_none() => Some(Tab::Tracks),
            Kind::Elect | Kind::SendServant if draft.council.is_none() => Some(Tab::Councils),
            Kind::Acquire if draft.slot.is_none() => Some(Tab::Councils),
            Kind::ChangePermits if draft.region.is_none() => Some(Tab::Councils),
            Kind::Place | Kind::PlaceWithQueen if draft.city.is_none() => Some(Tab::Map),
            Kind::Answer => match view.table.decision {
                Decision::Token | Decision::TwoTokens => Some(Tab::Map),
                Decision::FreePermit => Some(Tab::Councils),
                Decision::RepeatPermit | Decision::Turn | Decision::Over => None,
            },
            _ => None,
        }
    }

    fn tab_name(tab: Tab, _: &View) -> &'static str {
        match tab {
            Tab::Map => text().board().tab_map(),
            Tab::Councils => text().board().tab_councils(),
            Tab::Tracks => text().board().tab_tracks(),
            Tab::Log => text().table().tab_log(),
        }
    }

    /// Returns the viewport of a city, or of the region of several.
    fn toward(places: &[Place], view: &View) -> Option<Viewport> {
        let cities = places.iter().filter_map(|place| match *place {
            Place::City(city) => Some(city),
            _ => None,
        });
        let cities: Vec<City> = cities.collect();
        match *cities {
            [city] => Some(toward(&view.table.board.plan(), city)),
            _ => over(cities),
        }
    }
}

/// Returns a small picture of a match: its map with the merchants and the queen.
fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView {
    let Some(Small { board, queen, merchants, neutral }) = Small::read(&glance.picture) else {
        return ().into_any();
    };
    let merchants = City::ALL.map(|city| {
        let seated = seats.iter().zip(&merchants).filter(|(_, there)| there.contains(city));
        let neutral = neutral.contains(city).then_some(PieceColour::Neutral);
        (city, seated.map(|(who, _)| who.colour.into()).chain(neutral).collect::<Vec<_>>())
    });
    view! {
        <MiniMap
            plan=board.plan()
            merchants=Signal::stored(merchants.to_vec())
            queen=Signal::stored(Some(queen))
        />
    }
    .into_any()
}
