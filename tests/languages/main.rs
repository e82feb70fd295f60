//! Texts for people: all are in the tables, in every language, and the language in use applies to all of
//! them.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

mod council_of_4;
mod crash;
mod fonts;
mod four_towers;
mod french;
mod german;
mod glossary;
mod italian;
#[path = "../support/lively.rs"]
mod lively;
mod long;
mod made;
mod names;
mod outside;
#[path = "../support/positions.rs"]
mod positions;
mod sources;
mod spanish;
mod tables;
mod the_council;
#[allow(dead_code, reason = "not all of it is asked here")]
#[path = "../support/thinker.rs"]
mod thinker;
