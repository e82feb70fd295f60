//! The rules of the games: what is on the table, what is allowed, and what stays the same.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

mod boards;
mod choices;
mod components;
mod contract;
mod four_towers;
mod fuzz;
mod luck;
mod notation;
mod perft;
#[allow(clippy::unwrap_used, reason = "a test fails where it cannot go on")]
mod position;
mod sample;
mod tables;
mod the_council;

#[path = "../support/account.rs"]
mod account;
#[path = "../../fuzz/src/actions.rs"]
mod actions;
#[path = "../../fuzz/src/bids.rs"]
mod bids;
#[path = "../../fuzz/src/bytes.rs"]
mod bytes;
#[path = "../../fuzz/src/course.rs"]
mod course;
#[path = "../support/game.rs"]
mod game;
#[path = "../../fuzz/src/links.rs"]
mod links;
#[path = "../support/lively.rs"]
mod lively;
#[path = "../support/positions.rs"]
mod positions;
#[path = "../../fuzz/src/pushes.rs"]
mod pushes;
#[path = "../support/sound.rs"]
mod sound;
#[path = "../../fuzz/src/texts.rs"]
mod texts;
