//! Keeping what was found in the browser's localStorage, beside the match.
//!
//! What lies there and is no analysis of the match at hand is left until there is one to be kept.

use crate::record::Fault;
use crate::scene::analysis::Analysis;
use crate::web::desk::Table;
use crate::web::store::{storage, write};

const KEY: &str = "curia.analysis";

/// What was found about this match before, or nothing yet; none if the match is not over.
pub fn found(table: &Table) -> Option<Analysis> {
    let stored = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    let kept = stored.and_then(|text| Analysis::read(&text, table).ok());
    kept.or_else(|| Analysis::of(table))
}

/// Keeps what was found.
///
/// # Errors
/// Why it could not be kept.
pub fn keep(analysis: &Analysis) -> Result<(), Fault> {
    write(&storage().ok_or(Fault::Blocked)?, KEY, &analysis.write())
}
