//! Single words and counts in English, from which the sentences are made.

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};

pub(super) use crate::text::english::words::{counted, listed};

pub(super) const fn suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Moons",
        Suit::Suns => "Suns",
        Suit::Waves => "Waves",
        Suit::Leaves => "Leaves",
        Suit::Wyrms => "Wyrms",
        Suit::Knots => "Knots",
    }
}

pub(super) fn suits(of: Suits) -> String {
    listed(&of.iter().map(|of| suit(of).to_owned()).collect::<Vec<_>>())
}

/// The place in an order, counted from 1.
pub(super) fn ordinal(place: usize) -> &'static str {
    ["first", "second", "third", "fourth", "fifth"]
        .get(place.saturating_sub(1))
        .copied()
        .unwrap_or_default()
}

/// A small number as a word.
pub(super) fn number(count: usize) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six"];
    words.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

pub(super) const fn kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "Ace",
        Kind::Number => "Number",
        Kind::Pawn => "Pawn",
        Kind::Court => "Court",
        Kind::Crown => "Crown",
    }
}

/// The chips by suit: "2 Moons, 1 Leaves".
pub(super) fn chips(of: Chips) -> String {
    let some = Suit::ALL.into_iter().filter(|&suit| of.of(suit) > 0);
    let parts: Vec<String> =
        some.map(|of_suit| format!("{} {}", of.of(of_suit), suit(of_suit))).collect();
    parts.join(", ")
}

/// The name in a sentence: an Ace has no article of its own.
pub(super) fn the_card(of: Card) -> String {
    match of.kind() {
        Kind::Ace => format!("the {}", card(of)),
        _ => card(of).to_owned(),
    }
}

/// The same at its beginning.
pub(super) fn the_card_first(of: Card) -> String {
    match of.kind() {
        Kind::Ace => format!("The {}", card(of)),
        _ => card(of).to_owned(),
    }
}

pub(super) fn the_cards(of: CardSet) -> String {
    listed(&of.iter().map(the_card).collect::<Vec<_>>())
}

/// The rank of a number, or the kind of another card.
pub(super) fn mark(of: Card) -> String {
    match of.kind() {
        Kind::Number => of.rank().to_string(),
        other => kind(other).to_owned(),
    }
}

/// A card and its rank: "The Journey (3)".
pub(super) fn ranked(of: Card) -> String {
    format!("{} ({})", the_card(of), of.rank())
}

pub(super) const fn card(of: Card) -> &'static str {
    match of {
        Card::AceOfMoons => "Ace of Moons",
        Card::AceOfSuns => "Ace of Suns",
        Card::AceOfWaves => "Ace of Waves",
        Card::AceOfLeaves => "Ace of Leaves",
        Card::AceOfWyrms => "Ace of Wyrms",
        Card::AceOfKnots => "Ace of Knots",
        Card::Author => "The Author",
        Card::Desert => "The Desert",
        Card::Origin => "The Origin",
        Card::Journey => "The Journey",
        Card::Painter => "The Painter",
        Card::Savage => "The Savage",
        Card::Mountain => "The Mountain",
        Card::Sailor => "The Sailor",
        Card::Battle => "The Battle",
        Card::Forest => "The Forest",
        Card::Discovery => "The Discovery",
        Card::Soldier => "The Soldier",
        Card::Lunatic => "The Lunatic",
        Card::Penitent => "The Penitent",
        Card::Market => "The Market",
        Card::ChanceMeeting => "The Chance Meeting",
        Card::Castle => "The Castle",
        Card::Cave => "The Cave",
        Card::Diplomat => "The Diplomat",
        Card::Mill => "The Mill",
        Card::Betrayal => "The Betrayal",
        Card::Pact => "The Pact",
        Card::Darkness => "The Darkness",
        Card::Merchant => "The Merchant",
        Card::Harvest => "The Harvest",
        Card::Watchman => "The Watchman",
        Card::LightKeeper => "The Light Keeper",
        Card::Borderland => "The Borderland",
        Card::Consul => "The Consul",
        Card::Rite => "The Rite",
        Card::Island => "The Island",
        Card::Window => "The Window",
        Card::Huntress => "The Huntress",
        Card::Bard => "The Bard",
        Card::Sea => "The Sea",
        Card::End => "The End",
        Card::Calamity => "The Calamity",
        Card::Windfall => "The Windfall",
    }
}
