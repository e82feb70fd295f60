//! Why an update of the page waits.

use crate::vocabulary;

vocabulary! {
    /// Reason to put off an update of the page.
    pub enum Held {
        /// A turn is under way.
        Turn = "turn",
        /// A game would be lost.
        Unsaved = "unsaved",
    }
}
