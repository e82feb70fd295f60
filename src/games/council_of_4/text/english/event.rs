//! What happened, in English.

use super::words::{bonuses, card, choice, colour, council, counted, listed, region, slot, tile};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics, SERVANT_PRICE};
use crate::games::council_of_4::rules::event::{Gained, Price, Source};
use crate::games::council_of_4::text::event::EventText;
use crate::games::council_of_4::text::named;

pub(in crate::games::council_of_4::text) static EVENT: EventText = EventText {
    elected: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        format!("{name} elected {entered} to the {} council, {left} fell out.", council(of))
    },
    sent: |name, entered, of, left| {
        let (entered, left) = (colour(entered).to_lowercase(), colour(left).to_lowercase());
        let council = council(of);
        format!("{name} sent a servant: {entered} to the {council} council, {left} fell out.")
    },
    acquired: |name, permit, cards, coins| {
        let cards = counted(cards, "card");
        match coins {
            0 => format!("{name} acquired {permit} with {cards}."),
            coins => {
                format!("{name} acquired {permit} with {cards} and {}.", counted(coins, "coin"))
            }
        }
    },
    placed: |name, city, permit| {
        format!("{name} placed a merchant in {} with {permit}.", City::name(city))
    },
    placed_with_queen: |name, city, coins| {
        let city = City::name(city);
        match coins {
            0 => format!("{name} placed a merchant in {city} with the queen."),
            coins => format!(
                "{name} placed a merchant in {city} with the queen for {}.",
                counted(coins, "coin")
            ),
        }
    },
    engaged: |name| format!("{name} engaged a servant for {SERVANT_PRICE} coins."),
    changed: |name, of| format!("{name} changed the permits of the {}.", region(of)),
    additional_main: |name| format!("{name} took an additional main action."),
    ended: |name| format!("{name} ended the turn."),
    token: |name, city| format!("{name} chose the token of {}.", City::name(city)),
    took: |name, permit, at, free| {
        let (region, slot) = (region(at.0), slot(at.1));
        let free = if free { " for free" } else { "" };
        format!("{name} took the {slot} permit of the {region}{free}: {permit}.")
    },
    declined: |name| format!("{name} took no free permit."),
    repeated: |name, permit| format!("{name} repeated {permit}."),
    tokens: |name, one, other| {
        format!("{name} chose the tokens of {} and {}.", City::name(one), City::name(other))
    },
    tile: |name, of, queens| {
        let own = format!("{name} claimed the {} tile: {} VP", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} and the queen’s {vp} at the end."),
            None => format!("{own} at the end."),
        }
    },
    paid_servants: |count| format!("Paid {}.", counted(count, "servant")),
    last_round: |name| {
        format!(
            "{name} was first to place {MERCHANTS} merchants: everybody else has one more turn."
        )
    },
    you_drew: |drawn| format!("You drew {}.", cards(drawn)),
    opens: |name, decision| format!("The nobility track offers {name} {}.", choice(decision)),
    game_over: "The game is over.",
    turn_began: |name, number| format!("{name} began turn {number}."),
    drew: |name, drawn| match drawn {
        Some(drawn) => format!("{name} drew a card: {}.", cards(&[drawn])),
        None => format!("{name} drew a card."),
    },
    reshuffled: "The discards became the new deck.",
    no_card_left: |name| format!("No card was left for {name} to draw."),
    paid: |name, Price { cards: discarded, coins, servants }| {
        let mut parts = Vec::new();
        if !discarded.is_empty() {
            let discarded: Vec<Politics> = discarded.iter().collect();
            let count = counted(discarded.len() as u64, "card");
            parts.push(format!("{count} ({})", cards(&discarded)));
        }
        parts.extend((coins > 0).then(|| counted(coins, "coin")));
        parts.extend((servants > 0).then(|| counted(servants, "servant")));
        format!("{name} paid {}.", listed(&parts))
    },
    turned_up: |permit, at, was_hidden| {
        let (region, slot, gains) = (region(permit.region()), slot(at), bonuses(permit.bonuses()));
        let known = if was_hidden { "" } else { ", as anybody could know" };
        format!("The {slot} permit of the {region} is now {}{known}: {gains}.", named(permit))
    },
    queen_went: |from, to| {
        let (from, to) = (City::name(from), City::name(to));
        if from == to {
            format!("The queen stayed in {to}.")
        } else {
            format!("The queen went from {from} to {to}.")
        }
    },
    gained: |name, gained, source| match gained {
        Gained::Coins { amount, .. } => received(name, &counted(amount, "coin"), source),
        Gained::Servants(amount) => received(name, &counted(amount, "servant"), source),
        Gained::Vp(amount) => received(name, &format!("{amount} VP"), source),
        Gained::Cards(amount) => received(name, &counted(amount, "card"), source),
        Gained::MainAction => received(name, "an additional main action", source),
        Gained::NobilityStep(space) => {
            received(name, &format!("a step to nobility space {space}"), source)
        }
    },
};

fn received(name: &str, what: &str, source: Source) -> String {
    match source {
        Source::Action => format!("{name} got {what} in return."),
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
