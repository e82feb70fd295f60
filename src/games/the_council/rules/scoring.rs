//! The end of the game: every player's points by cause, and the winners.

use std::cmp::Reverse;

use serde::Serialize;

use super::components::{Card, Suit, Suits};
use super::form::BySuit;
use super::state::PublicState;
use crate::rules::form::Formed;
use crate::rules::{Seat, Seats, ranked};
use crate::vocabulary;

/// One player's points by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// One for each traitor chip.
    pub traitors: u8,
    /// Points for own ranks, by suit.
    pub ranks: [u8; Suit::COUNT],
    /// As much again in each suit in which the player is above the empire (R38), by suit.
    pub doubled: [u8; Suit::COUNT],
    /// What parts players with as many points.
    pub tie_break: TieBreak,
}

/// What parts players with as many points, in this order (R39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct TieBreak {
    /// The rank of the lowest card revealed in the last event: lowest first, then those who revealed none.
    pub low_card: Option<u8>,
    /// All ranks over all suits: most first.
    pub ranks: u8,
    /// Traitor chips: most first.
    pub traitors: u8,
}

/// How [`Score`] is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct ScoreForm {
    /// All points.
    total: u16,
    traitors: u8,
    ranks: BySuit,
    doubled: BySuit,
    tie_break: TieBreak,
}

impl Formed for Score {
    type Form = ScoreForm;

    fn form(&self) -> ScoreForm {
        let Score { traitors, ranks, doubled, tie_break } = *self;
        let (ranks, doubled) = (ranks.into(), doubled.into());
        ScoreForm { total: self.total(), traitors, ranks, doubled, tie_break }
    }
}

vocabulary! {
    /// A cause of points, in the order of the score sheet. Results are kept by its key, which never changes.
    pub enum Cause {
        /// Traitor chips.
        Traitors = "traitors",
        /// Own ranks in suits that count.
        Ranks = "ranks",
        /// The same ranks again where the player is above the empire.
        Doubled = "doubled",
    }
}

impl Score {
    /// Returns the points of one cause.
    pub fn of(&self, cause: Cause) -> u16 {
        let sum = |points: [u8; Suit::COUNT]| points.into_iter().map(u16::from).sum();
        match cause {
            Cause::Traitors => u16::from(self.traitors),
            Cause::Ranks => sum(self.ranks),
            Cause::Doubled => sum(self.doubled),
        }
    }

    /// Returns all points.
    pub fn total(&self) -> u16 {
        Cause::ALL.into_iter().map(|cause| self.of(cause)).sum()
    }

    /// Returns a key by which the best is first.
    fn standing(&self) -> impl Ord + use<> {
        let TieBreak { low_card, ranks, traitors } = self.tie_break;
        let total = Reverse(self.total());
        (total, low_card.is_none(), low_card, Reverse(ranks), Reverse(traitors))
    }
}

/// Returns the suits that count if the game ended now: those that have collapsed; all if there are none in the last hand (R37).
pub fn counting_suits(table: &PublicState) -> Suits {
    let collapsed = table.collapsed();
    if table.is_last_hand() && collapsed.is_empty() { Suits::ALL } else { collapsed }
}

/// Returns a seat's score if the game ended now.
pub fn score(table: &PublicState, seat: Seat) -> Score {
    let player = table.player(seat);
    let mut score = Score {
        traitors: player.traitors,
        tie_break: TieBreak {
            low_card: table.revealed_by(seat).lowest().map(Card::rank),
            ranks: player.ranks.total(),
            traitors: player.traitors,
        },
        ..Score::default()
    };
    for suit in counting_suits(table).iter() {
        let rank = player.ranks.of(suit);
        score.ranks[suit.index()] = rank;
        if rank > table.empire.of(suit) {
            score.doubled[suit.index()] = rank;
        }
    }
    score
}

/// Returns the seats that share the victory if the game ended now.
pub fn winners(table: &PublicState) -> Seats {
    let standing = |seat: Seat| score(table, seat).standing();
    let best = table.each_seat().map(standing).min();
    table.each_seat().filter(|&seat| Some(standing(seat)) == best).collect()
}

/// Returns the seats from the best to the last if the game ended now, those that nothing parts together.
pub fn ranking(table: &PublicState) -> Vec<Vec<Seat>> {
    ranked(table.each_seat(), |seat| score(table, seat).standing())
}
