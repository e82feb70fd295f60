//! The sixteen champions, and sets of them.

use serde::{Deserialize, Serialize};

use super::{Clan, Trade};

/// A champion, in the order of the numbers, which count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Champion {
    ScarletMarshal,
    AmberTactician,
    EmeraldRecruiter,
    AzureAmbassador,
    Kindler,
    Changeling,
    Slanderer,
    BoneForeman,
    FreeCaptain,
    GuildMatron,
    RidgeWarden,
    Quartermaster,
    TowerChamberlain,
    AshOracle,
    StarClimber,
    ShepherdOfClans,
}

/// What a champion holds and spends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Token {
    Gem,
    Spirit,
}

/// When a champion's skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// At the beginning of a turn, as play 3.
    Begin,
    /// At the end of a turn, as play 10.
    End,
    /// Whenever one of this trade is given up.
    GivingUp(Trade),
}

/// What a champion counts at the end of the game, and for how many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Points for each lord of a clan.
    Lords {
        /// The clan.
        clan: Clan,
        /// Points for each.
        points: u16,
    },
    /// A point for each demon of a clan.
    Demons {
        /// The clan.
        clan: Clan,
        /// Points at most.
        most: u16,
    },
    /// A point for each of a trade.
    Each(Trade),
    /// Points for each set of one of each trade.
    TradeSets(u16),
    /// A point for so many lords of any clan.
    AllLords(u16),
    /// A point for so many demons of any clan.
    AllDemons(u16),
    /// A point for each space of the marker above the start.
    Steps,
    /// Points for each set of one follower of each clan.
    FollowerSets(u16),
}

/// Points at most for the demons of a clan.
const DEMONS: u16 = 8;

impl Champion {
    /// Number of champions.
    pub const COUNT: usize = Champion::ALL.len();
    /// Every champion, in order.
    pub const ALL: [Champion; 16] = [
        Champion::ScarletMarshal,
        Champion::AmberTactician,
        Champion::EmeraldRecruiter,
        Champion::AzureAmbassador,
        Champion::Kindler,
        Champion::Changeling,
        Champion::Slanderer,
        Champion::BoneForeman,
        Champion::FreeCaptain,
        Champion::GuildMatron,
        Champion::RidgeWarden,
        Champion::Quartermaster,
        Champion::TowerChamberlain,
        Champion::AshOracle,
        Champion::StarClimber,
        Champion::ShepherdOfClans,
    ];

    /// Returns the number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the price in followers.
    pub const fn cost(self) -> u8 {
        match self {
            Champion::AmberTactician
            | Champion::Kindler
            | Champion::Slanderer
            | Champion::FreeCaptain
            | Champion::GuildMatron
            | Champion::StarClimber => 3,
            Champion::ScarletMarshal
            | Champion::EmeraldRecruiter
            | Champion::AzureAmbassador
            | Champion::Changeling
            | Champion::RidgeWarden
            | Champion::Quartermaster
            | Champion::ShepherdOfClans => 4,
            Champion::BoneForeman | Champion::AshOracle => 5,
            Champion::TowerChamberlain => 6,
        }
    }

    /// Returns what it spends on its skill.
    pub const fn token(self) -> Option<Token> {
        match self {
            Champion::ScarletMarshal
            | Champion::AmberTactician
            | Champion::EmeraldRecruiter
            | Champion::AzureAmbassador => Some(Token::Gem),
            Champion::Kindler
            | Champion::Changeling
            | Champion::Slanderer
            | Champion::BoneForeman => Some(Token::Spirit),
            _ => None,
        }
    }

    /// Returns when its skill is used.
    pub const fn when(self) -> When {
        match self {
            Champion::ScarletMarshal
            | Champion::AmberTactician
            | Champion::Kindler
            | Champion::Slanderer => When::Begin,
            Champion::FreeCaptain => When::GivingUp(Trade::Mercenary),
            Champion::GuildMatron => When::GivingUp(Trade::Merchant),
            Champion::RidgeWarden => When::GivingUp(Trade::Mountaineer),
            Champion::EmeraldRecruiter
            | Champion::AzureAmbassador
            | Champion::Changeling
            | Champion::BoneForeman
            | Champion::Quartermaster
            | Champion::TowerChamberlain
            | Champion::AshOracle
            | Champion::StarClimber
            | Champion::ShepherdOfClans => When::End,
        }
    }

    /// Returns what it counts at the end of the game.
    pub const fn bonus(self) -> Bonus {
        const fn lords(clan: Clan) -> Bonus {
            Bonus::Lords { clan, points: 2 }
        }
        const fn demons(clan: Clan) -> Bonus {
            Bonus::Demons { clan, most: DEMONS }
        }
        match self {
            Champion::ScarletMarshal => lords(Clan::Red),
            Champion::AmberTactician => lords(Clan::Yellow),
            Champion::EmeraldRecruiter => lords(Clan::Green),
            Champion::AzureAmbassador => lords(Clan::Blue),
            Champion::Kindler => demons(Clan::Red),
            Champion::Changeling => demons(Clan::Yellow),
            Champion::Slanderer => demons(Clan::Green),
            Champion::BoneForeman => demons(Clan::Blue),
            Champion::FreeCaptain => Bonus::Each(Trade::Mercenary),
            Champion::GuildMatron => Bonus::Each(Trade::Merchant),
            Champion::RidgeWarden => Bonus::Each(Trade::Mountaineer),
            Champion::Quartermaster => Bonus::TradeSets(2),
            Champion::TowerChamberlain => Bonus::AllLords(2),
            Champion::AshOracle => Bonus::AllDemons(2),
            Champion::StarClimber => Bonus::Steps,
            Champion::ShepherdOfClans => Bonus::FollowerSets(4),
        }
    }
}

/// A set of champions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Champions(u16);

impl Champions {
    /// No champion.
    pub const EMPTY: Champions = Champions(0);
    /// All sixteen.
    pub const ALL: Champions = Champions(u16::MAX);
    /// Those with a skill for the beginning of a turn.
    pub const OF_THE_BEGINNING: Champions = Champions::with_skills(true);
    /// Those with a skill for the end of a turn.
    pub const OF_THE_END: Champions = Champions::with_skills(false);

    const fn with_skills(at_the_beginning: bool) -> Champions {
        let (mut champions, mut at) = (0, 0);
        while at < Champion::COUNT {
            let is_one = match Champion::ALL[at].when() {
                When::Begin => at_the_beginning,
                When::End => !at_the_beginning,
                When::GivingUp(_) => false,
            };
            champions |= (is_one as u16) << at;
            at += 1;
        }
        Champions(champions)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of champions.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the champion is in the set.
    pub const fn contains(self, champion: Champion) -> bool {
        self.0 & 1 << champion as u8 != 0
    }

    /// Returns the champions in both sets.
    #[must_use]
    pub const fn and(self, other: Champions) -> Champions {
        Champions(self.0 & other.0)
    }

    /// Removes a champion.
    pub const fn remove(&mut self, champion: Champion) {
        self.0 &= !(1 << champion as u8);
    }

    /// Returns the champion at a place of the order.
    pub fn nth(self, place: u32) -> Option<Champion> {
        self.iter().nth(place as usize)
    }

    /// Returns the champions, in order.
    pub fn iter(self) -> impl Iterator<Item = Champion> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = Champion::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl FromIterator<Champion> for Champions {
    fn from_iter<I: IntoIterator<Item = Champion>>(champions: I) -> Champions {
        Champions(champions.into_iter().fold(0, |all, champion| all | 1 << champion as u8))
    }
}
