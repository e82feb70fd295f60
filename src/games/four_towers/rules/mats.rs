//! What a player has: the mats, the marker, champions.

use serde::{Deserialize, Serialize};

use super::clans::Clans;
use super::components::{
    BOUGHT, Champion, Champions, Clan, DOUBLING, FOLLOWERS, MATRON_STEPS, MERCENARIES, MERCHANTS,
    MOST_CHAMPIONS, MOUNTAINEER_SPACES, Space, TOP, Token, Trade, When,
};
use super::turn::Turn;

/// A row of peasants, of which the last leaves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row(u32);

/// Bits of a clan in a row.
const BITS: u32 = 2;

impl Row {
    /// Nobody: the bit that marks the beginning of a row.
    pub const EMPTY: Row = Row(1);

    /// Returns the number of peasants.
    pub const fn len(self) -> u8 {
        ((self.0 | Row::EMPTY.0).ilog2() / BITS) as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns the clan of the last.
    pub fn last(self) -> Option<Clan> {
        (!self.is_empty()).then(|| Clan::ALL[(self.0 & 3) as usize])
    }

    /// Returns the clans, first to last.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Clan> + Clone {
        (0..self.len())
            .rev()
            .map(move |later| Clan::ALL[(self.0 >> (BITS * u32::from(later)) & 3) as usize])
    }

    /// Puts a peasant at the end.
    pub(super) const fn push(&mut self, clan: Clan) {
        self.0 = self.0 << BITS | clan as u32;
    }

    /// Takes the last.
    pub(super) fn pop(&mut self) -> Option<Clan> {
        let last = self.last()?;
        self.0 >>= BITS;
        Some(last)
    }
}

impl Default for Row {
    fn default() -> Row {
        Row::EMPTY
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Clan> for Row {
    fn from_iter<I: IntoIterator<Item = Clan>>(clans: I) -> Row {
        let mut row = Row::EMPTY;
        clans.into_iter().for_each(|clan| row.push(clan));
        row
    }
}

/// A champion in a player's service, with its tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hired {
    pub champion: Champion,
    pub gems: u8,
    pub spirits: Clans,
}

impl Hired {
    /// Returns the number of tokens on it.
    pub const fn tokens(&self) -> u8 {
        self.gems.saturating_add(self.spirits.total())
    }
}

/// Everything that a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Mercenaries, in the order in which they came.
    pub mercenaries: Row,
    /// Mountaineers, from left to right.
    pub mountaineers: Row,
    /// Champions, in the order in which they came: those bought, then the free one.
    pub(super) champions: [Option<Hired>; MOST_CHAMPIONS],
    pub followers: Clans,
    /// Merchants: the second of a clan stands on the white space (R24).
    pub merchants: Clans,
    /// The space of the marker on the track.
    pub step: u8,
    /// Whether the marker holds a gem, for seven mercenaries (R22).
    pub is_doubled: bool,
    /// Gems of the start and from the track that are still there.
    pub gems: u8,
}

impl Player {
    /// Returns the champions, in the order in which they came.
    pub fn champions(&self) -> impl DoubleEndedIterator<Item = &Hired> + Clone {
        self.champions.iter().flatten()
    }

    /// Returns the number of gems and spirits, on champions and beside them.
    pub fn tokens(&self) -> u16 {
        let on_champions = self.champions().map(|hired| u16::from(hired.tokens())).sum::<u16>();
        on_champions + u16::from(self.gems)
    }

    /// Returns the place of a champion among those of the player.
    pub fn place_of(&self, champion: Champion) -> Option<usize> {
        let is_it = |hired: &Option<Hired>| hired.is_some_and(|hired| hired.champion == champion);
        self.champions.iter().position(is_it)
    }

    /// Whether the player has the champion.
    pub fn has(&self, champion: Champion) -> bool {
        self.place_of(champion).is_some()
    }

    /// Returns the champions whose skills were not used in the turn.
    pub(super) fn ready(&self, turn: &Turn) -> Champions {
        let places = self.champions.iter().enumerate();
        let unused = places.filter(|&(place, _)| !turn.has_used(place));
        unused.filter_map(|(_, hired)| hired.map(|hired| hired.champion)).collect()
    }

