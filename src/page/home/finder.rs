//! State of finding and selecting saved matches.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::archive::MatchId;

/// What is found and selected in the list.
#[derive(Clone, Copy)]
pub struct Finder {
    /// Matches that were found; `None` if nothing is looked for.
    pub found: RwSignal<Option<BTreeSet<MatchId>>>,
    /// Selected matches; `None` if none are being selected.
    pub chosen: RwSignal<Option<BTreeSet<MatchId>>>,
    /// Matches in the list, drawn or not.
    pub listed: Memo<Vec<MatchId>>,
}
