//! The half of a table that knows its game: all of `web` that is written for a game's types, and so compiled once for
//! each game.

mod advice;
mod analyst;
mod aside;
mod asking;
mod branch;
mod challenge;
mod deed;
mod deeds;
mod explaining;
mod following;
mod hint;
mod hinting;
mod house;
mod judge;
mod keeper;
mod keys;
mod moves;
mod only;
mod over;
mod owner;
mod parts;
mod permission;
mod picking;
mod play;
mod played_on;
mod puzzle;
mod reel;
mod results;
mod ribboned;
mod rivals;
mod rulebook;
mod saving;
mod seat;
mod selection;
mod sharing;
mod signs;
mod small;
mod story;
mod table;
mod taken;
mod targets;
mod undo;

pub use hint::Hint;
pub(crate) use keeper::{
    Seating, SitDown, copy_of, fresh, put, save, save_game_file, set_apart, table_of,
};
pub(crate) use puzzle::{puzzle, puzzles};
pub(crate) use reel::replay;
pub use results::Results;
pub use rulebook::rulebook;
pub(crate) use seat::{Asides, Ways, seat};
pub(crate) use sharing::share;
pub(crate) use signs::signs;
pub use table::Table;
pub(crate) use taken::lessons;
