//! Part of the table that a decision was about.

use leptos::prelude::*;

use super::picture::picture;
use crate::games::four_towers::rules::view::View;

/// Draws the map as it was when a decision was made.
pub fn position(view: &View) -> AnyView {
    picture(&view.table)
}
