//! The influence track.

use serde::{Deserialize, Serialize};

/// The points of each space, from the black sphere to the gold one (R19).
pub const TRACK: [u8; 20] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 19, 21, 23, 25];
/// The last space, the gold sphere, where a marker is safe (R21).
pub const TOP: u8 = TRACK.len() as u8 - 1;
/// The spaces with a gem at the start.
pub const GEM_STEPS: [u8; 5] = [3, 7, 13, 17, 19];

/// Returns the points of a space of the track.
pub fn points(step: u8) -> u16 {
    u16::from(TRACK[usize::from(step.min(TOP))])
}

/// The gems that are still on the track, a bit for each space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TrackGems(u32);

impl TrackGems {
    /// Every gem of the start.
    pub const ALL: TrackGems = {
        let (mut gems, mut at) = (0, 0);
        while at < GEM_STEPS.len() {
            gems |= 1 << GEM_STEPS[at];
            at += 1;
        }
        TrackGems(gems)
    };

    /// Whether there is a gem on the space.
    pub const fn is_on(self, step: u8) -> bool {
        self.0.wrapping_shr(step as u32) & 1 != 0
    }

    /// Takes the gem of a space. Returns whether there was one.
    pub const fn take(&mut self, step: u8) -> bool {
        let there = self.is_on(step);
        self.0 &= !1_u32.wrapping_shl(step as u32);
        there
    }

    /// Returns the number of gems.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the spaces with a gem, from the bottom.
    pub fn steps(self) -> impl Iterator<Item = u8> + Clone {
        (0..=TOP).filter(move |&step| self.is_on(step))
    }
}

impl FromIterator<u8> for TrackGems {
    fn from_iter<I: IntoIterator<Item = u8>>(steps: I) -> TrackGems {
        let bits = steps.into_iter().filter(|&step| step <= TOP).map(|step| 1 << step);
        TrackGems(bits.fold(0, |all, bit: u32| all | bit))
    }
}
