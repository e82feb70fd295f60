//! French.

mod about;
mod analysis;
mod assisted;
mod controls;
mod follow;
mod hint;
mod later;
mod lesson;
mod live;
mod looking;
mod matches;
mod replay;
mod settings;
mod storage;
mod table;
mod tip;
mod undo;
pub(crate) mod words;

pub(super) use about::ABOUT;
pub(super) use analysis::ANALYSIS;
pub(super) use assisted::ASSISTED;
pub(super) use controls::CONTROLS;
pub(super) use follow::FOLLOW;
pub(super) use hint::HINT;
pub(super) use later::LATER;
pub(super) use lesson::LESSON;
pub(super) use live::LIVE;
pub(super) use looking::LOOKING;
pub(super) use matches::MATCHES;
pub(super) use replay::REPLAY;
pub(super) use settings::SETTINGS;
pub(super) use storage::STORAGE;
pub(super) use table::TABLE;
pub(super) use tip::TIPS;
pub(super) use undo::UNDO;
pub(super) use words::PEOPLE;
