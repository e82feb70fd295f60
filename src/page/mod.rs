//! The page: the start page with all matches that are kept, and the way to every table.

mod app;
mod games;
mod home;
mod keep;
mod library;
mod of;
mod offer;
mod part;
mod shelved;
mod ways;

pub use app::App;
