//! The rules of The Council on the page, with its symbols and pictures.

mod picture;

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::text::rules::{Drawing, Picture};
use crate::games::the_council::text::tip::Tip;
use crate::games::the_council::web::art::{Chip, SHAPES, chip};
use crate::rules::Game;
use crate::web::art::hold_shapes;
use crate::web::later::entries;
use crate::web::rules::{Illustrated, page};

entries! {
    /// Content of the open rules.
    the_council_rules, fetch_rules: fn shown() -> AnyView {
        hold_shapes(<TheCouncil as Game>::NAME, SHAPES);
        page::<TheCouncil>()
    }
}

impl Illustrated for TheCouncil {
    const NAME: &'static str = <TheCouncil as Game>::NAME;

    fn sign(of: Chips, size: u32) -> AnyView {
        let suit = Suit::ALL.into_iter().find(|&suit| of.of(suit) > 0);
        suit.map(|suit| chip(suit, size, Chip::Plain)).into_any()
    }

    fn symbol(of: Tip, size: u32) -> AnyView {
        picture::symbol(of, size)
    }

    fn image(of: Picture) -> AnyView {
        picture::image(of)
    }

    /// Returns nothing: all drawings list symbols.
    fn draw(_: Drawing) -> AnyView {
        ().into_any()
    }
}
