//! The score sheet in Spanish.

use super::words::{either, listed, servants};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::text::sheet::SheetText;

pub(in crate::games::council_of_4::text) static SHEET: SheetText = SheetText {
    causes: "De dónde vienen los puntos",
    permits: "Durante la partida: permisos",
    tokens: "Durante la partida: fichas",
    nobility_spaces: "Durante la partida: nobleza",
    last_merchant: "10 mercaderes antes que nadie",
    colour_tiles: "Colores completos",
    region_tiles: "Regiones completas",
    queens_rewards: "Recompensas de la reina",
    nobility_rank: "Nobleza: 5 al 1.º, 2 al 2.º",
    most_permits: "Más permisos",
    short: |of| match of {
        Cause::Permits => "Permisos",
        Cause::Tokens => "Fichas de ciudad",
        Cause::NobilitySpaces => "Casillas de nobleza",
        Cause::LastMerchant => "Décimo mercader",
        Cause::ColourTiles => "Colores",
        Cause::RegionTiles => "Regiones",
        Cause::QueensRewards => "Reina",
        Cause::NobilityRank => "Puesto en nobleza",
        Cause::MostPermits => "Más permisos",
    },
    stage: |of| match of {
        Stage::Sets => "Series",
        Stage::Queen => "Reina",
        Stage::Nobility => "Nobleza",
        Stage::Permits => "Permisos",
    },
    tie_break: "Empate: sirvientes + cartas",
    won_by_tie_break: |winner, vp| {
        format!("{winner} gana con {vp} PV en el desempate: más sirvientes y cartas.")
    },
    number: |name, what, amount| format!("{name}, {what}: {amount}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Escoge un número para ver sus jugadas.",
    now: "Si la partida acabara ahora",
    now_of: |vp| format!("Si la partida acabara ahora: {vp} PV"),
    uses: |uses| {
        let free = uses.free.iter().map(|&(city, due)| match due {
            0 => City::name(city).to_owned(),
            due => format!("{} por {}", City::name(city), servants(due)),
        });
        let free: Vec<String> = free.collect();
        let taken = uses.taken.iter().map(|&city| City::name(city).to_owned());
        let taken: Vec<String> = taken.collect();
        let free = (!free.is_empty()).then(|| format!("Puede colocar en {}.", either(&free)));
        let taken = (!taken.is_empty()).then(|| format!("Ya está en {}.", listed(&taken)));
        free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
    },
    for_all: "a la vista de todos",
    counts_at_end: "cuentan al final",
    merchants: "Mercaderes",
    at_end: |vp| format!("+{vp} al final"),
    sets: "Mercaderes por serie",
    filled: |name, set, filled, all| format!("{name}, {set}: {filled} de {all}"),
    cards: "Cartas de política",
    discarded: "Descarte",
    elsewhere: "En manos y mazo",
    colour: "Color",
};
