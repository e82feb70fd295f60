//! Events in German.

use super::words::{
    bonuses, card, cards as card_count, choice, coins, colour, council, listed, region, reward,
    servants, slot_after,
};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics, SERVANT_PRICE};
use crate::games::council_of_4::rules::event::{Gained, Price, Source};
use crate::games::council_of_4::text::event::EventText;
use crate::games::council_of_4::text::named;

pub(in crate::games::council_of_4::text) static EVENT: EventText = EventText {
    elected: |name, entered, of, left| {
        let (entered, left) = (colour(entered), colour(left));
        let council = council(of);
        format!("{name} hat {entered} in den Rat der {council} gewählt und {left} verdrängt.")
    },
    sent: |name, entered, of, left| {
        let (entered, left) = (colour(entered), colour(left));
        let council = council(of);
        format!(
            "{name} hat einen Diener geschickt, {entered} in den Rat der {council} gewählt und \
             {left} verdrängt."
        )
    },
    acquired: |name, permit, paid| format!("{name} hat Lizenz {permit}{} erworben.", price(paid)),
    placed: |name, city, permit, in_servants| {
        let (city, price) = (City::name(city), for_servants(in_servants));
        format!("{name} hat mit Lizenz {permit}{price} einen Händler nach {city} gesetzt.")
    },
    placed_with_queen: |name, city, paid| {
        let (city, price) = (City::name(city), price(paid));
        format!("{name} hat mit der Königin{price} einen Händler nach {city} gesetzt.")
    },
    engaged: |name| format!("{name} hat für {SERVANT_PRICE} Münzen einen Diener angeworben."),
    changed: |name, of, in_servants| {
        let price = for_servants(in_servants);
        format!("{name} hat die Lizenzen der {}{price} getauscht.", region(of))
    },
    additional_main: |name, in_servants| {
        let price = for_servants(in_servants);
        format!("{name} hat{price} eine zusätzliche Hauptaktion genommen.")
    },
    ended: |name| format!("{name} hat den Zug beendet."),
    token: |name, city| format!("{name} hat den Marker von {} ausgewählt.", City::name(city)),
    took: |name, permit, at, free| {
        let (region, slot) = (region(at.0), slot_after(at.1));
        let free = if free { " kostenlos" } else { "" };
        format!("{name} hat Lizenz {permit}{free} vom {slot} Platz der {region} genommen.")
    },
    declined: |name| format!("{name} hat die kostenlose Lizenz abgelehnt."),
    repeated: |name, permit| format!("{name} hat Lizenz {permit} wiederholt."),
    tokens: |name, one, other| {
        let (one, other) = (City::name(one), City::name(other));
        format!("{name} hat die Marker von {one} und {other} ausgewählt.")
    },
    tile: |name, of, queens| {
        let own = format!("{name} hat die {} bekommen: am Ende {} SP", reward(of), of.vp());
        match queens {
            Some(vp) => format!("{own} und {vp} durch die Belohnung der Königin."),
            None => format!("{own}."),
        }
    },
    last_round: |name| {
        format!(
            "{name} hat zuerst alle {MERCHANTS} Händler gesetzt. Alle anderen haben noch einen Zug."
        )
    },
    you_drew: |drawn| format!("Du hast gezogen: {}.", cards(drawn)),
    opens: |name, decision| format!("Die Adelsleiste hat {name} {} angeboten.", choice(decision)),
    game_over: "Die Partie ist zu Ende.",
    turn_began: |name, number| format!("{name} hat Zug {number} begonnen."),
    drew: |name, drawn| match drawn {
        Some(drawn) => format!("{name} hat eine Karte gezogen: {}.", cards(&[drawn])),
        None => format!("{name} hat eine Karte gezogen."),
    },
    reshuffled: "Die Ablage ist zum neuen Stapel geworden.",
    no_card_left: |name| format!("{name} hat keine Karte gezogen: Es war keine mehr da."),
    paid: |name, price| format!("{name} hat {} gezahlt.", listed(&parts_of(price))),
    turned_up: |permit, at, was_hidden| {
        let (region, slot) = (region(permit.region()), slot_after(at));
        let known = if was_hidden { "" } else { ", schon vorher bekannt" };
        let gains = bonuses(permit.bonuses());
        format!(
            "Lizenz {} ist auf den {slot} Platz der {region} gekommen{known}: {gains}.",
            named(permit)
        )
    },
    queen_went: |from, to| {
        let (from, to) = (City::name(from), City::name(to));
        if from == to {
            format!("Die Königin ist in {to} geblieben.")
        } else {
            format!("Die Königin ist von {from} nach {to} gezogen.")
        }
    },
    gained: |name, gained, source| match gained {
        Gained::Coins { amount, .. } => received(name, &coins(amount.into()), source),
        Gained::Servants(amount) => received(name, &servants(amount.into()), source),
        Gained::Vp(amount) => received(name, &format!("{amount} SP"), source),
        Gained::Cards(amount) => received(name, &card_count(amount.into()), source),
        Gained::MainAction => received(name, "eine zusätzliche Hauptaktion", source),
        Gained::NobilityStep(space) => {
            received(name, &format!("einen Schritt auf Adelsfeld {space}"), source)
        }
    },
};

/// Returns the price inside what was done: nothing if there is none.
fn price(of: Price) -> String {
    let parts = parts_of(of);
    if parts.is_empty() { String::new() } else { format!(" für {}", listed(&parts)) }
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
        Source::Action => format!("{name} hat dafür {what} erhalten."),
        Source::Permit(permit) => {
            format!("{name} hat durch Lizenz {} {what} erhalten.", named(permit))
        }
        Source::Token(city) => {
            format!("{name} hat durch den Marker von {} {what} erhalten.", City::name(city))
        }
        Source::NobilitySpace(space) => {
            format!("{name} hat {what} auf Adelsfeld {space} erhalten.")
        }
        Source::LastMerchant => format!("{name} hat {what} für den letzten Händler erhalten."),
    }
}

/// Politics cards by their colours.
fn cards(of: &[Politics]) -> String {
    let names: Vec<&str> = of.iter().map(|&of| card(of)).collect();
    names.join(", ")
}
