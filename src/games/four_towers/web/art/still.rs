//! Whole maps that do not change, for pictures.

use super::city::{demons_markup, name_markup, walls_markup};
use super::clan::clan_class;
use super::gate::gate_markup;
use super::land::{RingWords, land_markup, rings_markup, roads_markup};
use super::tower::{plate_markup, tower_id, windows_markup};
use super::village::{Peasant, above_markup, below_markup, peasants_markup};
use crate::games::four_towers::rules::components::{Clan, Village};
use crate::games::four_towers::scene::geometry::{
    CITY, FROM_NORTH, GATES, Point, tower_foot, village_middle,
};
use crate::games::four_towers::scene::parts::gate_middle;
use crate::web::art::markup::use_of;

/// Words on the map.
#[derive(Clone, Copy, Debug)]
pub struct MapWords {
    /// Names of the rings.
    pub rings: RingWords,
    /// Returns the name of a village.
    pub village: fn(Village) -> String,
    /// The word "Outside".
    pub outside: &'static str,
    /// Name of the City of Fire.
    pub city: &'static str,
}

/// What a map shows.
#[derive(Clone, Debug)]
pub struct StillMap {
    /// The peasants of each village, in the order of the villages.
    pub peasants: [Vec<Peasant>; Village::COUNT],
    pub lords: [u8; Clan::COUNT],
    pub demons: [u8; Clan::COUNT],
}

/// Draws a map that does not change, for use inside an `svg` of class `towers-map`.
pub fn still(map: &StillMap, words: &MapWords) -> String {
    let at = |Point { x, y }: Point, class: &str, markup: &str| {
        format!("<g class=\"{class}\" transform=\"translate({x} {y})\">{markup}</g>")
    };
    let mut markup = land_markup();
    for clan in Clan::ALL {
        let lords = map.lords[clan.index()];
        let class = format!("tower {}", clan_class(Some(clan)));
        let tower = use_of(tower_id(clan)) + &windows_markup(lords);
        markup += &at(tower_foot(clan), &class, &(tower + &plate_markup(clan, lords, None)));
    }
    markup += &format!("<g class=\"roads\">{}</g>", roads_markup());
    markup += &format!("<g class=\"rings-named\">{}</g>", rings_markup(words.rings));
    for gate in GATES {
        markup += &at(gate_middle(gate), "gate", &gate_markup(words.outside));
    }
    let village = |village: Village| {
        let there = peasants_markup(&map.peasants[village.index()]);
        let parts =
            below_markup(village) + &there + &above_markup(village, &(words.village)(village));
        at(village_middle(village), "village", &parts)
    };
    let is_north = |village: &Village| village_middle(*village).y < CITY.y;
    let (north, south): (Vec<_>, Vec<_>) = FROM_NORTH.into_iter().partition(is_north);
    markup += &north.into_iter().map(village).collect::<String>();
    let city = walls_markup()
        + &demons_markup(map.demons, [None; Clan::COUNT])
        + &format!("<g class=\"name-pill\">{}</g>", name_markup(words.city));
    markup += &at(CITY, "fire-city", &city);
    markup + &south.into_iter().map(village).collect::<String>()
}
