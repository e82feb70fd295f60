//! Storage of results in the browser's localStorage, beside the match.
//!
//! A stored text that is not an analysis of this match is kept until there is one to save.

use crate::archive::{Fault, MatchId, Shelf, analysis_of, write};
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
