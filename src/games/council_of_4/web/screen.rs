//! Contributions of Council of 4 to the screens around its table.

use leptos::prelude::*;

use super::art::{
    MiniMap, PieceColour, SHAPES, Sign, flown, kind_icon, mark, merchant, shield, sign, tile_badge,
    totals,
};
use super::hands::Hands;
use super::picture::still;
use super::position::position;
use super::setup::{BoardBox, First, setup};
use super::sheet::{Causes, Counted};
use super::state::{SmallScreen, table};
use super::table::{
    AskUnconfirmed, Board, Decline, Dock, MoveList, PhoneBar, SeatPanels, Tags, bill, cells,
    listen, marks,
};
use crate::archive::Glance;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{Board, City};
use crate::games::council_of_4::rules::components::{Bonus, RewardTile};
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::rules::setup::Setup;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Draft;
use crate::games::council_of_4::scene::glance::Small;
use crate::games::council_of_4::scene::look::Look;
use crate::games::council_of_4::scene::motion::Piece;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::new_game::board_name;
use crate::games::council_of_4::text::rules::{Drawing, Picture};
use crate::games::council_of_4::text::tip::Tip;
use crate::record::{SeatColour, SeatRecord};
use crate::scene::Shows;
use crate::scene::viewport::Frame;
use crate::text::text;
use crate::web::art::{Icon, Paint};
use crate::web::asked::Asked;
use crate::web::form::Form;
use crate::web::screen::{Mark, Screen};

/// Size of the picture of a match.
const PICTURE: Frame = Frame { width: 560.0, height: 264.0 };

impl Screen for CouncilOf4 {
    type Small = SmallScreen;
    type Counted = Counted;

    const SHAPES: &'static str = SHAPES;

    fn mark(of: SeatColour, size: u32) -> AnyView {
        mark(of.into(), size).into_any()
    }

    fn figure(of: SeatColour, height: u32) -> AnyView {
        merchant(of.into(), height).into_any()
    }

    fn gains(gains: &Totals, height: u32) -> AnyView {
        totals(gains, height).into_any()
    }

    fn prize_sign(of: RewardTile, height: u32) -> AnyView {
        tile_badge(of, height).into_any()
    }

    fn hands(look: Memo<Look>, seats: &[SeatRecord]) -> AnyView {
        view! { <Hands look seats=seats.to_vec() /> }.into_any()
    }

    fn board() -> AnyView {
        view! { <Board /> }.into_any()
    }

    fn seat_panels() -> AnyView {
        view! { <SeatPanels /> }.into_any()
    }

    fn sum(view: &View, action: Action, height: u32) -> AnyView {
        super::sum::sum(view, action, height)
    }

    fn piece(piece: &Piece, seats: &[SeatRecord]) -> AnyView {
        flown(*piece, seats)
    }

    fn action_icon(draft: &Draft) -> Option<Icon> {
        draft.kind.map(kind_icon)
    }

    fn points_sign(points: u16, height: u32) -> AnyView {
        shield(points, height).into_any()
    }

    fn position(view: &View, seats: &[SeatRecord], best: Action, played: Action) -> AnyView {
        position(view, seats, best, played)
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

    fn sheet(asked: Asked<Counted>) -> AnyView {
        view! { <Causes asked /> }.into_any()
    }

    fn banner(view: &View, seats: &[SeatRecord]) -> AnyView {
        still(&view.table, seats, Frame { width: 1200.0, height: 396.0 })
    }

    fn begin() {
        listen(table());
    }

    fn marks() -> Vec<Mark> {
        marks(table())
    }

    fn dock() -> AnyView {
        view! {
            <Dock />
            <PhoneBar />
        }
        .into_any()
    }

    fn over() -> AnyView {
        view! {
            <MoveList />
            <AskUnconfirmed />
        }
        .into_any()
    }

    fn cells(of: Shows<CouncilOf4>) -> AnyView {
        cells(of)
    }

    fn bill(of: Shows<CouncilOf4>) -> AnyView {
        bill(of)
    }

    fn buttons(_: Shows<CouncilOf4>) -> AnyView {
        view! { <Decline /> }.into_any()
    }

    fn tags() -> AnyView {
        view! { <Tags /> }.into_any()
    }

    fn table_name(glance: &Glance) -> Option<String> {
        let board = Small::read(&glance.picture)?.board;
        Some(board_name(board))
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().sheet().cause(of))
    }

    fn picture(view: &View, seats: &[SeatRecord]) -> AnyView {
        still(&view.table, seats, PICTURE)
    }

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

    fn empty_picture() -> AnyView {
        view! { <MiniMap plan=Board::default().plan() /> }.into_any()
    }

    fn seat_fields(form: Form) -> AnyView {
        view! { <First form /> }.into_any()
    }

    fn fields(form: Form) -> AnyView {
        view! { <BoardBox form /> }.into_any()
    }

    fn setup(form: Form) -> Setup {
        setup(form)
    }

    fn sign(of: Bonus, size: u32) -> AnyView {
        let (shape, _) = Sign::of(of);
        sign(shape, None, size).into_any()
    }

    fn symbol(of: Tip, size: u32) -> AnyView {
        super::rules::symbol(of, size)
    }

    fn image(of: Picture) -> AnyView {
        super::rules::draw(of)
    }

    fn draw(of: Drawing) -> AnyView {
        match of {
            Drawing::Prices => super::rules::prices().into_any(),
            // Lists of symbols.
            Drawing::Spaces | Drawing::Bonuses | Drawing::Colours => ().into_any(),
        }
    }
}
