//! Parts of the table: map, track, court, seats, mats.

mod board;
mod cells;
mod court;
mod details;
mod dock;
mod first;
mod keys;
mod layout;
mod looking;
mod lords;
mod map;
mod mats;
mod own;
mod rail;
mod ribbon;
mod seats;
mod spread;
mod temple;
mod top;
mod track;

pub use board::{Board, Seats};
pub use dock::Dock;
pub use first::First;
pub use keys::listen;
pub use layout::{marks, moves};
pub use mats::{Followers, Trades};
pub use ribbon::{Rest, cells};
pub use top::Tags;
