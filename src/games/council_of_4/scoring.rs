//! The end of the game: every player's VP by cause, and who wins.

use super::components::{
    MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP, QUEENS_REWARDS, RewardTile,
};
use super::state::Table;
use crate::games::Seat;

/// One player's VP by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Gained during play by permits.
    pub permits: u16,
    /// Gained during play by city tokens.
    pub tokens: u16,
    /// Gained during play by spaces of the nobility track.
    pub nobility_spaces: u16,
    /// For being first to place the last merchant.
    pub last_merchant: u16,
    /// Reward tiles of colours.
    pub colour_tiles: u16,
    /// Reward tiles of regions.
    pub region_tiles: u16,
    /// Queen's reward tiles.
    pub queens_rewards: u16,
    /// For being furthest or second on the nobility track (R14).
    pub nobility_rank: u16,
    /// For having the most permits (R15).
    pub most_permits: u16,
    /// Servants and politics cards in hand, which break ties (R16).
    pub tie_break: u16,
}

impl Score {
    /// All VP.
    pub fn total(&self) -> u16 {
        [
            self.permits,
            self.tokens,
            self.nobility_spaces,
            self.last_merchant,
            self.colour_tiles,
            self.region_tiles,
            self.queens_rewards,
            self.nobility_rank,
            self.most_permits,
        ]
        .into_iter()
        .fold(0, u16::saturating_add)
    }
}

/// The score of every seat if the game ended now; `hand_sizes` count the cards in hand by seat.
pub fn scores(table: &Table, hand_sizes: [u8; 4]) -> Vec<Score> {
    let spaces: Vec<u8> = table.players().iter().map(|player| player.nobility).collect();
    let permits: Vec<u8> = table.players().iter().map(|player| player.permits().len()).collect();
    let most_permits = permits.iter().max();
    table
        .each_seat()
        .map(|seat| {
            let player = table.player(seat);
            let tiles = |regions: bool| {
                let is_region = |tile: &RewardTile| *tile <= RewardTile::Mountains;
                let tiles = player.reward_tiles.iter();
                tiles.filter(|tile| is_region(tile) == regions).map(RewardTile::vp).sum()
            };
            Score {
                permits: player.vp.permits,
                tokens: player.vp.tokens,
                nobility_spaces: player.vp.nobility,
                last_merchant: table.last_merchant_vp(seat),
                colour_tiles: tiles(false),
                region_tiles: tiles(true),
                queens_rewards: player
                    .queens_rewards
                    .iter()
                    .map(|place| QUEENS_REWARDS[place])
                    .sum(),
                nobility_rank: nobility_rank_vp(&spaces, player.nobility),
                most_permits: if most_permits == Some(&permits[seat.index()]) {
                    MOST_PERMITS_VP
                } else {
                    0
                },
                tie_break: player.servants.saturating_add(u16::from(hand_sizes[seat.index() & 3])),
            }
        })
        .collect()
}

/// Ties for first: 5 each and no second; ties for second: 2 each (R14).
fn nobility_rank_vp(spaces: &[u8], space: u8) -> u16 {
    let ahead = spaces.iter().filter(|&&other| other > space).count();
    match ahead {
        0 => NOBILITY_FIRST_VP,
        1 => NOBILITY_SECOND_VP,
        _ => 0,
    }
}

/// The seats from best to worst, those that share a place together: most VP first, then most
/// servants and cards (R16).
pub fn ranking(scores: &[Score]) -> Vec<Vec<Seat>> {
    let key = |seat: &Seat| {
        let score = &scores[seat.index()];
        std::cmp::Reverse((score.total(), score.tie_break))
    };
    let mut seats: Vec<Seat> = Seat::first(scores.len() as u8).collect();
    seats.sort_by_key(key);
    seats.chunk_by(|a, b| key(a) == key(b)).map(<[Seat]>::to_vec).collect()
}
