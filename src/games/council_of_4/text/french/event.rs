//! Events in French.

use super::words::{
    bonuses, card, cards as card_count, choice, coins, colour, listed, of_city, of_council,
    of_region, servants, slot, tile,
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
        format!(
            "{name} a élu un conseiller {entered} au conseil {council}, faisant sortir un {left}."
        )
    },
    sent: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        let council = of_council(of);
        format!(
            "{name} a envoyé un serviteur élire un conseiller {entered} au conseil {council}, faisant \
             sortir un {left}."
        )
    },
    acquired: |name, permit, paid| format!("{name} a acquis le permis {permit}{}.", price(paid)),
    placed: |name, city, permit, in_servants| {
        let (city, price) = (City::name(city), for_servants(in_servants));
        format!("{name} a placé un marchand à {city} avec le permis {permit}{price}.")
    },
    placed_with_queen: |name, city, paid| {
        let (city, price) = (City::name(city), price(paid));
        format!("{name} a placé un marchand à {city} avec l’aide de la reine{price}.")
    },
    engaged: |name| format!("{name} a engagé un serviteur pour {SERVANT_PRICE} pièces."),
    changed: |name, of, in_servants| {
        format!("{name} a changé les permis {}{}.", of_region(of), for_servants(in_servants))
    },
    additional_main: |name, in_servants| {
        let price = for_servants(in_servants);
        format!("{name} a pris une action principale supplémentaire{price}.")
    },
    ended: |name| format!("{name} a terminé son tour."),
    token: |name, city| format!("{name} a choisi le jeton {}.", of_city(city)),
    took: |name, permit, at, free| {
        let (region, slot) = (of_region(at.0), slot(at.1));
        let free = if free { " gratuitement" } else { "" };
        format!("{name} a pris{free} le permis {permit} au {slot} emplacement {region}.")
    },
    declined: |name| format!("{name} a refusé le permis gratuit."),
    repeated: |name, permit| format!("{name} a répété le permis {permit}."),
    tokens: |name, one, other| {
        format!("{name} a choisi les jetons {} et {}.", of_city(one), of_city(other))
    },
    tile: |name, of, queens| {
        let own = format!("{name} a obtenu la tuile {}, gagnant à la fin {} PV", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} et les {vp} de la récompense de la reine."),
            None => format!("{own}."),
        }
    },
    last_round: |name| {
        format!(
            "{name} a placé ses {MERCHANTS} marchands en premier. Les autres ont encore un tour \
             chacun."
        )
    },
    you_drew: |drawn| format!("Vous avez pioché : {}.", cards(drawn)),
    opens: |name, decision| format!("La piste de noblesse a offert à {name} {}.", choice(decision)),
    game_over: "La partie est finie.",
    turn_began: |name, number| format!("{name} a commencé le tour {number}."),
    drew: |name, drawn| match drawn {
        Some(drawn) => format!("{name} a pioché une carte : {}.", cards(&[drawn])),
        None => format!("{name} a pioché une carte."),
    },
    reshuffled: "La défausse est devenue la nouvelle pioche.",
    no_card_left: |name| format!("{name} n’a pas pioché de carte : il n’en restait aucune."),
    paid: |name, price| format!("{name} a payé {}.", listed(&parts_of(price))),
    turned_up: |permit, at, was_hidden| {
        let (region, slot) = (of_region(permit.region()), slot(at));
        let known = if was_hidden { "" } else { ", comme on le savait" };
        let gains = bonuses(permit.bonuses());
        format!(
            "Le permis {} est arrivé au {slot} emplacement {region}{known} : {gains}.",
            named(permit)
        )
    },
    queen_went: |from, to| {
        if from == to {
            format!("La reine est restée à {}.", City::name(to))
        } else {
            format!("La reine est allée {} à {}.", of_city(from), City::name(to))
        }
    },
    gained: |name, gained, source| match gained {
        Gained::Coins { amount, .. } => received(name, &coins(amount.into()), source),
        Gained::Servants(amount) => received(name, &servants(amount.into()), source),
        Gained::Vp(amount) => received(name, &format!("{amount} PV"), source),
        Gained::Cards(amount) => received(name, &card_count(amount.into()), source),
        Gained::MainAction => received(name, "une action principale supplémentaire", source),
        Gained::NobilityStep(space) => {
            received(name, &format!("un pas jusqu’à la case de noblesse {space}"), source)
        }
    },
};

/// Returns the price after what was done: nothing if there is none.
fn price(of: Price) -> String {
    let parts = parts_of(of);
    if parts.is_empty() { String::new() } else { format!(" pour {}", listed(&parts)) }
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
        Source::Action => format!("{name} a gagné {what} en échange."),
        Source::Permit(permit) => {
            format!("{name} a gagné {what} grâce au permis {}.", named(permit))
        }
        Source::Token(city) => format!("{name} a gagné {what} grâce au jeton {}.", of_city(city)),
        Source::NobilitySpace(space) => {
            format!("{name} a gagné {what} sur la case de noblesse {space}.")
        }
        Source::LastMerchant => format!("{name} a gagné {what} pour son dernier marchand."),
    }
}

/// Politics cards by their colours.
fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    names.join(", ")
}
