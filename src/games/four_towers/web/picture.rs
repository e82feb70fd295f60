//! Pictures of a table: the whole map, and a small one with towers and City.

use leptos::{prelude::*, svg};

use super::art::{Look, Peasant, StillMap, still};
use super::words::map_words;
use crate::archive::Glance;
use crate::games::four_towers::rules::PublicState;
use crate::games::four_towers::rules::components::{Clan, HOMES, Village};
use crate::games::four_towers::scene::geometry::{Area, MAP};
use crate::games::four_towers::scene::glance::Small;

/// Returns what the map of a table shows.
pub fn map_of(table: &PublicState) -> StillMap {
    let there = |village: Village| {
        let peasant = |clan| Peasant { clan, look: Look::Plain };
        table.land.at(village).iter().map(peasant).collect()
    };
    StillMap {
        peasants: Village::ALL.map(there),
        lords: table.lords.numbers(),
        demons: table.demons.numbers(),
    }
}

/// Draws a part of a map that doesn't change: all of it, and in a frame of another shape more of the land around.
pub fn map_picture(map: &StillMap, part: Area) -> AnyView {
    svg::svg()
        .attr("class", "towers-map still")
        .attr("viewBox", part.view_box())
        .attr("preserveAspectRatio", "xMidYMid meet")
        .attr("aria-hidden", "true")
        .inner_html(still(map, &map_words()))
        .into_any()
}

/// Draws the map of a table.
pub fn picture(table: &PublicState) -> AnyView {
    map_picture(&map_of(table), MAP)
}

/// Draws the map of a match that is not opened: its towers and the City, as far as they are kept.
pub fn small_picture(glance: &Glance) -> AnyView {
    match Small::read(&glance.picture) {
        Some(Small { lords, demons, .. }) => {
            map_picture(&StillMap { lords, demons, ..nobody() }, MAP)
        }
        None => ().into_any(),
    }
}

/// Draws the map as every game begins.
pub fn sample() -> AnyView {
    let mut map = nobody();
    for (clan, home) in Clan::ALL.into_iter().zip(HOMES) {
        map.peasants[home.index()].push(Peasant { clan, look: Look::Plain });
    }
    map_picture(&map, MAP)
}

/// Returns an empty map.
fn nobody() -> StillMap {
    StillMap {
        peasants: [const { Vec::new() }; Village::COUNT],
        lords: [0; Clan::COUNT],
        demons: [0; Clan::COUNT],
    }
}
