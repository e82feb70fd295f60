//! Contributions of The Council to the screens around its table.

use leptos::prelude::*;

use super::art::{emblem, flown, gains, kind_icon, mark, pawn};
use super::hands::Hands;
use super::picture::banner;
use super::position::position;
use super::sheet::{Causes, Counted, LastHall};
use super::state::{SmallScreen, table};
use super::tab::Tab;
use super::table::{Board, Layout, Seats, Tags};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::Draft;
use crate::games::the_council::scene::gains::Gains;
use crate::games::the_council::scene::look::Look;
use crate::games::the_council::scene::motion::Piece;
use crate::games::the_council::scene::place::Place;
use crate::games::the_council::scene::trace::Row;
use crate::games::the_council::text::curtain::curtain;
use crate::games::the_council::text::tip::{Symbol, Tip};
use crate::record::{SeatColour, SeatRecord};
use crate::scene::travel::Travel;
use crate::web::art::{Icon, Paint, shield};
use crate::web::asked::Asked;
use crate::web::focus;
use crate::web::rules::RulesButton;
use crate::web::screen::Screen;
use crate::web::top::TopBar;

impl Screen for TheCouncil {
    type Small = SmallScreen;
    type Counted = Counted;

    /// Selector of the hall, which is seen whole or not at all.
    const WINDOW: &'static str = ".hall";

    /// Whether an event is resolved.
    fn is_result(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Resolved { .. }))
    }

    fn asked(view: &View, names: &[String]) -> Vec<String> {
        curtain(view, names)
    }

    fn small(_: &View) -> SmallScreen {
        SmallScreen::new()
    }

    fn turn_to_next(small: SmallScreen, draft: &Draft, _: &View) {
        small.turn_to_next(draft);
    }

    fn turn_to(small: SmallScreen, places: &[Place]) {
        small.turn_to(places);
    }

    fn turn_to_lit(small: SmallScreen, places: &[Place]) {
        if places.is_empty() {
            small.tab.set(Tab::Stage);
        } else {
            small.turn_to(places);
        }
    }

    fn track(small: SmallScreen) {
        small.tab.track();
    }

    fn close_lists(_: SmallScreen) {}

    fn show_log(small: SmallScreen) {
        small.tab.set(Tab::Log);
    }

    fn tab(small: SmallScreen) -> &'static str {
        small.tab.get().word()
    }

    fn travel(_: SmallScreen, way: Travel) -> bool {
        focus::travel(way)
    }

    fn mark(of: SeatColour, size: u32) -> AnyView {
        mark(of, size).into_any()
    }

    fn figure(of: SeatColour, height: u32) -> AnyView {
        pawn(of, height).into_any()
    }

    fn gains(of: &Gains, height: u32) -> AnyView {
        gains(of, height).into_any()
    }

    fn prize_sign(of: Suit, height: u32) -> AnyView {
        emblem(of, height).into_any()
    }

    fn hands(look: Memo<Look>, seats: &[SeatRecord]) -> AnyView {
        view! { <Hands look seats=seats.to_vec() /> }.into_any()
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
        draft.kind.map(kind_icon)
    }

    fn points_sign(points: u16, height: u32) -> AnyView {
        shield(Tip::Of(Symbol::Points), points, height).into_any()
    }

    fn rules() -> AnyView {
        view! { <RulesButton /> }.into_any()
    }

    fn position(view: &View, seats: &[SeatRecord], best: Action, played: Action) -> AnyView {
        position(view, seats, best, played)
    }

    fn paint(of: Row) -> Paint {
        match of {
            Row::Traitors => Paint::plain("b-traitor", "b-traitor-f"),
            Row::Suit(Suit::Moons) => Paint::plain("s-moons", "so-moons"),
            Row::Suit(Suit::Suns) => Paint::plain("s-suns", "so-suns"),
            Row::Suit(Suit::Waves) => Paint::plain("s-waves", "so-waves"),
            Row::Suit(Suit::Leaves) => Paint::plain("s-leaves", "so-leaves"),
            Row::Suit(Suit::Wyrms) => Paint::plain("s-wyrms", "so-wyrms"),
            Row::Suit(Suit::Knots) => Paint::plain("s-knots", "so-knots"),
        }
    }

    fn sheet(asked: Asked<Counted>) -> AnyView {
        view! { <Causes asked /> }.into_any()
    }

    fn banner(view: &View, seats: &[SeatRecord]) -> AnyView {
        banner(&view.table, seats)
    }

    fn end_picture() -> Option<AnyView> {
        Some(view! { <LastHall /> }.into_any())
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
