//! State of a table of The Council on the screen, beyond that of any game's table.

mod showing;
mod small_screen;
mod table;

pub use showing::{Showing, showing};
pub use small_screen::SmallScreen;
pub use table::{Hint, Table, rivals, table};
