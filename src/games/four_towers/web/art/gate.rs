//! Gates Outside.

use leptos::prelude::*;

use super::reached::Reached;
use super::village::oval;
use crate::games::four_towers::scene::geometry::Gate;
use crate::games::four_towers::scene::parts::{GATE_TARGET, gate_middle};
use crate::web::art::markup::{drawing, use_of};

/// Gate Outside round its middle on the map. The caller's group takes clicks and focus.
#[component]
pub fn GateArt(
    of: Gate,
    /// The word "Outside".
    word: &'static str,
    /// What it is to the open choice.
    #[prop(into, optional)]
    reached: Signal<Reached>,
) -> impl IntoView {
    let middle = gate_middle(of);
    view! {
        <g
            class=move || format!("gate{}", reached.get().class())
            transform=format!("translate({} {})", middle.x, middle.y)
            aria-hidden="true"
            inner_html=gate_markup(word)
        />
    }
}

/// Draws a gate round its middle.
pub(super) fn gate_markup(word: &str) -> String {
    format!(
        "{}{}<g transform=\"translate(0 4)\">{}\
         <text class=\"outside\" y=\"37\">{word}</text></g>",
        oval("hit", GATE_TARGET),
        oval("halo", GATE_TARGET),
        use_of("gate")
    )
}

/// Draws a gate as a sign.
pub fn gate_sign(size: u32) -> impl IntoView + use<> {
    drawing("place-sign", size, size, "-26 -34 52 56", use_of("gate"))
}
