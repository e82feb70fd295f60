//! Texts of the map in Italian.

use super::words::{CITY, OUTSIDE, clan, counted, listed, of_clan, people, ring};
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::games::four_towers::text::land::{Cascade, LandText};
use crate::games::four_towers::text::villages::village as name;

pub(in crate::games::four_towers::text) static LAND: LandText = LandText {
    label: "Mappa",
    outside: OUTSIDE,
    city: "Città di fuoco",
    village: |of, there| {
        let there = match there.is_none() {
            true => "Vuoto".to_owned(),
            false => people(there, "contadino", "contadini"),
        };
        let home =
            of.home_of().map(|of| format!(", casa del clan {}", clan(of))).unwrap_or_default();
        format!(
            "{}, {}, {}{home}. {there}. Vie verso {}.",
            name(of),
            of.letter(),
            ring(of.ring()),
            ends(of)
        )
    },
    legal: |of, expansions| match expansions {
        0 => format!("Aperto al {}.", clan(of)),
        1 => format!("Aperto al {}: si espande.", clan(of)),
        all => format!("Aperto al {}: si espande, {all} espansioni in tutto.", clan(of)),
    },
    not_legal: |of| format!("Chiuso al {}.", clan(of)),
    waits: "Aspetta di espandersi.",
    next: "prossimo",
    tower: |of, lords| {
        format!("Torre del clan {}: {}", clan(of), counted(lords, "signore", "signori"))
    },
    demons: |of| format!("Città di fuoco: {}", pile(of, "demone", "demoni", "nessun demone")),
    cascade,
    supply: |of, count| format!("Riserva: {}", of_clan(count, of, "contadino", "contadini")),
    temple: |of, gems| {
        let spirits = pile(of, "spirito", "spiriti", "nessuno spirito");
        format!("Tempio: {spirits}, {}", counted(gems, "gemma", "gemme"))
    },
    space: |value, gem, names| {
        let mut said = counted(value, "punto", "punti");
        if gem {
            said += ", una gemma";
        }
        if !names.is_empty() {
            said += &format!(": {}", listed(names));
        }
        said
    },
    track: "Percorso influenza",
    west: "Ovest",
    east: "Est",
    all: "Tutto",
};

fn ends(of: Village) -> String {
    let end = |end| match end {
        LineEnd::Village(to) => name(to).to_owned(),
        LineEnd::Outside => "l’esterno".to_owned(),
        LineEnd::City => format!("la {CITY}"),
    };
    listed(&of.lines().map(end))
}

fn pile(of: Pile, one: &str, several: &str, none: &str) -> String {
    let each: Vec<String> =
        of.kinds().map(|kind: Clan| of_clan(of.of(kind), kind, one, several)).collect();
    if each.is_empty() { none.to_owned() } else { listed(&each) }
}

/// "5 espansioni, 1 signore, 1 demone".
pub(super) fn cascade(of: Cascade) -> String {
    let some = [
        (of.expansions, "espansione", "espansioni"),
        (of.lords, "signore", "signori"),
        (of.demons, "demone", "demoni"),
    ];
    let some = some.into_iter().filter(|&(count, ..)| count > 0);
    let each = some.map(|(count, one, several)| counted(count, one, several));
    each.collect::<Vec<_>>().join(", ")
}
