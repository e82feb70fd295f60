//! What the page asks of a game whose part of the program has come. The page knows no game's types.

use leptos::prelude::*;

use super::library::Library;
use super::shelved::{Looked, Shelved};
use super::ways::{Wanted, Ways};
use crate::archive::{Glance, MatchId};
use crate::web::form::Form;
use crate::web::later::Bench;
use crate::web::tip::Explained;

/// What can be done with a match on the list without opening it.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Errand {
    Rename(String),
    Copy,
    GameFile,
    Json,
}

/// A game whose part of the program is there.
pub trait GamePart: Send + Sync {
    /// Opens a kept match to see how it stands.
    fn look(&self, id: MatchId) -> Looked;

    /// A table.
    fn table(&self, wanted: &Wanted, ways: Ways) -> AnyView;

    /// Looking back at a match of the list.
    fn replay(&self, shelved: &Shelved, at: usize, ways: Ways) -> AnyView;

    /// The lessons from a step on. `play` leads on to a first game.
    fn lessons(&self, at: usize, bench: Bench, leave: Callback<()>, play: Callback<()>) -> AnyView;

    /// The table of a match as a large picture.
    fn picture(&self, shelved: &Shelved) -> AnyView;

    /// The same in small.
    fn small_picture(&self, shelved: &Shelved) -> AnyView;

    /// What a table is called by what lies on it.
    fn table_name(&self, glance: &Glance) -> Option<String>;

    /// A small picture of an empty table.
    fn sample(&self) -> AnyView;

    /// What the tip of this key says, if it is one of the game.
    fn explained(&self, key: &str) -> Option<Explained>;

    /// What is chosen for a new game below its seats.
    fn seat_fields(&self, form: Form) -> AnyView;

    /// What else is chosen for a new game, in boxes of its own.
    fn fields(&self, form: Form) -> AnyView;

    /// Does something with a match of the list.
    fn act(&self, library: Library, shelved: &Shelved, errand: Errand);

    /// What is in the dialog that shares a match as a link.
    fn share(&self, shelved: &Shelved) -> AnyView;

    /// Tries to save what could not be; what still can't is given back.
    fn save_loose(&self, loose: Shelved) -> Option<Shelved>;

    /// Keeps the match in a text of a file. Returns what was done, and what fell short.
    ///
    /// # Errors
    /// Why it is no match of the game.
    fn take_in(&self, library: Library, file: &str, read: &str) -> Result<Vec<String>, String>;

    /// What came by a link, and what can be done with it.
    fn offer(&self, given: &str, is_open: RwSignal<bool>, ways: Ways) -> AnyView;
}
