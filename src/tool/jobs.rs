//! Number of games played in parallel.

use std::num::NonZeroUsize;
use std::thread;

/// Maximum number of useful threads.
const MOST: usize = 256;

/// Returns the wanted number of jobs, by default one per processor, but not more than games.
pub fn jobs(wanted: Option<NonZeroUsize>, games: usize) -> usize {
    let processors = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    wanted.unwrap_or_else(processors).get().min(games).min(MOST)
}
