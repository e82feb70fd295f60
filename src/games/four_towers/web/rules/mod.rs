//! The rules of Four Towers on the page, with their symbols and pictures.

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::web::art::Shapes;
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
    fn sign(_: u16, _: u32) -> AnyView {
        ().into_any()
    }
    fn symbol(_: crate::games::four_towers::text::tip::Tip, _: u32) -> AnyView {
        ().into_any()
    }
    fn image(_: crate::games::four_towers::text::rules::Picture) -> AnyView {
        ().into_any()
    }
    fn draw(_: crate::games::four_towers::text::rules::Drawing) -> AnyView {
        ().into_any()
    }
}
