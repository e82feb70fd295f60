//! How many games are played at a time.

use std::num::NonZeroUsize;
use std::thread;

/// More threads than this help nobody.
const MOST: usize = 256;

/// As many as are wanted, or as the machine has processors: no more than there are games.
pub fn jobs(wanted: Option<NonZeroUsize>, games: usize) -> usize {
    let processors = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    wanted.unwrap_or_else(processors).get().min(games).min(MOST)
}
