//! The page: Leptos components and browser adapters. No rule is decided here.

#[cfg(feature = "web")]
mod app;
#[cfg(feature = "web")]
pub mod art;
#[cfg(feature = "web")]
mod bot;
#[cfg(feature = "web")]
mod curtain;
#[cfg(feature = "web")]
mod desk;
#[cfg(feature = "web")]
mod dialog;
#[cfg(feature = "web")]
mod score;
#[cfg(feature = "web")]
mod seed;
#[cfg(feature = "web")]
mod setup;
#[cfg(feature = "web")]
mod store;
#[cfg(feature = "web")]
mod table;
#[cfg(feature = "web")]
mod text;
#[cfg(feature = "web")]
mod theme;
pub mod wire;

#[cfg(feature = "web")]
pub use app::App;
