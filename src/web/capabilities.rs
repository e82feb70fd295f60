//! Permissions of a table as a whole, independent of its game's rules.

use leptos::prelude::*;

/// Something to do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Putting an action together.
    Pick,
    /// Playing an action.
    Play,
    /// Undoing or redoing.
    GoBack,
    /// Asking for the best actions.
    Hint,
}

/// Reason something may not be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// Another tab has the match, and this one only watches.
    Elsewhere,
    /// The table belongs to a lesson, which has a fixed course.
    Lesson,
    /// The table shows a moment of a replay.
    LookingBack,
}

/// Role of a table on the screen, which determines what may be done at it.
#[derive(Clone, Copy, Debug)]
pub struct Capabilities(Role);

#[derive(Clone, Copy, Debug)]
enum Role {
    Match { elsewhere: Memo<bool> },
    WhatIf,
    Lesson,
    LookingBack,
}

impl Capabilities {
    /// Returns the role of a match that is played and kept, unless another tab has it.
    pub const fn of_match(elsewhere: Memo<bool>) -> Capabilities {
        Capabilities(Role::Match { elsewhere })
    }

    /// Returns the role of a what-if, which is played but not kept.
    pub const fn what_if() -> Capabilities {
        Capabilities(Role::WhatIf)
    }

    /// Returns the role of a lesson, which itself restricts the actions that may be played.
    pub const fn lesson() -> Capabilities {
        Capabilities(Role::Lesson)
    }

    /// Returns the role of a replay, which is only looked at.
    pub const fn looking_back() -> Capabilities {
        Capabilities(Role::LookingBack)
    }

    /// Whether the table's match is kept.
    pub const fn is_kept(self) -> bool {
        matches!(self.0, Role::Match { .. })
    }

    /// Whether another tab has the match.
    pub fn is_elsewhere(self) -> bool {
        match self.0 {
            Role::Match { elsewhere } => elsewhere.get(),
            Role::WhatIf | Role::Lesson | Role::LookingBack => false,
        }
    }

    /// Returns the reason something may not be done now; `None` if it may, as far as the rules allow.
    pub fn hindrance(self, doing: Doing) -> Option<Hindrance> {
        match (self.0, doing) {
            // An unfinished choice does not affect the other tab.
            (Role::Match { .. }, Doing::Pick) | (Role::WhatIf, _) => None,
            (Role::Match { .. }, _) => self.is_elsewhere().then_some(Hindrance::Elsewhere),
            (Role::Lesson, Doing::Pick | Doing::Play) => None,
            (Role::Lesson, Doing::GoBack | Doing::Hint) => Some(Hindrance::Lesson),
            (Role::LookingBack, _) => Some(Hindrance::LookingBack),
        }
    }
}
