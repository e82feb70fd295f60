//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use crate::games::four_towers::rules::components::{Champion, Clan, Ring, Trade};
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
    Clan(Clan),
    Ring(Ring),
    Trade(Trade),
    /// A champion with its skill and its bonus.
    Champion(Champion),
    Seat(SeatColour),
    Peasant,
    Spirit,
    Follower,
    Lord,
    Demon,
    Home,
    /// The gate of a line that leads Outside.
    Outside,
    /// The sign of a line that leads into the City.
    City,
    Tower,
    Supply,
    Temple,
    /// The champions face up.
    Display,
    Deck,
    /// The price of a champion in followers.
    Price,
    Tokens,
    Bonus,
    /// The time of a skill: before the draw.
    Begin,
    /// The time of a skill: after assigning.
    End,
    Gem,
    Influence,
    /// An arrow down: a marker that moves down.
    Down,
    Gold,
    Doubled,
    /// Points if the game ended now.
    Points,
    Majority,
    /// All spaces for merchants.
    Market,
    /// The white space for merchants.
    White,
    TurnsLeft,
    Plays,
    /// A play that a later one has closed.
    Closed,
    /// The drawn peasant that is to be placed.
    ToPlace,
    /// A drawn peasant that is to be kept.
    ToKeep,
    /// Three arrows: the village would expand.
    Expands,
    /// A village that has yet to expand.
    Waiting,
    Cascade,
    /// The rest of a cascade with the ways that are filled in.
    FilledIn,
    /// A lord that follows a demon.
    Follows,
    Spare,
    /// The eye of an action that reveals hidden information.
    Reveals,
}

/// The tips without data, with their keys.
const SINGLE: [(Tip, &str); 39] = [
    (Tip::Peasant, "peasant"),
    (Tip::Spirit, "spirit"),
    (Tip::Follower, "follower"),
    (Tip::Lord, "lord"),
    (Tip::Demon, "demon"),
    (Tip::Home, "home-village"),
    (Tip::Outside, "outside"),
    (Tip::City, "city"),
    (Tip::Tower, "tower"),
    (Tip::Supply, "supply"),
    (Tip::Temple, "temple"),
    (Tip::Display, "display"),
    (Tip::Deck, "champion-deck"),
    (Tip::Price, "price"),
    (Tip::Tokens, "tokens"),
    (Tip::Bonus, "bonus"),
    (Tip::Begin, "begin"),
    (Tip::End, "end"),
    (Tip::Gem, "gem"),
    (Tip::Influence, "influence"),
    (Tip::Down, "down"),
    (Tip::Gold, "gold"),
    (Tip::Doubled, "doubled"),
    (Tip::Points, "points"),
    (Tip::Majority, "majority"),
    (Tip::Market, "market"),
    (Tip::White, "white"),
    (Tip::TurnsLeft, "turns-left"),
    (Tip::Plays, "plays"),
    (Tip::Closed, "closed"),
    (Tip::ToPlace, "to-place"),
    (Tip::ToKeep, "to-keep"),
    (Tip::Expands, "expands"),
    (Tip::Waiting, "waiting"),
    (Tip::Cascade, "cascade"),
    (Tip::FilledIn, "filled-in"),
    (Tip::Follows, "follows"),
    (Tip::Spare, "spare"),
    (Tip::Reveals, "reveals"),
];

/// The rings, with their words in keys.
const RINGS: [(Ring, &str); 4] = [
    (Ring::Gorge, "gorge"),
    (Ring::Valley, "valley"),
    (Ring::Hill, "hill"),
    (Ring::Mountain, "mountain"),
];

/// The clans, with their words in keys.
const CLANS: [(Clan, &str); 4] =
    [(Clan::Red, "red"), (Clan::Yellow, "yellow"), (Clan::Green, "green"), (Clan::Blue, "blue")];

impl Tip {
    /// Returns every tip.
    pub fn all() -> impl Iterator<Item = Tip> {
        (SINGLE.into_iter().map(|(tip, _)| tip))
            .chain(Clan::ALL.map(Tip::Clan))
            .chain(Ring::ALL.map(Tip::Ring))
            .chain(Trade::ALL.map(Tip::Trade))
            .chain(Champion::ALL.map(Tip::Champion))
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
            Tip::Clan(clan) => {
                let found = CLANS.into_iter().find(|&(of, _)| of == clan);
                write!(f, "clan-{}", word(found.map(|(_, key)| key)))
            }
            Tip::Ring(ring) => {
                let found = RINGS.into_iter().find(|&(of, _)| of == ring);
                write!(f, "ring-{}", word(found.map(|(_, key)| key)))
            }
            Tip::Trade(trade) => write!(f, "{trade}"),
            Tip::Champion(champion) => write!(f, "champion-{}", champion.number()),
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
            single => {
                let found = SINGLE.into_iter().find(|&(tip, _)| tip == single);
                f.write_str(word(found.map(|(_, key)| key)))
            }
        }
    }
}
