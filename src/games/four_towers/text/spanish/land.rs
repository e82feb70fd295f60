//! Texts of the map in Spanish.

use super::words::{CITY, OUTSIDE, clan, counted, listed, of_clan, people, ring};
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::games::four_towers::text::land::{Cascade, LandText};
use crate::games::four_towers::text::villages::village as name;

pub(in crate::games::four_towers::text) static LAND: LandText = LandText {
    label: "Mapa",
    outside: OUTSIDE,
    city: "Ciudad de Fuego",
    village: |of, there| {
        let there = match there.is_none() {
            true => "Vacía".to_owned(),
            false => people(there, "campesino", "campesinos"),
        };
        let home = of.home_of().map(|of| format!(", hogar {}", clan(of))).unwrap_or_default();
        format!(
            "{}, {}, {}{home}. {there}. Rutas: {}.",
            name(of),
            of.letter(),
            ring(of.ring()),
            ends(of)
        )
    },
    legal: |of, expansions| match expansions {
        0 => format!("Admite un {}.", clan(of)),
        1 => format!("Admite un {}: se expande.", clan(of)),
        all => format!("Admite un {}: se expande, {all} en total.", clan(of)),
    },
    not_legal: |of| format!("No admite ningún {}.", clan(of)),
    waits: "Espera para expandirse.",
    next: "siguiente",
    tower: |of, lords| {
        format!("Torre del clan {}: {}", clan(of), counted(lords, "señor", "señores"))
    },
    demons: |of| format!("Ciudad de Fuego: {}", pile(of, "demonio", "demonios", "ningún demonio")),
    cascade,
    supply: |of, count| format!("Reserva: {}", of_clan(count, of, "campesino", "campesinos")),
    temple: |of, gems| {
        let spirits = pile(of, "espíritu", "espíritus", "ningún espíritu");
        format!("Templo: {spirits}, {}", counted(gems, "gema", "gemas"))
    },
    space: |value, gem, names| {
        let mut said = counted(value, "punto", "puntos");
        if gem {
            said += ", una gema";
        }
        if !names.is_empty() {
            said += &format!(": {}", listed(names));
        }
        said
    },
    track: "Camino de influencia",
    west: "Oeste",
    east: "Este",
    all: "Todo",
};

fn ends(of: Village) -> String {
    let end = |end| match end {
        LineEnd::Village(to) => name(to).to_owned(),
        LineEnd::Outside => OUTSIDE.to_owned(),
        LineEnd::City => format!("la {CITY}"),
    };
    listed(&of.lines().map(end))
}

fn pile(of: Pile, one: &str, several: &str, none: &str) -> String {
    let each: Vec<String> =
        of.kinds().map(|kind: Clan| of_clan(of.of(kind), kind, one, several)).collect();
    if each.is_empty() { none.to_owned() } else { listed(&each) }
}

/// "5 expansiones, 1 señor, 1 demonio".
pub(super) fn cascade(of: Cascade) -> String {
    let some = [
        (of.expansions, "expansión", "expansiones"),
        (of.lords, "señor", "señores"),
        (of.demons, "demonio", "demonios"),
    ];
    let some = some.into_iter().filter(|&(count, ..)| count > 0);
    let each = some.map(|(count, one, several)| counted(count, one, several));
    each.collect::<Vec<_>>().join(", ")
}
