//! Single words and counts in French, from which the sentences are made.
//!
//! Cards keep their article as a part of the name, so a sentence never puts "de" or "à" before one.

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};

pub(super) use crate::text::french::words::{counted, listed, of};

pub(super) const fn suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Lunes",
        Suit::Suns => "Soleils",
        Suit::Waves => "Vagues",
        Suit::Leaves => "Feuilles",
        Suit::Wyrms => "Vouivres",
        Suit::Knots => "Nœuds",
    }
}

/// One chip of the suit.
const fn one(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Lune",
        Suit::Suns => "Soleil",
        Suit::Waves => "Vague",
        Suit::Leaves => "Feuille",
        Suit::Wyrms => "Vouivre",
        Suit::Knots => "Nœud",
    }
}

pub(super) fn suits(of: Suits) -> String {
    listed(&of.iter().map(|of| suit(of).to_owned()).collect::<Vec<_>>())
}

/// The place in an order, counted from 1.
pub(super) fn ordinal(place: usize) -> &'static str {
    ["première", "deuxième", "troisième", "quatrième", "cinquième"]
        .get(place.saturating_sub(1))
        .copied()
        .unwrap_or_default()
}

pub(super) const fn kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "As",
        Kind::Number => "Nombre",
        Kind::Pawn => "Pion",
        Kind::Court => "Cour",
        Kind::Crown => "Couronne",
    }
}

/// The chips by suit: "2 Lunes, 1 Feuille".
pub(super) fn chips(of: Chips) -> String {
    let some = Suit::ALL.into_iter().filter(|&suit| of.of(suit) > 0);
    let parts: Vec<String> = some.map(|of_suit| chips_of(of.of(of_suit), of_suit)).collect();
    parts.join(", ")
}

/// The chips of one suit: "1 Feuille".
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

/// A card and its value: "Le Voyage (3)".
pub(super) fn ranked(of: Card) -> String {
    format!("{} ({})", the_card(of), of.rank())
}

pub(super) const fn card(of: Card) -> &'static str {
    match of {
        Card::AceOfMoons => "As de Lunes",
        Card::AceOfSuns => "As de Soleils",
        Card::AceOfWaves => "As de Vagues",
        Card::AceOfLeaves => "As de Feuilles",
        Card::AceOfWyrms => "As de Vouivres",
        Card::AceOfKnots => "As de Nœuds",
        Card::Author => "L’Auteur",
        Card::Desert => "Le Désert",
        Card::Origin => "L’Origine",
        Card::Journey => "Le Voyage",
        Card::Painter => "Le Peintre",
        Card::Savage => "Le Sauvage",
        Card::Mountain => "La Montagne",
        Card::Sailor => "Le Marin",
        Card::Battle => "La Bataille",
        Card::Forest => "La Forêt",
        Card::Discovery => "La Découverte",
        Card::Soldier => "Le Soldat",
        Card::Lunatic => "Le Fou",
        Card::Penitent => "Le Pénitent",
        Card::Market => "Le Marché",
        Card::ChanceMeeting => "La Rencontre",
        Card::Castle => "Le Château",
        Card::Cave => "La Grotte",
        Card::Diplomat => "Le Diplomate",
        Card::Mill => "Le Moulin",
        Card::Betrayal => "La Trahison",
        Card::Pact => "Le Pacte",
        Card::Darkness => "L’Obscurité",
        Card::Merchant => "Le Marchand",
        Card::Harvest => "La Moisson",
        Card::Watchman => "Le Guetteur",
        Card::LightKeeper => "Le Gardien du phare",
        Card::Borderland => "La Frontière",
        Card::Consul => "Le Consul",
        Card::Rite => "Le Rite",
        Card::Island => "L’Île",
        Card::Window => "La Fenêtre",
        Card::Huntress => "La Chasseresse",
        Card::Bard => "Le Barde",
        Card::Sea => "La Mer",
        Card::End => "La Fin",
        Card::Calamity => "La Calamité",
        Card::Windfall => "L’Aubaine",
    }
}
