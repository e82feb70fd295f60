//! Storage of results in the browser's localStorage, beside the match.
//!
//! A stored text that is not an analysis of this match is kept until there is one to save.

use crate::archive::{
    Costs, Fault, MOMENTS, MatchId, Moments, Shelf, analysis_of, one_text, write,
};
use crate::scene::Shown;
use crate::scene::analysis::Analysis;
use crate::session::Session;
use crate::web::store::Browser;

/// Former name of the analysis, when there was only one match.
const OLD: &str = "curia.analysis";

/// Returns earlier results for this match, or an empty analysis; `None` if the match is not over.
pub fn found<G: Shown>(id: MatchId, table: &Session<G>) -> Option<Analysis<G>> {
    let kept = [&analysis_of(id), OLD].into_iter().find_map(|name| {
        let text = Browser.read(name).ok().flatten()?;
        Analysis::read(&text, table).ok()
    });
    kept.or_else(|| Analysis::of(table))
}

/// Saves the results.
///
/// # Errors
/// Returns an error if they could not be saved.
pub fn keep<G: Shown>(id: MatchId, analysis: &Analysis<G>) -> Result<(), Fault> {
    write(&Browser, &analysis_of(id), &analysis.write())
}

/// Keeps which decisions of a match are to learn from, and what all of them cost if it is one's own. If that fails, the
/// analysis finds them again.
pub fn keep_moments(id: MatchId, game: &str, at: &[usize], costs: Option<Costs>) {
    _ = one_text::change(&Browser, MOMENTS, |kept: &mut Moments| kept.find(id, game, at, costs));
}

/// Keeps that a decision of a match was answered well.
///
/// # Errors
/// Returns an error if nothing can be kept.
pub fn keep_solved(id: MatchId, at: usize) -> Result<(), Fault> {
    one_text::change(&Browser, MOMENTS, |kept: &mut Moments| kept.solve(id, at)).map(drop)
}

/// Returns what is kept of the decisions to learn from; nothing if it can't be read.
pub fn moments() -> Moments {
    one_text::kept(&Browser, MOMENTS)
}
