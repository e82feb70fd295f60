//! The list of legal moves: its buttons, its panel and its keys. Its lines are those of the game.

mod buttons;
mod keys;
mod panel;

pub use buttons::{MovesButton, SkipToMoves};
pub use panel::{MovePanel, closing};
