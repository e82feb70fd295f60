//! Curia: board games of councils and influence in a browser tab. This crate holds the rules, the
//! bots and the table of Council of 4.
//!
//! Dependencies point one way, from the bottom up: [`games`] know nothing but rules, [`bots`] play
//! them through views, [`record`] keeps a match as data, [`session`] is a table in play, [`scene`]
//! says what a screen shows, and `web` (features `web` and, for the bots' thread, `worker`) draws
//! it.

pub mod bots;
pub mod games;
pub mod record;
pub mod scene;
pub mod session;
#[cfg(feature = "worker")]
pub mod web;
