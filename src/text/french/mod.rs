//! French.

mod about;
mod controls;
mod later;
mod lesson;
mod matches;
mod replay;
mod settings;
mod storage;
mod tip;
mod undo;
pub(crate) mod words;

pub(super) use about::ABOUT;
pub(super) use controls::CONTROLS;
pub(super) use later::LATER;
pub(super) use lesson::LESSON;
pub(super) use matches::MATCHES;
pub(super) use replay::REPLAY;
pub(super) use settings::SETTINGS;
pub(super) use storage::STORAGE;
pub(super) use tip::TIPS;
pub(super) use undo::UNDO;
pub(super) use words::PEOPLE;
