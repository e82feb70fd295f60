//! What may be done at a table as a whole, whatever the rules of its game say.

use leptos::prelude::*;

/// What somebody wants to do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Putting an action together.
    Pick,
    /// Playing one.
    Play,
    /// Taking actions back, or doing them again.
    GoBack,
    /// Asking for the best actions.
    Hint,
}

/// Why something may not be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// Another tab has the match, and this one only looks on.
    Elsewhere,
    /// It is the table of a lesson, which goes one way.
    Lesson,
    /// It shows a moment of a match that is looked back at.
    LookingBack,
}

/// What a table is on the screen for, and with that what may be done at it.
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
    /// A match that is played and kept, unless another tab has it.
    pub const fn of_match(elsewhere: Memo<bool>) -> Capabilities {
        Capabilities(Role::Match { elsewhere })
    }

    /// What would have been, which is played and kept nowhere.
    pub const fn what_if() -> Capabilities {
        Capabilities(Role::WhatIf)
    }

    /// A lesson, which says itself which actions may be played.
    pub const fn lesson() -> Capabilities {
        Capabilities(Role::Lesson)
    }

    /// A moment of a match that is over or goes on elsewhere, which is only looked at.
    pub const fn looking_back() -> Capabilities {
        Capabilities(Role::LookingBack)
    }

    /// Whether it is a match that is kept.
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

    /// Why something may not be done now; none if it may, as far as the rules let it.
    pub fn hindrance(self, doing: Doing) -> Option<Hindrance> {
        match (self.0, doing) {
            // What is put together is nothing that the other tab would have to know.
            (Role::Match { .. }, Doing::Pick) | (Role::WhatIf, _) => None,
            (Role::Match { .. }, _) => self.is_elsewhere().then_some(Hindrance::Elsewhere),
            (Role::Lesson, Doing::Pick | Doing::Play) => None,
            (Role::Lesson, Doing::GoBack | Doing::Hint) => Some(Hindrance::Lesson),
            (Role::LookingBack, _) => Some(Hindrance::LookingBack),
        }
    }
}
