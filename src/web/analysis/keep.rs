//! Keeping what was found in the browser's localStorage, beside the match.
//!
//! What lies there and is no analysis of the match at hand is left until there is one to be kept.

use crate::archive::{Fault, MatchId, Shelf, analysis_of, write};
use crate::scene::Shown;
use crate::scene::analysis::Analysis;
use crate::session::Session;
use crate::web::store::Browser;

/// Where the analysis of the only match was, before there were several.
const OLD: &str = "curia.analysis";

/// What was found about this match before, or nothing yet; none if the match is not over.
pub fn found<G: Shown>(id: MatchId, table: &Session<G>) -> Option<Analysis<G>> {
    let kept = [&analysis_of(id), OLD].into_iter().find_map(|name| {
        let text = Browser.read(name).ok().flatten()?;
        Analysis::read(&text, table).ok()
    });
    kept.or_else(|| Analysis::of(table))
}

/// Keeps what was found.
///
/// # Errors
/// Why it could not be kept.
pub fn keep<G: Shown>(id: MatchId, analysis: &Analysis<G>) -> Result<(), Fault> {
    write(&Browser, &analysis_of(id), &analysis.write())
}
