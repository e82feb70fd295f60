//! The rules of The Council on the page, with its symbols and pictures.

mod picture;

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::web::later::entries;
use crate::web::rules::page;
use crate::web::state::rulebook;

pub use picture::{image, symbol};

entries! {
    /// Content of the open rules.
    the_council_rules, fetch_rules: fn shown() -> AnyView {
        page(rulebook::<TheCouncil>())
    }
}
