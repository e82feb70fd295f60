//! Matches that continue differently from a moment of another.

use super::keeper::Seating;
use crate::archive::{MatchId, Origin, clean_name};
use crate::record::Match;
use crate::text::text;
use crate::web::screen::Screen;

/// Returns the table of a match that shares `at` actions with another; `None` if it can't begin.
pub fn branch_off<G: Screen>(record: Match<G>, of: MatchId, at: usize) -> Option<Seating<G>> {
    what_if(record, Origin::Branch { of, at }, at)
}

/// Returns the table of a match that went on in another way after this many actions, named so; `None` if it can't begin.
pub fn what_if<G: Screen>(record: Match<G>, origin: Origin, at: usize) -> Option<Seating<G>> {
    let mut seating = Seating::open(record, Some(origin))?;
    let begun = seating.table.view_at(at, None)?;
    let round = (G::cover().round.numbered)(G::round(&begun));
    seating.kept.envelope.name = clean_name(&text().replay().what_if_name(&round));
    Some(seating)
}
