//! Random games to measure and to test with: every board in turn.

use super::CouncilOf4;
use super::board::Sides;
use super::components::NobilityVariant;
use super::setup::Setup;
use crate::rules::sample::Sampled;

impl Sampled for CouncilOf4 {
    fn sample(players: u8, number: u32) -> Setup {
        let board = Sides::of_number(number).board();
        Setup { players, board, nobility: NobilityVariant::default(), first: None }
    }
}
