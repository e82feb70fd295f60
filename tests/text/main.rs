//! Texts for people: the table in a terminal, what happened, why something is refused, and help.

#![allow(clippy::expect_used, reason = "a test fails where it cannot go on")]

mod keys;
mod live;
#[path = "../support/lively.rs"]
mod lively;
mod markup;
mod moves;
mod outcome;
mod plain;
#[path = "../support/positions.rs"]
mod positions;
mod reasons;
mod rules;
mod search;
#[path = "../support/seats.rs"]
mod seats;
mod sentences;
mod setup;
mod tips;
mod trace;

fn names() -> Vec<String> {
    ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned).into()
}
