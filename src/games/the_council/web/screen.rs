//! Contributions of The Council to the screens around its table.

use leptos::prelude::*;

use super::art::{Chip, SHAPES, chip, emblem, flown, gains, kind_icon};
use super::hands::Hands;
use super::picture::{banner, picture, sample, small_picture};
use super::position::position;
use super::sheet::LastHall;
use super::state::{Showing, looking, table};
use super::tab::{Tab, tab_of};
use super::table::{Board, Dock, GoOn, MoveList, Seats, Tags, ToStage, cells, listen, marks};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::{Cause, Decision, Event, Setup, View};
use crate::games::the_council::scene::Draft;
use crate::games::the_council::scene::trace::Row;
use crate::games::the_council::text::curtain::curtain;
use crate::games::the_council::text::new_game::start_with;
use crate::games::the_council::text::{Subjects, Symbol, Tip};
use crate::scene::Shows;
use crate::text::text;
use crate::web::art::{Paint, shield};
use crate::web::first::First;
use crate::web::form::Form;
use crate::web::screen::{Art, Parts, Screen, Still};

impl Screen for TheCouncil {
    type Tab = Tab;
    type List = ();

    const SHAPES: &'static str = SHAPES;
    const PARTS: Parts<TheCouncil> = Parts {
        begin: || {
            let table = table();
            let showing = Showing::of(table);
            provide_context(showing);
            // For all of its parts.
            looking();
            listen(table, showing);
        },
        marks: || marks(table()),
        dock: || view! { <Dock /> }.into_any(),
        over: || {
            view! {
                <MoveList />
                <ToStage />
            }
            .into_any()
        },
        tags: || view! { <Tags /> }.into_any(),
        board: || view! { <Board /> }.into_any(),
        seats: || view! { <Seats /> }.into_any(),
        cells,
        buttons: |of| match of {
            Shows::Result => view! { <GoOn /> }.into_any(),
            _ => ().into_any(),
        },
        hands: |look, seats| view! { <Hands look seats /> }.into_any(),
        seat_fields: |form| {
            view! {
                <First form label=text().new_game().first_dealer() />
                <span class="muted">{move || start_with(form.players.get())}</span>
            }
            .into_any()
        },
        action_icon: |draft| draft.kind.map(kind_icon),
        asked: curtain,
        tab_of,
        sums: || Some(super::sheet::sums()),
        end: || Some(view! { <LastHall /> }.into_any()),
        ..Parts::NONE
    };
    /// Selector of the hall, which is seen whole or not at all.
    const WINDOW: &'static str = ".hall";

    fn art(of: Art<'_, TheCouncil>) -> AnyView {
        match of {
            Art::Points(points, height) => {
                shield(Tip::Of(Symbol::Points), points, height).into_any()
            }
            Art::Prize(of, height) => emblem(of, height).into_any(),
            Art::Amount(of, size) => {
                let suit = Suit::ALL.into_iter().find(|&suit| of.of(suit) > 0);
                suit.map(|suit| chip(suit, size, Chip::Plain)).into_any()
            }
            Art::Tip(of, size) => super::rules::symbol(of, size),
            Art::Gains(of, height) => gains(of, height).into_any(),
            Art::Sum(view, action, height) => super::sum::sum(view, action, height),
            Art::Piece(piece, seats) => flown(*piece, seats),
            Art::Picture(of) => super::rules::image(of),
            other => other.plain(),
        }
    }

    fn still(of: Still<'_, TheCouncil>) -> AnyView {
        match of {
            Still::Table(view, seats) => picture(&view.table, seats),
            Still::Banner(view, seats) => banner(&view.table, seats),
            Still::Decision { view, seats, best, played } => position(view, seats, best, played),
            Still::Match(glance, seats) => small_picture(glance, seats),
            Still::Empty => sample(),
        }
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

    /// Whether an event is resolved.
    fn is_result(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Resolved { .. }))
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().causes().cause(of))
    }

    fn next_tab(draft: &Draft, _: &View) -> Option<Tab> {
        (draft.kind == Some(Kind::Draft) && draft.card.is_none()).then_some(Tab::Stage)
    }

    fn tab_name(tab: Tab, view: &View) -> &'static str {
        match tab {
            Tab::Stage if matches!(view.table.decision, Decision::Draft(_)) => {
                text().stage().tab_draft()
            }
            Tab::Stage => text().stage().tab_event(),
            Tab::Hall => text().stage().tab_hall(),
            Tab::Seats => text().stage().tab_seats(),
            Tab::Log => text().table().tab_log(),
        }
    }
}

impl From<Form> for Setup {
    fn from(form: Form) -> Setup {
        Setup { players: form.players.get_untracked(), first: form.first() }
    }
}
