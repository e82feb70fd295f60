//! Single words and counts in German, from which the sentences are made.
//!
//! Cards have their article as a part of the name. In a sentence it takes the case: "the_card" is
//! the subject, "a_card" the object, as after "für" and "auf".

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};

pub(super) use crate::text::german::words::{counted, listed};

pub(super) const fn suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Monde",
        Suit::Suns => "Sonnen",
        Suit::Waves => "Wellen",
        Suit::Leaves => "Blätter",
        Suit::Wyrms => "Drachen",
        Suit::Knots => "Knoten",
    }
}

/// The suit after "in".
pub(super) const fn in_suit(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Monden",
        Suit::Leaves => "Blättern",
        other => suit(other),
    }
}

/// One chip of the suit.
const fn one(of: Suit) -> &'static str {
    match of {
        Suit::Moons => "Mond",
        Suit::Suns => "Sonne",
        Suit::Waves => "Welle",
        Suit::Leaves => "Blatt",
        Suit::Wyrms => "Drache",
        Suit::Knots => "Knoten",
    }
}

pub(super) fn suits(of: Suits) -> String {
    listed(&of.iter().map(|of| suit(of).to_owned()).collect::<Vec<_>>())
}

/// The suits after "in".
pub(super) fn in_suits(of: Suits) -> String {
    listed(&of.iter().map(|of| in_suit(of).to_owned()).collect::<Vec<_>>())
}

pub(super) const fn kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "Ass",
        Kind::Number => "Zahl",
        Kind::Pawn => "Bauer",
        Kind::Court => "Hof",
        Kind::Crown => "Krone",
    }
}

/// The chips by suit, as what is bid or brought: "2 Monde, 1 Blatt".
pub(super) fn chips(of: Chips) -> String {
    let some = Suit::ALL.into_iter().filter(|&suit| of.of(suit) > 0);
    let parts: Vec<String> = some.map(|of_suit| chips_of(of.of(of_suit), of_suit)).collect();
    parts.join(", ")
}

/// The chips of one suit, as what is bid or brought: "1 Drachen".
pub(super) fn chips_of(count: u8, of: Suit) -> String {
    match of {
        Suit::Wyrms => format!("{count} {}", suit(of)),
        of => chips_there(count, of),
    }
}

/// The chips of one suit, as what is there: "1 Drache".
pub(super) fn chips_there(count: u8, of: Suit) -> String {
    counted(count, one(of), suit(of))
}

/// The article of a card and the rest of its name: an Ace has no article of its own.
fn parts(of: Card) -> (&'static str, &'static str) {
    card(of).split_once(' ').filter(|_| of.kind() != Kind::Ace).unwrap_or(("Das", card(of)))
}

/// The name as the subject of a sentence, but not at its beginning.
pub(super) fn the_card(of: Card) -> String {
    let (article, noun) = parts(of);
    format!("{} {noun}", article.to_lowercase())
}

/// The same at its beginning.
pub(super) fn the_card_first(of: Card) -> String {
    let (article, noun) = parts(of);
    format!("{article} {noun}")
}

/// The name as the object of a sentence.
pub(super) fn a_card(of: Card) -> String {
    let (article, noun) = parts(of);
    let article = if article == "Der" { "den".to_owned() } else { article.to_lowercase() };
    let noun = match of {
        Card::Savage => "Wilden",
        Card::Soldier => "Soldaten",
        Card::Lunatic => "Narren",
        Card::Diplomat => "Diplomaten",
        Card::Bard => "Barden",
        _ => noun,
    };
    format!("{article} {noun}")
}

/// The cards as the object of a sentence.
pub(super) fn some_cards(of: CardSet) -> String {
    listed(&of.iter().map(a_card).collect::<Vec<_>>())
}

/// The value of a number, or the kind of another card.
pub(super) fn mark(of: Card) -> String {
    match of.kind() {
        Kind::Number => of.rank().to_string(),
        other => kind(other).to_owned(),
    }
}

/// A card and its value: "die Reise (3)".
pub(super) fn ranked(of: Card) -> String {
    format!("{} ({})", the_card(of), of.rank())
}

/// The same at the beginning of a sentence.
pub(super) fn ranked_first(of: Card) -> String {
    format!("{} ({})", the_card_first(of), of.rank())
}

/// The same as its object.
pub(super) fn a_ranked(of: Card) -> String {
    format!("{} ({})", a_card(of), of.rank())
}

pub(super) const fn card(of: Card) -> &'static str {
    match of {
        Card::AceOfMoons => "Ass der Monde",
        Card::AceOfSuns => "Ass der Sonnen",
        Card::AceOfWaves => "Ass der Wellen",
        Card::AceOfLeaves => "Ass der Blätter",
        Card::AceOfWyrms => "Ass der Drachen",
        Card::AceOfKnots => "Ass der Knoten",
        Card::Author => "Der Autor",
        Card::Desert => "Die Wüste",
        Card::Origin => "Der Ursprung",
        Card::Journey => "Die Reise",
        Card::Painter => "Der Maler",
        Card::Savage => "Der Wilde",
        Card::Mountain => "Der Berg",
        Card::Sailor => "Der Seemann",
        Card::Battle => "Die Schlacht",
        Card::Forest => "Der Wald",
        Card::Discovery => "Die Entdeckung",
        Card::Soldier => "Der Soldat",
        Card::Lunatic => "Der Narr",
        Card::Penitent => "Der Büßer",
        Card::Market => "Der Markt",
        Card::ChanceMeeting => "Die Begegnung",
        Card::Castle => "Die Burg",
        Card::Cave => "Die Höhle",
        Card::Diplomat => "Der Diplomat",
        Card::Mill => "Die Mühle",
        Card::Betrayal => "Der Verrat",
        Card::Pact => "Der Pakt",
        Card::Darkness => "Die Finsternis",
        Card::Merchant => "Der Händler",
        Card::Harvest => "Die Ernte",
        Card::Watchman => "Der Wächter",
        Card::LightKeeper => "Der Lichthüter",
        Card::Borderland => "Das Grenzland",
        Card::Consul => "Der Konsul",
        Card::Rite => "Das Ritual",
        Card::Island => "Die Insel",
        Card::Window => "Das Fenster",
        Card::Huntress => "Die Jägerin",
        Card::Bard => "Der Barde",
        Card::Sea => "Das Meer",
        Card::End => "Das Ende",
        Card::Calamity => "Das Unheil",
        Card::Windfall => "Der Glücksfall",
    }
}
