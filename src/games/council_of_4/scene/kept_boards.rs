//! Boards of one's own that were kept under a name, and their stored form.

use serde::{Deserialize, Serialize};

use crate::archive::one_text::OneText;
use crate::games::council_of_4::rules::board::Board;
use crate::rules::position::Format;

/// Maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptBoard {
    name: String,
    /// The board as text. What can't be read as one stays as it is.
    board: String,
}

/// Boards that were kept, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptBoards {
    version: Format<{ KeptBoards::VERSION }>,
    boards: Vec<KeptBoard>,
}

impl OneText for KeptBoards {
    const VERSION: u32 = 1;
    const LONGEST: usize = 1 << 18;
}

impl KeptBoards {
    /// Keeps a board under a name; another one of this name is replaced.
    pub fn keep(&mut self, name: &str, board: Board) {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        self.forget(&name);
        self.boards.insert(0, KeptBoard { name, board: board.to_string() });
    }

    /// Removes the board of a name.
    pub fn forget(&mut self, name: &str) {
        self.boards.retain(|kept| kept.name != name);
    }

    /// Returns the boards that can be read, with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Board)> {
        self.boards.iter().filter_map(|kept| Some((&*kept.name, kept.board.parse().ok()?)))
    }
}
