//! The story of a match on the screen: the log, the digest since one's last turn, and the reasons of bots.

mod digest;
mod entry;
mod moves_of;
mod panel;
mod telling;
mod why;

pub use digest::{DigestButton, DigestSheet, LastEvents};
pub use moves_of::MovesOf;
pub use panel::LogPanel;
pub use why::{WhySheet, fetch};

/// Provides the digest and explanations of the surrounding table to everything below.
pub fn provide() {
    digest::provide();
    why::provide();
}
