//! The sixteen champions, and sets of them.

use super::{Clan, Trade};
use crate::vocabulary;

vocabulary! {
    /// A champion, in the order of the numbers, which count from 1.
    pub enum Champion: json {
        ScarletMarshal = "scarlet_marshal",
        AmberTactician = "amber_tactician",
        EmeraldRecruiter = "emerald_recruiter",
        AzureAmbassador = "azure_ambassador",
        Kindler = "kindler",
        Changeling = "changeling",
        Slanderer = "slanderer",
        BoneForeman = "bone_foreman",
        FreeCaptain = "free_captain",
        GuildMatron = "guild_matron",
        RidgeWarden = "ridge_warden",
        Quartermaster = "quartermaster",
        TowerChamberlain = "tower_chamberlain",
        AshOracle = "ash_oracle",
        StarClimber = "star_climber",
        ShepherdOfClans = "shepherd_of_clans",
    }
}

vocabulary! {
    /// What a champion holds and spends.
    pub enum Token {
        Gem = "gem",
        Spirit = "spirit",
    }
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

/// What a champion counts at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Lords of a clan.
    LordsOf(Clan),
    /// Lords of any clan.
    Lords,
    /// Demons of a clan.
    DemonsOf(Clan),
    /// Demons of any clan.
    Demons,
    /// Those of a trade on the own mats.
    Trade(Trade),
    /// Sets of one of each trade on the own mats.
    TradeSets,
    /// Spaces of the own marker above the start.
    Steps,
    /// Sets of one own follower of each clan.
    FollowerSets,
}

/// The points that a champion brings at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bonus {
    pub counted: Counted,
    /// Number of them that brings the points once.
    pub every: u16,
    /// The points for each time.
    pub points: u16,
    /// The most points, if there is a limit.
    pub most: Option<u16>,
}

impl Bonus {
    /// Returns a bonus of so many points for each.
    const fn each(counted: Counted, points: u16) -> Bonus {
        Bonus { counted, every: 1, points, most: None }
    }

    /// Returns a bonus of one point for so many.
    const fn every(counted: Counted, every: u16) -> Bonus {
        Bonus { counted, every, points: 1, most: None }
    }

    /// Returns the bonus with a limit.
    const fn at_most(self, most: u16) -> Bonus {
        Bonus { most: Some(most), ..self }
    }

    /// Returns the points for so many.
    pub const fn points_for(self, count: u16) -> u16 {
        let points = (count / self.every).saturating_mul(self.points);
        match self.most {
            Some(most) if points > most => most,
            _ => points,
        }
    }
}

impl Champion {
    /// Number of champions.
    pub const COUNT: usize = Champion::ALL.len();
    /// Returns the number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the price in followers. It depends on the number of players, since fewer of them have more followers each.
    pub const fn price(self, players: u8) -> u8 {
        let [with_two, with_three, with_four] = match self {
            Champion::ScarletMarshal => [6, 6, 5],
            Champion::AmberTactician => [6, 5, 5],
            Champion::EmeraldRecruiter => [8, 7, 7],
            Champion::AzureAmbassador => [7, 6, 6],
            Champion::Kindler => [7, 6, 6],
            Champion::Changeling => [6, 6, 6],
            Champion::Slanderer => [7, 6, 6],
            Champion::BoneForeman => [7, 7, 7],
            Champion::FreeCaptain => [5, 4, 4],
            Champion::GuildMatron => [7, 5, 4],
            Champion::RidgeWarden => [7, 6, 6],
            Champion::Quartermaster => [7, 5, 5],
            Champion::TowerChamberlain => [7, 7, 6],
            Champion::AshOracle => [6, 5, 5],
            Champion::StarClimber => [6, 4, 4],
            Champion::ShepherdOfClans => [6, 6, 5],
        };
        match players {
            2 => with_two,
            3 => with_three,
            _ => with_four,
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
        use Counted::{
            Demons, DemonsOf, FollowerSets, Lords, LordsOf, Steps, Trade as Each, TradeSets,
        };
        match self {
            Champion::ScarletMarshal => Bonus::each(LordsOf(Clan::Red), 1),
            Champion::AmberTactician => Bonus::each(LordsOf(Clan::Yellow), 1),
            Champion::EmeraldRecruiter => Bonus::each(LordsOf(Clan::Green), 1),
            Champion::AzureAmbassador => Bonus::each(LordsOf(Clan::Blue), 1),
            Champion::Kindler => Bonus::each(DemonsOf(Clan::Red), 1).at_most(4),
            Champion::Changeling => Bonus::each(DemonsOf(Clan::Yellow), 1).at_most(4),
            Champion::Slanderer => Bonus::each(DemonsOf(Clan::Green), 1).at_most(4),
            Champion::BoneForeman => Bonus::each(DemonsOf(Clan::Blue), 1).at_most(4),
            Champion::FreeCaptain => Bonus::each(Each(Trade::Mercenary), 1).at_most(4),
            Champion::GuildMatron => Bonus::each(Each(Trade::Merchant), 1).at_most(3),
            Champion::RidgeWarden => Bonus::each(Each(Trade::Mountaineer), 1),
            Champion::Quartermaster => Bonus::each(TradeSets, 2).at_most(4),
            Champion::TowerChamberlain => Bonus::every(Lords, 2).at_most(4),
            Champion::AshOracle => Bonus::every(Demons, 2).at_most(4),
            Champion::StarClimber => Bonus::each(Steps, 1).at_most(4),
            Champion::ShepherdOfClans => Bonus::each(FollowerSets, 4),
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
