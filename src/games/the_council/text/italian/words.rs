//! Single words and counts in Italian, from which the sentences are made.
//!
//! Cards keep their article as a part of the name, so a sentence never puts "di", "a", "da", "in" or "su" before one.

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::text::told::first_upper;

pub(super) use crate::text::italian::words::{counted, listed, of};

pub(super) const fn suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Lune",
        Suit::Suns => "Soli",
        Suit::Waves => "Onde",
        Suit::Leaves => "Foglie",
        Suit::Wyrms => "Draghi",
        Suit::Knots => "Nodi",
    }
}

/// One chip of the suit.
const fn one(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Luna",
        Suit::Suns => "Sole",
        Suit::Waves => "Onda",
        Suit::Leaves => "Foglia",
        Suit::Wyrms => "Drago",
        Suit::Knots => "Nodo",
    }
}

/// The suit with its article.
pub(super) const fn the_suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "le Lune",
        Suit::Suns => "i Soli",
        Suit::Waves => "le Onde",
        Suit::Leaves => "le Foglie",
        Suit::Wyrms => "i Draghi",
        Suit::Knots => "i Nodi",
    }
}

/// The suit as a place: in it.
pub(super) const fn in_suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "nelle Lune",
        Suit::Suns => "nei Soli",
        Suit::Waves => "nelle Onde",
        Suit::Leaves => "nelle Foglie",
        Suit::Wyrms => "nei Draghi",
        Suit::Knots => "nei Nodi",
    }
}

pub(super) fn suits(of: Suits) -> String {
    listed(&of.iter().map(|of| suit(of).to_owned()).collect::<Vec<_>>())
}

/// The suits with their articles: always in the plural.
pub(super) fn the_suits(of: impl IntoIterator<Item = Suit>) -> String {
    listed(&of.into_iter().map(|of| the_suit(of).to_owned()).collect::<Vec<_>>())
}

/// The same at the beginning of a sentence.
pub(super) fn the_suits_first(of: impl IntoIterator<Item = Suit>) -> String {
    first_upper(&the_suits(of))
}

/// The suits as places: in them.
pub(super) fn in_suits(of: impl IntoIterator<Item = Suit>) -> String {
    listed(&of.into_iter().map(|of| in_suit(of).to_owned()).collect::<Vec<_>>())
}

/// Puts "a" before a name, or "ad" if it begins with that vowel.
pub(super) fn to(name: &str) -> String {
    let vowel = name.starts_with(['A', 'a', 'À', 'à', 'Á', 'á']);
    if vowel { format!("ad {name}") } else { format!("a {name}") }
}

pub(super) const fn kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "Asso",
        Kind::Number => "Numero",
        Kind::Pawn => "Pedina",
        Kind::Court => "Corte",
        Kind::Crown => "Corona",
    }
}

/// The chips by suit: "2 Lune, 1 Foglia".
pub(super) fn chips(of: Chips) -> String {
    let some = Suit::ALL.into_iter().filter(|&suit| of.of(suit) > 0);
    let parts: Vec<String> = some.map(|of_suit| chips_of(of.of(of_suit), of_suit)).collect();
    parts.join(", ")
}

/// The chips of one suit: "1 Foglia".
pub(super) fn chips_of(count: u8, of: Suit) -> String {
    counted(count, one(of), suit(of))
}

/// The name in a sentence: an Ace has no article of its own.
pub(super) fn the_card(of: Card) -> String {
    match of.kind() {
        Kind::Ace => format!("l’{}", card(of)),
        _ => card(of).to_owned(),
    }
}

/// The same at its beginning.
pub(super) fn the_card_first(of: Card) -> String {
    match of.kind() {
        Kind::Ace => format!("L’{}", card(of)),
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

/// A card and its value: "Il Viaggio (3)".
pub(super) fn ranked(of: Card) -> String {
    format!("{} ({})", the_card(of), of.rank())
}

pub(super) const fn card(of: Card) -> &'static str {
    match of {
        Card::AceOfMoons => "Asso di Lune",
        Card::AceOfSuns => "Asso di Soli",
        Card::AceOfWaves => "Asso di Onde",
        Card::AceOfLeaves => "Asso di Foglie",
        Card::AceOfWyrms => "Asso di Draghi",
        Card::AceOfKnots => "Asso di Nodi",
        Card::Author => "L’Autore",
        Card::Desert => "Il Deserto",
        Card::Origin => "L’Origine",
        Card::Journey => "Il Viaggio",
        Card::Painter => "Il Pittore",
        Card::Savage => "Il Selvaggio",
        Card::Mountain => "La Montagna",
        Card::Sailor => "Il Marinaio",
        Card::Battle => "La Battaglia",
        Card::Forest => "La Foresta",
        Card::Discovery => "La Scoperta",
        Card::Soldier => "Il Soldato",
        Card::Lunatic => "Il Folle",
        Card::Penitent => "Il Penitente",
        Card::Market => "Il Mercato",
        Card::ChanceMeeting => "L’Incontro",
        Card::Castle => "Il Castello",
        Card::Cave => "La Grotta",
        Card::Diplomat => "Il Diplomatico",
        Card::Mill => "Il Mulino",
        Card::Betrayal => "Il Tradimento",
        Card::Pact => "Il Patto",
        Card::Darkness => "L’Oscurità",
        Card::Merchant => "Il Mercante",
        Card::Harvest => "Il Raccolto",
        Card::Watchman => "La Sentinella",
        Card::LightKeeper => "Il Custode del faro",
        Card::Borderland => "Il Confine",
        Card::Consul => "Il Console",
        Card::Rite => "Il Rito",
        Card::Island => "L’Isola",
        Card::Window => "La Finestra",
        Card::Huntress => "La Cacciatrice",
        Card::Bard => "Il Bardo",
        Card::Sea => "Il Mare",
        Card::End => "La Fine",
        Card::Calamity => "La Calamità",
        Card::Windfall => "La Fortuna",
    }
}
