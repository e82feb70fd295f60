//! Curia: three board games of councils and influence in a browser tab. This crate holds their rules, their bots and
//! their tables.
//!
//! Dependencies point one way, from the bottom up: [`rules`] is what every game promises, [`mod@vocabulary`] what its enums
//! are named. [`bots`] play through views, [`record`] is a match as data, [`archive`] keeps many, [`session`] is a table
//! in play, [`scene`] describes what a screen shows, [`text`] puts it into words, [`preferences`] are a player's settings.
//! Side by side above them, `tool` (feature `tool`, on by default) serves scripts and programs, `web` (feature `web`)
//! draws a table, and `page` is the page with all matches. `wire` (feature `worker`) passes values between the page and
//! its bots' thread. Each of the [`games`] is a folder with a room on every floor.

// Derives, what `build/` writes and the tests' helpers name the crate `curia`, as programs that use it do.
extern crate self as curia;

pub mod archive;
pub mod bots;
pub mod games;
pub mod numbered;
#[cfg(feature = "web")]
pub mod page;
pub mod preferences;
pub mod record;
pub mod rules;
pub mod scene;
pub mod session;
pub mod text;
#[cfg(feature = "tool")]
pub mod tool;
pub mod vocabulary;
#[cfg(feature = "web")]
pub mod web;
#[cfg(feature = "worker")]
pub mod wire;
