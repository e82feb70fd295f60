//! Texts of the map in English.

use super::words::{CITY, OUTSIDE, clan, clan_first, counted, listed, of_clan, people, ring};
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::games::four_towers::text::land::{Cascade, LandText};
use crate::games::four_towers::text::villages::village as name;

pub(in crate::games::four_towers::text) static LAND: LandText = LandText {
    label: "Map",
    outside: OUTSIDE,
    city: "City of Fire",
    village: |of, there| {
        let there = match there.is_none() {
            true => "Empty".to_owned(),
            false => people(there, "peasant", "peasants"),
        };
        let home = of.home_of().map(|of| format!(", {} home", clan(of))).unwrap_or_default();
        format!(
            "{}, {}, {}{home}. {there}. Lines to {}.",
            name(of),
            of.letter(),
            ring(of.ring()),
            ends(of)
        )
    },
    legal: |of, expansions| match expansions {
        0 => format!("Open to {}.", clan(of)),
        1 => format!("Open to {}: expands.", clan(of)),
        all => format!("Open to {}: expands, {all} in all.", clan(of)),
    },
    not_legal: |of| format!("Not open to {}.", clan(of)),
    waits: "Waiting to expand.",
    next: "next",
    tower: |of, lords| format!("{} tower: {}", clan_first(of), counted(lords, "lord")),
    demons: |of| format!("City of Fire: {}", pile(of, "demon", "no demons")),
    cascade,
    supply: |of, count| format!("Supply: {}", of_clan(count, of, "peasant")),
    temple: |of, gems| {
        format!("Temple: {}, {}", pile(of, "spirit", "no spirits"), counted(gems, "gem"))
    },
    space: |value, gem, names| {
        let mut said = counted(value, "point");
        if gem {
            said += ", a gem";
        }
        if !names.is_empty() {
            said += &format!(": {}", listed(names));
        }
        said
    },
    track: "Influence track",
    west: "West",
    east: "East",
    all: "All",
};

fn ends(of: Village) -> String {
    let end = |end| match end {
        LineEnd::Village(to) => name(to).to_owned(),
        LineEnd::Outside => "the outside".to_owned(),
        LineEnd::City => format!("the {CITY}"),
    };
    listed(&of.lines().map(end))
}

fn pile(of: Pile, one: &str, none: &str) -> String {
    let each: Vec<String> = of.kinds().map(|kind: Clan| of_clan(of.of(kind), kind, one)).collect();
    if each.is_empty() { none.to_owned() } else { listed(&each) }
}

/// "5 expansions, 1 lord, 1 demon".
pub(super) fn cascade(of: Cascade) -> String {
    let some = [(of.expansions, "expansion"), (of.lords, "lord"), (of.demons, "demon")];
    let some = some.into_iter().filter(|&(count, _)| count > 0);
    some.map(|(count, what)| counted(count, what)).collect::<Vec<_>>().join(", ")
}
