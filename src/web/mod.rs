//! What every screen is made of: dialogs, tips, focus, settings, the browser's storage and its bots'
//! thread. No rule is decided here.

pub(crate) mod address;
pub(crate) mod analysis;
pub mod art;
pub(crate) mod bot;
pub(crate) mod branch;
pub(crate) mod capabilities;
pub mod crash;
pub(crate) mod dialog;
pub(crate) mod download;
pub(crate) mod focus;
pub(crate) mod form;
pub(crate) mod gear;
pub(crate) mod hold;
pub(crate) mod hosted;
pub(crate) mod house;
pub(crate) mod keeper;
pub(crate) mod later;
pub(crate) mod layers;
pub(crate) mod layout;
pub(crate) mod listen;
pub(crate) mod replays;
pub(crate) mod score;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod speaker;
pub(crate) mod state;
pub(crate) mod store;
pub(crate) mod theme;
pub(crate) mod ticking;
pub(crate) mod tip;
pub(crate) mod update;
pub(crate) mod watch;
