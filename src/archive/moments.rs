//! The decisions to learn from of finished matches, which of them were answered well since, and their stored form.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::MatchId;
use super::one_text::OneText;

/// Name of the stored text.
pub const MOMENTS: &str = "curia.moments";
/// Version that is written.
const VERSION: u32 = 1;
/// Number of matches that are kept; the one whose moments were found first goes first.
const MOST: usize = 200;
/// Maximum length of a text in bytes, far above so many matches; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 18;

/// The decisions to learn from, as far as matches were analysed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments(Vec<OfMatch>);

/// The decisions of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfMatch {
    id: MatchId,
    /// Numbers of actions before them.
    at: BTreeSet<usize>,
    /// Those that were answered well.
    solved: BTreeSet<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    matches: Vec<OfMatch>,
}

impl OneText for Moments {
    const VERSION: u32 = VERSION;

    fn read(text: &str) -> Option<Moments> {
        let text = Some(text).filter(|text| text.len() <= LONGEST_TEXT)?;
        let Form { version, matches } = serde_json::from_str(text).ok()?;
        (version == VERSION).then_some(Moments(matches))
    }

    fn write(&self) -> String {
        let form = Form { version: VERSION, matches: self.0.clone() };
        // Writing it can't fail; an empty text would not be read.
        serde_json::to_string(&form).unwrap_or_default()
    }
}

impl Moments {
    fn of(&self, id: MatchId) -> Option<&OfMatch> {
        self.0.iter().find(|of| of.id == id)
    }

    /// Returns the number of a match's decisions that were not answered well yet.
    pub fn open(&self, id: MatchId) -> usize {
        self.of(id).map_or(0, |of| of.at.difference(&of.solved).count())
    }

    /// Whether a match's decision was answered well.
    pub fn is_solved(&self, id: MatchId, at: usize) -> bool {
        self.of(id).is_some_and(|of| of.solved.contains(&at))
    }

    /// Keeps which decisions of a match are to learn from. What was answered well stays so.
    pub fn find(&mut self, id: MatchId, at: &[usize]) {
        let at: BTreeSet<usize> = at.iter().copied().collect();
        match self.0.iter_mut().find(|of| of.id == id) {
            Some(of) => of.at = at,
            None => self.0.push(OfMatch { id, at, solved: BTreeSet::new() }),
        }
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// Keeps that a match's decision was answered well.
    pub fn solve(&mut self, id: MatchId, at: usize) {
        if let Some(of) = self.0.iter_mut().find(|of| of.id == id) {
            of.solved.insert(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u64) -> MatchId {
        MatchId(number)
    }

    #[test]
    fn what_was_answered_well_is_not_open() {
        let mut moments = Moments::default();
        moments.find(id(1), &[4, 9, 30]);
        moments.solve(id(1), 9);
        // Of a match that is not known nothing is kept.
        moments.solve(id(2), 9);
        assert_eq!((moments.open(id(1)), moments.open(id(2))), (2, 0));
        assert!(moments.is_solved(id(1), 9) && !moments.is_solved(id(1), 4));
        // A deeper analysis finds others.
        moments.find(id(1), &[9, 31]);
        assert_eq!(moments.open(id(1)), 1);
        assert_eq!(Moments::read(&moments.write()), Some(moments));
    }

    #[test]
    fn the_oldest_go_when_there_are_too_many() {
        let mut moments = Moments::default();
        (0..=MOST as u64).for_each(|number| moments.find(id(number), &[1]));
        assert_eq!((moments.open(id(0)), moments.open(id(MOST as u64))), (0, 1));
        assert!(moments.write().len() < LONGEST_TEXT);
    }

    #[test]
    fn damaged_and_newer_texts_are_not_read() {
        let text = Moments::default().write();
        assert!(Moments::read(&text).is_some());
        for wrong in [&text[1..], &text.replace(":1", ":2"), "", "{}", &"[".repeat(1 << 19)] {
            assert_eq!(Moments::read(wrong), None, "{wrong:.20}");
        }
    }
}
