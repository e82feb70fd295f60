//! The 44 cards of the extended Decktet (R1), as they are printed.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::suit::Suit::{self, Knots, Leaves, Moons, Suns, Waves, Wyrms};
use super::suit::Suits;
use crate::vocabulary;

vocabulary! {
    /// A kind of card; it decides what a drafted card does when it is revealed.
    pub enum Kind {
        /// Makes the bid in its suit unlimited (R20).
        Ace = "ace",
        /// Breaks ties in its suits (R21).
        Number = "number",
        /// Adds to the bid in its suits (R22).
        Pawn = "pawn",
        /// Brings a traitor chip if the event fails (R23).
        Court = "court",
        /// Brings a rank in its suit (R24).
        Crown = "crown",
    }
}

vocabulary! {
    /// A card, in canonical order: by kind, and numbers by rank. The order never changes, since links and kept games
    /// depend on it.
    #[derive(Serialize, Deserialize)]
    #[serde(try_from = "u8", into = "u8")]
    #[repr(u8)]
    pub enum Card {
        AceOfMoons = "ace-of-moons",
        AceOfSuns = "ace-of-suns",
        AceOfWaves = "ace-of-waves",
        AceOfLeaves = "ace-of-leaves",
        AceOfWyrms = "ace-of-wyrms",
        AceOfKnots = "ace-of-knots",
        Author = "author",
        Desert = "desert",
        Origin = "origin",
        Journey = "journey",
        Painter = "painter",
        Savage = "savage",
        Mountain = "mountain",
        Sailor = "sailor",
        Battle = "battle",
        Forest = "forest",
        Discovery = "discovery",
        Soldier = "soldier",
        Lunatic = "lunatic",
        Penitent = "penitent",
        Market = "market",
        ChanceMeeting = "chance-meeting",
        Castle = "castle",
        Cave = "cave",
        Diplomat = "diplomat",
        Mill = "mill",
        Betrayal = "betrayal",
        Pact = "pact",
        Darkness = "darkness",
        Merchant = "merchant",
        Harvest = "harvest",
        Watchman = "watchman",
        LightKeeper = "light-keeper",
        Borderland = "borderland",
        Consul = "consul",
        Rite = "rite",
        Island = "island",
        Window = "window",
        Huntress = "huntress",
        Bard = "bard",
        Sea = "sea",
        End = "end",
        Calamity = "calamity",
        Windfall = "windfall",
    }
}

impl Card {
    /// Number of cards.
    pub const COUNT: usize = Card::ALL.len();
    /// Returns the kind.
    pub const fn kind(self) -> Kind {
        PRINTED[self.index()].0
    }

    /// Returns the rank, as an event and as the low card.
    pub const fn rank(self) -> u8 {
        PRINTED[self.index()].1
    }

    /// Returns the suits.
    pub const fn suits(self) -> Suits {
        PRINTED[self.index()].2
    }

    /// Returns the card of a code such as `4MS`.
    pub fn from_code(code: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.to_string() == code)
    }
}

/// The code of a card: its rank or a letter for its kind, and its suits.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Ace => write!(f, "A")?,
            Kind::Number => write!(f, "{}", self.rank())?,
            Kind::Pawn => write!(f, "P")?,
            Kind::Court => write!(f, "C")?,
            Kind::Crown => write!(f, "X")?,
        }
        self.suits().iter().try_for_each(|suit| write!(f, "{}", suit.letter()))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card as u8
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Card, &'static str> {
        Card::ALL.get(usize::from(index)).copied().ok_or("no such card")
    }
}

const fn ace(suit: Suit) -> (Kind, u8, Suits) {
    (Kind::Ace, ACE_RANK, Suits::of(&[suit]))
}

const fn number(rank: u8, one: Suit, other: Suit) -> (Kind, u8, Suits) {
    (Kind::Number, rank, Suits::of(&[one, other]))
}

const fn pawn(suits: [Suit; 3]) -> (Kind, u8, Suits) {
    (Kind::Pawn, 0, Suits::of(&suits))
}

const fn court(suits: [Suit; 3]) -> (Kind, u8, Suits) {
    (Kind::Court, 0, Suits::of(&suits))
}

const fn crown(suit: Suit) -> (Kind, u8, Suits) {
    (Kind::Crown, 0, Suits::of(&[suit]))
}

/// The rank of the Aces; Pawns, Courts and Crowns have 0.
const ACE_RANK: u8 = 1;

/// What is printed on each card.
const PRINTED: [(Kind, u8, Suits); Card::COUNT] = [
    ace(Moons),
    ace(Suns),
    ace(Waves),
    ace(Leaves),
    ace(Wyrms),
    ace(Knots),
    number(2, Moons, Knots),
    number(2, Suns, Wyrms),
    number(2, Waves, Leaves),
    number(3, Moons, Waves),
    number(3, Suns, Knots),
    number(3, Leaves, Wyrms),
    number(4, Moons, Suns),
    number(4, Waves, Leaves),
    number(4, Wyrms, Knots),
    number(5, Moons, Leaves),
    number(5, Suns, Waves),
    number(5, Wyrms, Knots),
    number(6, Moons, Waves),
    number(6, Suns, Wyrms),
    number(6, Leaves, Knots),
    number(7, Moons, Leaves),
    number(7, Suns, Knots),
    number(7, Waves, Wyrms),
    number(8, Moons, Suns),
    number(8, Waves, Leaves),
    number(8, Wyrms, Knots),
    number(9, Moons, Suns),
    number(9, Waves, Wyrms),
    number(9, Leaves, Knots),
    pawn([Moons, Suns, Leaves]),
    pawn([Moons, Wyrms, Knots]),
    pawn([Suns, Waves, Knots]),
    pawn([Waves, Leaves, Wyrms]),
    court([Moons, Waves, Knots]),
    court([Moons, Leaves, Wyrms]),
    court([Suns, Waves, Wyrms]),
    court([Suns, Leaves, Knots]),
    crown(Moons),
    crown(Suns),
    crown(Waves),
    crown(Leaves),
    crown(Wyrms),
    crown(Knots),
];
