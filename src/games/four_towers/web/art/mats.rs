//! What is on the mats: rows of followers, spaces of the trades, and the piles of the supply.

use leptos::prelude::*;

use super::clan::{clan_class, emblem_at};
use super::figure::{Figure, Look, figure_markup};
use crate::games::four_towers::rules::components::{Clan, DOUBLING, FOLLOWERS};
use crate::web::art::markup::{Tenths, drawing, use_of};

/// Followers of a clan, with what the open choice changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pips {
    pub clan: Clan,
    /// The followers there are.
    pub now: u8,
    /// The followers there would be.
    pub then: u8,
}

/// Draws a row of fifteen pips, one for each follower that a clan has room for.
pub fn pips(of: Pips, width: u32) -> impl IntoView + use<> {
    let mut row = String::new();
    for at in 0..FOLLOWERS {
        let class = match (at < of.now, at < of.then) {
            (true, true) => "there",
            (true, false) => "leaves",
            (false, true) => "comes",
            (false, false) => "free",
        };
        row += &format!(
            "<use href=\"#pip-follower\" class=\"{class}\" x=\"{}\" y=\"8\"/>",
            i32::from(at) * 10 + 5
        );
    }
    let row = format!("<g class=\"{}\">{row}</g>", clan_class(Some(of.clan)));
    drawing("follower-pips", width, width * 18 / 150, "0 0 150 18", row)
}

/// What a space of a trade takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Any clan: the space of a mercenary with its number, from 1; `has_gem` while the gem of doubling lies there.
    Mercenary {
        number: u8,
        /// Whether the gem is on it.
        has_gem: bool,
    },
    /// A clan.
    Merchant(Clan),
    /// Any clan: the white space, with the word "any".
    White(&'static str),
    /// Either of two clans.
    Mountaineer([Clan; 2]),
}

/// Draws a space of a trade, 32 wide and 42 high, with who is on it.
pub fn space(takes: Takes, taken: Option<(Clan, Look)>, height: u32) -> impl IntoView + use<> {
    let markup = space_markup(takes, taken);
    drawing("trade-space", height * 32 / 42, height, "0 0 32 42", markup)
}

pub(super) fn space_markup(takes: Takes, taken: Option<(Clan, Look)>) -> String {
    // Nothing shows through a peasant that is there; a ghost stands on what the space takes.
    let is_free = !matches!(taken, Some((_, Look::Plain | Look::Removed)));
    let mut markup = if is_free { ground(takes) } else { box_of("raised", "") };
    if taken.is_none() {
        markup += &sign(takes);
    }
    if let Some((clan, look)) = taken {
        markup += &format!(
            "<g transform=\"translate(16 38) scale(.86)\">{}</g>",
            figure_markup(Figure::Peasant, Some(clan), look)
        );
    }
    markup
}

fn box_of(class: &str, clan: &str) -> String {
    format!("<rect class=\"{class} {clan}\" width=\"32\" height=\"42\" rx=\"5\"/>")
}

fn ground(takes: Takes) -> String {
    match takes {
        Takes::Mercenary { .. } => box_of("plain", ""),
        Takes::Merchant(clan) => box_of("tinted", clan_class(Some(clan))),
        Takes::White(_) => box_of("white", ""),
        Takes::Mountaineer([one, other]) => format!(
            "<path class=\"tinted {}\" d=\"M0 42V5a5 5 0 0 1 5-5h27z\"/>\
             <path class=\"tinted {}\" d=\"M32 0v37a5 5 0 0 1-5 5H0z\"/>\
             <path class=\"split\" d=\"M0 42L32 0\"/>",
            clan_class(Some(one)),
            clan_class(Some(other))
        ),
    }
}

fn sign(takes: Takes) -> String {
    let emblem = |clan: Clan, x: i32, y: i32, size: i32| {
        format!(
            "<g class=\"{}\">{}</g>",
            clan_class(Some(clan)),
            emblem_at(clan, Tenths(x), Tenths(y), size, "--ki")
        )
    };
    match takes {
        Takes::Mercenary { number: DOUBLING, has_gem: true } => {
            "<use href=\"#gem\" transform=\"translate(16 21) scale(.8)\"/>".to_owned()
        }
        Takes::Mercenary { number, .. } => format!("<text x=\"16\" y=\"25.5\">{number}</text>"),
        Takes::Merchant(clan) => emblem(clan, 160, 210, 200),
        Takes::White(word) => format!("<text class=\"any\" x=\"16\" y=\"25\">{word}</text>"),
        Takes::Mountaineer([one, other]) => {
            emblem(one, 97, 120, 140) + &emblem(other, 223, 300, 140)
        }
    }
}

/// Draws the pile of a clan in the supply: three peasants, or an empty place.
pub fn supply(clan: Clan, is_empty: bool, height: u32) -> impl IntoView + use<> {
    let peasant = figure_markup(Figure::Peasant, Some(clan), Look::Plain);
    let markup = if is_empty {
        format!("<g class=\"used-up {}\">{}</g>", clan_class(Some(clan)), use_of("empty-pile"))
    } else {
        format!(
            "<g opacity=\".5\"><g transform=\"translate(-10 -1) scale(.74)\">{peasant}</g>\
             <g transform=\"translate(10 -1) scale(.74)\">{peasant}</g></g>\
             <g transform=\"translate(0 2) scale(.95)\">{peasant}</g>"
        )
    };
    drawing("supply-pile", height * 48 / 40, height, "-24 -36 48 40", markup)
}
