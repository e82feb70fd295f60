//! Keeping the match of a table.

use super::Session;
use crate::archive::{Archive, Glanced, Kept, Shelf, Unsaved};
use crate::bots::Playable;

impl<G: Playable + Glanced + Clone> Session<G> {
    /// Keeps the match as it stands, and how it stands beside it. Nothing is played for that: the table
    /// has the state.
    ///
    /// # Errors
    /// Why it could not be kept. What is kept is as it was then.
    pub fn save<S: Shelf>(
        &self,
        archive: &Archive<S>,
        kept: &mut Kept<G>,
        now: u64,
    ) -> Result<(), Unsaved> {
        let before = std::mem::replace(&mut kept.envelope.record, self.record.clone());
        let saved = archive.save(kept, now);
        match saved {
            Ok(()) => archive.keep_glance(kept, &G::glance(&self.record, &self.state)),
            Err(_) => kept.envelope.record = before,
        }
        saved
    }
}
