//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// The colour of a seat's pieces. Each has a head shape of its own on the screen, so that colour
/// is never the only signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum SeatColour {
    Scarlet,
    Cobalt,
    Forest,
    Amber,
}

impl SeatColour {
    /// Every colour, in the order in which they are offered.
    pub const ALL: [SeatColour; 4] =
        [SeatColour::Scarlet, SeatColour::Cobalt, SeatColour::Forest, SeatColour::Amber];
}
