//! Contributions of The Council to the screens around its table.

use leptos::prelude::*;

use super::art::{Chip, SHAPES, chip, emblem, flown, gains, kind_icon};
use super::hands::Hands;
use super::picture::{banner, picture, sample, small_picture};
use super::position::position;
use super::sheet::{Causes, Counted, LastHall};
use super::state::{Showing, SmallScreen, table};
use super::table::{Board, Dock, GoOn, MoveList, Seats, Tags, ToStage, cells, listen, marks};
use crate::archive::Glance;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::rules::setup::Setup;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::Draft;
use crate::games::the_council::scene::gains::Gains;
use crate::games::the_council::scene::look::Look;
use crate::games::the_council::scene::motion::Piece;
use crate::games::the_council::scene::trace::Row;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::curtain::curtain;
use crate::games::the_council::text::new_game::start_with;
use crate::games::the_council::text::rules::Picture;
use crate::games::the_council::text::tip::{Symbol, Tip};
use crate::record::SeatRecord;
use crate::scene::Shows;
use crate::text::text;
use crate::web::art::{Icon, Paint, shield};
use crate::web::asked::Asked;
use crate::web::form::Form;
use crate::web::screen::{Mark, Screen};

impl Screen for TheCouncil {
    type Small = SmallScreen;
    type Counted = Counted;

    const SHAPES: &'static str = SHAPES;

    /// Whether an event is resolved.
    fn is_result(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Resolved { .. }))
    }

    fn asked(view: &View, names: &[String]) -> Vec<String> {
        curtain(view, names)
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

    fn begin() {
        let table = table();
        let showing = Showing::of(table);
        provide_context(showing);
        listen(table, showing);
    }

    fn marks() -> Vec<Mark> {
        marks(table())
    }

    fn dock() -> AnyView {
        view! { <Dock /> }.into_any()
    }

    fn over() -> AnyView {
        view! {
            <MoveList />
            <ToStage />
        }
        .into_any()
    }

    fn cells(of: Shows<TheCouncil>) -> AnyView {
        cells(of)
    }

    fn buttons(of: Shows<TheCouncil>) -> AnyView {
        match of {
            Shows::Result => view! { <GoOn /> }.into_any(),
            _ => ().into_any(),
        }
    }

    fn tags() -> AnyView {
        view! { <Tags /> }.into_any()
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().causes().cause(of))
    }

    fn picture(view: &View, seats: &[SeatRecord]) -> AnyView {
        picture(&view.table, seats)
    }

    fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView {
        small_picture(glance, seats)
    }

    fn empty_picture() -> AnyView {
        sample()
    }

    fn seat_fields(form: Form) -> AnyView {
        view! {
            <span class="muted">{move || start_with(form.players.get())}</span>
        }
        .into_any()
    }

    fn setup(form: Form) -> Setup {
        Setup { players: form.players.get_untracked() }
    }

    fn sign(of: Chips, size: u32) -> AnyView {
        let suit = Suit::ALL.into_iter().find(|&suit| of.of(suit) > 0);
        suit.map(|suit| chip(suit, size, Chip::Plain)).into_any()
    }

    fn symbol(of: Tip, size: u32) -> AnyView {
        super::rules::symbol(of, size)
    }

    fn image(of: Picture) -> AnyView {
        super::rules::image(of)
    }
}
