//! The points of a game by cause, with the tiles that the last count adds.

use super::place::{Counter, Place};
use crate::games::council_of_4::rules::components::{QUEENS_REWARDS, RewardTile};
use crate::games::council_of_4::rules::scoring::{cause_of_tile, scores};
use crate::games::council_of_4::rules::{Cause, View};
use crate::scene::reckoning::{Part, Tile};
use crate::vocabulary;

vocabulary! {
    /// Stage of the last count.
    pub enum Stage {
        /// Reward tiles of colours and regions.
        Sets = "sets",
        /// Queen's reward tiles.
        Queen = "queen",
        /// First and second on the nobility track.
        Nobility = "nobility",
        /// The most permits.
        Permits = "permits",
    }
}

impl Stage {
    /// Returns the stage that counts a cause; `None` if it was counted during play.
    pub const fn of(cause: Cause) -> Option<Stage> {
        match cause {
            Cause::Permits | Cause::Tokens | Cause::NobilitySpaces | Cause::LastMerchant => None,
            Cause::ColourTiles | Cause::RegionTiles => Some(Stage::Sets),
            Cause::QueensRewards => Some(Stage::Queen),
            Cause::NobilityRank => Some(Stage::Nobility),
            Cause::MostPermits => Some(Stage::Permits),
        }
    }
}

/// Returns the points of all seats by cause.
pub fn reckoning(view: &View) -> Vec<Part<Cause, Place>> {
    let table = &view.table;
    let scores = scores(table, view.hand_sizes);
    let part = |cause: Cause| {
        let Some(stage) = Stage::of(cause) else {
            return Part::in_play(cause, scores.iter().map(|score| score.of(cause)));
        };
        let tiles = table.each_seat().flat_map(|seat| {
            let player = table.player(seat);
            let tile = |points, from| Tile { seat, points, from };
            let of_score = |from| vec![tile(scores[seat.index()].of(cause), from)];
            match stage {
                Stage::Sets => RewardTile::ALL
                    .into_iter()
                    .filter(|&of| player.reward_tiles.contains(of) && cause_of_tile(of) == cause)
                    .map(|of| tile(of.vp(), Place::Tile(of)))
                    .collect(),
                Stage::Queen => player
                    .queens_rewards
                    .iter()
                    .map(|place| tile(QUEENS_REWARDS[place], Place::QueensReward(place as u8)))
                    .collect(),
                Stage::Nobility => of_score(Place::Nobility(player.nobility)),
                Stage::Permits => of_score(Place::Counter(seat, Counter::Permits)),
            }
        });
        Part::at_the_end(cause, stage as usize, table.seats(), tiles.collect::<Vec<_>>())
    };
    Cause::ALL.map(part).into()
}
