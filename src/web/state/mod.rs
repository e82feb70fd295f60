//! State of a table on the screen, below all drawing.

mod advice;
mod deed;
mod deeds;
mod following;
mod hint;
mod keys;
mod only;
mod permission;
mod picking;
mod play;
mod results;
mod rivals;
mod saving;
mod selection;
mod table;
mod targets;
mod undo;

pub use hint::Hint;
pub use results::Results;
pub use rivals::{Minds, Rivals};
pub use table::{Passage, Table};
