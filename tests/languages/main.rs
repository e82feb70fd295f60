//! Every text for people stands in the tables, in every language, and the language in use is that
//! of all texts. All tests here speak French, since the language is one for the whole program.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

mod crash;
mod french;
mod glossary;
#[path = "../support/lively.rs"]
mod lively;
mod outside;
#[path = "../support/positions.rs"]
mod positions;
mod sources;
mod tables;
