//! Parts of the map with something going on.

use leptos::prelude::*;

use crate::games::four_towers::rules::components::{Clan, Village};
use crate::games::four_towers::scene::geometry::{
    Area, CITY, FROM_NORTH, GATES, Road, village_middle,
};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::web::art::{
    CityOfFire, GateArt, Land, Look, Peasant, Roads, Tower, VillageArt, VillageState, arrow, fall,
    falling, line, rider,
};
use crate::text::text;

/// Width of a part, in map units, below which names have room.
const NAMED: f64 = 700.0;

/// What a part of the map shows.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// The peasants of villages; the others are empty.
    pub peasants: Vec<(Village, Vec<Clan>)>,
    /// The marks of villages.
    pub states: Vec<(Village, VillageState)>,
    /// Who is about to go along which line.
    pub going: Vec<(Road, Clan)>,
    /// The clan whose lord follows a demon.
    pub falls: Option<Clan>,
    pub lords: [u8; Clan::COUNT],
    pub demons: [u8; Clan::COUNT],
}

/// Draws a part of the map.
pub fn part_of_map(part: Area, of: &Drawn) -> impl IntoView + use<> {
    let words = text().land();
    let village = |village: Village| {
        let there = of.peasants.iter().find(|(other, _)| *other == village);
        let there = there.map(|(_, clans)| clans.as_slice()).unwrap_or_default();
        let peasant = |&clan: &Clan| Peasant { clan, look: Look::Plain };
        let peasants: Vec<Peasant> = there.iter().map(peasant).collect();
        let state = of.states.iter().find(|(other, _)| *other == village);
        let state = state.map(|&(_, state)| state).unwrap_or_default();
        view! { <VillageArt village name=text().names().village_name(village) peasants state /> }
    };
    let is_north = |village: &Village| village_middle(*village).y < CITY.y;
    let (north, south): (Vec<_>, Vec<_>) = FROM_NORTH.into_iter().partition(is_north);
    let towers = Clan::ALL.map(|clan| view! { <Tower clan lords=of.lords[clan.index()] /> });
    let gates = GATES.map(|gate| view! { <GateArt of=gate word=words.outside() /> });
    let lines: String = of.going.iter().map(|&(road, _)| line(road, false)).collect();
    let lines = lines + &of.falls.map(fall).unwrap_or_default();
    let over = of.going.iter().map(|&(road, clan)| arrow(road) + &rider(road, clan, None, true));
    let over = over.collect::<String>() + &of.falls.map(falling).unwrap_or_default();
    view! {
        <svg
            class="towers-map detail"
            class:named=part.width < NAMED
            viewBox=part.view_box()
            aria-hidden="true"
        >
            <Land />
            {towers.collect_view()}
            <Roads />
            <g inner_html=lines />
            {gates.collect_view()}
            {north.into_iter().map(village).collect_view()}
            <CityOfFire demons=of.demons name=words.city() />
            {south.into_iter().map(village).collect_view()}
            <g inner_html=over />
        </svg>
    }
}
