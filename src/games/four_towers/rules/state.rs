//! The state of a game: the public table, and the luck.

use serde::{Deserialize, Serialize};

use super::action::Slot;
use super::bags;
use super::clans::{Clans, Pile};
use super::components::{
    Champion, Champions, Clan, DISPLAY, DRAWN, MOST_PLAYERS, ONE_PRICE, PRINTED_GEMS, Space,
    TOKENS, Token, TrackGems, gems, turns,
};
use super::land::Land;
use super::mats::{Hired, Player};
pub use super::turn::{Play, Turn};
use super::villages::Villages;
use crate::rules::{Seat, Seats, Seed};
use crate::vocabulary;

/// The full state, hidden things included. `Copy` and without heap, so that search can copy it freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) table: PublicState,
    /// Hidden: the luck. The champions of the deck have no order: each is chosen when it is turned up, by a draw whose
    /// number follows from how many are left.
    pub(super) seed: Seed,
}

impl State {
    /// Returns the public table.
    pub const fn table(&self) -> &PublicState {
        &self.table
    }

    /// Returns the same position with other luck from here on: other champions will turn up.
    #[must_use]
    pub const fn with_luck(mut self, seed: Seed) -> State {
        self.seed = seed;
        self
    }
}

/// Everything public: all but the order of the champion deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    pub(super) players: [Player; MOST_PLAYERS],
    /// The peasants on the map.
    pub land: Land,
    /// The peasants to draw from.
    pub supply: Pile,
    /// The spirits in the temple.
    pub temple: Pile,
    /// The House of Lords.
    pub lords: Pile,
    /// The City of Fire.
    pub demons: Pile,
    /// The current turn.
    pub turn: Turn,
    pub track_gems: TrackGems,
    pub temple_gems: u8,
    /// The champions face up; a slot is empty once the deck is.
    pub display: [Option<Champion>; DISPLAY],
    pub(super) seats: u8,
    /// The seat that has the first turn (R3).
    pub first: Seat,
    /// Whether it was set up as printed: without gems for anyone, and with one price of each champion.
    pub printed: bool,
}