    /// Whether the player has two bought champions (R34).
    pub fn has_bought_all(&self) -> bool {
        self.champions().count() >= BOUGHT
    }

    /// Whether the player has taken the free champion, too.
    pub fn has_taken_the_third(&self) -> bool {
        self.champions().count() >= MOST_CHAMPIONS
    }

    /// Whether all spaces for merchants are taken.
    pub const fn has_a_full_market(&self) -> bool {
        self.merchants.total() >= MERCHANTS
    }

    /// Returns the champion that changes what giving up one of a trade does, if the player has it.
    pub fn helper(&self, trade: Trade) -> Option<Champion> {
        let helps = |champion: &Champion| champion.when() == When::GivingUp(trade);
        self.champions().map(|hired| hired.champion).find(helps)
    }

    /// Returns the spaces that the marker moves up for a merchant given up.
    pub fn merchant_steps(&self) -> u8 {
        if self.helper(Trade::Merchant).is_some() { MATRON_STEPS } else { 1 }
    }

    /// Whether the player could pay for a skill of this champion.
    pub fn can_pay(&self, hired: &Hired) -> bool {
        match hired.champion.token() {
            None => true,
            Some(Token::Gem) => hired.gems > 0 || self.gems > 0,
            Some(Token::Spirit) => !hired.spirits.is_none(),
        }
    }

    /// Whether the marker is on the gold sphere, and safe (R21).
    pub const fn is_on_gold(&self) -> bool {
        self.step >= TOP
    }

    /// Whether the marker may be moved down (R17).
    pub const fn can_fall(&self) -> bool {
        self.step > 0 && !self.is_on_gold()
    }

    /// Returns the number of a trade.
    pub const fn count(&self, trade: Trade) -> u8 {
        match trade {
            Trade::Mercenary => self.mercenaries.len(),
            Trade::Merchant => self.merchants.total(),
            Trade::Mountaineer => self.mountaineers.len(),
        }
    }

    /// Returns the peasants of a trade, by clan.
    pub fn of_trade(&self, trade: Trade) -> Clans {
        match trade {
            Trade::Mercenary => self.mercenaries.iter().collect(),
            Trade::Merchant => self.merchants,
            Trade::Mountaineer => self.mountaineers.iter().collect(),
        }
    }

    /// Returns the clan whose merchant stands on the white space.
    pub fn white_merchant(&self) -> Option<Clan> {
        Clan::ALL.into_iter().find(|&clan| self.merchants.of(clan) > 1)
    }

    /// Whether a space of this kind takes a peasant of the clan.
    pub fn takes(&self, space: Space, clan: Clan) -> bool {
        match space {
            Space::Follower => self.followers.of(clan) < FOLLOWERS,
            Space::Of(Trade::Mercenary) => self.mercenaries.len() < MERCENARIES,
            Space::Of(Trade::Merchant) => match self.merchants.of(clan) {
                0 => true,
                1 => self.white_merchant().is_none(),
                _ => false,
            },
            Space::Of(Trade::Mountaineer) => {
                let next = MOUNTAINEER_SPACES.get(usize::from(self.mountaineers.len()));
                next.is_some_and(|takes| takes.contains(&clan))
            }
        }
    }

    /// Whether some space takes a peasant of the clan.
    pub fn takes_anywhere(&self, clan: Clan) -> bool {
        Space::ALL.into_iter().any(|space| self.takes(space, clan))
    }

    /// Puts a peasant on a space. Returns whether the marker is doubled by it.
    pub(super) fn put(&mut self, space: Space, clan: Clan) -> bool {
        match space {
            Space::Follower => self.followers = self.followers.with(clan),
            Space::Of(Trade::Mercenary) => self.mercenaries.push(clan),
            Space::Of(Trade::Merchant) => self.merchants = self.merchants.with(clan),
            Space::Of(Trade::Mountaineer) => self.mountaineers.push(clan),
        }
        let doubles = !self.is_doubled && self.mercenaries.len() >= DOUBLING;
        self.is_doubled |= doubles;
        doubles
    }
}
