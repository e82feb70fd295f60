//! Emblems of the clans, alone and as small signs in a line.

use leptos::prelude::*;

use crate::games::four_towers::rules::Clans;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::scene::mats::merchant_spaces;
use crate::web::art::markup::{self, Tenths, drawing, use_of};

/// Returns the class that sets `--k` (fill), `--ke` (on the fill), `--kt` (tint) and `--ki` (ink); without a clan, the
/// class of any.
pub const fn clan_class(clan: Option<Clan>) -> &'static str {
    match clan {
        Some(Clan::Red) => "k-red",
        Some(Clan::Yellow) => "k-yellow",
        Some(Clan::Green) => "k-green",
        Some(Clan::Blue) => "k-blue",
        None => "k-any",
    }
}

/// Returns the emblem's id; its box is 24 wide and starts at the origin.
pub(super) const fn emblem_id(clan: Clan) -> &'static str {
    match clan {
        Clan::Red => "clan-red",
        Clan::Yellow => "clan-yellow",
        Clan::Green => "clan-green",
        Clan::Blue => "clan-blue",
    }
}

/// Draws an emblem round a place inside a drawing, so many tenths wide, in the colour of this property.
pub(super) fn emblem_at(clan: Clan, x: Tenths, y: Tenths, size: i32, fill: &str) -> String {
    markup::emblem_at(emblem_id(clan), x, y, size, fill)
}

/// Draws an emblem on paper.
pub fn emblem(clan: Clan, size: u32) -> impl IntoView + use<> {
    let emblem = emblem_at(clan, Tenths(120), Tenths(120), 240, "--ki");
    let markup = format!("<g class=\"{}\">{emblem}</g>", clan_class(Some(clan)));
    drawing("clan-emblem", size, size, "0 0 24 24", markup)
}

/// Draws a clan as a disc for a sentence.
pub fn disc(clan: Clan, size: u32) -> impl IntoView + use<> {
    let emblem = emblem_at(clan, Tenths(0), Tenths(0), 150, "--ke");
    let markup =
        format!("<g class=\"{}\">{}{emblem}</g>", clan_class(Some(clan)), use_of("clan-disc"));
    drawing("clan-disc", size, size, "-12 -12 24 24", markup)
}

/// Draws the merchants of a seat as pips: those it has with their emblems, free spaces dashed in the colour they ask
/// for.
pub fn merchants(of: Clans, size: u32) -> impl IntoView + use<> {
    let mut row = String::new();
    for (x, space) in (0..).step_by(22).zip(merchant_spaces(of)) {
        let pip = match space.taken {
            Some(clan) => use_of("clan-pip") + &emblem_at(clan, Tenths(0), Tenths(0), 130, "--ke"),
            None => use_of("clan-pip-free"),
        };
        let class = clan_class(space.taken.or(space.asks));
        row += &format!("<g class=\"{class}\" transform=\"translate({x} 0)\">{pip}</g>");
    }
    drawing("clan-pips", size * 5, size, "-11 -11 110 22", row)
}
