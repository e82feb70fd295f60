//! The state of a game: the public table, and hidden things.

use serde::{Deserialize, Serialize};

use super::action::Slot;
use super::board::{Board, City, CitySet, Region};
use super::cards::Cards;
use super::components::{
    COUNCIL_SIZE, Colour, Council, LAST_MERCHANT_VP, MERCHANTS, NobilityVariant, Permit,
    QUEENS_REWARDS, RewardTile, Token,
};
use super::permits::{PermitDeck, PermitSet};
use crate::rules::luck::Draws;
use crate::rules::{Seat, Seed};
use crate::vocabulary;

/// The full state, hidden things included. `Copy` and without heap, so that search can copy it freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) table: PublicState,
    /// Hidden: the hands, by seat.
    pub(super) hands: [Cards; 4],
    /// Hidden: the politics cards not drawn yet. No order exists: a card is chosen when drawn.
    pub(super) deck: Cards,
    pub(super) luck: Luck,
}

impl State {
    /// Returns the public table.
    pub const fn table(&self) -> &PublicState {
        &self.table
    }

    /// Returns the hand of a seat, empty for a seat that is not at the table.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns the number of cards in each hand, by seat.
    pub fn hand_sizes(&self) -> [u8; 4] {
        self.hands.map(Cards::len)
    }

    pub(super) const fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index() & 3]
    }

    /// Returns the same position with other luck from here on: all cards are where they were, but others will
    /// be drawn.
    pub fn with_luck(mut self, seed: Seed) -> State {
        self.luck = Luck::new(seed);
        self
    }

    /// Returns the politics cards not drawn yet.
    pub const fn deck(&self) -> Cards {
        self.deck
    }
}

/// Streams of chance. The meaning of a seed depends on their numbers.
pub(super) mod stream {
    /// The first player.
    pub const SEATING: u64 = 1;
    /// Tokens, councillors and neutral merchants.
    pub const DEAL: u64 = 2;
    /// Politics cards, in the order of drawing.
    pub const POLITICS: u64 = 3;
    /// Permits of the coast; those of the other regions follow.
    pub const PERMITS: u64 = 4;
}

/// The seed and the number of draws used from the stream of the politics cards. Each region's stream has used
/// one draw for every permit no longer unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Luck {
    pub seed: Seed,
    /// Politics cards drawn.
    politics: u32,
    /// Derived from the seed and the number of cards drawn, stored since cards are drawn often.
    next_politics: Draws<{ stream::POLITICS }>,
}

impl Luck {
    /// Returns the luck of a seed before anything is drawn.
    pub fn new(seed: Seed) -> Luck {
        Luck::used(seed, 0)
    }

    /// Returns the luck of a seed after this many politics cards drawn.
    pub fn used(seed: Seed, politics: u32) -> Luck {
        Luck { seed, politics, next_politics: Draws::from(seed, politics) }
    }

    /// Returns the number of politics cards drawn.
    pub const fn politics(&self) -> u32 {
        self.politics
    }

    /// Draws the position of the next card among `count` politics cards, at least one.
    pub fn draw_politics(&mut self, count: u32) -> u32 {
        self.politics = self.politics.wrapping_add(1);
        self.next_politics.draw(count)
    }
}

/// Everything public on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    pub board: Board,
    /// Spaces of the first nobility bonuses.
    pub nobility: NobilityVariant,
    /// The city tokens.
    pub tokens: Tokens,
    /// The four councils, each from the arrow end.
    pub councils: [[Colour; COUNCIL_SIZE]; 4],
    /// Councillors in the reserve, by colour.
    pub reserve: [u8; 6],
    /// The permit decks, by region.
    pub decks: [PermitDeck; 3],
    /// The face-up permits, by region and slot.
    pub face_up: [[Option<Permit>; 2]; 3],
    /// The politics cards discarded.
    pub discards: Cards,
    /// The queen's city.
    pub queen: City,
    /// Queen's reward tiles left, 0-5; they are taken from the top.
    pub queens_rewards_left: u8,
    /// The cities with a neutral merchant.
    pub neutral: CitySet,
    pub(super) players: [Player; 4],
    pub(super) seats: u8,
    /// Seat that began.
    pub first: Seat,
    /// The current turn.
    pub turn: Turn,
    /// The current decision.
    pub decision: Decision,
    /// Unfinished gains, the innermost last. Three are enough: the chain, the placed city's own token, and a
    /// permit from space 10 or 14; no permit leads from one of these spaces to the other.
    pub(super) gains: [Option<Gain>; 3],
    /// The last round, once a player has placed the last merchant.
    pub last_round: Option<LastRound>,
}

