//! The end of the game: every player's VP by cause, and the winners.

use std::cmp::Reverse;

use serde::Serialize;

use super::components::{
    MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP, QUEENS_REWARDS, RewardTile,
};
use super::state::PublicState;
use crate::rules::form::Formed;
use crate::rules::{Seat, ranked};
use crate::vocabulary;

/// One player's VP by cause, in names that stay as JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct Score {
    /// Gained during play by permits.
    pub permits: u16,
    /// Gained during play by city tokens.
    pub tokens: u16,
    /// Gained during play by spaces of the nobility track.
    pub nobility_spaces: u16,
    /// VP for being first to place the last merchant.
    pub last_merchant: u16,
    /// VP of reward tiles of colours.
    pub colour_tiles: u16,
    /// VP of reward tiles of regions.
    pub region_tiles: u16,
    /// VP of queen's reward tiles.
    pub queens_rewards: u16,
    /// VP for being first or second on the nobility track (R14).
    pub nobility_rank: u16,
    /// VP for having the most permits (R15).
    pub most_permits: u16,
    /// Servants and politics cards in hand, which break ties (R16).
    pub tie_break: u16,
}

/// How [`Score`] is told.
#[derive(Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct ScoreForm {
    /// All VP.
    total: u16,
    #[serde(flatten)]
    score: Score,
}

impl Formed for Score {
    type Form = ScoreForm;

    fn form(&self) -> ScoreForm {
        ScoreForm { total: self.total(), score: *self }
    }
}

vocabulary! {
    /// A cause of VP, in the order of the score sheet.
    pub enum Cause {
        Permits = "permits",
        Tokens = "tokens",
        NobilitySpaces = "nobility-spaces",
        LastMerchant = "last-merchant",
        ColourTiles = "colour-tiles",
        RegionTiles = "region-tiles",
        QueensRewards = "queens-rewards",
        NobilityRank = "nobility-rank",
        MostPermits = "most-permits",
    }
}

impl Score {
    /// Returns the VP of one cause.
    pub const fn of(&self, cause: Cause) -> u16 {
        match cause {
            Cause::Permits => self.permits,
            Cause::Tokens => self.tokens,
            Cause::NobilitySpaces => self.nobility_spaces,
            Cause::LastMerchant => self.last_merchant,
            Cause::ColourTiles => self.colour_tiles,
            Cause::RegionTiles => self.region_tiles,
            Cause::QueensRewards => self.queens_rewards,
            Cause::NobilityRank => self.nobility_rank,
            Cause::MostPermits => self.most_permits,
        }
    }

    /// Returns all VP.
    pub fn total(&self) -> u16 {
        Cause::ALL.into_iter().fold(0, |sum, cause| sum.saturating_add(self.of(cause)))
    }
}

/// Returns every seat's score if the game ended now; `hand_sizes` are the cards in hand by seat.
pub fn scores(table: &PublicState, hand_sizes: [u8; 4]) -> Vec<Score> {
    let spaces: Vec<u8> = table.players().iter().map(|player| player.nobility).collect();
    let permits: Vec<u8> = table.players().iter().map(|player| player.permits().len()).collect();
    table
        .each_seat()
        .map(|seat| {
            let player = table.player(seat);
            let tiles = |cause: Cause| {
                let tiles = player.reward_tiles.iter();
                tiles.filter(|&tile| cause_of_tile(tile) == cause).map(RewardTile::vp).sum()
            };
            Score {
                permits: player.vp.permits,
                tokens: player.vp.tokens,
                nobility_spaces: player.vp.nobility,
                last_merchant: table.last_merchant_vp(seat),
                colour_tiles: tiles(Cause::ColourTiles),
                region_tiles: tiles(Cause::RegionTiles),
                queens_rewards: player
                    .queens_rewards
                    .iter()
                    .map(|place| QUEENS_REWARDS[place])
                    .sum(),
                nobility_rank: nobility_rank_vp(&spaces, player.nobility),
                most_permits: most_permits_vp(&permits, permits[seat.index()]),
                tie_break: player.servants.saturating_add(u16::from(hand_sizes[seat.index() & 3])),
            }
        })
        .collect()
}

/// Returns the cause that counts the VP of a reward tile.
pub fn cause_of_tile(tile: RewardTile) -> Cause {
    if tile <= RewardTile::Mountains { Cause::RegionTiles } else { Cause::ColourTiles }
}

/// Returns the VP at the end for a space of the nobility track, given the spaces of all players. Ties for
/// first: 5 each and no second; ties for second: 2 each (R14).
pub fn nobility_rank_vp(spaces: &[u8], space: u8) -> u16 {
    let ahead = spaces.iter().filter(|&&other| other > space).count();
    match ahead {
        0 => NOBILITY_FIRST_VP,
        1 => NOBILITY_SECOND_VP,
        _ => 0,
    }
}

/// Returns the VP at the end for a number of permits, used and unused, given the numbers of all players: each
/// tied leader has them, at zero too (R15).
pub fn most_permits_vp(all: &[u8], permits: u8) -> u16 {
    if all.iter().any(|&other| other > permits) { 0 } else { MOST_PERMITS_VP }
}

/// Returns the seats from best to worst, tied ones together: most VP first, then most servants and cards
/// (R16).
pub fn ranking(scores: &[Score]) -> Vec<Vec<Seat>> {
    let standing = |seat: Seat| {
        let score = &scores[seat.index()];
        Reverse((score.total(), score.tie_break))
    };
    ranked(Seat::first(scores.len() as u8), standing)
}
