//! Patience with a thread of bots that may have died: when another is started, and when the page plays itself.

use std::time::Duration;

/// Time between two looks at a thread that has something to do. Silence is counted in looks, so that the sleep of
/// a device or a long task of the page is not taken for it.
pub const LOOK: Duration = Duration::from_secs(1);
/// Number of looks without a sign of life that a thread is given.
const ALIVE: u8 = 5;
/// The same for one that has said that it is loading: that takes as long as the network.
const LOADING: u8 = 15;
/// Number of threads that may fail one after another before questions no longer wait for one.
const MOST_FAILURES: u8 = 2;

/// Patience with the current thread and with those that failed before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Patience {
    stage: Stage,
    /// Looks since the last sign of life.
    looks: u8,
    /// Threads that failed since the last answer.
    failures: u8,
}

/// What is known of the thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Started,
    Loading,
    Ready,
}

impl Patience {
    /// Notes that another thread was started.
    pub fn renew(&mut self) {
        *self = Patience { failures: self.failures, ..Patience::default() };
    }

    /// Notes that the thread is loading.
    pub fn loading(&mut self) {
        self.stage = Stage::Loading;
        self.looks = 0;
    }

    /// Notes that the thread is listening.
    pub fn ready(&mut self) {
        self.stage = Stage::Ready;
        self.looks = 0;
    }

    /// Whether the thread is listening.
    pub const fn is_ready(self) -> bool {
        matches!(self.stage, Stage::Ready)
    }

    /// Notes a sign of life, or a new question to live for.
    pub fn heard(&mut self) {
        self.looks = 0;
    }

    /// Notes a look at a thread that has something to do. Returns whether it has been silent for too long.
    pub fn look(&mut self) -> bool {
        self.looks = self.looks.saturating_add(1);
        self.looks >= if self.stage == Stage::Loading { LOADING } else { ALIVE }
    }

    /// Notes an answer.
    pub fn answered(&mut self) {
        self.failures = 0;
    }

    /// Notes that the thread failed.
    pub fn failed(&mut self) {
        self.renew();
        self.failures = self.failures.saturating_add(1);
    }

    /// Whether questions wait for a thread. If not, each new one tries another thread, but only a thread that is
    /// listening by then gets it.
    pub const fn is_left(self) -> bool {
        self.failures < MOST_FAILURES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks until patience ends, at most a thousand times.
    fn looks(patience: &mut Patience, mut between: impl FnMut(&mut Patience, usize)) -> usize {
        let silent = |look: &usize| {
            between(patience, *look);
            patience.look()
        };
        (1..=1_000).find(silent).unwrap_or(1_000)
    }

    #[test]
    fn a_silent_thread_has_five_seconds_and_one_that_gives_signs_all_the_time_it_needs() {
        let mut patience = Patience::default();
        assert_eq!(looks(&mut patience, |_, _| {}), 5);
        patience.renew();
        patience.loading();
        assert_eq!(looks(&mut patience, |_, _| {}), 15);
        patience.ready();
        assert_eq!(looks(&mut patience, |_, _| {}), 5);
        assert_eq!(LOOK * 5, Duration::from_secs(5));
        patience.heard();
        let signs = |patience: &mut Patience, look| {
            if look % 4 == 0 {
                patience.heard();
            }
        };
        assert_eq!(looks(&mut patience, signs), 1_000);
    }

    #[test]
    fn after_two_failures_nobody_waits_until_a_thread_answers_again() {
        let mut patience = Patience::default();
        patience.ready();
        patience.failed();
        assert!(patience.is_left() && !patience.is_ready());
        patience.renew();
        patience.failed();
        assert!(!patience.is_left());
        // Another is tried, but that it listens is no answer yet.
        patience.renew();
        patience.ready();
        assert!(!patience.is_left() && patience.is_ready());
        patience.answered();
        assert!(patience.is_left());
        patience.failed();
        assert!(patience.is_left(), "one that answered in between gets two tries again");
    }
}
