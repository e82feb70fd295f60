//! The page: Leptos components and browser adapters. No rule is decided here.

mod app;
pub mod art;
mod bot;
mod curtain;
mod desk;
mod dialog;
mod layout;
mod score;
mod seed;
mod setup;
mod store;
mod table;
mod theme;

pub use app::App;
