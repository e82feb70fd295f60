//! Witnesses in the golden games: every kind of action, and every ruling where it makes a difference, found
//! in the states and events of the replay.

pub mod council_of_4;
pub mod four_towers;
pub mod the_council;

use std::collections::{BTreeMap, BTreeSet};

use curia::record::Match;
use curia::rules::Game;

use crate::{Games, record_of};

/// The number of times that each thing occurs in a match.
pub type Witnesses = BTreeMap<&'static str, u32>;

/// Checks that `all`, the evidence for every ruling up to a number, occurs in the games.
fn every_ruling_is_shown<G: Game>(
    games: &Games,
    all: &[&'static str],
    rulings: u32,
    witnesses: fn(&Match<G>) -> Witnesses,
) {
    let mut counts: BTreeMap<&str, u32> = all.iter().map(|&name| (name, 0)).collect();
    for (name, text) in games {
        for (witness, count) in witnesses(&record_of(name, text)) {
            *counts.get_mut(witness).expect(witness) += count;
        }
    }
    for ruling in 1..=rulings {
        let number = format!("R{ruling:02}");
        assert!(all.iter().any(|name| name.starts_with(&number)), "{number} has no witness");
    }
    println!("{counts:#?}");
    let missing: Vec<_> = counts.iter().filter(|&(_, &count)| count == 0).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Returns the kinds of action in all games.
fn kinds_of<G: Game>(games: &Games) -> BTreeSet<String> {
    games.iter().flat_map(|(name, text)| kinds::<G>(&record_of(name, text))).collect()
}

/// Returns the kinds of action of a match: the first words in notation.
pub fn kinds<G: Game>(record: &Match<G>) -> BTreeSet<String> {
    let words = record.actions.iter().map(|&action| G::print(action));
    words.filter_map(|words| words.split(' ').next().map(str::to_owned)).collect()
}
