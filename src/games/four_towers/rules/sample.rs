//! Random games to measure and to test with.

use super::FourTowers;
use super::setup::Setup;
use crate::rules::sample::Sampled;

impl Sampled for FourTowers {
    fn sample(players: u8, _number: u32) -> Setup {
        Setup { players }
    }
}
