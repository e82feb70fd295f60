//! Names of the texts on the shelf.

use std::collections::BTreeSet;

use super::MatchId;

/// Name of the index.
pub const INDEX: &str = "curia.index";
/// Name of the log of results.
pub const RESULTS: &str = "curia.results";
/// Prefix of the names of matches.
pub const MATCH: &str = "curia.match.";
/// Prefix of the names of analyses.
const ANALYSIS: &str = "curia.analysis.";
/// Prefix of the names of glances.
const GLANCE: &str = "curia.glance.";
/// Prefix of the names of answers to the puzzles of a game.
pub const PUZZLES: &str = "curia.puzzles.";
/// Prefix of the names of texts that were put aside.
pub const ASIDE: &str = "curia.damaged.";

/// Returns the two names between which a match alternates.
pub(super) fn names_of(id: MatchId) -> [String; 2] {
    ["even", "odd"].map(|turn| format!("{MATCH}{id}.{turn}"))
}

/// Returns the name for a revision of a match.
pub(super) fn place_of(id: MatchId, revision: u64) -> String {
    let [even, odd] = names_of(id);
    if revision.is_multiple_of(2) { even } else { odd }
}

/// Returns the name of a match's analysis.
pub fn analysis_of(id: MatchId) -> String {
    format!("{ANALYSIS}{id}")
}

/// Returns the name of a match's glance.
pub(super) fn glance_of(id: MatchId) -> String {
    format!("{GLANCE}{id}")
}

/// Returns the match that a name of a text belongs to.
pub(super) fn match_in(name: &str) -> Option<MatchId> {
    let (id, turn) = name.strip_prefix(MATCH)?.split_once('.')?;
    if matches!(turn, "even" | "odd") { id.parse().ok() } else { None }
}

/// Returns the matches that the names belong to.
pub(super) fn ids(names: &[String]) -> BTreeSet<MatchId> {
    names.iter().filter_map(|name| match_in(name)).collect()
}
