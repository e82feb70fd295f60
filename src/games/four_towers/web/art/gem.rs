//! Gems.

use leptos::prelude::*;

use crate::web::art::markup::{drawing, use_of};

const BOX: &str = "-11 -11 22 22";

/// Draws a gem.
pub fn gem(size: u32) -> impl IntoView + use<> {
    drawing("gem", size, size, BOX, use_of("gem"))
}

/// Draws the place of a gem that is gone.
pub fn gem_place(size: u32) -> impl IntoView + use<> {
    drawing("gem", size, size, BOX, use_of("gem-place"))
}
