//! Figures: peasants, spirits, followers, lords and demons of a clan or of any.

use leptos::prelude::*;

use super::clan::{clan_class, emblem_at};
use crate::games::four_towers::rules::components::Clan;
use crate::web::art::markup::{Tenths, drawing, use_of};

/// Form of a clansman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Peasant,
    Spirit,
    Follower,
    Lord,
    Demon,
}

/// Look of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// On the table.
    #[default]
    Plain,
    /// Where it would come to be.
    Ghost,
    /// About to be removed.
    Removed,
}

impl Figure {
    /// Returns the view box, and its width and height.
    const fn frame(self) -> (&'static str, u32, u32) {
        match self {
            Figure::Peasant => ("-13 -37.5 26 40.5", 26, 40),
            Figure::Spirit => ("-12 -32 24 35", 24, 35),
            Figure::Follower => ("-12 -13 24 26", 24, 26),
            Figure::Lord => ("-13.5 -37 27 40.5", 27, 40),
            Figure::Demon => ("-14 -37 33 40.5", 33, 40),
        }
    }

    /// Returns the shape, and the place, size and colour of the emblem.
    const fn shape(self) -> (&'static str, i32, i32, &'static str) {
        match self {
            // The shape of a peasant is its clan's.
            Figure::Peasant => ("", -70, 105, "--ke"),
            Figure::Spirit => ("spirit", -95, 100, "--ki"),
            Figure::Follower => ("follower", 60, 90, "--ke"),
            Figure::Lord => ("lord", -70, 90, "--ke"),
            Figure::Demon => ("demon", -70, 100, "--k"),
        }
    }
}

const fn peasant_id(clan: Option<Clan>) -> &'static str {
    match clan {
        Some(Clan::Red) => "peasant-red",
        Some(Clan::Yellow) => "peasant-yellow",
        Some(Clan::Green) => "peasant-green",
        Some(Clan::Blue) => "peasant-blue",
        None => "peasant-any",
    }
}

/// Draws a figure, feet at the origin; a follower has its middle there.
pub(super) fn figure_markup(of: Figure, clan: Option<Clan>, look: Look) -> String {
    let (shape, y, size, fill) = of.shape();
    let mut markup = match of {
        Figure::Peasant => use_of(peasant_id(clan)),
        _ => use_of(shape),
    };
    if let (Some(clan), true) = (clan, of != Figure::Peasant) {
        markup += &emblem_at(clan, Tenths(0), Tenths(y), size, fill);
    }
    if look == Look::Removed {
        markup += &use_of("cross");
    }
    let class = match (of, clan) {
        (Figure::Demon, None) => "k-ash",
        (Figure::Follower, None) => "k-price",
        _ => clan_class(clan),
    };
    let look = if look == Look::Ghost { " as-ghost" } else { "" };
    format!("<g class=\"fig {class}{look}\">{markup}</g>")
}

/// Draws a figure; without a clan, one of any.
pub fn figure(of: Figure, clan: Option<Clan>, height: u32, look: Look) -> impl IntoView + use<> {
    let (view_box, width, full) = of.frame();
    let markup = figure_markup(of, clan, look);
    drawing("figure", (height * width + full / 2) / full, height, view_box, markup)
}

/// Draws a number of followers of any clan, the price of a champion.
pub fn price(followers: u8, height: u32) -> impl IntoView + use<> {
    let (view_box, width, full) = Figure::Follower.frame();
    let markup = format!(
        "{}<text class=\"n\" y=\"9.6\" fill=\"var(--b-serv-t)\">{followers}</text>",
        figure_markup(Figure::Follower, None, Look::Plain)
    );
    drawing("figure", height * width / full, height, view_box, markup)
}
