//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use super::champions::{bonus, when};
use super::{Subjects, said};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Clan, DOUBLING, EXPANDS, FOLLOWERS, MAJORITY_POINTS, MATRON_STEPS,
    MERCENARIES, MERCHANTS, Ring, TOKENS, TRADE_POINTS, Trade,
};
use crate::numbered::Numbered;
use crate::record::SeatColour;
use crate::text::text;
use crate::text::tip::seat_key;
use crate::vocabulary;

vocabulary! {
    /// A symbol.
    pub enum Symbol {
        Peasant = "peasant",
        Spirit = "spirit",
        Follower = "follower",
        Lord = "lord",
        Demon = "demon",
        Home = "home-village",
        /// The gate of a line that leads Outside.
        Outside = "outside",
        /// The sign of a line that leads into the City.
        City = "city",
        Tower = "tower",
        Supply = "supply",
        Temple = "temple",
        /// The champions face up.
        Display = "display",
        Deck = "champion-deck",
        /// The price of a champion in followers.
        Price = "price",
        Tokens = "tokens",
        Bonus = "bonus",
        /// The time of a skill: before the draw.
        Begin = "begin",
        /// The time of a skill: after assigning.
        End = "end",
        Gem = "gem",
        Influence = "influence",
        /// An arrow down: a marker that moves down.
        Down = "down",
        Gold = "gold",
        Doubled = "doubled",
        /// Points if the game ended now.
        Points = "points",
        Majority = "majority",
        /// All spaces for merchants.
        Market = "market",
        /// The white space for merchants.
        White = "white",
        TurnsLeft = "turns-left",
        Plays = "plays",
        /// A play that a later one has closed.
        Closed = "closed",
        /// The drawn peasant that is to be placed.
        ToPlace = "to-place",
        /// A drawn peasant that is to be kept.
        ToKeep = "to-keep",
        /// Three arrows: the village would expand.
        Expands = "expands",
        /// A village that has yet to expand.
        Waiting = "waiting",
        Cascade = "cascade",
        /// The rest of a cascade with the ways that are filled in.
        FilledIn = "filled-in",
        /// A lord that follows a demon.
        Follows = "follows",
        Spare = "spare",
        /// The eye of an action that reveals hidden information.
        Reveals = "reveals",
    }
}

/// What has a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Tip {
    Of(Symbol),
    Clan(Clan),
    Ring(Ring),
    Trade(Trade),
    /// A champion with its skill and its bonus.
    Champion(Champion),
    Seat(SeatColour),
}

impl Tip {
    /// Returns its name.
    pub fn name(self) -> String {
        let say = text().tip();
        match self {
            Tip::Of(symbol) => say.name(symbol),
            Tip::Clan(clan) => say.clan_of(clan),
            Tip::Ring(ring) => say.ring(ring),
            Tip::Trade(trade) => say.trade(trade),
            Tip::Champion(champion) => text().champions().name(champion),
            Tip::Seat(colour) => say.seat(&text().cover().seat(colour)),
        }
    }

    /// Returns what it is for, in a sentence or two.
    pub fn what(self) -> String {
        let say = text().tip();
        match self {
            Tip::Of(of) => say.what(said::tip::What {
                of,
                followers: FOLLOWERS,
                bought: BOUGHT,
                tokens: TOKENS,
                doubling: DOUBLING,
                majority: MAJORITY_POINTS,
                points: TRADE_POINTS,
                merchants: MERCHANTS,
                expands: EXPANDS,
            }),
            Tip::Clan(clan) => say.clan_of_what(clan),
            Tip::Ring(ring) => say.ring_what(ring),
            Tip::Trade(of) => say.trade_what(said::tip::TradeWhat {
                of,
                doubling: DOUBLING,
                points: TRADE_POINTS,
                mercenaries: MERCENARIES,
                merchants: MERCHANTS,
                majority: MAJORITY_POINTS,
            }),
            Tip::Champion(champion) => say.champion_what(said::tip::ChampionWhat {
                when: &when(champion.when()),
                skill: &text().champions().skill_of(champion, MATRON_STEPS),
                bonus: &bonus(champion),
            }),
            Tip::Seat(_) => say.seat_what().to_owned(),
        }
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Tip::Of(symbol) => f.write_str(symbol.key()),
            Tip::Clan(clan) => write!(f, "clan-{}", clan.key()),
            Tip::Ring(ring) => write!(f, "ring-{}", ring.key()),
            Tip::Trade(trade) => write!(f, "{trade}"),
            Tip::Champion(champion) => write!(f, "champion-{}", champion.number()),
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
        }
    }
}
