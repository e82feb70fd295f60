//! The page: Leptos components and browser adapters. No rule is decided here.

mod address;
mod analysis;
mod app;
pub mod art;
mod bot;
mod crash;
mod curtain;
mod desk;
mod dialog;
mod download;
mod focus;
mod follow;
mod hold;
mod home;
mod keeper;
mod layers;
mod layout;
mod lesson;
mod picture;
mod places;
mod replay;
mod rivals;
mod rules;
mod score;
mod seed;
mod settings;
mod share;
mod store;
mod tab;
mod table;
mod targets;
mod theme;
mod tip;
mod update;

pub use app::App;
pub use crash::watch as watch_for_panics;
