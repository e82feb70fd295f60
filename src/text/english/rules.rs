//! The rules page in English.

use super::words::counted;
use crate::text::rules::RulesText;

pub(in crate::text) static RULES: RulesText = RulesText {
    title: "Rules",
    open: "Rules",
    back: "Back",
    contents: "Contents",
    rulings_here: "Rulings for this page",
    print: "Print all rules",
    search: "Search the rules",
    next_hit: "Next place",
    previous_hit: "Previous place",
    places: |all, shown| match (all, shown) {
        (0, _) => "not found".to_owned(),
        (all, None) => counted(all as u64, "place"),
        (all, Some(shown)) => format!("{shown} of {}", counted(all as u64, "place")),
    },
    found_in: |places| format!("{} found", counted(places as u64, "place")),
};
