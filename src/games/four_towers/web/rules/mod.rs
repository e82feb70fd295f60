//! The rules of Four Towers on the page, with their symbols and pictures.

mod land;
mod picture;

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::text::rules::{Drawing, Picture};
use crate::games::four_towers::text::tip::Tip;
use crate::games::four_towers::web::art::{Shapes, points_shield};
use crate::rules::Game;
use crate::web::later::entries;
use crate::web::rules::{Illustrated, page};

/// Id of a shape that all are there with.
const A_SHAPE: &str = "clan-red";

entries! {
    /// Content of the open rules.
    four_towers_rules, fetch_rules: fn shown() -> AnyView {
        // Over a table, the shapes are there already.
        let is_there = document().get_element_by_id(A_SHAPE).is_some();
        view! {
            {(!is_there).then(|| view! { <Shapes /> })}
            {page::<FourTowers>()}
        }
        .into_any()
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

    /// Returns nothing: all drawings list symbols.
    fn draw(_: Drawing) -> AnyView {
        ().into_any()
    }
}
