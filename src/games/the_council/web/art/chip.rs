//! Suit chips: single ones, some side by side, and piles.

use leptos::{html, prelude::*};

use super::suit::{emblem_at, suit_class};
use crate::games::the_council::rules::components::Suit;
use crate::web::art::markup::{Tenths, drawing, use_of};

/// Most chips that are drawn one by one.
const MOST_SINGLE: u8 = 5;
/// Most layers of a pile.
const MOST_LAYERS: u8 = 5;

/// Look of a chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chip {
    /// On the table.
    #[default]
    Plain,
    /// Of a bid that is still open.
    Open,
    /// Of a bid that may come.
    Later,
}

/// Draws a chip round the origin.
pub(super) fn chip_markup(suit: Suit, of: Chip) -> String {
    let class = suit_class(suit);
    let disc = match of {
        Chip::Plain => use_of("chip"),
        Chip::Open => use_of("chip-own") + &use_of("chip"),
        Chip::Later => use_of("chip-later"),
    };
    let (size, fill) = if of == Chip::Later { (120, "--si") } else { (130, "--so") };
    let emblem = emblem_at(suit, Tenths(0), Tenths(0), size, fill);
    format!("<g class=\"{class}\">{disc}{emblem}</g>")
}

/// Draws a chip.
pub fn chip(suit: Suit, size: u32, of: Chip) -> impl IntoView + use<> {
    let view_box = if of == Chip::Open { "-15 -15 30 30" } else { "-12 -12 24 24" };
    drawing("chip", size, size, view_box, chip_markup(suit, of))
}

/// Draws some chips of a suit side by side; many are one chip and their number.
pub fn chips(suit: Suit, count: u8, size: u32, of: Chip) -> impl IntoView + use<> {
    let many = count > MOST_SINGLE;
    let drawn = if many { 1 } else { count };
    html::span().class("chip-row").child((
        (0..drawn).map(|_| chip(suit, size, of)).collect_view(),
        many.then(|| html::b().child(format!("×{count}"))),
    ))
}

/// Draws the pile of a supply, with as many layers as it has chips, up to five; a dashed ring if it has none.
pub fn pile(suit: Suit, count: u8, size: u32) -> impl IntoView + use<> {
    let mut markup = String::new();
    for layer in (1..i32::from(count.min(MOST_LAYERS))).rev() {
        markup +=
            &format!("<use href=\"#pile-rim\" transform=\"translate(0 {})\"/>", Tenths(layer * 28));
    }
    let (top, fill, emblem) =
        if count == 0 { ("pile-none", "--ink-3", 170) } else { ("pile-top", "--so", 180) };
    markup += &use_of(top);
    markup += &emblem_at(suit, Tenths(0), Tenths(0), emblem, fill);
    let markup = format!("<g class=\"{}\">{markup}</g>", suit_class(suit));
    drawing("stack", size, size, "-17 -16.5 34 34", markup)
}
