//! Contributions of Council of 4 to the screens around its table.

use leptos::prelude::*;

use super::art::{flown, kind_icon, mark, merchant, shield, tile_badge, totals};
use super::hands::Hands;
use super::picture::still;
use super::position::position;
use super::sheet::{Causes, Counted};
use super::state::{SmallScreen, table};
use super::tab::Tab;
use super::table::{Board, Layout, SeatPanels, Tags};
use super::travel::travel;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::components::RewardTile;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Draft;
use crate::games::council_of_4::scene::look::Look;
use crate::games::council_of_4::scene::motion::Piece;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::scene::place::Place;
use crate::record::{SeatColour, SeatRecord};
use crate::scene::travel::Travel;
use crate::scene::viewport::Frame;
use crate::web::art::{Icon, Paint};
use crate::web::asked::Asked;
use crate::web::rules::RulesButton;
use crate::web::screen::Screen;
use crate::web::top::TopBar;

impl Screen for CouncilOf4 {
    type Small = SmallScreen;
    type Counted = Counted;

    /// Selector of the map, whose cities may be out of sight.
    const WINDOW: &'static str = ".mapbox";

    fn small(view: &View) -> SmallScreen {
        SmallScreen::new(view)
    }

    fn turn_to_next(small: SmallScreen, draft: &Draft, view: &View) {
        small.turn_to_next(draft, view);
    }

    fn turn_to(small: SmallScreen, places: &[Place]) {
        small.turn_to(places);
    }

    fn turn_to_lit(small: SmallScreen, places: &[Place]) {
        small.turn_to_lit(places);
    }

    fn track(small: SmallScreen) {
        small.tab.track();
        small.viewport.track();
    }

    fn close_lists(small: SmallScreen) {
        small.close_lists();
    }

    fn show_log(small: SmallScreen) {
        small.tab.set(Tab::Log);
    }

    fn tab(small: SmallScreen) -> &'static str {
        small.tab.get().word()
    }

    fn travel(small: SmallScreen, way: Travel) -> bool {
        travel(small.plan, way)
    }

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

    fn rules() -> AnyView {
        view! { <RulesButton /> }.into_any()
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

    fn layout(leave: Callback<()>, look: RwSignal<bool>, no_thread: RwSignal<bool>) -> AnyView {
        view! {
            <Layout>
                <TopBar table=table() leave look no_thread tags=view! { <Tags /> }.into_any() />
            </Layout>
        }
        .into_any()
    }

    fn layout_of_lesson(bar: AnyView) -> AnyView {
        view! { <Layout>{bar}</Layout> }.into_any()
    }
}
