//! Points of a seat.

use std::fmt;

use leptos::prelude::*;

use super::markup::{symbol, use_of};

/// Draws the shield with a seat's points, and the tip of this key.
pub fn shield<T: fmt::Display>(of: T, points: u16, height: u32) -> impl IntoView + use<T> {
    let class = if points > 99 { "n long" } else { "n" };
    let markup = format!(
        "{}<text class=\"{class}\" y=\"4.8\" fill=\"var(--b-vp-t)\">{points}</text>",
        use_of("b-vp")
    );
    symbol(of, "shield", height * 22 / 24, height, "-11 -12 22 24", markup)
}
