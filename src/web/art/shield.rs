//! Points of a seat.

use std::fmt;

use leptos::prelude::*;

use super::markup::{drawing, symbol, use_of};

const BOX: &str = "-11 -12 22 24";

/// Draws the shield with a seat's points, and the tip of this key.
pub fn shield<T: fmt::Display>(of: T, points: u16, height: u32) -> impl IntoView + use<T> {
    symbol(of, "shield", height * 22 / 24, height, BOX, markup(points))
}

/// Draws the shield with points that nobody has yet.
pub fn points_shield(points: u16, height: u32) -> impl IntoView + use<> {
    drawing("shield", height * 22 / 24, height, BOX, markup(points))
}

fn markup(points: u16) -> String {
    let class = if points > 99 { "n long" } else { "n" };
    format!(
        "{}<text class=\"{class}\" y=\"4.8\" fill=\"var(--b-vp-t)\">{points}</text>",
        use_of("b-vp")
    )
}
