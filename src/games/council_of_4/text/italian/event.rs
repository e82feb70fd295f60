//! Events in Italian.

use super::words::{
    at, at_city, bonuses, card, cards as card_count, choice, coins, listed, lower, of_city,
    of_council, of_region, servants, slot, tile,
};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics, SERVANT_PRICE};
use crate::games::council_of_4::rules::event::{Gained, Price, Source};
use crate::games::council_of_4::text::event::EventText;
use crate::games::council_of_4::text::named;

pub(in crate::games::council_of_4::text) static EVENT: EventText = EventText {
    elected: |name, entered, of, left| {
        let (entered, left, council) = (lower(entered), lower(left), of_council(of));
        format!(
            "{name} ha eletto un consigliere {entered} nel consiglio {council}, facendo uscire un \
             {left}."
        )
    },
    sent: |name, entered, of, left| {
        let (entered, left, council) = (lower(entered), lower(left), of_council(of));
        format!(
            "{name} ha mandato un servitore a eleggere un consigliere {entered} nel consiglio \
             {council}, facendo uscire un {left}."
        )
    },
    acquired: |name, permit, paid| {
        format!("{name} ha acquistato il permesso {permit}{}.", price(paid))
    },
    placed: |name, city, permit, in_servants| {
        let (city, price) = (at_city(city), for_servants(in_servants));
        format!("{name} ha piazzato un mercante {city} con il permesso {permit}{price}.")
    },
    placed_with_queen: |name, city, paid| {
        let (city, price) = (at_city(city), price(paid));
        format!("{name} ha piazzato un mercante {city} con l’aiuto della regina{price}.")
    },
    engaged: |name| format!("{name} ha assunto un servitore per {SERVANT_PRICE} monete."),
    changed: |name, of, in_servants| {
        format!("{name} ha cambiato i permessi {}{}.", of_region(of), for_servants(in_servants))
    },
    additional_main: |name, in_servants| {
        let price = for_servants(in_servants);
        format!("{name} ha preso un’azione principale in più{price}.")
    },
    ended: |name| format!("{name} ha finito il turno."),
    token: |name, city| format!("{name} ha scelto il gettone {}.", of_city(city)),
    took: |name, permit, at, free| {
        let (region, slot) = (of_region(at.0), slot(at.1));
        let free = if free { " gratis" } else { "" };
        format!("{name} ha preso{free} il permesso {permit} dal {slot} spazio {region}.")
    },
    declined: |name| format!("{name} ha rifiutato il permesso gratuito."),
    repeated: |name, permit| format!("{name} ha ripetuto il permesso {permit}."),
    tokens: |name, one, other| {
        format!("{name} ha scelto i gettoni {} e {}.", of_city(one), of_city(other))
    },
    tile: |name, of, queens| {
        let own =
            format!("{name} ha conquistato la tessera {}: {} PV alla fine", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own}, più i {vp} della ricompensa della regina."),
            None => format!("{own}."),
        }
    },
    last_round: |name| {
        format!(
            "{name} ha piazzato tutti i suoi {MERCHANTS} mercanti. Gli altri hanno ancora un turno \
             ciascuno."
        )
    },
    you_drew: |drawn| format!("Hai pescato: {}.", cards(drawn)),
    opens: |name, decision| {
        format!("Il percorso nobiltà ha offerto {} {}.", at(name), choice(decision))
    },
    game_over: "La partita è finita.",
    turn_began: |name, number| format!("{name} ha iniziato il turno {number}."),
    drew: |name, drawn| match drawn {
        Some(drawn) => format!("{name} ha pescato una carta: {}.", cards(&[drawn])),
        None => format!("{name} ha pescato una carta."),
    },
    reshuffled: "Gli scarti sono diventati il nuovo mazzo.",
    no_card_left: |name| format!("{name} non ha pescato nessuna carta: non ce n’erano più."),
    paid: |name, price| format!("{name} ha pagato {}.", listed(&parts_of(price))),
    turned_up: |permit, at, was_hidden| {
        let (region, slot) = (of_region(permit.region()), slot(at));
        let known = if was_hidden { "" } else { ", come già si sapeva" };
        let gains = bonuses(permit.bonuses());
        format!(
            "Il permesso {} è arrivato nel {slot} spazio {region}{known}: {gains}.",
            named(permit)
        )
    },
    queen_went: |from, to| {
        if from == to {
            format!("La regina è rimasta {}.", at_city(to))
        } else {
            format!("La regina è andata da {} {}.", City::name(from), at_city(to))
        }
    },
    gained: |name, gained, source| match gained {
        Gained::Coins { amount, .. } => received(name, &coins(amount.into()), source),
        Gained::Servants(amount) => received(name, &servants(amount.into()), source),
        Gained::Vp(amount) => received(name, &format!("{amount} PV"), source),
        Gained::Cards(amount) => received(name, &card_count(amount.into()), source),
        Gained::MainAction => received(name, "un’azione principale in più", source),
        Gained::NobilityStep(space) => {
            received(name, &format!("un passo fino alla casella nobiltà {space}"), source)
        }
    },
};

/// Returns the price after what was done: nothing if there is none.
fn price(of: Price) -> String {
    let parts = parts_of(of);
    if parts.is_empty() { String::new() } else { format!(" per {}", listed(&parts)) }
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
        Source::Action => format!("{name} ha ottenuto {what} in cambio."),
        Source::Permit(permit) => {
            format!("{name} ha ottenuto {what} dal permesso {}.", named(permit))
        }
        Source::Token(city) => format!("{name} ha ottenuto {what} dal gettone {}.", of_city(city)),
        Source::NobilitySpace(space) => {
            format!("{name} ha ottenuto {what} sulla casella nobiltà {space}.")
        }
        Source::LastMerchant => format!("{name} ha ottenuto {what} per l’ultimo mercante."),
    }
}

/// Politics cards by their colours.
fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    names.join(", ")
}
