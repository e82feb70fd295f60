//! Permissions of a table as a whole, independent of its game's rules.

use leptos::prelude::*;

use crate::archive::Holder;

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
    /// The tab that had the match is gone, and nobody has taken it since.
    Left,
    /// The table belongs to a lesson, which has a fixed course.
    Lesson,
    /// The table is a puzzle, of which one action is asked.
    Puzzle,
    /// The table shows a moment of a replay.
    LookingBack,
}

/// Role of a table on the screen, which determines what may be done at it.
#[derive(Clone, Copy, Debug)]
pub struct Capabilities(Role);

#[derive(Clone, Copy, Debug)]
enum Role {
    Match { holder: Memo<Holder> },
    WhatIf,
    Lesson,
    Puzzle,
    LookingBack,
}

impl Capabilities {
    /// Returns the role of a match that is played and kept by the tab that has it.
    pub const fn of_match(holder: Memo<Holder>) -> Capabilities {
        Capabilities(Role::Match { holder })
    }

    /// Returns the role of a what-if, which is played but not kept.
    pub const fn what_if() -> Capabilities {
        Capabilities(Role::WhatIf)
    }

    /// Returns the role of a lesson, which itself restricts the actions that may be played.
    pub const fn lesson() -> Capabilities {
        Capabilities(Role::Lesson)
    }

    /// Returns the role of a puzzle, which takes an action as its answer.
    pub const fn puzzle() -> Capabilities {
        Capabilities(Role::Puzzle)
    }

    /// Returns the role of a replay, which is only looked at.
    pub const fn looking_back() -> Capabilities {
        Capabilities(Role::LookingBack)
    }

    /// Whether the table's match is kept.
    pub const fn is_kept(self) -> bool {
        matches!(self.0, Role::Match { .. })
    }

    /// Returns the tab that has the match.
    pub fn holder(self) -> Holder {
        match self.0 {
            Role::Match { holder } => holder.get(),
            Role::WhatIf | Role::Lesson | Role::Puzzle | Role::LookingBack => Holder::Here,
        }
    }

    /// Whether this tab only watches the match.
    pub fn is_elsewhere(self) -> bool {
        self.holder() != Holder::Here
    }

    /// Returns the reason something may not be done now; `None` if it may, as far as the rules allow.
    pub fn hindrance(self, doing: Doing) -> Option<Hindrance> {
        match (self.0, doing) {
            // An unfinished choice does not affect the other tab.
            (Role::Match { .. }, Doing::Pick) | (Role::WhatIf, _) => None,
            (Role::Match { .. }, _) => match self.holder() {
                Holder::Here => None,
                Holder::Elsewhere => Some(Hindrance::Elsewhere),
                Holder::Nobody => Some(Hindrance::Left),
            },
            (Role::Lesson | Role::Puzzle, Doing::Pick | Doing::Play) => None,
            (Role::Puzzle, Doing::GoBack | Doing::Hint) => Some(Hindrance::Puzzle),
            (Role::Lesson, Doing::GoBack | Doing::Hint) => Some(Hindrance::Lesson),
            (Role::LookingBack, _) => Some(Hindrance::LookingBack),
        }
    }
}
