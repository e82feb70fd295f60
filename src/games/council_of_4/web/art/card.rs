//! Politics cards.

use leptos::{html, prelude::*};

use crate::games::council_of_4::rules::components::Politics;

use super::emblem::{emblem_id, politics_class};
use super::permit::check;
use crate::games::council_of_4::text::Tip;
use crate::web::art::markup::{drawing, symbol, use_of};

/// Draws the face of a card and the check that shows while the card is chosen, for use inside an element
/// of class `card`. `name` is the colour's name in the language of the page.
pub fn card_face(card: Politics, name: String) -> impl IntoView + use<> {
    let class = politics_class(card);
    let joker = card == Politics::Joker;
    let ground = if joker { use_of("joker") } else { String::new() };
    let markup = format!(
        "{ground}<rect class=\"line\" x=\"4.5\" y=\"4.5\" width=\"53\" height=\"85\" rx=\"5\"/>\
         <use href=\"#{}\" class=\"em\"/><text class=\"lt\" x=\"12.5\" y=\"18\">{}</text>",
        emblem_id(card),
        card.letter()
    );
    (
        html::span().class(format!("face {class}")).attr("aria-hidden", "true").child((
            drawing("f", 62, 94, "0 0 62 94", markup),
            html::span().class("nm").child(name),
        )),
        check(),
    )
}

/// Draws a small card with its emblem, and its letter if the player wants letters.
pub fn chip(card: Politics) -> impl IntoView + use<> {
    html::span().class(format!("mini {}", politics_class(card))).child((
        symbol(Tip::Card(card), "em", 17, 17, "0 0 24 24", use_of(emblem_id(card))),
        html::b().class("letter").attr("aria-hidden", "true").child(card.letter().to_string()),
    ))
}
