//! Storage of the decisions to learn from in the browser's localStorage.

use crate::archive::{Costs, Fault, MOMENTS, MatchId, Moments, one_text};
use crate::web::store::Browser;

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
