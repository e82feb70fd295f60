//! Line icons in the colour of the text.

use leptos::prelude::*;

use super::markup::{drawing, use_of};

/// Name of a line icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Icon {
    Elect,
    Acquire,
    Build,
    Queen,
    Engage,
    Swap,
    Send,
    Extra,
    EndTurn,
    Undo,
    Redo,
    Hint,
    Help,
    Settings,
    Menu,
    Close,
    Eye,
    Warn,
    Theme,
    Link,
    Replay,
    Next,
    Previous,
    First,
    Last,
    Play,
    Pause,
    Search,
    Check,
    Plus,
    Minus,
    More,
    Log,
    Fork,
    Book,
    Keys,
    File,
    Chart,
    Copy,
    Trash,
    EyeOff,
    Draft,
    Bid,
    Commit,
    Stands,
    Falls,
}

impl Icon {
    const fn id(self) -> &'static str {
        match self {
            Icon::Elect => "i-elect",
            Icon::Acquire => "i-acquire",
            Icon::Build => "i-build",
            Icon::Queen => "i-queen",
            Icon::Engage => "i-engage",
            Icon::Swap => "i-swap",
            Icon::Send => "i-send",
            Icon::Extra => "i-extra",
            Icon::EndTurn => "i-end-turn",
            Icon::Undo => "i-undo",
            Icon::Redo => "i-redo",
            Icon::Hint => "i-hint",
            Icon::Help => "i-help",
            Icon::Settings => "i-settings",
            Icon::Menu => "i-menu",
            Icon::Close => "i-close",
            Icon::Eye => "i-eye",
            Icon::Warn => "i-warn",
            Icon::Theme => "i-theme",
            Icon::Link => "i-link",
            Icon::Replay => "i-replay",
            Icon::Next => "i-next",
            Icon::Previous => "i-previous",
            Icon::First => "i-first",
            Icon::Last => "i-last",
            Icon::Play => "i-play",
            Icon::Pause => "i-pause",
            Icon::Search => "i-search",
            Icon::Check => "i-check",
            Icon::Plus => "i-plus",
            Icon::Minus => "i-minus",
            Icon::More => "i-more",
            Icon::Log => "i-log",
            Icon::Fork => "i-fork",
            Icon::Book => "i-book",
            Icon::Keys => "i-keys",
            Icon::File => "i-file",
            Icon::Chart => "i-chart",
            Icon::Copy => "i-copy",
            Icon::Trash => "i-trash",
            Icon::EyeOff => "i-eye-off",
            Icon::Draft => "i-draft",
            Icon::Bid => "i-bid",
            Icon::Commit => "i-commit",
            Icon::Stands => "i-stands",
            Icon::Falls => "i-falls",
        }
    }
}

/// Returns an icon of 24 pixels; buttons size it by their own rules.
pub fn icon(icon: Icon) -> impl IntoView + use<> {
    icon_sized(icon, 24)
}

/// Returns an icon of a given size.
pub fn icon_sized(icon: Icon, size: u32) -> impl IntoView + use<> {
    drawing("g", size, size, "0 0 24 24", use_of(icon.id()))
}
