//! The decisions to learn from of finished matches, which of them were answered well since, what decisions of each kind
//! cost, and their stored form.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::MatchId;
use super::one_text::{GoesAlong, OneText};
use crate::rules::position::Format;

/// Name of the stored text.
pub const MOMENTS: &str = "curia.moments";
/// Number of matches that are kept; the one whose moments were found first goes first.
const MOST: usize = 200;

/// The decisions to learn from, as far as matches were analysed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moments {
    version: Format<{ Moments::VERSION }>,
    matches: Vec<OfMatch>,
}

/// The decisions of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfMatch {
    id: MatchId,
    game: String,
    /// Numbers of actions before them.
    at: BTreeSet<usize>,
    /// Those that were answered well.
    solved: BTreeSet<usize>,
    /// What this device's person paid in a match of their own against bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    costs: Option<Costs>,
}

/// What decisions cost, by the key of their kind.
pub type Costs = BTreeMap<String, Cost>;

/// What decisions of one kind cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Number of those that cost something.
    pub times: u32,
    /// Percentage points of the chance to win in all of them.
    pub loss: u32,
}

impl Cost {
    /// Adds what others cost.
    pub fn add(&mut self, other: Cost) {
        self.times = self.times.saturating_add(other.times);
        self.loss = self.loss.saturating_add(other.loss);
    }
}

impl OneText for Moments {
    const VERSION: u32 = 1;
    const LONGEST: usize = 1 << 19;
}

impl GoesAlong for Moments {
    fn merge(&mut self, given: Moments) {
        for of in given.matches {
            match self.matches.iter_mut().find(|known| known.id == of.id) {
                Some(known) => known.solved.extend(of.solved),
                None => self.matches.push(of),
            }
        }
        self.matches.drain(..self.matches.len().saturating_sub(MOST));
    }
}

impl Moments {
    fn of(&self, id: MatchId) -> Option<&OfMatch> {
        self.matches.iter().find(|of| of.id == id)
    }

    /// Returns the number of a match's decisions that were not answered well yet.
    pub fn open(&self, id: MatchId) -> usize {
        self.of(id).map_or(0, |of| of.at.difference(&of.solved).count())
    }

    /// Whether a match's decision was answered well.
    pub fn is_solved(&self, id: MatchId, at: usize) -> bool {
        self.of(id).is_some_and(|of| of.solved.contains(&at))
    }

    /// Keeps which decisions of a match are to learn from, and what all of them cost if it is one's own. What was answered
    /// well stays so.
    pub fn find(&mut self, id: MatchId, game: &str, at: &[usize], costs: Option<Costs>) {
        let at: BTreeSet<usize> = at.iter().copied().collect();
        match self.matches.iter_mut().find(|of| of.id == id) {
            Some(of) => (of.at, of.costs) = (at, costs),
            None => {
                let (game, solved) = (game.to_owned(), BTreeSet::new());
                self.matches.push(OfMatch { id, game, at, solved, costs });
            }
        }
        self.matches.drain(..self.matches.len().saturating_sub(MOST));
    }

    /// Returns the number of a game's own analysed matches, and what decisions of each kind cost in them, the dearest first.
    pub fn habits(&self, game: &str) -> (u32, Vec<(String, Cost)>) {
        let (mut matches, mut sums) = (0, Costs::new());
        let of_game = self.matches.iter().filter(|of| of.game == game);
        for costs in of_game.filter_map(|of| of.costs.as_ref()) {
            matches += 1;
            for (kind, cost) in costs {
                sums.entry(kind.clone()).or_default().add(*cost);
            }
        }
        let mut habits: Vec<_> = sums.into_iter().collect();
        habits.sort_by_key(|(_, cost)| std::cmp::Reverse(cost.loss));
        (matches, habits)
    }

    /// Keeps that a match's decision was answered well.
    pub fn solve(&mut self, id: MatchId, at: usize) {
        if let Some(of) = self.matches.iter_mut().find(|of| of.id == id) {
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

    /// Keeps moments of a match that cost nothing.
    fn find(moments: &mut Moments, number: u64, at: &[usize]) {
        moments.find(id(number), "one", at, None);
    }

    #[test]
    fn what_was_answered_well_is_not_open() {
        let mut moments = Moments::default();
        find(&mut moments, 1, &[4, 9, 30]);
        moments.solve(id(1), 9);
        // Of a match that is not known nothing is kept.
        moments.solve(id(2), 9);
        assert_eq!((moments.open(id(1)), moments.open(id(2))), (2, 0));
        assert!(moments.is_solved(id(1), 9) && !moments.is_solved(id(1), 4));
        // A deeper analysis finds others.
        find(&mut moments, 1, &[9, 31]);
        assert_eq!(moments.open(id(1)), 1);
        assert_eq!(Moments::read(&moments.write()), Some(moments));
    }

    #[test]
    fn what_kinds_of_decisions_cost_is_added_up_by_game() {
        let costs = |all: &[(&str, u32, u32)]| {
            let each =
                all.iter().map(|&(kind, times, loss)| (kind.to_owned(), Cost { times, loss }));
            Some(each.collect::<Costs>())
        };
        let mut moments = Moments::default();
        moments.find(id(1), "one", &[], costs(&[("bid", 2, 9), ("draft", 1, 12)]));
        moments.find(id(2), "one", &[], costs(&[("bid", 1, 4)]));
        moments.find(id(3), "other", &[], costs(&[("bid", 7, 70)]));
        // A match of others says nothing of one's own habits.
        find(&mut moments, 4, &[7]);
        // A deeper analysis counts once.
        moments.find(id(2), "one", &[], costs(&[("bid", 1, 6)]));
        let bid = ("bid".to_owned(), Cost { times: 3, loss: 15 });
        let draft = ("draft".to_owned(), Cost { times: 1, loss: 12 });
        assert_eq!(moments.habits("one"), (2, vec![bid, draft]));
        assert_eq!(moments.habits("none"), (0, vec![]));
    }

    #[test]
    fn the_oldest_go_when_there_are_too_many() {
        let mut moments = Moments::default();
        (0..=MOST as u64).for_each(|number| find(&mut moments, number, &[1]));
        assert_eq!((moments.open(id(0)), moments.open(id(MOST as u64))), (0, 1));
        assert!(moments.write().len() < Moments::LONGEST);
    }

    #[test]
    fn damaged_and_newer_texts_are_not_read() {
        let text = Moments::default().write();
        assert!(Moments::read(&text).is_some());
        for wrong in [&text[1..], &text.replace(":1", ":2"), "", "{}", &"[".repeat(1 << 20)] {
            assert_eq!(Moments::read(wrong), None, "{wrong:.20}");
        }
    }
}
