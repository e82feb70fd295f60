//! List of all kept matches.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::MatchId;
use crate::record::json::LONGEST_TEXT;

/// Version that is read and written.
const FORMAT: u32 = 1;

/// List of all kept matches.
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
    /// Returns the index as text.
    pub fn write(&self) -> String {
        let form = Form { index: FORMAT, matches: self.matches.clone() };
        // All maps have string keys, so this can't fail.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Whether a text is an index of a newer version.
    pub fn is_newer(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Version {
            index: u32,
        }
        let version = serde_json::from_str(text);
        text.len() <= LONGEST_TEXT && version.is_ok_and(|Version { index }| index > FORMAT)
    }

    /// Reads an index; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Index> {
        let form: Form =
            serde_json::from_str(Some(text).filter(|text| text.len() <= LONGEST_TEXT)?).ok()?;
        (form.index == FORMAT).then_some(Index { matches: form.matches })
    }
}
