//! Checks of games and texts made of any bytes. `tests/fuzz` runs the same checks on all seeds, without a
//! fuzzer.

#[path = "../../tests/support/account.rs"]
pub mod account;
pub mod actions;
pub mod bids;
mod bytes;
mod course;
#[path = "../../tests/support/game.rs"]
pub mod game;
pub mod links;
#[path = "../../tests/support/lively.rs"]
mod lively;
pub mod pushes;
#[path = "../../tests/support/sound.rs"]
pub mod sound;
pub mod texts;
