//! What a table on the screen holds, below all that is drawn of it.

mod advice;
mod deed;
mod deeds;
mod hint;
mod permission;
mod picking;
mod saving;
mod selection;
mod small_screen;
mod table;
mod undo;

pub use hint::Hint;
pub use small_screen::ActionList;
pub use table::{Table, table};
