//! Cards: a pennant with the rank and the suits over a picture, and small ones without a picture.

use leptos::{html, prelude::*};

use super::mark::mark_at;
use super::suit::{emblem_at, suit_class};
use crate::games::the_council::rules::components::{Card, MOST_SUITS};
use crate::web::art::markup::{Tenths, drawing, use_of};

/// Place of the pennant, its width and the height of its rank and of each suit, in the box of 120 x 176.
const PENNANT: (i32, i32) = (6, 36);
const RANK: i32 = 38;
const FIELD: i32 = 28;
/// Characters of a name that have room in its full size.
const SHORT_NAME: usize = 15;

/// Draws the face of a card, for use inside an element of class `tcard`. `name` is the card's name in the language
/// of the page; it is hidden where a card is too small for it.
pub fn card_face(card: Card, name: &str) -> impl IntoView + use<> {
    // Tenths of a pixel, less for a name that would not fit.
    let size = 150 * SHORT_NAME / name.chars().count().max(SHORT_NAME);
    let markup = format!(
        "<g class=\"card-art\"><use href=\"#card-{card}\"/></g><g class=\"card-name\">\
         <path d=\"M-1 150H121V177H-1z\"/><text x=\"60\" y=\"168\" font-size=\"{}\">{name}</text></g>{}",
        Tenths(size as i32),
        pennant(card)
    );
    drawing("front", 120, 176, "0 0 120 176", markup)
}

/// Draws the back of a card, for use inside an element of class `tcard`.
pub fn card_back() -> impl IntoView {
    drawing("front", 120, 176, "0 0 120 176", use_of("card-back"))
}

fn pennant(card: Card) -> String {
    let (left, width) = PENNANT;
    let (middle, right) = (left + width / 2, left + width);
    let foot = RANK + FIELD * card.suits().len() as i32;
    let mut markup = format!(
        "<path class=\"pennant\" d=\"M{left}-2V{}L{middle} {}L{right} {}V-2z\"/>",
        foot + 9,
        foot + 2,
        foot + 9
    );
    for (at, suit) in (0..).zip(card.suits().iter()) {
        let top = RANK + FIELD * at;
        let bottom = top + FIELD;
        let end = if bottom == foot {
            format!("V{}.3L{middle} {bottom}.6L{left}.7 {}.3z", bottom + 7, bottom + 7)
        } else {
            format!("V{bottom}H{left}.7z")
        };
        markup += &format!(
            "<g class=\"{}\"><path fill=\"var(--s)\" d=\"M{left}.7 {top}H{}.3{end}\"/>{}</g>",
            suit_class(suit),
            right - 1,
            emblem_at(suit, Tenths(10 * middle), Tenths(10 * (top + FIELD / 2)), 250, "--so")
        );
    }
    markup + &mark_at(card, middle, Tenths(200), 290)
}

/// Draws a small card: its rank over its suits, with a slash if it is used up.
pub fn mini(card: Card, width: u32, used: bool) -> impl IntoView + use<> {
    const WIDTH: i32 = 36;
    let suits = card.suits().len() as i32;
    let emblem = match suits as usize {
        MOST_SUITS => 116,
        2 => 150,
        _ => 180,
    };
    let mut markup = mark_at(card, WIDTH / 2, Tenths(125), 180);
    for (at, suit) in (0..).zip(card.suits().iter()) {
        let (left, right) = (WIDTH * at / suits, WIDTH * (at + 1) / suits);
        markup += &format!(
            "<g class=\"{}\"><path fill=\"var(--s)\" d=\"M{left} 25H{right}V46H{left}z\"/>{}</g>",
            suit_class(suit),
            emblem_at(suit, Tenths(5 * (left + right)), Tenths(355), emblem, "--so")
        );
    }
    if used {
        markup +=
            "<path class=\"veil\" d=\"M0 0H36V46H0z\"/><path class=\"slash\" d=\"M-4 50L40-4\"/>";
    }
    small(width, markup, if used { "mini-card used" } else { "mini-card" })
}

/// Draws a small card from its back.
pub fn mini_back(width: u32) -> impl IntoView + use<> {
    small(width, use_of("mini-back"), "mini-card")
}

/// Draws the place of a small card that is still to come, with its number if it has one.
pub fn mini_place(width: u32, number: Option<u8>) -> impl IntoView + use<> {
    let number = number.map(|number| format!("<text x=\"18\" y=\"27.5\">{number}</text>"));
    small(width, number.unwrap_or_default(), "mini-card none")
}

fn small(width: u32, markup: String, class: &'static str) -> impl IntoView + use<> {
    html::span().class(class).child(drawing("front", width, width * 46 / 36, "0 0 36 46", markup))
}
