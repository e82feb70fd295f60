//! The rules of Four Towers on the page, with their symbols and pictures.

mod land;
mod picture;

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::web::later::entries;
use crate::web::rules::page;
use crate::web::state::rulebook;

pub use picture::{image, prices, symbol};

entries! {
    /// Content of the open rules.
    four_towers_rules, fetch_rules: fn shown() -> AnyView {
        page(rulebook::<FourTowers>())
    }
}
