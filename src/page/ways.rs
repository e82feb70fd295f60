//! The ways of the page: to a table, and back.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

use super::library::Library;
use super::shelved::Shelved;
use crate::archive::Day;
use crate::web::form::Form;
use crate::web::later::Bench;

/// A requested table.
#[derive(Clone)]
pub enum Wanted {
    /// Table of a match in the list.
    Kept {
        /// The match.
        of: Shelved,
        /// Whether it is taken from another tab that has it.
        takes: bool,
        /// Whether it is over and opened to learn from its costliest decisions.
        learns: bool,
    },
    /// Table of a new match, as set up in a form.
    New(Form),
    /// Table of a new match, with the seats and the set-up of one in the list.
    Again(Shelved),
    /// Table of a daily challenge.
    Daily(Day),
    /// Table that its game has already laid.
    Laid(Arc<dyn Any + Send + Sync>),
}

/// A requested table, with its game.
#[derive(Clone)]
pub struct Seated {
    /// Name of the game.
    pub game: String,
    /// The table.
    pub wanted: Wanted,
}

impl Seated {
    /// Returns the table of a match in the list.
    pub fn kept(shelved: Shelved) -> Seated {
        let game = shelved.game().to_owned();
        Seated { game, wanted: Wanted::Kept { of: shelved, takes: false, learns: false } }
    }

    /// Returns the table of a match in the list that a link names: another tab that has it leaves it to this one.
    pub fn by_link(shelved: Shelved) -> Seated {
        let game = shelved.game().to_owned();
        Seated { game, wanted: Wanted::Kept { of: shelved, takes: true, learns: false } }
    }

    /// Returns the table of a finished match in the list, to learn from its costliest decisions.
    pub fn to_learn(shelved: Shelved) -> Seated {
        let game = shelved.game().to_owned();
        Seated { game, wanted: Wanted::Kept { of: shelved, takes: false, learns: true } }
    }

    /// Returns the table of a daily challenge of a game.
    pub fn daily(game: &str, day: Day) -> Seated {
        Seated { game: game.to_owned(), wanted: Wanted::Daily(day) }
    }

    /// Returns the table of a new match, with the seats and the set-up of one in the list.
    pub fn again(shelved: Shelved) -> Seated {
        Seated { game: shelved.game().to_owned(), wanted: Wanted::Again(shelved) }
    }
}

/// Callback that opens a table.
pub type SitDown = Callback<Seated>;

/// Ways of the page for the screens of a game.
#[derive(Clone, Copy)]
pub struct Ways {
    /// The matches.
    pub library: Library,
    /// The bots.
    pub bench: Bench,
    /// Opens a table.
    pub sit_down: SitDown,
    /// Returns to the start page.
    pub leave: Callback<()>,
}
