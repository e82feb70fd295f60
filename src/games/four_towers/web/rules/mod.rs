//! The rules of Four Towers on the page, with their symbols and pictures.

mod land;
mod picture;

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::text::rules::{Drawing, Picture};
use crate::games::four_towers::text::tip::Tip;
use crate::games::four_towers::web::art::{SHAPES, points_shield};
use crate::rules::Game;
use crate::web::art::hold_shapes;
use crate::web::later::entries;
use crate::web::rules::{Illustrated, page};

entries! {
    /// Content of the open rules.
    four_towers_rules, fetch_rules: fn shown() -> AnyView {
        hold_shapes(<FourTowers as Game>::NAME, SHAPES);
        page::<FourTowers>()
    }
}

impl Illustrated for FourTowers {
    const NAME: &'static str = <FourTowers as Game>::NAME;

    fn sign(of: u16, size: u32) -> AnyView {
        points_shield(of, size * 5 / 4).into_any()
    }

    fn symbol(of: Tip, size: u32) -> AnyView {
        picture::symbol(of, size)
    }

    fn image(of: Picture) -> AnyView {
        picture::image(of)
    }

    fn draw(of: Drawing) -> AnyView {
        match of {
            Drawing::Prices => picture::prices().into_any(),
            // Lists of symbols.
            Drawing::Clans
            | Drawing::People
            | Drawing::Table
            | Drawing::Trades
            | Drawing::Champions => ().into_any(),
        }
    }
}
