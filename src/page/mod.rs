//! The page: the start page with all saved matches, and the way to every table.

mod app;
mod games;
mod home;
mod import;
mod in_turn;
mod keep;
mod languages;
mod library;
mod newer;
mod of;
mod offer;
mod part;
mod results;
mod shelved;
mod unopened;
mod ways;

pub use app::{Page, PageProps};
pub use games::{GAMES, Known};
