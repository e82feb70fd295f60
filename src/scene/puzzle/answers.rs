//! What was answered of a game's puzzles, when those that were missed come again, and the stored form.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::LEVELS;
use crate::archive::Day;
use crate::archive::one_text::{GoesAlong, OneText};
use crate::rules::position::Format;
use crate::vocabulary;

/// Days until a missed puzzle comes again: after the miss, and after each right answer but the last.
pub const DAYS: [u32; 3] = [3, 7, 21];

/// How an attempt at a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    Right,
    Wrong,
    /// The answer was looked at.
    Shown,
}

vocabulary! {
    /// How a puzzle stands with a person.
    pub enum Progress {
        /// It was never answered.
        Open = "open",
        /// The first attempt was right.
        First = "first",
        /// It was solved, later or before first attempts were kept.
        Solved = "solved",
        /// It was missed, and not solved since.
        Missed = "missed",
    }
}

vocabulary! {
    /// Part of a game's puzzles.
    pub enum Which {
        All = "all",
        /// Those never answered.
        Open = "open",
        /// Missed ones that are not known well since.
        Missed = "missed",
        /// Missed ones that are to be tried again.
        Again = "again",
    }
}

/// First attempt at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First {
    /// Number by which the puzzle is known.
    pub mark: u32,
    /// Number of levels of bots that miss it, from 1.
    pub missed: u8,
    pub right: bool,
}

/// A missed puzzle that comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again {
    /// Day of the miss or of the last right answer in time; `None` if there was no clock.
    pub since: Option<Day>,
    /// Number of right answers in time.
    right: u8,
}

/// What was answered of a game's puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Answers {
    solved: BTreeSet<u32>,
    firsts: Vec<First>,
    again: BTreeMap<u32, Again>,
    /// Last day whose puzzle was solved on that day.
    pub day: Option<Day>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: Format<1, { Answers::VERSION }>,
    solved: BTreeSet<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Day>,
    /// First attempts in their order: the puzzle, the levels that miss it, and whether it was right.
    #[serde(default)]
    firsts: Vec<(u32, u8, bool)>,
    /// Missed puzzles: since when they wait, and the right answers.
    #[serde(default)]
    again: BTreeMap<u32, (Option<Day>, u8)>,
}

impl OneText for Answers {
    /// The first one held the solved puzzles and the day alone.
    const VERSION: u32 = 2;
    const LONGEST: usize = 1 << 16;
}

impl TryFrom<Form> for Answers {
    type Error = &'static str;

    fn try_from(form: Form) -> Result<Answers, &'static str> {
        let Form { solved, day, firsts, again, .. } = form;
        let marks: BTreeSet<u32> = firsts.iter().map(|(mark, ..)| *mark).collect();
        let is_sound = marks.len() == firsts.len()
            && firsts.iter().all(|(_, missed, _)| (1..=LEVELS.len()).contains(&(*missed).into()))
            && again.values().all(|(_, right)| usize::from(*right) < DAYS.len());
        let first = |(mark, missed, right)| First { mark, missed, right };
        let waiting = |(mark, (since, right))| (mark, Again { since, right });
        let firsts = firsts.into_iter().map(first).collect();
        let again = again.into_iter().map(waiting).collect();
        is_sound.then_some(Answers { solved, day, firsts, again }).ok_or("other answers")
    }
}

impl From<Answers> for Form {
    fn from(answers: Answers) -> Form {
        let Answers { solved, firsts, again, day } = answers;
        let firsts = firsts.iter().map(|of| (of.mark, of.missed, of.right)).collect();
        let again = again.iter().map(|(&mark, of)| (mark, (of.since, of.right))).collect();
        Form { version: Format::LATEST, solved, day, firsts, again }
    }
}

impl GoesAlong for Answers {
    fn merge(&mut self, given: Answers) {
        for (mark, again) in given.again {
            if self.progress(mark) == Progress::Open {
                self.again.insert(mark, again);
            }
        }
        for first in given.firsts {
            if self.firsts.iter().all(|known| known.mark != first.mark) {
                self.firsts.push(first);
            }
        }
        self.solved.extend(given.solved);
        self.day = self.day.max(given.day);
    }
}

impl Answers {
    /// Returns the number of solved puzzles.
    pub fn count(&self) -> usize {
        self.solved.len()
    }

    /// Returns how the puzzle with a mark stands.
    pub fn progress(&self, mark: u32) -> Progress {
        let first = self.firsts.iter().find(|first| first.mark == mark);
        match (self.solved.contains(&mark), first) {
            (true, Some(First { right: true, .. })) => Progress::First,
            (true, _) => Progress::Solved,
            (false, None) if !self.again.contains_key(&mark) => Progress::Open,
            (false, _) => Progress::Missed,
        }
    }

    /// Returns since when the puzzle with a mark waits to come again, if it does.
    pub fn again(&self, mark: u32) -> Option<Again> {
        self.again.get(&mark).copied()
    }

    /// Whether the puzzle with a mark was missed, and enough days have passed to try it again. One that was missed without
    /// a clock, or by a clock that was ahead, may be tried on any day.
    pub fn is_due(&self, mark: u32, today: Day) -> bool {
        self.again(mark).is_some_and(|Again { since, right }| {
            let (since, today) = (since.map(Day::number), today.number());
            let wait = DAYS.get(usize::from(right)).copied().unwrap_or_default();
            // Whoever travels may be a day back.
            since.is_none_or(|since| since + wait <= today || since > today + 1)
        })
    }

    /// Whether the puzzle with a mark belongs to a part of them; nothing is due without a clock.
    pub fn is_among(&self, which: Which, mark: u32, today: Option<Day>) -> bool {
        match which {
            Which::All => true,
            Which::Open => self.progress(mark) == Progress::Open,
            Which::Missed => self.again(mark).is_some(),
            Which::Again => today.is_some_and(|today| self.is_due(mark, today)),
        }
    }

    /// Returns the first attempts in their order.
    pub fn firsts(&self) -> &[First] {
        &self.firsts
    }

    /// Takes how a person's attempt at a puzzle ended, the first one since its table was opened. `missed` is the number of
    /// levels of bots that miss it.
    pub fn attempt(&mut self, mark: u32, missed: u8, attempt: Attempt, today: Option<Day>) {
        let (progress, again) = (self.progress(mark), self.again(mark));
        // What was found may be looked at.
        if attempt == Attempt::Shown && again.is_none() && progress != Progress::Open {
            return;
        }
        let right = attempt == Attempt::Right;
        if progress == Progress::Open && (1..=LEVELS.len()).contains(&missed.into()) {
            self.firsts.push(First { mark, missed, right });
        }
        if !right {
            self.again.insert(mark, Again { since: today, right: 0 });
            return;
        }
        let is_due = today.is_some_and(|today| self.is_due(mark, today));
        if let Some(again) = again.filter(|_| is_due) {
            let right = again.right + 1;
            match usize::from(right) < DAYS.len() {
                true => _ = self.again.insert(mark, Again { since: today, right }),
                false => _ = self.again.remove(&mark),
            }
        }
        self.solve(mark);
    }

    /// Adds the puzzle with a mark to the solved ones.
    pub fn solve(&mut self, mark: u32) {
        self.solved.insert(mark);
    }
}
