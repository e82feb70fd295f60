//! Events in Spanish.

use super::words::{
    bonuses, card, cards as card_count, choice, coins, colour, listed, of_council, of_region,
    of_tile, servants, slot,
};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics, SERVANT_PRICE};
use crate::games::council_of_4::rules::event::{Gained, Price, Source};
use crate::games::council_of_4::text::event::EventText;
use crate::games::council_of_4::text::named;

pub(in crate::games::council_of_4::text) static EVENT: EventText = EventText {
    elected: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        let council = of_council(of);
        format!("{name} eligió un consejero {entered} para el consejo {council} y sacó uno {left}.")
    },
    sent: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        let council = of_council(of);
        format!(
            "{name} envió un sirviente a elegir un consejero {entered} para el consejo {council} y \
             sacó uno {left}."
        )
    },
    acquired: |name, permit, paid| format!("{name} adquirió el permiso {permit}{}.", price(paid)),
    placed: |name, city, permit, in_servants| {
        let (city, price) = (City::name(city), for_servants(in_servants));
        format!("{name} colocó un mercader en {city} con el permiso {permit}{price}.")
    },
    placed_with_queen: |name, city, paid| {
        let (city, price) = (City::name(city), price(paid));
        format!("{name} colocó un mercader en {city} con la reina{price}.")
    },
    engaged: |name| format!("{name} contrató un sirviente por {SERVANT_PRICE} monedas."),
    changed: |name, of, in_servants| {
        let price = match in_servants {
            0 => String::new(),
            in_servants => format!(" y pagó {}", servants(in_servants)),
        };
        format!("{name} cambió los permisos {}{price}.", of_region(of))
    },
    additional_main: |name, in_servants| {
        let price = for_servants(in_servants);
        format!("{name} compró una acción principal adicional{price}.")
    },
    ended: |name| format!("{name} terminó su turno."),
    token: |name, city| format!("{name} escogió la ficha de {}.", City::name(city)),
    took: |name, permit, at, free| {
        let (region, slot) = (of_region(at.0), slot(at.1));
        let free = if free { " gratis" } else { "" };
        format!("{name} tomó{free} el permiso {permit} del {slot} hueco {region}.")
    },
    declined: |name| format!("{name} rechazó el permiso gratis."),
    repeated: |name, permit| format!("{name} repitió el permiso {permit}."),
    tokens: |name, one, other| {
        format!("{name} escogió las fichas de {} y de {}.", City::name(one), City::name(other))
    },
    tile: |name, of, queens| {
        let own = format!("{name} obtuvo la loseta {}: {} PV", of_tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} y los {vp} de la recompensa de la reina al final."),
            None => format!("{own} al final."),
        }
    },
    last_round: |name| {
        format!(
            "{name} colocó sus {MERCHANTS} mercaderes antes que nadie. Cada rival juega un turno más."
        )
    },
    you_drew: |drawn| format!("Robaste: {}.", cards(drawn)),
    opens: |name, decision| format!("El camino de nobleza ofreció a {name} {}.", choice(decision)),
    game_over: "La partida ha terminado.",
    turn_began: |name, number| format!("{name} empezó el turno {number}."),
    drew: |name, drawn| match drawn {
        Some(drawn) => format!("{name} robó una carta: {}.", cards(&[drawn])),
        None => format!("{name} robó una carta."),
    },
    reshuffled: "El descarte pasó a ser el nuevo mazo.",
    no_card_left: |name| format!("{name} no robó carta: no quedaba ninguna."),
    paid: |name, price| format!("{name} pagó {}.", listed(&parts_of(price))),
    turned_up: |permit, at, was_hidden| {
        let (region, slot) = (of_region(permit.region()), slot(at));
        let known = if was_hidden { "" } else { ", como ya se sabía" };
        let gains = bonuses(permit.bonuses());
        format!(
            "El permiso {} apareció en el {slot} hueco {region}{known}: {gains}.",
            named(permit)
        )
    },
    queen_went: |from, to| {
        if from == to {
            format!("La reina se quedó en {}.", City::name(to))
        } else {
            format!("La reina fue de {} a {}.", City::name(from), City::name(to))
        }
    },
    gained: |name, gained, source| match gained {
        Gained::Coins { amount, .. } => received(name, &coins(amount.into()), source),
        Gained::Servants(amount) => received(name, &servants(amount.into()), source),
        Gained::Vp(amount) => received(name, &format!("{amount} PV"), source),
        Gained::Cards(amount) => received(name, &card_count(amount.into()), source),
        Gained::MainAction => received(name, "una acción principal adicional", source),
        Gained::NobilityStep(space) => {
            received(name, &format!("un paso hasta la casilla de nobleza {space}"), source)
        }
    },
};

/// Returns the price after what was done: nothing if there is none.
fn price(of: Price) -> String {
    let parts = parts_of(of);
    if parts.is_empty() { String::new() } else { format!(" por {}", listed(&parts)) }
}

fn for_servants(servants: u16) -> String {
    price(Price { servants, ..Price::default() })
}

/// Returns the parts of a price, cards by their colours.
fn parts_of(price: Price) -> Vec<String> {
    let Price { cards: discarded, coins: in_coins, servants: in_servants } = price;
    let mut parts = Vec::new();
    if !discarded.is_empty() {
        let discarded: Vec<Politics> = discarded.iter().collect();
        let count = card_count(discarded.len() as u16);
        parts.push(format!("{count} ({})", cards(&discarded)));
    }
    parts.extend((in_coins > 0).then(|| coins(in_coins.into())));
    parts.extend((in_servants > 0).then(|| servants(in_servants)));
    parts
}

fn received(name: &str, what: &str, source: Source) -> String {
    match source {
        Source::Action => format!("{name} ganó {what} por la acción."),
        Source::Permit(permit) => {
            format!("{name} ganó {what} con el permiso {}.", named(permit))
        }
        Source::Token(city) => format!("{name} ganó {what} con la ficha de {}.", City::name(city)),
        Source::NobilitySpace(space) => {
            format!("{name} ganó {what} en la casilla de nobleza {space}.")
        }
        Source::LastMerchant => format!("{name} ganó {what} por el último mercader."),
    }
}

/// Politics cards by their colours.
fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    names.join(", ")
}
