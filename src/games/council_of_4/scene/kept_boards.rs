//! Boards of one's own that were kept under a name, and their stored form.

use serde::{Deserialize, Serialize};

use crate::archive::one_text::OneText;
use crate::games::council_of_4::rules::board::Board;

/// Version that is written.
const VERSION: u32 = 1;
/// Maximum length of a text in bytes, far above any number of boards; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 18;
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptBoards(Vec<KeptBoard>);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    boards: Vec<KeptBoard>,
}

impl OneText for KeptBoards {
    const VERSION: u32 = VERSION;

    fn read(text: &str) -> Option<KeptBoards> {
        let text = Some(text).filter(|text| text.len() <= LONGEST_TEXT)?;
        let Form { version, boards } = serde_json::from_str(text).ok()?;
        (version == VERSION).then_some(KeptBoards(boards))
    }

    fn write(&self) -> String {
        // Writing it can't fail; an empty text would not be read.
        serde_json::to_string(&Form { version: VERSION, boards: self.0.clone() })
            .unwrap_or_default()
    }
}

impl KeptBoards {
    /// Keeps a board under a name; another one of this name is replaced.
    pub fn keep(&mut self, name: &str, board: Board) {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        self.forget(&name);
        self.0.insert(0, KeptBoard { name, board: board.to_string() });
    }

    /// Removes the board of a name.
    pub fn forget(&mut self, name: &str) {
        self.0.retain(|kept| kept.name != name);
    }

    /// Returns the boards that can be read, with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Board)> {
        self.0.iter().filter_map(|kept| Some((&*kept.name, kept.board.parse().ok()?)))
    }
}
