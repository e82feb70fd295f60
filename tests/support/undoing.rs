//! Taking the last decision back.

use curia::bots::Playable;
use curia::session::{Moment, NoUndo, Session};

/// Takes the last decision back.
pub fn undo<G: Playable>(session: &mut Session<G>) -> Result<Moment, NoUndo> {
    let moment = session.can_undo()?;
    session.go_back(moment.played)
}
