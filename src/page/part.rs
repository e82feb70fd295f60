//! The interface of a game whose part of the program is loaded. The page knows no game's types.

use leptos::prelude::*;

use super::import::Import;
use super::library::Library;
use super::shelved::{Looked, Shelved};
use super::ways::{Wanted, Ways};
use crate::archive::{Glance, MatchId};
use crate::scene::lesson::Curriculum;
use crate::web::form::Form;
use crate::web::later::Bench;
use crate::web::puzzle::Book;
use crate::web::tip::Explained;

/// Action on a match in the list that does not open it.
#[derive(Clone, Debug)]
pub enum Errand {
    Rename(String),
    Copy,
    GameFile,
    Json,
}

/// A game whose part of the program is loaded.
pub trait GamePart: Send + Sync {
    /// Opens a kept match to summarise it.
    fn look(&self, id: MatchId) -> Looked;

    /// Shows a table.
    fn table(&self, wanted: &Wanted, ways: Ways) -> AnyView;

    /// Returns a large picture of a match's table.
    fn picture(&self, shelved: &Shelved) -> AnyView;

    /// Returns a small picture of a match's table.
    fn small_picture(&self, shelved: &Shelved) -> AnyView;

    /// Returns the name of a cause of points from the word by which results keep it.
    fn cause(&self, word: &str) -> Option<String>;

    /// Returns the name of a kind of decision from its key; `None` for one that has a name only where it is made.
    fn kind(&self, key: &str) -> Option<String>;

    /// Returns the name of a table according to its board.
    fn table_name(&self, glance: &Glance) -> Option<String>;

    /// Returns a small picture of an empty table.
    fn sample(&self) -> AnyView;

    /// Returns the tip of this key, if it belongs to the game.
    fn explained(&self, key: &str) -> Option<Explained>;

    /// Returns the choices for a new game that go below its seats.
    fn seat_fields(&self, form: Form) -> AnyView;

    /// Returns the other choices for a new game, in boxes of their own.
    fn fields(&self, form: Form) -> AnyView;

    /// Tries to save an unsaved match, and returns it if that fails again.
    fn save_loose(&self, loose: Shelved) -> Option<Shelved>;
}

/// What of a game is not needed to begin a match, once the part of the program for it is loaded.
pub trait LaterPart: Send + Sync {
    /// Shows the replay of a match in the list.
    fn replay(&self, shelved: &Shelved, at: usize, ways: Ways) -> AnyView;

    /// Shows the lessons of a course from a step on. `play` continues to a first game.
    fn lessons(
        &self,
        at: (Curriculum, usize),
        bench: Bench,
        leave: Callback<()>,
        play: Callback<()>,
    ) -> AnyView;

    /// Shows the puzzle at a place of a book; `None` if there is none.
    fn puzzle(&self, book: Book, at: usize, ways: Ways) -> Option<AnyView>;

    /// Lists puzzles, a line each. `go` opens the one at a place.
    fn puzzles(&self, lines: &'static str, go: Callback<usize>) -> AnyView;

    /// Performs an action on a match in the list.
    fn act(&self, library: Library, shelved: &Shelved, errand: Errand);

    /// Returns the content of the dialog that shares a match as a link.
    fn share(&self, shelved: &Shelved) -> AnyView;

    /// Imports the match in a text, unless it is on the list already.
    ///
    /// # Errors
    /// Returns an error if it is not a match of the game.
    fn take_in(&self, import: &mut Import, file: &str, text: &str) -> Result<(), String>;

    /// Shows the match in a link and the ways to use it.
    fn offer(&self, given: &str, is_open: RwSignal<bool>, ways: Ways) -> AnyView;
}
