//! The list of legal moves: its buttons, its panel and its keys. Its lines are those of the game, or one for each move.

mod buttons;
mod keys;
mod list;
mod panel;

pub use buttons::{MovesButton, SkipToMoves, WayOn};
pub use list::{Move, MoveList, Moves};
pub use panel::{MovePanel, closing};
