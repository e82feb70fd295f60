//! The laurel of a winner.

use leptos::prelude::*;

use super::markup::drawing;

/// Number of leaves of a branch.
const LEAVES: u8 = 9;

/// Draws two branches around the middle, with this height in pixels.
pub fn laurel(height: u32) -> impl IntoView {
    let leaf = |side: f64, place: u8| {
        let place = f64::from(place);
        let angle = (100.0 + place * 17.0).to_radians();
        let (x, y) = (side * -46.0 * angle.cos(), angle.sin() * 42.0 - 2.0);
        let turn = side * (50.0 - place * 18.0);
        format!(
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"12\" ry=\"4.6\" \
             transform=\"rotate({turn:.0} {x:.1} {y:.1})\"/>"
        )
    };
    let branch = |side: f64| (0..LEAVES).map(move |place| leaf(side, place)).collect::<String>();
    drawing("laurel", height * 144 / 96, height, "-72 -46 144 96", branch(-1.0) + &branch(1.0))
}
