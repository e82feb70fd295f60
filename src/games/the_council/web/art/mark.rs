//! Marks of the cards: the rank of a number, the letter of an Ace, and signs for the others.

use leptos::{prelude::*, svg};

use crate::games::the_council::rules::components::{Card, Kind};
use crate::web::art::markup::{Tenths, drawing, use_of};

/// Draws a mark round the origin, as if its box was 24 wide.
fn mark_markup(kind: Kind, rank: u8) -> String {
    let shape = match kind {
        Kind::Ace => return "<text class=\"lnum\" y=\"8.9\">A</text>".to_owned(),
        Kind::Number => return format!("<text class=\"lnum\" y=\"8.9\">{rank}</text>"),
        Kind::Pawn => "mark-pawn",
        Kind::Court => "mark-court",
        Kind::Crown => "mark-crown",
    };
    format!("<g transform=\"translate(-10.1 -10.1) scale(.84)\">{}</g>", use_of(shape))
}

/// Draws the mark of a card round a place inside a drawing, so many tenths high.
pub(super) fn mark_at(card: Card, x: i32, y: Tenths, size: i32) -> String {
    let scale = size * 100 / 240;
    format!(
        "<g class=\"mark\" transform=\"translate({x} {y}) scale({}.{:02})\">{}</g>",
        scale / 100,
        scale % 100,
        mark_markup(card.kind(), card.rank())
    )
}

/// Draws the mark of a kind of card; numbers show an example.
pub fn kind_mark(kind: Kind, size: u32) -> impl IntoView + use<> {
    const EXAMPLE: u8 = 5;
    drawing("mark", size, size, "-12 -12 24 24", mark_markup(kind, EXAMPLE))
}

/// Look of a card that is only its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkBox {
    /// May still act.
    Ready,
    /// Chosen, and not shown to others yet.
    Chosen,
    /// Revealed.
    Revealed,
}

/// Draws a card that fits an event as its mark alone.
pub fn mark_box(card: Card, height: u32, of: MarkBox) -> impl IntoView + use<> {
    let class = match of {
        MarkBox::Ready => "mark-box",
        MarkBox::Chosen => "mark-box chosen",
        MarkBox::Revealed => "mark-box open",
    };
    svg::svg()
        .attr("class", class)
        .attr("width", height * 9 / 10)
        .attr("height", height)
        .attr("viewBox", "0 0 18 20")
        .attr("aria-hidden", "true")
        .inner_html(format!(
            "<rect x=\".8\" y=\".8\" width=\"16.4\" height=\"18.4\" rx=\"4\"/>{}",
            mark_at(card, 9, Tenths(100), 135)
        ))
}
