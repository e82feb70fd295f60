//! Parts of the table: hall, stage, seats, chips and cards.

mod board;
mod cards;
mod cells;
mod details;
mod dock;
mod hall;
mod keys;
mod layout;
mod moves;
mod rail;
mod ribbon;
mod seated;
mod seats;
mod stage;
mod top;

pub use board::{Board, Seats};
pub use dock::Dock;
pub use keys::listen;
pub use layout::{ToStage, marks};
pub use moves::MoveList;
pub use ribbon::{GoOn, cells};
pub use top::Tags;
