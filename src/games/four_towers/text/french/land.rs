//! Texts of the map in French.

use super::words::{CITY, OUTSIDE, clan, counted, listed, of_clan, people, ring};
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::games::four_towers::text::land::{Cascade, LandText};
use crate::games::four_towers::text::villages::village as name;

pub(in crate::games::four_towers::text) static LAND: LandText = LandText {
    label: "Carte",
    outside: OUTSIDE,
    city: "Cité de feu",
    village: |of, there| {
        let there = match there.is_none() {
            true => "Vide".to_owned(),
            false => people(there, "paysan", "paysans"),
        };
        let home = of.home_of().map(|of| format!(", foyer {}", clan(of))).unwrap_or_default();
        format!(
            "{}, {}, {}{home}. {there}. Chemins vers {}.",
            name(of),
            of.letter(),
            ring(of.ring()),
            ends(of)
        )
    },
    legal: |of, expansions| match expansions {
        0 => format!("Ouvert au {}.", clan(of)),
        1 => format!("Ouvert au {} : s’étend.", clan(of)),
        all => format!("Ouvert au {} : s’étend, {all} en tout.", clan(of)),
    },
    not_legal: |of| format!("Fermé au {}.", clan(of)),
    waits: "Attend de s’étendre.",
    next: "suivant",
    tower: |of, lords| {
        format!("Tour du clan {} : {}", clan(of), counted(lords, "seigneur", "seigneurs"))
    },
    demons: |of| format!("Cité de feu : {}", pile(of, "démon", "démons", "aucun démon")),
    cascade,
    supply: |of, count| format!("Réserve : {}", of_clan(count, of, "paysan", "paysans")),
    temple: |of, gems| {
        let spirits = pile(of, "esprit", "esprits", "aucun esprit");
        format!("Temple : {spirits}, {}", counted(gems, "gemme", "gemmes"))
    },
    space: |value, gem, names| {
        let mut said = counted(value, "point", "points");
        if gem {
            said += ", une gemme";
        }
        if !names.is_empty() {
            said += &format!(" : {}", listed(names));
        }
        said
    },
    track: "Piste d’influence",
    west: "Ouest",
    east: "Est",
    all: "Tout",
};

fn ends(of: Village) -> String {
    let end = |end| match end {
        LineEnd::Village(to) => name(to).to_owned(),
        LineEnd::Outside => "le dehors".to_owned(),
        LineEnd::City => format!("la {CITY}"),
    };
    listed(&of.lines().map(end))
}

fn pile(of: Pile, one: &str, several: &str, none: &str) -> String {
    let each: Vec<String> =
        of.kinds().map(|kind: Clan| of_clan(of.of(kind), kind, one, several)).collect();
    if each.is_empty() { none.to_owned() } else { listed(&each) }
}

/// "5 expansions, 1 seigneur, 1 démon".
pub(super) fn cascade(of: Cascade) -> String {
    let some = [
        (of.expansions, "expansion", "expansions"),
        (of.lords, "seigneur", "seigneurs"),
        (of.demons, "démon", "démons"),
    ];
    let some = some.into_iter().filter(|&(count, ..)| count > 0);
    let each = some.map(|(count, one, several)| counted(count, one, several));
    each.collect::<Vec<_>>().join(", ")
}
