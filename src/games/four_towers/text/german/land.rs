//! Texts of the map in German.

use super::words::{OUTSIDE, clan, counted, listed, of_clan, one_of, people, ring, to};
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Clan, Village};
use crate::games::four_towers::text::land::{Cascade, LandText};
use crate::games::four_towers::text::villages::village as name;
use crate::text::told::first_upper;

pub(in crate::games::four_towers::text) static LAND: LandText = LandText {
    label: "Landkarte",
    outside: OUTSIDE,
    city: "Feuerstadt",
    village: |of, there| {
        let there = match there.is_none() {
            true => "Leer".to_owned(),
            false => people(there, "Bauer", "Bauern"),
        };
        let home = of.home_of().map(|of| format!(", Heimat von {}", clan(of))).unwrap_or_default();
        format!(
            "{}, {}, {}{home}. {there}. Wege {}.",
            name(of),
            of.letter(),
            ring(of.ring()),
            ends(of)
        )
    },
    legal: |of, expansions| match expansions {
        0 => format!("Offen für {}.", clan(of)),
        1 => format!("Offen für {}: breitet sich aus.", clan(of)),
        all => format!("Offen für {}: breitet sich aus, {all} insgesamt.", clan(of)),
    },
    not_legal: |of| format!("Nicht offen für {}.", clan(of)),
    waits: "Wartet auf die Ausbreitung.",
    next: "nächstes",
    tower: |of, lords| {
        format!("{} Turm: {}", first_upper(one_of(of)), counted(lords, "Herr", "Herren"))
    },
    demons: |of| format!("Feuerstadt: {}", pile(of, "Dämon", "Dämonen", "keine Dämonen")),
    cascade,
    supply: |of, count| format!("Vorrat: {}", of_clan(count, of, "Bauer", "Bauern")),
    temple: |of, gems| {
        let spirits = pile(of, "Geist", "Geister", "keine Geister");
        format!("Tempel: {spirits}, {}", counted(gems, "Edelstein", "Edelsteine"))
    },
    space: |value, gem, names| {
        let mut said = counted(value, "Punkt", "Punkte");
        if gem {
            said += ", ein Edelstein";
        }
        if !names.is_empty() {
            said += &format!(": {}", listed(names));
        }
        said
    },
    track: "Einflussleiste",
    west: "Westen",
    east: "Osten",
    all: "Alles",
};

/// Where the lines lead: "nach Dalma, nach Ervel und in die Stadt".
fn ends(of: Village) -> String {
    listed(&of.lines().map(to))
}

fn pile(of: Pile, one: &str, several: &str, none: &str) -> String {
    let each: Vec<String> =
        of.kinds().map(|kind: Clan| of_clan(of.of(kind), kind, one, several)).collect();
    if each.is_empty() { none.to_owned() } else { listed(&each) }
}

/// "5 Ausbreitungen, 1 Herr, 1 Dämon".
pub(super) fn cascade(of: Cascade) -> String {
    let some = [
        (of.expansions, "Ausbreitung", "Ausbreitungen"),
        (of.lords, "Herr", "Herren"),
        (of.demons, "Dämon", "Dämonen"),
    ];
    let some = some.into_iter().filter(|&(count, ..)| count > 0);
    let each = some.map(|(count, one, several)| counted(count, one, several));
    each.collect::<Vec<_>>().join(", ")
}
