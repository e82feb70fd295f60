//! Parts of the table: map, councils, seats, hand and actions.

mod acting;
mod board;
mod choice;
mod court;
mod details;
mod dock;
mod keys;
mod ladder;
mod layout;
mod map;
mod moves;
mod pan;
mod permits;
mod preview;
mod ribbon;
mod seats;
mod standing;
mod strips;
mod top;

pub use board::Board;
pub use dock::{AskUnconfirmed, Dock, PhoneBar};
pub use keys::listen;
pub use layout::marks;
pub use moves::MoveList;
pub use ribbon::{Decline, bill, cells};
pub use seats::SeatPanels;
pub use top::Tags;