vocabulary! {
    /// What must be decided now, by the seat whose turn it is.
    #[derive(Serialize)]
    #[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Decision {
        /// An optional play, or the draw.
        Play = "play",
        /// The spirits of a champion that has come.
        Spirits = "spirits",
        /// Whom to demote for a demon.
        Demote = "demote",
        /// The next expansion.
        Expand = "expand",
        /// Which drawn peasant to place, and where.
        Place = "place",
        /// Where to put a drawn peasant.
        Assign = "assign",
        /// An end skill, or the end of the turn.
        End = "end",
        /// Nothing: the game is over.
        Over = "over",
    }
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
        self.players.get(..usize::from(self.seats)).unwrap_or(&self.players)
    }

    /// Returns what a seat has; for one that is not at the table, what the last seat has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(MOST_PLAYERS - 1)]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(MOST_PLAYERS - 1)]
    }

    /// Returns the seat whose turn it is, or would be next.
    pub const fn active(&self) -> Seat {
        let seats = if self.seats == 0 { 1 } else { self.seats };
        Seat((self.first.0 as u16 + self.turn.number as u16).rem_euclid(seats as u16) as u8)
    }

    /// Returns what the player has whose turn it is.
    pub fn own(&self) -> &Player {
        self.player(self.active())
    }

    pub(super) fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.active())
    }

    /// Whether the last turn is over.
    pub const fn is_over(&self) -> bool {
        self.turn.number >= turns(self.seats)
    }

    /// Returns the seat that must decide.
    pub fn decider(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.active())
    }

    /// Returns what must be decided now.
    pub const fn decision(&self) -> Decision {
        if self.is_over() {
            Decision::Over
        } else if self.turn.may_demote {
            Decision::Demote
        } else if !self.land.bursting().is_empty() {
            Decision::Expand
        } else if self.turn.owes_spirits {
            Decision::Spirits
        } else {
            match self.turn.play {
                Play::Place => Decision::Place,
                Play::Assign => Decision::Assign,
                Play::End => Decision::End,
                _ => Decision::Play,
            }
        }
    }

    /// Returns the number of turns that a seat still has, with the current one.
    pub fn turns_left(&self, seat: Seat) -> u8 {
        let left = turns(self.seats).saturating_sub(self.turn.number);
        let seats = self.seats.max(1);
        let place = (seat.0 % seats + seats - self.active().0) % seats;
        left.saturating_sub(place).div_ceil(seats)
    }

    /// Returns the champion face up in a slot.
    pub fn champion_in(&self, slot: Slot) -> Option<Champion> {
        self.display.get(slot.index()).copied().flatten()
    }

    /// Returns the price of a champion at this table, in followers.
    pub const fn price(&self, of: Champion) -> u8 {
        of.price(if self.printed { ONE_PRICE } else { self.seats })
    }

    /// Returns the price of the champion face up in a slot, in followers.
    pub fn price_in(&self, slot: Slot) -> Option<u8> {
        self.champion_in(slot).map(|champion| self.price(champion))
    }

    /// Returns all gems of this game.
    pub fn gems(&self) -> u8 {
        if self.printed { PRINTED_GEMS } else { gems(self.seats) }
    }

    /// Returns the champions of the deck, in no order.
    pub fn deck(&self) -> Champions {
        let mut deck = Champions::ALL;
        let hired = self.players().iter().flat_map(Player::champions);
        let hired = hired.map(|hired| hired.champion);
        self.display.into_iter().flatten().chain(hired).for_each(|champion| deck.remove(champion));
        deck
    }

    /// Returns the own champion that came last.
    pub fn newest(&self) -> Option<&Hired> {
        self.own().champions().next_back()
    }

    /// Returns the number of spirits for the champion that came last, while they must be chosen; else 0.
    pub fn spirits_due(&self) -> u8 {
        let newest = self.newest().filter(|_| self.turn.owes_spirits);
        newest.map_or(0, |hired| self.tokens_for(hired.champion))
    }

    /// Returns the number of tokens that a champion gets: three, or what the temple has (R39).
    pub fn tokens_for(&self, champion: Champion) -> u8 {
        match champion.token() {
            None => 0,
            Some(Token::Gem) => TOKENS.min(self.temple_gems),
            Some(Token::Spirit) => u16::from(TOKENS).min(self.temple.total()) as u8,
        }
    }

    /// Returns the villages where a drawn peasant of the clan may be placed. If none takes any drawn peasant, that is
    /// any home (R5, R7).
    pub fn takes_placed(&self, clan: Clan) -> Villages {
        if !self.turn.drawn.contains(clan) {
            Villages::EMPTY
        } else if self.is_stuck(self.turn.drawn) {
            Villages::HOMES
        } else {
            self.land.open_to(clan)
        }
    }

    /// Whether no village takes any of these peasants.
    pub fn is_stuck(&self, drawn: Clans) -> bool {
        // A single peasant takes any.
        self.land.single().is_empty()
            && drawn.kinds().all(|clan| self.land.open_to(clan).is_empty())
    }

    /// Returns the draws that the supplies and R7 allow, as bits.
    pub(super) fn draws(&self) -> u64 {
        let supply = self.supply.at_hand();
        let draws = bags::within(supply, usize::from(DRAWN));
        // With a single peasant all have a village.
        if !self.land.single().is_empty() || self.is_stuck(supply) {
            return draws;
        }
        // Some of those that have a village.
        let open = Clan::ALL.into_iter().filter(|&clan| !self.land.open_to(clan).is_empty());
        draws & !open.fold(u64::MAX, |all, clan| all & bags::without(clan, usize::from(DRAWN)))
    }

    /// Returns the other seats whose markers may be moved down (R17).
    pub fn demotable(&self) -> Seats {
        let own = self.active();
        self.each_seat().filter(|&seat| seat != own && self.player(seat).can_fall()).collect()
    }

    /// Whether a spirit of the clan may become a follower of the active player.
    pub fn can_recruit(&self, clan: Clan) -> bool {
        self.temple.of(clan) > 0 && self.own().takes(Space::Follower, clan)
    }
}
