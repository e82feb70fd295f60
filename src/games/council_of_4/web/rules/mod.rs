//! The rules of Council of 4 on the page, with its symbols and pictures.

mod picture;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::web::later::entries;
use crate::web::rules::page;
use crate::web::state::rulebook;

pub use picture::{draw, prices, symbol};

entries! {
    /// Content of the open rules.
    council_of_4_rules, fetch_rules: fn shown() -> AnyView {
        page(rulebook::<CouncilOf4>())
    }
}
