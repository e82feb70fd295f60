//! The floors above the rules, each with Council of 4, and all of them with a game of the tests' own.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

mod answers;
mod any_game;
mod archive;
mod bots;
mod chances;
mod contrast;
mod derives;
mod drawings;

mod forms;
mod four_towers;
mod game_file;
mod lesson;
mod link;
mod log;
mod map;
mod presses;
mod prompts;
mod puzzles;
mod reckoning;
mod record;
mod scene;
mod session;
mod settings;
mod styles;
mod text;
mod the_council;
mod walls;

#[path = "../support/game.rs"]
mod game;
#[path = "../support/lively.rs"]
mod lively;
#[path = "../support/played.rs"]
mod played;
#[path = "../support/positions.rs"]
mod positions;
#[path = "../support/seats.rs"]
mod seats;
#[allow(dead_code, reason = "positions are tested with the rules")]
#[path = "../support/sound.rs"]
mod sound;
#[path = "../support/thinker.rs"]
mod thinker;
#[path = "../../examples/toy/mod.rs"]
mod toy;
#[path = "../support/undoing.rs"]
mod undoing;
#[path = "../support/views.rs"]
mod views;