impl PublicState {
    /// Returns the number of players.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the seats, in seating order.
    pub fn each_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    /// Returns the players, in seating order.
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats.min(4))]
    }

    /// Returns the public part of a seat.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// Returns the councillors of a council, from the arrow end.
    pub const fn council(&self, council: Council) -> [Colour; COUNCIL_SIZE] {
        self.councils[council.index()]
    }

    /// Returns the face-up permit of a slot, if it holds one.
    pub const fn permit(&self, region: Region, slot: Slot) -> Option<Permit> {
        self.face_up[region.index()][slot.index()]
    }

    /// Returns the face-up permits with their slots, in canonical order.
    pub fn face_up(&self) -> impl Iterator<Item = (Region, Slot, Permit)> + '_ {
        Region::ALL.into_iter().flat_map(move |region| {
            Slot::ALL.into_iter().filter_map(move |slot| {
                self.permit(region, slot).map(|permit| (region, slot, permit))
            })
        })
    }

    /// Returns the gains that wait while a choice is open, the next to continue first.
    pub fn gains(&self) -> impl Iterator<Item = Gain> + '_ {
        self.gains.iter().rev().flatten().copied()
    }

    /// Returns the number of merchants in the city that don't belong to the seat, neutral ones included.
    pub fn other_merchants(&self, seat: Seat, city: City) -> u16 {
        let others = self
            .each_seat()
            .filter(|&other| other != seat && self.player(other).merchants.contains(city));
        others.count() as u16 + u16::from(self.neutral.contains(city))
    }

    /// Returns the cities needed for a reward tile.
    pub fn cities_of(&self, tile: RewardTile) -> CitySet {
        use super::board::CityColour::{Bronze, Gold, Iron, Silver};
        match tile {
            RewardTile::Coast => Region::Coast.cities(),
            RewardTile::Hills => Region::Hills.cities(),
            RewardTile::Mountains => Region::Mountains.cities(),
            RewardTile::Gold => self.board.cities_of(Gold),
            RewardTile::Silver => self.board.cities_of(Silver),
            RewardTile::Bronze => self.board.cities_of(Bronze),
            RewardTile::Iron => self.board.cities_of(Iron),
        }
    }

    /// Returns the owner of a reward tile.
    pub fn owner(&self, tile: RewardTile) -> Option<Seat> {
        self.each_seat().find(|&seat| self.player(seat).reward_tiles.contains(tile))
    }

    /// Returns the owner of the queen's reward tile at a place, 0 for the top one.
    pub fn queens_reward_owner(&self, place: usize) -> Option<Seat> {
        self.each_seat().find(|&seat| self.player(seat).queens_rewards.contains(place))
    }

    /// Returns a seat's VP during play, without those of tiles and of the end.
    pub fn vp(&self, seat: Seat) -> u16 {
        let vp = self.player(seat).vp;
        let during = vp.permits.saturating_add(vp.tokens).saturating_add(vp.nobility);
        during.saturating_add(self.last_merchant_vp(seat))
    }

    /// Returns the VP for the last merchant, if the seat was the first to place it.
    pub fn last_merchant_vp(&self, seat: Seat) -> u16 {
        match self.last_round {
            Some(last) if last.by == seat => LAST_MERCHANT_VP,
            _ => 0,
        }
    }

    /// Returns the round of the current turn, counted from 1.
    pub const fn round(&self) -> u16 {
        self.turn.number / self.seats as u16 + 1
    }
}

/// Everything public of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Coins, 0-20.
    pub coins: u8,
    /// Servants, not limited; counted to the highest number.
    pub servants: u16,
    /// The space on the nobility track, 0-20.
    pub nobility: u8,
    /// VP gained so far, by cause.
    pub vp: VpGained,
    /// The cities with a merchant of this player.
    pub merchants: CitySet,
    /// Permits not used yet.
    pub ready: PermitSet,
    pub used: PermitSet,
    /// Reward tiles taken.
    pub reward_tiles: RewardTiles,
    /// Queen's reward tiles taken.
    pub queens_rewards: QueensRewards,
}

impl Player {
    /// Returns the number of merchants not placed yet.
    pub const fn merchants_left(&self) -> u8 {
        MERCHANTS.saturating_sub(self.merchants.len() as u8)
    }

    /// Returns all permits, used and not.
    pub const fn permits(&self) -> PermitSet {
        self.ready.union(self.used)
    }
}

/// VP gained during play, by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VpGained {
    pub permits: u16,
    pub tokens: u16,
    pub nobility: u16,
}

/// The tokens of the cities: four bits each, 15 for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[Option<Token>; 15]", into = "[Option<Token>; 15]")]
pub struct Tokens([u8; 8]);

