//! The page: the start page with all matches that are kept, and the way to every table.

mod app;
mod games;
mod home;
mod part;

pub use app::App;
