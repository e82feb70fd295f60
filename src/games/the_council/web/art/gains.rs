//! Gains of an entry of the log. Its sentence says the same to those who don't see them.

use leptos::{html, prelude::*};

use super::chip::{Chip, chip};
use super::sign::{Sign, sign};
use super::suit::emblem;
use super::traitor::hood;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::Gains;

/// Draws the chips of a drafted card, ranks gained and lost, and traitor chips.
pub fn gains(of: &Gains, height: u32) -> impl IntoView + use<> {
    let Gains { chips, ranks, traitors } = *of;
    let chips = Suit::ALL.into_iter().filter(move |&suit| chips.of(suit) > 0);
    let chips = chips.map(move |suit| chip(suit, height, Chip::Plain));
    let ranks =
        Suit::ALL.into_iter().filter(move |suit| ranks[suit.index()] != 0).map(move |suit| {
            let way = if ranks[suit.index()] > 0 { Sign::Up } else { Sign::Down };
            view! { {sign(way, height * 2 / 3)} {emblem(suit, height)} }
        });
    let many = (traitors > 1).then(|| view! { <b>{traitors}</b> });
    let traitors = (traitors > 0).then(|| view! { {many} {hood(height)} });
    html::span().class("bx").attr("aria-hidden", "true").child((
        chips.collect_view(),
        ranks.collect_view(),
        traitors,
    ))
}
