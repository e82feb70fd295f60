//! The command-line tool `curia`: positions, games and bots for scripts and other programs. Each command
//! has its file; [`engine`] is the line protocol. The tool is given the list of games, and knows them
//! only by [`Spoken`].
//!
//! A command computes its whole output before it writes the first byte: refused input leaves nothing on
//! standard output. The tool speaks English only, since programs read it too.

mod apply;
pub(crate) mod arguments;
mod bench;
mod chances;
pub(crate) mod columns;
mod commands;
mod count;
pub mod engine;
mod failure;
pub(crate) mod figures;
mod input;
mod jobs;
mod ladder;
pub(crate) mod learning;
mod legal;
mod link;
mod new;
mod options;
pub(crate) mod plain;
mod program;
mod puzzles;
mod reading;
mod replay;
mod selfplay;
mod sheet;
mod show;
mod spoken;
pub mod terminal;
mod train;
pub(crate) mod words;

pub use commands::{Known, main};
pub use failure::Failure;
pub use sheet::Sheet;
pub use spoken::{NewGame, Spoken};
pub use train::Train;
