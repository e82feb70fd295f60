//! The parts of the table: map, councils, seats, hand and actions.

mod board;
mod choice;
mod court;
mod details;
mod digest;
mod dock;
mod elsewhere;
mod entry;
mod hint;
mod keys;
mod ladder;
mod layout;
mod live;
mod log;
mod map;
mod motion;
mod moves;
mod pan;
mod permits;
mod receipt;
mod ribbon;
mod seats;
mod strips;
mod top;
mod undo;
mod why;

pub use board::Board;
pub use elsewhere::{Elsewhere, follow_the_other_tab};
pub use layout::{Layout, lay};
pub use live::Live;
pub use motion::{Flights, Glow};
pub use seats::SeatPanels;
pub use strips::permit_label;
pub use top::TopBar;
