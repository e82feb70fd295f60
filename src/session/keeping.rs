//! Saving the match of a table.

use super::Session;
use crate::archive::{Archive, Glance, Glanced, Kept, Shelf, Unsaved};
use crate::bots::Playable;

impl<G: Playable + Glanced> Session<G> {
    /// Returns the summary of the match as it stands.
    pub fn glance(&self) -> Glance {
        Glance::at(&self.record, &self.state, self.steps.iter().flat_map(|step| &step.events))
    }
}

impl<G: Playable + Glanced + Clone> Session<G> {
    /// Saves the match and its glance, from the table's state and without playing anything; of a match that is over
    /// its result, too.
    ///
    /// # Errors
    /// Returns an error if it could not be saved. The previous save is intact.
    pub fn save<S: Shelf>(
        &self,
        archive: &Archive<S>,
        kept: &mut Kept<G>,
        now: u64,
    ) -> Result<(), Unsaved> {
        let before = std::mem::replace(&mut kept.envelope.record, self.record.clone());
        let saved = archive.save(kept, now);
        match saved {
            Ok(()) => {
                let glance = self.glance();
                archive.keep_glance(kept, &glance);
                archive.enter_result(kept, &glance);
            }
            Err(_) => kept.envelope.record = before,
        }
        saved
    }
}
