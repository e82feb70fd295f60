//! State of a table of The Council on the screen, beyond that of any game's table.

mod showing;
mod table;

pub use showing::{Showing, showing};
pub use table::{Table, looking, table};
