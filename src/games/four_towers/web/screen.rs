//! Contributions of Four Towers to the screens around its table.

use leptos::prelude::*;

use super::art::{flown, kind_icon, mark, medal, pawn};
use super::hands::Mats;
use super::picture::picture;
use super::position::position;
use super::sheet::{Causes, Counted};
use super::state::{SmallScreen, table};
use super::tab::Tab;
use super::table::{Board, Layout, Seats, Tags};
use super::travel::travel;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::{Champion, Clan, Trade};
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::Draft;
use crate::games::four_towers::scene::gains::Gains;
use crate::games::four_towers::scene::look::Look;
use crate::games::four_towers::scene::motion::Piece;
use crate::games::four_towers::scene::place::Place;
use crate::games::four_towers::scene::trace::Row;
use crate::games::four_towers::text::tip::{Symbol, Tip};
use crate::record::{SeatColour, SeatRecord};
use crate::scene::travel::Travel;
use crate::web::art::{Icon, Paint, shield};
use crate::web::asked::Asked;
use crate::web::rules::RulesButton;
use crate::web::screen::Screen;
use crate::web::top::TopBar;

impl Screen for FourTowers {
    type Small = SmallScreen;
    type Counted = Counted;

    /// Selector of the map, of which a phone shows a part.
    const WINDOW: &'static str = ".map";

    fn small(_: &View) -> SmallScreen {
        SmallScreen::new()
    }

    fn turn_to_next(small: SmallScreen, draft: &Draft, view: &View) {
        small.turn_to_next(draft, view);
    }

    fn turn_to(small: SmallScreen, places: &[Place]) {
        small.turn_to(places);
    }

    fn turn_to_lit(small: SmallScreen, places: &[Place]) {
        if places.is_empty() {
            small.tab.set(Tab::Map);
        } else {
            small.turn_to(places);
        }
    }

    fn track(small: SmallScreen) {
        small.tab.track();
        small.viewport.track();
    }

    fn close_lists(small: SmallScreen) {
        small.close();
    }

    fn show_log(small: SmallScreen) {
        small.tab.set(Tab::Log);
    }

    fn tab(small: SmallScreen) -> &'static str {
        small.tab.get().word()
    }

    fn travel(_: SmallScreen, way: Travel) -> bool {
        travel(way)
    }

    fn mark(of: SeatColour, size: u32) -> AnyView {
        mark(of, size).into_any()
    }

    fn figure(of: SeatColour, height: u32) -> AnyView {
        pawn(of, height).into_any()
    }

    fn gains(of: &Gains, height: u32) -> AnyView {
        super::gains::gains(of, height)
    }

    fn prize_sign(of: Champion, height: u32) -> AnyView {
        medal(of, height).into_any()
    }

    fn hands(look: Memo<Look>, _: &[SeatRecord]) -> AnyView {
        view! { <Mats look /> }.into_any()
    }

    fn board() -> AnyView {
        view! { <Board /> }.into_any()
    }

    fn seat_panels() -> AnyView {
        view! { <Seats /> }.into_any()
    }

    fn sum(view: &View, action: Action, height: u32) -> AnyView {
        super::sum::sum(view, action, height)
    }

    fn piece(piece: &Piece, seats: &[SeatRecord]) -> AnyView {
        flown(*piece, seats)
    }

    fn action_icon(draft: &Draft) -> Option<Icon> {
        Some(kind_icon(draft.kind?, draft.champion))
    }

    fn points_sign(points: u16, height: u32) -> AnyView {
        shield(Tip::Of(Symbol::Points), points, height).into_any()
    }

    fn rules() -> AnyView {
        view! { <RulesButton /> }.into_any()
    }

    fn position(view: &View, _: &[SeatRecord], _: Action, _: Action) -> AnyView {
        position(view)
    }

    fn paint(of: Row) -> Paint {
        match of {
            Row::Followers(Clan::Red) => Paint::plain("k-red", "ke-red"),
            Row::Followers(Clan::Yellow) => Paint::plain("k-yellow", "ke-yellow"),
            Row::Followers(Clan::Green) => Paint::plain("k-green", "ke-green"),
            Row::Followers(Clan::Blue) => Paint::plain("k-blue", "ke-blue"),
            Row::Trade(Trade::Mercenary) => Paint::plain("p-neutral", "piece-line"),
            Row::Trade(Trade::Merchant) => Paint::plain("hills-ink", "plate"),
            Row::Trade(Trade::Mountaineer) => Paint::plain("bronze", "bronze-ink"),
            Row::Champions => Paint::plain("royal", "royal-ink"),
            Row::Tokens => Paint::plain("gem", "gem-l"),
            Row::Influence => Paint::plain("accent", "accent-ink"),
        }
    }

    fn sheet(asked: Asked<Counted>) -> AnyView {
        view! { <Causes asked /> }.into_any()
    }

    fn banner(view: &View, _: &[SeatRecord]) -> AnyView {
        picture(&view.table)
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
