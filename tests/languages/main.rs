//! Texts for people: all are in the tables, in every language, and the language in use applies to all of
//! them. All tests here speak French, since the language is one for the whole program.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

mod crash;
mod four_towers;
mod french;
mod glossary;
#[path = "../support/lively.rs"]
mod lively;
mod long;
mod outside;
#[path = "../support/positions.rs"]
mod positions;
mod sources;
mod tables;
mod the_council;
