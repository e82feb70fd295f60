//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use super::champions::{bonus, when};
use super::said::tip::{MajorityWhat, MercenaryWhat, MountaineerWhat, Tip as Say};
use super::{Front, Subjects, said};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Clan, DOUBLING, EXPANDS, FOLLOWERS, MAJORITY_POINTS, MATRON_STEPS,
    MERCENARIES, MERCHANTS, Ring, TOKENS, TRADE_POINTS, Trade,
};
use crate::record::SeatColour;
use crate::text::Text;
use crate::text::tip::seat_key;

/// A symbol with a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Points for each mountaineer with and without the most of them.
const MAJORITY: MajorityWhat = MajorityWhat { majority: MAJORITY_POINTS, points: TRADE_POINTS };

/// A tip without data: with its key, its name and what it says.
type Single = (Tip, &'static str, fn(Say) -> &'static str, fn(Say) -> String);

/// Declares the tips without data: of each its key, and the messages with its name and its purpose.
macro_rules! singles {
    ($($tip:ident: $key:literal, $name:ident, |$say:ident| $what:expr;)*) => {
        const SINGLE: [Single; [$($key),*].len()] =
            [$((Tip::$tip, $key, Say::$name, |$say| $what.into())),*];
    };
}

singles! {
    Peasant: "peasant", peasant, |say| say.peasant_what();
    Spirit: "spirit", spirit, |say| say.spirit_what();
    Follower: "follower", follower, |say| say.follower_what(FOLLOWERS);
    Lord: "lord", lord, |say| say.lord_what();
    Demon: "demon", demon, |say| say.demon_what();
    Home: "home-village", home, |say| say.home_what();
    Outside: "outside", outside, |say| say.outside_what();
    City: "city", city, |say| say.city_what();
    Tower: "tower", tower, |say| say.tower_what();
    Supply: "supply", supply, |say| say.supply_what();
    Temple: "temple", temple, |say| say.temple_what();
    Display: "display", display, |say| say.display_what(BOUGHT);
    Deck: "champion-deck", deck, |say| say.deck_what();
    Price: "price", price, |say| say.price_what();
    Tokens: "tokens", tokens, |say| say.tokens_what(TOKENS);
    Bonus: "bonus", bonus, |say| say.bonus_what();
    Begin: "begin", begin, |say| say.begin_what();
    End: "end", end, |say| say.end_what();
    Gem: "gem", gem, |say| say.gem_what();
    Influence: "influence", influence, |say| say.influence_what();
    Down: "down", down, |say| say.down_what();
    Gold: "gold", gold, |say| say.gold_what();
    Doubled: "doubled", doubled, |say| say.doubled_what(DOUBLING);
    Points: "points", points, |say| say.points_what();
    Majority: "majority", majority, |say| say.majority_what(MAJORITY);
    Market: "market", market, |say| say.market_what(BOUGHT, MERCHANTS);
    White: "white", white, |say| say.white_what();
    TurnsLeft: "turns-left", turns_left, |say| say.turns_left_what();
    Plays: "plays", plays, |say| say.plays_what();
    Closed: "closed", closed, |say| say.closed_what();
    ToPlace: "to-place", to_place, |say| say.to_place_what();
    ToKeep: "to-keep", to_keep, |say| say.to_keep_what();
    Expands: "expands", expands, |say| say.expands_what(EXPANDS);
    Waiting: "waiting", waiting, |say| say.waiting_what();
    Cascade: "cascade", cascade, |say| say.cascade_what();
    FilledIn: "filled-in", filled_in, |say| say.filled_in_what();
    Follows: "follows", follows, |say| say.follows_what();
    Spare: "spare", spare, |say| say.spare_what();
    Reveals: "reveals", reveals, |say| say.reveals_what();
}

/// Returns the tip if it is one without data.
fn single_of(of: Tip) -> Option<Single> {
    SINGLE.into_iter().find(|&(tip, ..)| tip == of)
}

/// Returns the name of a symbol in a language.
pub fn name(text: Text, of: Tip) -> String {
    let say = text.tip();
    match of {
        Tip::Clan(clan) => say.clan_of(clan),
        Tip::Ring(ring) => match ring {
            Ring::Gorge => say.gorge(),
            Ring::Valley => say.valley(),
            Ring::Hill => say.hill(),
            Ring::Mountain => say.mountain(),
        }
        .to_owned(),
        Tip::Trade(trade) => match trade {
            Trade::Mercenary => say.mercenary(),
            Trade::Merchant => say.merchant(),
            Trade::Mountaineer => say.mountaineer(),
        }
        .to_owned(),
        Tip::Champion(champion) => text.champions().name(champion),
        Tip::Seat(colour) => say.seat(&text.cover().seat(colour)),
        single => single_of(single).map_or("", |(.., name, _)| name(say)).to_owned(),
    }
}

/// Returns the purpose of a symbol in a language.
pub fn what(text: Text, of: Tip) -> String {
    let say = text.tip();
    let points = TRADE_POINTS;
    match of {
        Tip::Clan(clan) => say.clan_of_what(clan),
        Tip::Ring(ring) => match ring {
            Ring::Gorge => say.gorge_what(),
            Ring::Valley => say.valley_what(),
            Ring::Hill => say.hill_what(),
            Ring::Mountain => say.mountain_what(),
        }
        .to_owned(),
        Tip::Trade(trade) => match trade {
            Trade::Mercenary => say.mercenary_what(MercenaryWhat {
                doubling: DOUBLING,
                points,
                mercenaries: MERCENARIES,
            }),
            Trade::Merchant => say.merchant_what(points, MERCHANTS),
            Trade::Mountaineer => {
                say.mountaineer_what(MountaineerWhat { majority: MAJORITY_POINTS, points })
            }
        },
        Tip::Champion(champion) => say.champion_what(said::tip::ChampionWhat {
            when: &when(text, champion.when()),
            skill: &text.champions().skill_of(champion, MATRON_STEPS),
            bonus: &bonus(text, champion),
        }),
        Tip::Seat(_) => say.seat_what().to_owned(),
        single => single_of(single).map(|(.., what)| what(say)).unwrap_or_default(),
    }
}

impl Tip {
    /// Returns every tip.
    pub fn all() -> impl Iterator<Item = Tip> {
        (SINGLE.into_iter().map(|(tip, ..)| tip))
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
        match *self {
            Tip::Clan(clan) => write!(f, "clan-{}", clan.key()),
            Tip::Ring(ring) => write!(f, "ring-{}", ring.key()),
            Tip::Trade(trade) => write!(f, "{trade}"),
            Tip::Champion(champion) => write!(f, "champion-{}", champion.number()),
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
            single => f.write_str(single_of(single).map_or("", |(_, key, ..)| key)),
        }
    }
}
