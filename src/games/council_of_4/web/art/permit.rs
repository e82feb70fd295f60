//! Business permit tiles.

use leptos::{html, prelude::*};

use crate::games::council_of_4::rules::components::Permit;

use super::bonus::bonuses;
use super::region::region_class;
use crate::games::council_of_4::text::{Symbol, Tip, letters};
use crate::web::art::markup::{drawing, symbol, use_of};

/// Returns the classes of a face-up tile; states are added to them.
pub fn permit_class(permit: Permit) -> String {
    format!("permit {}", region_class(permit.region()))
}

/// Draws the letters and bonuses of a tile and the check that shows while it is chosen, for use inside an
/// element of class `permit`. `height` is that of the bonuses: 22, or 17 on a small tile.
pub fn permit_face(permit: Permit, height: u32) -> impl IntoView + use<> {
    let mut letters = String::new();
    for city in permit.cities().iter() {
        if !letters.is_empty() {
            letters += "<i>·</i>";
        }
        letters.push(city.letter());
    }
    (
        html::span().class("hd").attr("aria-hidden", "true").inner_html(letters),
        html::span().class("bd").child(bonuses(permit.bonuses(), height)),
        check(),
    )
}

/// Draws a permit as no more than the letters of its cities, hatched if it is used.
pub fn permit_chip(permit: Permit, used: bool) -> impl IntoView + use<> {
    let class = format!("pch {}", if used { "us" } else { region_class(permit.region()) });
    html::span().class(class).child(letters(permit))
}

/// Draws the badge of a chosen thing; shown inside `.chosen` and `.sel` only.
pub(super) fn check() -> impl IntoView + use<> {
    html::span().class("ck").child(drawing("tick", 14, 14, "-6.5 -6 13 13", use_of("tick")))
}

/// Draws a tile in outline, which heads the count of a seat's permits.
pub fn permit_count(height: u32) -> impl IntoView + use<> {
    symbol(
        Tip::Of(Symbol::Permit),
        "tile",
        height * 20 / 24,
        height,
        "-10 -12 20 24",
        use_of("tile"),
    )
}
