//! Names of the three regions in the style sheets, and their glyphs.

use leptos::prelude::*;

use crate::games::council_of_4::rules::Region;

use crate::games::council_of_4::text::Tip;
use crate::web::art::markup::{symbol, use_of};

/// Returns the class that sets `--rg` (land), `--rg-2` (tile heads) and `--rg-ink` (names).
pub const fn region_class(region: Region) -> &'static str {
    match region {
        Region::Coast => "coast",
        Region::Hills => "hills",
        Region::Mountains => "mountains",
    }
}

/// Draws waves, hills or peaks, in the colour of the text.
pub fn region_icon(region: Region, size: u32) -> impl IntoView + use<> {
    region_drawing(Tip::Region(region), region, size)
}

/// Draws the glyph of a region with the tip of what it stands for.
pub(super) fn region_drawing(tip: Tip, region: Region, size: u32) -> impl IntoView + use<> {
    let id = match region {
        Region::Coast => "g-coast",
        Region::Hills => "g-hills",
        Region::Mountains => "g-mountains",
    };
    symbol(tip, "rgi", size, size, "0 0 15 15", use_of(id))
}