impl Tokens {
    /// Returns the token of a city; the royal city has none.
    pub fn of(self, city: City) -> Option<Token> {
        Token::try_from((self.0[city.index() / 2] >> (4 * (city.index() % 2))) & 15).ok()
    }

    /// Returns those of the cities whose token the spaces 4 and 16 may repeat: any but a nobility token.
    pub fn repeatable(self, cities: CitySet) -> CitySet {
        let repeatable = |&city: &City| self.of(city).is_some_and(|token| !token.is_nobility());
        cities.iter().filter(repeatable).collect()
    }
}

impl From<[Option<Token>; 15]> for Tokens {
    fn from(tokens: [Option<Token>; 15]) -> Tokens {
        let mut packed = [0; 8];
        for (at, token) in tokens.into_iter().enumerate() {
            packed[at / 2] |= token.map_or(15, u8::from) << (4 * (at % 2));
        }
        Tokens(packed)
    }
}

impl From<Tokens> for [Option<Token>; 15] {
    fn from(tokens: Tokens) -> [Option<Token>; 15] {
        City::ALL.map(|city| tokens.of(city))
    }
}

/// A set of reward tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RewardTiles(u8);

impl RewardTiles {
    /// Whether the tile is in the set.
    pub const fn contains(self, tile: RewardTile) -> bool {
        self.0 & 1 << tile as u8 != 0
    }

    pub(super) fn insert(&mut self, tile: RewardTile) {
        self.0 |= 1 << tile as u8;
    }

    /// Returns the tiles, regions first.
    pub fn iter(self) -> impl Iterator<Item = RewardTile> {
        RewardTile::ALL.into_iter().filter(move |&tile| self.contains(tile))
    }
}

/// A set of queen's reward tiles, by place; 0 is the top one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct QueensRewards(u8);

impl QueensRewards {
    /// Whether the tile of a place is in the set.
    pub const fn contains(self, place: usize) -> bool {
        place < QUEENS_REWARDS.len() && self.0 & 1 << place != 0
    }

    pub(super) fn insert(&mut self, place: usize) {
        self.0 |= 1 << place;
    }

    /// Returns the places, top first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..QUEENS_REWARDS.len()).filter(move |&place| self.contains(place))
    }
}

/// The current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat whose turn it is: it makes every decision until the turn ends.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 3)))]
    pub seat: Seat,
    /// Turns finished before this one, of all players.
    pub number: u16,
    /// Main actions that may still be taken.
    pub main_left: u8,
    /// Whether the compulsory main action has been taken.
    pub main_taken: bool,
    /// Whether the quick action has been taken.
    pub quick_taken: bool,
}

impl Turn {
    pub(super) const fn first(seat: Seat) -> Turn {
        Turn { seat, number: 0, main_left: 1, main_taken: false, quick_taken: false }
    }

    pub(super) const fn next(self, seats: u8) -> Turn {
        let number = self.number.saturating_add(1);
        Turn { number, ..Turn::first(self.seat.next(seats)) }
    }
}

vocabulary! {
    /// The current decision of the seat whose turn it is.
    pub enum Decision: json {
        /// The next action of the turn.
        Turn = "turn",
        /// Nobility 4: the token to gain.
        Token = "token",
        /// Nobility 10: the face-up permit to take, if any.
        FreePermit = "free_permit",
        /// Nobility 14: the permit whose bonuses to gain again.
        RepeatPermit = "repeat_permit",
        /// Nobility 16: the two tokens to gain.
        TwoTokens = "two_tokens",
        /// None: the game is over.
        Over = "over",
    }
}

impl Decision {
    /// Whether this is a choice opened by a space of the nobility track.
    pub const fn is_choice(self) -> bool {
        !matches!(self, Decision::Turn | Decision::Over)
    }
}

/// Gains that have begun and wait for their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// The bonuses of a permit from the `next`-th on, after `steps` on the nobility track.
    Permit {
        permit: Permit,
        /// The bonus that comes next, counted from 0.
        next: u8,
        /// Nobility steps that come before it.
        steps: u8,
        /// The slot that the permit came from, to be filled at the end (R21).
        refill: Option<Slot>,
    },
    /// The tokens of these cities, in letter order.
    Tokens {
        /// Cities whose tokens are still to come, or still bring steps.
        cities: CitySet,
        /// Nobility steps that the first city's token still brings; its other bonuses are gained.
        steps: u8,
    },
}

/// The last round, after a player has placed the last merchant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LastRound {
    /// Seat that was first to place it.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 3)))]
    pub by: Seat,
    /// Turns that follow the current one.
    #[cfg_attr(feature = "tool", schemars(range(max = 3)))]
    pub turns_left: u8,
}
