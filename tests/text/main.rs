//! Texts for people: the table in a terminal, what happened, and why something is refused.

#![allow(clippy::expect_used, reason = "a test fails where it cannot go on")]

#[path = "../support/lively.rs"]
mod lively;
mod plain;
#[path = "../support/positions.rs"]
mod positions;
mod reasons;
#[path = "../support/seats.rs"]
mod seats;
mod sentences;
mod trace;

fn names() -> Vec<String> {
    ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned).into()
}
