//! Curia: board games of councils and influence in a browser tab. This crate holds the rules, the
//! bots and the table of Council of 4.
//!
//! Dependencies point one way, from the bottom up: [`games`] know nothing but rules, [`bots`] play them
//! through views, [`record`] is a match as data, [`archive`] keeps many, [`session`] is a table in play,
//! [`scene`] describes what a screen shows, [`text`] puts it into words, [`preferences`] are a player's
//! settings. On top, side by side: `web` (feature `web`) draws it, `tool` (feature `tool`, on by default)
//! serves scripts and programs. `wire` (feature `worker`) passes values between the page and its bots'
//! thread.

// The toy game of the tests names the crate `curia`, as they do.
#[cfg(test)]
extern crate self as curia;

pub mod archive;
pub mod bots;
pub mod games;
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
