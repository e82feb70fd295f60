//! The ways of the page: to a table, and back.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

use super::library::Library;
use super::shelved::Shelved;
use crate::archive::Day;
use crate::web::form::Form;
use crate::web::later::Bench;

/// A table that somebody wants to sit down to.
#[derive(Clone)]
pub enum Wanted {
    /// Of a match on the list.
    Kept(Shelved),
    /// Of a new match, as a form has it.
    New(Form),
    /// Of a new match, with the seats and the set-up of one on the list.
    Again(Shelved),
    /// Of the deal of a day.
    Daily(Day),
    /// That its game has laid already.
    Laid(Arc<dyn Any + Send + Sync>),
}

/// A table that somebody sits down to, and of which game it is.
#[derive(Clone)]
pub struct Seated {
    /// The word that names the game.
    pub game: String,
    /// The table.
    pub wanted: Wanted,
}

impl Seated {
    /// At the table of a match on the list.
    pub fn kept(shelved: Shelved) -> Seated {
        Seated { game: shelved.game().to_owned(), wanted: Wanted::Kept(shelved) }
    }

    /// At a table of a new match, with the seats and the set-up of one on the list.
    pub fn again(shelved: Shelved) -> Seated {
        Seated { game: shelved.game().to_owned(), wanted: Wanted::Again(shelved) }
    }
}

/// Sits down to a table.
pub type SitDown = Callback<Seated>;

/// The ways of the page around whatever a game shows.
#[derive(Clone, Copy)]
pub struct Ways {
    /// The matches.
    pub library: Library,
    /// The bots.
    pub bench: Bench,
    /// On to a table.
    pub sit_down: SitDown,
    /// Back to the start page.
    pub leave: Callback<()>,
}
