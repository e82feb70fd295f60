//! City colours: rings and signs of the five, and the crown.

use leptos::prelude::*;

use crate::games::council_of_4::rules::components::RewardTile;
use crate::games::council_of_4::rules::{CityColour, Region};

use super::region::region_drawing;
use crate::games::council_of_4::text::Tip;
use crate::web::art::markup::{drawing, symbol, use_of};

/// Returns the class that sets `--m` (metal), `--mi` (sign on it) and `--rf` (roofs).
pub const fn metal_class(colour: CityColour) -> &'static str {
    match colour {
        CityColour::Gold => "m-gold",
        CityColour::Silver => "m-silver",
        CityColour::Bronze => "m-bronze",
        CityColour::Iron => "m-iron",
        CityColour::Royal => "m-royal",
    }
}

/// Returns the ring's id in the sprite.
pub(super) const fn ring_id(colour: CityColour) -> &'static str {
    match colour {
        CityColour::Gold => "r-gold",
        CityColour::Silver => "r-silver",
        CityColour::Bronze => "r-bronze",
        CityColour::Iron => "r-iron",
        CityColour::Royal => "r-royal",
    }
}

/// Draws the sign on a disc of its metal.
pub(super) fn sign_disc(colour: CityColour) -> String {
    let class = metal_class(colour);
    format!("<g class=\"sign {class}\"><circle r=\"9.3\"/>{}</g>", use_of(class))
}

fn metal_drawing(tip: Tip, colour: CityColour, size: u32) -> impl IntoView + use<> {
    symbol(tip, "mb", size, size, "-10 -10 20 20", sign_disc(colour))
}

/// Draws the ring of a city with its sign in the middle.
pub fn ring_badge(colour: CityColour, size: u32) -> impl IntoView + use<> {
    let class = metal_class(colour);
    let markup = format!(
        "<g class=\"{class}\"><circle r=\"25\" class=\"plate\"/>{}\
         <g class=\"sgn\">{}</g></g>",
        use_of(ring_id(colour)),
        use_of(class)
    );
    symbol(Tip::City(colour), "rb", size, size, "-27 -27 54 54", markup)
}

/// Draws the queen's crown.
pub fn crown(size: u32) -> impl IntoView + use<> {
    drawing("crown", size, size, "-9 -9 18 18", use_of("crown"))
}

/// Draws the badge of a reward tile: a region's glyph or a metal's sign.
pub fn tile_badge(tile: RewardTile, size: u32) -> AnyView {
    let tip = Tip::Tile(tile);
    match tile {
        RewardTile::Coast => region_drawing(tip, Region::Coast, size).into_any(),
        RewardTile::Hills => region_drawing(tip, Region::Hills, size).into_any(),
        RewardTile::Mountains => region_drawing(tip, Region::Mountains, size).into_any(),
        RewardTile::Gold => metal_drawing(tip, CityColour::Gold, size).into_any(),
        RewardTile::Silver => metal_drawing(tip, CityColour::Silver, size).into_any(),
        RewardTile::Bronze => metal_drawing(tip, CityColour::Bronze, size).into_any(),
        RewardTile::Iron => metal_drawing(tip, CityColour::Iron, size).into_any(),
    }
}
