//! Puzzles of a game that were solved, and their stored form.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::archive::Day;
use crate::archive::one_text::OneText;

/// Version that is written.
const VERSION: u32 = 1;
/// Maximum length of a text in bytes, far above any number of puzzles; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 16;

/// Puzzles of a game that were solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved {
    marks: BTreeSet<u32>,
    /// Last day whose puzzle was solved on that day.
    pub day: Option<Day>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    solved: BTreeSet<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Day>,
}

impl OneText for Solved {
    const VERSION: u32 = VERSION;

    fn read(text: &str) -> Option<Solved> {
        let text = Some(text).filter(|text| text.len() <= LONGEST_TEXT)?;
        let Form { version, solved, day } = serde_json::from_str(text).ok()?;
        (version == VERSION).then_some(Solved { marks: solved, day })
    }

    fn write(&self) -> String {
        let form = Form { version: VERSION, solved: self.marks.clone(), day: self.day };
        // Writing it can't fail; an empty text would not be read.
        serde_json::to_string(&form).unwrap_or_default()
    }
}

impl Solved {
    /// Whether the puzzle with a mark was solved.
    pub fn has(&self, mark: u32) -> bool {
        self.marks.contains(&mark)
    }

    /// Adds the puzzle with a mark.
    pub fn add(&mut self, mark: u32) {
        self.marks.insert(mark);
    }

    /// Returns their number.
    pub fn count(&self) -> usize {
        self.marks.len()
    }
}
