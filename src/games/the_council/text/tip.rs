//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use crate::games::the_council::rules::components::{Card, Kind, Suit};
use crate::record::SeatColour;
use crate::text::tip::seat_key;

/// The texts of tips.
pub struct TipText {
    /// The name of the symbol.
    pub name: fn(Tip) -> String,
    /// The purpose of the symbol.
    pub what: fn(Tip) -> String,
}

/// A symbol with a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the rules' words")]
pub enum Tip {
    Suit(Suit),
    /// A card with its suits and what it does.
    Card(Card),
    Kind(Kind),
    Seat(SeatColour),
    Chips,
    /// Chips that were bid.
    Bid,
    Traitors,
    Rank,
    /// The beam of a column, with the rank of the empire.
    Empire,
    /// The cracked beam of a suit that would count.
    WouldCount,
    Collapse,
    Doubled,
    /// Points if the game ended now.
    Points,
    Event,
    EventRank,
    /// The cells that fill up to the rank of the event.
    Meter,
    Success,
    Failure,
    /// The highest bid in a suit.
    Highest,
    Lowest,
    Tie,
    Opener,
    LowCard,
    /// A hand of the game: a draft and its events.
    Hand,
    /// The number of a card in the draft.
    Draft,
    Dealer,
    EventsLeft,
    EventDeck,
    /// Cards that a player has drafted.
    Drafted,
    Used,
    /// That a secret choice is made.
    Chosen,
    Lead,
    Reach,
    Pass,
    /// No card at all.
    Hold,
    /// Players nearest to the empire.
    Nearest,
    /// The eye of an action that reveals hidden information.
    Reveals,
}

/// The tips without data, with their keys.
const SINGLE: [(Tip, &str); 33] = [
    (Tip::Chips, "chips"),
    (Tip::Bid, "bid"),
    (Tip::Traitors, "traitors"),
    (Tip::Rank, "rank"),
    (Tip::Empire, "empire"),
    (Tip::WouldCount, "would-count"),
    (Tip::Collapse, "collapse"),
    (Tip::Doubled, "doubled"),
    (Tip::Points, "points"),
    (Tip::Event, "event"),
    (Tip::EventRank, "event-rank"),
    (Tip::Meter, "meter"),
    (Tip::Success, "success"),
    (Tip::Failure, "failure"),
    (Tip::Highest, "highest"),
    (Tip::Lowest, "lowest"),
    (Tip::Tie, "tie"),
    (Tip::Opener, "opener"),
    (Tip::LowCard, "low-card"),
    (Tip::Hand, "hand"),
    (Tip::Draft, "draft"),
    (Tip::Dealer, "dealer"),
    (Tip::EventsLeft, "events-left"),
    (Tip::EventDeck, "event-deck"),
    (Tip::Drafted, "drafted"),
    (Tip::Used, "used"),
    (Tip::Chosen, "chosen"),
    (Tip::Lead, "lead"),
    (Tip::Reach, "reach"),
    (Tip::Pass, "pass"),
    (Tip::Hold, "hold"),
    (Tip::Nearest, "nearest"),
    (Tip::Reveals, "reveals"),
];

/// The kinds of cards, with their words in keys.
const KINDS: [(Kind, &str); 5] = [
    (Kind::Ace, "ace"),
    (Kind::Number, "number"),
    (Kind::Pawn, "pawn"),
    (Kind::Court, "court"),
    (Kind::Crown, "crown"),
];

impl Tip {
    /// Returns every tip.
    pub fn all() -> impl Iterator<Item = Tip> {
        (SINGLE.into_iter().map(|(tip, _)| tip))
            .chain(Suit::ALL.map(Tip::Suit))
            .chain(Card::ALL.map(Tip::Card))
            .chain(KINDS.map(|(kind, _)| Tip::Kind(kind)))
            .chain(SeatColour::ALL.map(Tip::Seat))
    }

    /// Returns the tip of a key, as printed by `Display`.
    pub fn of_key(key: &str) -> Option<Tip> {
        Tip::all().find(|tip| tip.to_string() == key)
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |found: Option<&'static str>| found.unwrap_or_default();
        match *self {
            Tip::Suit(suit) => write!(f, "suit-{}", suit.letter()),
            Tip::Card(card) => write!(f, "card-{card}"),
            Tip::Kind(kind) => {
                let found = KINDS.into_iter().find(|&(of, _)| of == kind);
                write!(f, "kind-{}", word(found.map(|(_, key)| key)))
            }
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
            single => {
                let found = SINGLE.into_iter().find(|&(tip, _)| tip == single);
                f.write_str(word(found.map(|(_, key)| key)))
            }
        }
    }
}
