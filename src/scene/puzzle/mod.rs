//! Puzzles: decisions in which one turn is clearly best, as searches found and the tool keeps them.
//!
//! A line of text is a puzzle: the number of levels of bots that miss the best action, the match up to the decision as
//! the text of a link, and the advice of the search, packed and in base64 for addresses, set apart by `|`.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::analysis::{Advised, EQUAL};
use crate::archive::Day;
use crate::bots::advice::Advice;
use crate::bots::outlook::percent;
use crate::bots::{Level, Playable, legal};
use crate::record::Match;
use crate::record::link::{Opens, Scope, decode, encode};
use crate::rules::luck::fnv1a;

mod answers;
mod rating;

pub use answers::{Again, Answers, Attempt, DAYS, First, Progress, Which};
pub use rating::PuzzleRating;

/// Levels of bots that are tried at a puzzle.
pub const LEVELS: [Level; 5] =
    [Level::Novice, Level::Greedy, Level::Adept, Level::Expert, Level::Master];

/// Sets the parts of a line apart.
const BAR: char = '|';
/// Beginning of a link, which the lines do without.
const LINK: &str = "#m=";

/// Returns the number of puzzles in lines, without keeping them where only the number is told.
pub const fn count(lines: &str) -> usize {
    let (bytes, mut at, mut count) = (lines.as_bytes(), 0, 0);
    while at < bytes.len() {
        count += (bytes[at] == b'\n') as usize;
        at += 1;
    }
    count
}

/// Returns the number by which a puzzle is known, wherever its line stands.
pub fn mark_of(line: &str) -> u32 {
    let link = line.split(BAR).nth(1).unwrap_or_default();
    let mark = fnv1a(link.as_bytes());
    (mark ^ mark >> u32::BITS) as u32
}

/// Returns the number of levels of bots that miss a puzzle, from 1 to all of [`LEVELS`]; `None` if its line doesn't say it.
pub fn difficulty_of(line: &str) -> Option<u8> {
    let missed = line.split(BAR).next()?.parse().ok()?;
    (1..=LEVELS.len()).contains(&usize::from(missed)).then_some(missed)
}

/// Returns the match of a line as a link; `None` if it holds none.
pub fn link_of(line: &str) -> Option<String> {
    Some(format!("{LINK}{}", line.split(BAR).nth(1)?))
}

/// Returns the place of the puzzle of a day among so many, of which there is at least one.
pub fn of_the_day(day: Day, count: usize) -> usize {
    day.number() as usize % count.max(1)
}

/// A decision in which one action is clearly best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<G: Playable + Clone> {
    /// Number of levels of bots that miss the best action.
    pub missed: u8,
    /// The match up to the decision.
    pub record: Match<G>,
    /// The best action, then all others that count, then the next best ones, each with the chance after its best turn.
    pub told: Advised<G>,
}

impl<G: Playable + Clone> Puzzle<G> {
    /// Returns the puzzle as a line; `None` if its match can't be sent.
    pub fn write(&self) -> Option<String> {
        let link = encode(&self.record, Scope::Whole, Opens::AtEnd).ok()?;
        let told = URL_SAFE_NO_PAD.encode(self.told.clone().pack::<G>());
        Some(format!("{}{BAR}{}{BAR}{told}", self.missed, link.strip_prefix(LINK)?))
    }

    /// Reads a line; `None` if it is no puzzle of this game.
    pub fn read(line: &str) -> Option<Puzzle<G>> {
        let mut parts = line.split(BAR);
        let (missed, link, told) = (parts.next()?, parts.next()?, parts.next()?);
        let opened = decode::<G>(&format!("{LINK}{link}")).ok()?.opened;
        let record = opened.lost.is_none().then_some(opened.record)?;
        let state = record.replay(|_, _| {}).ok()?;
        let choices = legal::<G>(&G::view(&state, Some(G::decider(&state)?)));
        let told = Advice::unpack::<G>(&URL_SAFE_NO_PAD.decode(told).ok()?)?;
        let is_sound = told.candidates.len() > 1
            && told.candidates.iter().all(|one| choices.contains(&one.action))
            && told.candidates.iter().all(|one| (0.0..=1.001).contains(&one.outlook.chance));
        let puzzle = Puzzle { missed: missed.parse().ok()?, record, told };
        (is_sound && parts.next().is_none()).then_some(puzzle)
    }

    /// Returns the percentage points of chance to win that the candidate at a place costs; `None` if there is none.
    pub fn costs(&self, place: usize) -> Option<u8> {
        let chance = |place: usize| Some(percent(self.told.candidates.get(place)?.outlook.chance));
        Some(chance(0)?.saturating_sub(chance(place)?))
    }

    /// Returns the match with the candidate at a place played, to play on from there; `None` if there is none.
    pub fn played(&self, place: usize) -> Option<Match<G>> {
        let mut record = self.record.clone();
        record.actions.push(self.told.candidates.get(place)?.action);
        Some(record)
    }

    /// Whether the candidate at a place counts as an answer.
    pub fn is_right(&self, place: usize) -> bool {
        self.costs(place).is_some_and(|points| points <= EQUAL)
    }

    /// Returns the percentage points of chance to win by which the best action leads those that don't count; 0 without any.
    pub fn lead(&self) -> u8 {
        let wrong = (0..self.told.candidates.len()).filter(|&place| !self.is_right(place));
        wrong.filter_map(|place| self.costs(place)).min().unwrap_or_default()
    }
}
