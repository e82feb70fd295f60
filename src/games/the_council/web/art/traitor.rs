//! Traitor chips.

use leptos::prelude::*;

use crate::web::art::markup::{drawing, use_of};

const BOX: &str = "-12.5 -12.5 25 25";

/// Draws a number of traitor chips: a hood with the number in its opening.
pub fn traitor(count: u8, size: u32) -> impl IntoView + use<> {
    let class = if count > 9 { "n long" } else { "n" };
    let markup = format!(
        "{}{}<text class=\"{class}\" y=\"6.2\">{count}</text>",
        use_of("hood"),
        use_of("hood-open")
    );
    drawing("hood", size, size, BOX, markup)
}

/// Draws the hood alone, the sign of a traitor chip.
pub fn hood(size: u32) -> impl IntoView + use<> {
    drawing("hood", size, size, BOX, use_of("hood") + &use_of("hood-small"))
}
