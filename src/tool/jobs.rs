//! Work in parallel.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::thread;

/// Maximum number of useful threads.
const MOST: usize = 256;

/// Returns the wanted number of jobs, by default one per processor, but not more than games.
pub fn jobs(wanted: Option<NonZeroUsize>, games: usize) -> usize {
    let processors = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    wanted.unwrap_or_else(processors).get().min(games).min(MOST)
}

/// Returns what `work` makes of each of these, in their order, by so many threads.
pub fn each<T: Send, R: Send>(
    jobs: usize,
    all: impl IntoIterator<Item = T, IntoIter: Send>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let (queue, done) = (Mutex::new(all.into_iter().enumerate()), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let next = || queue.lock().ok()?.next();
                while let Some((place, one)) = next() {
                    let result = work(one);
                    if let Ok(mut done) = done.lock() {
                        done.push((place, result));
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    // They end in any order.
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}
