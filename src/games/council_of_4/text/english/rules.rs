//! The rules in English: the words of the page, and the files with the texts.

use std::sync::LazyLock;

use super::words::counted;
use crate::games::council_of_4::text::rules::{Manual, RulesText};

pub(in crate::games::council_of_4::text) static RULES: RulesText = RulesText {
    title: "Rules",
    open: "Rules",
    back: "Back",
    contents: "Contents",
    rulings_here: "Rulings for this page",
    search: "Search the rules",
    next_hit: "Next place",
    previous_hit: "Previous place",
    places: |all, shown| match (all, shown) {
        (0, _) => "not found".to_owned(),
        (all, None) => counted(all as u64, "place"),
        (all, Some(shown)) => format!("{shown} of {}", counted(all as u64, "place")),
    },
    found_in: |places| format!("{} found", counted(places as u64, "place")),
    price: |cards, coins| format!("{}: {}", counted(cards, "card"), counted(coins, "coin")),
};

pub(in crate::games::council_of_4::text) static MANUAL: LazyLock<Manual> = LazyLock::new(|| {
    let words = include_str!("vocabulary.txt");
    Manual::read(include_str!("rules.txt"), include_str!("rulings.txt"), words)
});
