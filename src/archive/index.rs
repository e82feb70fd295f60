//! The list of all matches that are kept.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::MatchId;
use crate::record::json::LONGEST_TEXT;

/// The version that is written and read.
const FORMAT: u32 = 1;

/// The list of all matches that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Index {
    pub matches: BTreeSet<MatchId>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    index: u32,
    matches: BTreeSet<MatchId>,
}

impl Index {
    /// The index as text.
    pub fn write(&self) -> String {
        let form = Form { index: FORMAT, matches: self.matches.clone() };
        // No map has keys but strings, so this can't fail.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Reads an index; none if the text is none.
    pub fn read(text: &str) -> Option<Index> {
        let form: Form =
            serde_json::from_str(Some(text).filter(|text| text.len() <= LONGEST_TEXT)?).ok()?;
        (form.index == FORMAT).then_some(Index { matches: form.matches })
    }
}
