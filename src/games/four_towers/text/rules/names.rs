//! The names in the texts of the rules. Whatever has a number gets it from the rules.

use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Clan, DISPLAY, DOUBLING, DRAWN, EXPANDS, FOLLOWERS, GEM_STEPS,
    MAJORITY_POINTS, MERCENARIES, MERCHANTS, MOUNTAINEER_SPACES, PEASANTS, PLAYERS, Ring,
    TEMPLE_GEMS, TOKEN_POINTS, TOKENS, TOP, TRACK, TRADE_POINTS, Trade, Village, gems, points,
    start_gems, supply, turns,
};
use crate::games::four_towers::text::tip::Tip;

/// The pictures; the page draws them with the pieces of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Followers times lords, and the points that they make.
    Score,
    /// The whole map with its towers.
    Map,
    /// One figure in all its forms.
    People,
    /// The mats of a player.
    Mats,
    /// The ten plays, with the compulsory ones filled.
    Turn,
    /// Villages that take a peasant, and others that don't.
    Place,
    /// A village that expands.
    Expansion,
    /// A peasant that becomes a lord.
    Lord,
    /// A peasant that becomes a demon, and the lord that follows.
    Demon,
    /// A champion with its parts.
    Champion,
    /// The influence track with markers and gems.
    Track,
}

const PICTURES: [(&str, Picture); 11] = [
    ("score", Picture::Score),
    ("map", Picture::Map),
    ("people", Picture::People),
    ("mats", Picture::Mats),
    ("turn", Picture::Turn),
    ("place", Picture::Place),
    ("expansion", Picture::Expansion),
    ("lord", Picture::Lord),
    ("demon", Picture::Demon),
    ("champion", Picture::Champion),
    ("track", Picture::Track),
];

impl Picture {
    /// Returns the picture of a name.
    pub fn of_name(name: &str) -> Option<Picture> {
        PICTURES.into_iter().find(|&(one, _)| one == name).map(|(_, picture)| picture)
    }
}

/// Symbols that the page lists with their meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The four clans.
    Clans,
    /// The forms of a figure.
    People,
    /// What stands on the table.
    Table,
    /// The three trades.
    Trades,
    /// All champions.
    Champions,
    /// Their prices.
    Prices,
}

impl Drawing {
    /// Returns the drawing of a name.
    pub fn of_name(name: &str) -> Option<Drawing> {
        Some(match name {
            "clan-symbols" => Drawing::Clans,
            "people-symbols" => Drawing::People,
            "table-symbols" => Drawing::Table,
            "trade-symbols" => Drawing::Trades,
            "champions" => Drawing::Champions,
            "prices" => Drawing::Prices,
            _ => return None,
        })
    }

    /// Returns its symbols; none if it is a table.
    pub fn tips(self) -> Vec<Tip> {
        match self {
            Drawing::Clans => Clan::ALL.map(Tip::Clan).into(),
            Drawing::People => {
                vec![Tip::Peasant, Tip::Spirit, Tip::Follower, Tip::Lord, Tip::Demon]
            }
            Drawing::Table => {
                vec![
                    Tip::Home,
                    Tip::Expands,
                    Tip::Influence,
                    Tip::Gem,
                    Tip::Doubled,
                    Tip::White,
                    Tip::Points,
                ]
            }
            Drawing::Trades => Trade::ALL.map(Tip::Trade).into(),
            Drawing::Champions => Champion::ALL.map(Tip::Champion).into(),
            Drawing::Prices => Vec::new(),
        }
    }
}

/// The example of the score: the followers of a clan and its lords.
pub const EXAMPLE: (u16, u16) = (3, 2);

/// Returns the number of a name, as it is in the rules.
pub fn number(name: &str) -> Option<u16> {
    let (followers, lords) = EXAMPLE;
    let villages = |ring| Village::ALL.into_iter().filter(|of| of.ring() == ring).count() as u16;
    let gem = |place: usize| GEM_STEPS.get(place).map(|&step| points(step));
    // One of each clan stands on its home.
    let spirits = |players| u16::from(PEASANTS - supply(players) - 1);
    // The last space that is worth one point more than the one before it.
    let slow_top = TRACK.windows(2).take_while(|two| two[1] - two[0] == 1).last()?[1];
    Some(match name {
        "zero" => 0,
        "one" => 1,
        "clans" => Clan::COUNT as u16,
        "peasants" => PEASANTS.into(),
        "villages" => Village::COUNT as u16,
        "gorge-villages" => villages(Ring::Gorge),
        "valley-villages" => villages(Ring::Valley),
        "hill-villages" => villages(Ring::Hill),
        "mountain-villages" => villages(Ring::Mountain),
        "lines" => Village::Askar.lines().len() as u16,
        "drawn" => DRAWN.into(),
        "expands" => EXPANDS.into(),
        "fewest-players" => (*PLAYERS.start()).into(),
        "most-players" => (*PLAYERS.end()).into(),
        "supply-2" => supply(2).into(),
        "supply-3" => supply(3).into(),
        "spirits-2" => spirits(2),
        "spirits-3" => spirits(3),
        "turns-2" => u16::from(turns(2)) / 2,
        "turns-3" => u16::from(turns(3)) / 3,
        "turns-4" => u16::from(turns(4)) / 4,
        "gems" => PLAYERS.map(gems).max()?.into(),
        "start-2-1" => start_gems(2, 0).into(),
        "start-3-1" => start_gems(3, 0).into(),
        "start-3-2" => start_gems(3, 1).into(),
        "start-4-1" => start_gems(4, 0).into(),
        "start-4-2" => start_gems(4, 1).into(),
        "start-4-3" => start_gems(4, 2).into(),
        "track-gems" => GEM_STEPS.len() as u16,
        "temple-gems" => TEMPLE_GEMS.into(),
        "gem-1" => gem(0)?,
        "gem-2" => gem(1)?,
        "gem-3" => gem(2)?,
        "gem-4" => gem(3)?,
        "gem-5" => gem(4)?,
        "track-spaces" => TRACK.len() as u16,
        "slow-top" => slow_top.into(),
        "top" => points(TOP),
        "followers" => FOLLOWERS.into(),
        "mercenaries" => MERCENARIES.into(),
        "doubling" => DOUBLING.into(),
        "merchants" => MERCHANTS.into(),
        "mountaineers" => MOUNTAINEER_SPACES.len() as u16,
        "champions" => Champion::COUNT as u16,
        "display" => DISPLAY as u16,
        "bought" => BOUGHT as u16,
        "tokens" => TOKENS.into(),
        "example-followers" => followers,
        "example-lords" => lords,
        _ => return None,
    })
}

/// Returns the points of a name such as `trade points`.
pub fn amount(name: &str) -> Option<u16> {
    let (followers, lords) = EXAMPLE;
    Some(match name.strip_suffix(" points")? {
        "trade" => TRADE_POINTS,
        "majority" => MAJORITY_POINTS,
        "token" => TOKEN_POINTS,
        "example-score" => followers * lords,
        _ => return None,
    })
}
