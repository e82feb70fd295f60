//! The files that the parts of a page go to. An entry is named after its game and what it is for, as `four_towers`,
//! `four_towers_rules` and `four_towers_after`, or `rest`, which is no game's. The splitter has a part for every set of
//! entries that share something, which are too many to ask for.

use std::collections::{BTreeMap, BTreeSet};

/// What entries of games are for, and the name of the file of what those of several games share. What entries for
/// different things share belongs to the first.
const KINDS: [(&str, &str); 3] = [("", "table"), ("_rules", "rules"), ("_after", "after")];
/// The entries of no game, and the file of what they share with games.
const REST: &str = "rest";
const KIT: &str = "kit";

/// Returns the game of an entry and the number of its kind.
fn kind(entry: &str) -> (&str, usize) {
    let kinds = KINDS.iter().enumerate().skip(1);
    let mut found = kinds.filter_map(|(kind, (end, _))| Some((entry.strip_suffix(end)?, kind)));
    found.next().unwrap_or((entry, 0))
}

/// Returns the file of what these entries share.
fn file_of(entries: &BTreeSet<&str>) -> String {
    let of_games = || entries.iter().filter(|entry| **entry != REST).map(|entry| kind(entry));
    let first = of_games().map(|(_, kind)| kind).min();
    if entries.contains(REST) {
        // What comes after the table may as well wait for the rest.
        return if first == Some(0) { KIT } else { REST }.to_owned();
    }
    let first = first.unwrap_or_default();
    let games: BTreeSet<_> = of_games().map(|(game, _)| game).collect();
    match games.first() {
        Some(game) if games.len() == 1 => format!("{game}{}", KINDS[first].0),
        _ => KINDS[first].1.to_owned(),
    }
}

/// Names of parts or files by name of what they make up.
pub type Groups = BTreeMap<String, BTreeSet<String>>;

/// Returns the parts of each file, and the files of each entry, of the parts of each entry.
pub fn groups(parts_of: &Groups) -> (Groups, Groups) {
    let mut entries_of = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (entry, parts) in parts_of {
        for part in parts {
            entries_of.entry(part).or_default().insert(entry);
        }
    }
    let mut parts = Groups::new();
    let mut files: Groups = parts_of.keys().map(|entry| (entry.clone(), BTreeSet::new())).collect();
    for (part, entries) in &entries_of {
        let file = file_of(entries);
        for entry in entries {
            files.entry((*entry).to_owned()).or_default().insert(file.clone());
        }
        parts.entry(file).or_default().insert((*part).to_owned());
    }
    (parts, files)
}
