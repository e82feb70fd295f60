//! Single words and counts in Spanish, from which the sentences are made.
//!
//! Cards keep their article as a part of the name, so a sentence never puts "de" or "a" before one.

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};

pub(super) use crate::text::spanish::words::{counted, listed, of};

pub(super) const fn suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Lunas",
        Suit::Suns => "Soles",
        Suit::Waves => "Olas",
        Suit::Leaves => "Hojas",
        Suit::Wyrms => "Sierpes",
        Suit::Knots => "Nudos",
    }
}

/// One chip of the suit.
const fn one(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Luna",
        Suit::Suns => "Sol",
        Suit::Waves => "Ola",
        Suit::Leaves => "Hoja",
        Suit::Wyrms => "Sierpe",
        Suit::Knots => "Nudo",
    }
}

pub(super) fn suits(of: Suits) -> String {
    listed(&of.iter().map(|of| suit(of).to_owned()).collect::<Vec<_>>())
}

/// The place of a bid in the order, counted from 1.
pub(super) fn ordinal(place: usize) -> &'static str {
    ["primera", "segunda", "tercera", "cuarta", "quinta"]
        .get(place.saturating_sub(1))
        .copied()
        .unwrap_or_default()
}

pub(super) const fn kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "As",
        Kind::Number => "Número",
        Kind::Pawn => "Peón",
        Kind::Court => "Corte",
        Kind::Crown => "Corona",
    }
}

/// The chips by suit: "2 Lunas, 1 Hoja".
pub(super) fn chips(of: Chips) -> String {
    let some = Suit::ALL.into_iter().filter(|&suit| of.of(suit) > 0);
    let parts: Vec<String> = some.map(|of_suit| chips_of(of.of(of_suit), of_suit)).collect();
    parts.join(", ")
}

/// The chips of one suit: "1 Hoja".
pub(super) fn chips_of(count: u8, of: Suit) -> String {
    counted(count, one(of), suit(of))
}

/// The name in a sentence: an Ace has no article of its own.
pub(super) fn the_card(of: Card) -> String {
    match of.kind() {
        Kind::Ace => format!("el {}", card(of)),
        _ => card(of).to_owned(),
    }
}

/// The same at its beginning.
pub(super) fn the_card_first(of: Card) -> String {
    match of.kind() {
        Kind::Ace => format!("El {}", card(of)),
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

/// A card and its value: "El Viaje (3)".
pub(super) fn ranked(of: Card) -> String {
    format!("{} ({})", the_card(of), of.rank())
}

pub(super) const fn card(of: Card) -> &'static str {
    match of {
        Card::AceOfMoons => "As de Lunas",
        Card::AceOfSuns => "As de Soles",
        Card::AceOfWaves => "As de Olas",
        Card::AceOfLeaves => "As de Hojas",
        Card::AceOfWyrms => "As de Sierpes",
        Card::AceOfKnots => "As de Nudos",
        Card::Author => "El Autor",
        Card::Desert => "El Desierto",
        Card::Origin => "El Origen",
        Card::Journey => "El Viaje",
        Card::Painter => "El Pintor",
        Card::Savage => "El Salvaje",
        Card::Mountain => "La Montaña",
        Card::Sailor => "El Marinero",
        Card::Battle => "La Batalla",
        Card::Forest => "El Bosque",
        Card::Discovery => "El Hallazgo",
        Card::Soldier => "El Soldado",
        Card::Lunatic => "El Lunático",
        Card::Penitent => "El Penitente",
        Card::Market => "El Mercado",
        Card::ChanceMeeting => "El Encuentro",
        Card::Castle => "El Castillo",
        Card::Cave => "La Cueva",
        Card::Diplomat => "El Diplomático",
        Card::Mill => "El Molino",
        Card::Betrayal => "La Traición",
        Card::Pact => "El Pacto",
        Card::Darkness => "La Oscuridad",
        Card::Merchant => "El Mercader",
        Card::Harvest => "La Cosecha",
        Card::Watchman => "El Vigía",
        Card::LightKeeper => "El Farero",
        Card::Borderland => "La Frontera",
        Card::Consul => "El Cónsul",
        Card::Rite => "El Rito",
        Card::Island => "La Isla",
        Card::Window => "La Ventana",
        Card::Huntress => "La Cazadora",
        Card::Bard => "El Bardo",
        Card::Sea => "El Mar",
        Card::End => "El Final",
        Card::Calamity => "La Calamidad",
        Card::Windfall => "La Fortuna",
    }
}
