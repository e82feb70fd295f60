//! Events in English.

use super::words::{bonuses, card, choice, colour, council, counted, listed, region, slot, tile};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics, SERVANT_PRICE};
use crate::games::council_of_4::rules::event::{Gained, Price, Source};
use crate::games::council_of_4::text::event::EventText;
use crate::games::council_of_4::text::named;

pub(in crate::games::council_of_4::text) static EVENT: EventText = EventText {
    elected: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        format!("{name} elected {entered} to the {} council, pushing out {left}.", council(of))
    },
    sent: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        let council = council(of);
        format!(
            "{name} sent a servant to elect {entered} to the {council} council, pushing out {left}."
        )
    },
    acquired: |name, permit, paid| format!("{name} acquired permit {permit}{}.", price(paid)),
    placed: |name, city, permit, servants| {
        let (city, price) = (City::name(city), for_servants(servants));
        format!("{name} placed a merchant in {city} with permit {permit}{price}.")
    },
    placed_with_queen: |name, city, paid| {
        let (city, price) = (City::name(city), price(paid));
        format!("{name} placed a merchant in {city} with the queen{price}.")
    },
    engaged: |name| format!("{name} engaged a servant for {SERVANT_PRICE} coins."),
    changed: |name, of, servants| {
        format!("{name} changed the permits of the {}{}.", region(of), for_servants(servants))
    },
    additional_main: |name, servants| {
        format!("{name} took an extra main action{}.", for_servants(servants))
    },
    ended: |name| format!("{name} ended the turn."),
    token: |name, city| format!("{name} chose the token of {}.", City::name(city)),
    took: |name, permit, at, free| {
        let (region, slot) = (region(at.0), slot(at.1));
        let free = if free { " for free" } else { "" };
        format!("{name} took permit {permit} from the {slot} {region} slot{free}.")
    },
    declined: |name| format!("{name} declined the free permit."),
    repeated: |name, permit| format!("{name} repeated permit {permit}."),
    tokens: |name, one, other| {
        format!("{name} chose the tokens of {} and {}.", City::name(one), City::name(other))
    },
    tile: |name, of, queens| {
        let own = format!("{name} claimed the {} tile, gaining {} VP", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} and the queen’s reward of {vp} at the end."),
            None => format!("{own} at the end."),
        }
    },
    last_round: |name| {
        format!("{name} placed all {MERCHANTS} merchants first. Everyone else gets one more turn.")
    },
    you_drew: |drawn| format!("You drew {}.", cards(drawn)),
    opens: |name, decision| format!("The nobility track offered {name} {}.", choice(decision)),
    game_over: "The game is over.",
    turn_began: |name, number| format!("{name} began turn {number}."),
    drew: |name, drawn| match drawn {
        Some(drawn) => format!("{name} drew a card: {}.", cards(&[drawn])),
        None => format!("{name} drew a card."),
    },
    reshuffled: "The discards became the new deck.",
    no_card_left: |name| format!("{name} drew no card: none was left."),
    paid: |name, price| format!("{name} paid {}.", listed(&parts_of(price))),
    turned_up: |permit, at, was_hidden| {
        let (region, slot, gains) = (region(permit.region()), slot(at), bonuses(permit.bonuses()));
        let known = if was_hidden { "" } else { ", as already known" };
        format!("Permit {} appeared in the {slot} {region} slot{known}: {gains}.", named(permit))
    },
    queen_went: |from, to| {
        let (from, to) = (City::name(from), City::name(to));
        if from == to {
            format!("The queen stayed in {to}.")
        } else {
            format!("The queen moved from {from} to {to}.")
        }
    },
    gained: |name, gained, source| match gained {
        Gained::Coins { amount, .. } => received(name, &counted(amount, "coin"), source),
        Gained::Servants(amount) => received(name, &counted(amount, "servant"), source),
        Gained::Vp(amount) => received(name, &format!("{amount} VP"), source),
        Gained::Cards(amount) => received(name, &counted(amount, "card"), source),
        Gained::MainAction => received(name, "an extra main action", source),
        Gained::NobilityStep(space) => {
            received(name, &format!("a step to nobility space {space}"), source)
        }
    },
};

/// Returns the price after what was done: nothing if there is none.
fn price(of: Price) -> String {
    let parts = parts_of(of);
    if parts.is_empty() { String::new() } else { format!(" for {}", listed(&parts)) }
}

fn for_servants(servants: u16) -> String {
    price(Price { servants, ..Price::default() })
}

/// Returns the parts of a price, cards by their colours.
fn parts_of(Price { cards: discarded, coins, servants }: Price) -> Vec<String> {
    let mut parts = Vec::new();
    if !discarded.is_empty() {
        let discarded: Vec<Politics> = discarded.iter().collect();
        let count = counted(discarded.len() as u64, "card");
        parts.push(format!("{count} ({})", cards(&discarded)));
    }
    parts.extend((coins > 0).then(|| counted(coins, "coin")));
    parts.extend((servants > 0).then(|| counted(servants, "servant")));
    parts
}

fn received(name: &str, what: &str, source: Source) -> String {
    match source {
        Source::Action => format!("{name} gained {what} in return."),
        Source::Permit(permit) => format!("{name} gained {what} from permit {}.", named(permit)),
        Source::Token(city) => {
            format!("{name} gained {what} from the token of {}.", City::name(city))
        }
        Source::NobilitySpace(space) => format!("{name} gained {what} on nobility space {space}."),
        Source::LastMerchant => format!("{name} gained {what} for the last merchant."),
    }
}

/// Politics cards by their colours.
fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    names.join(", ")
}
