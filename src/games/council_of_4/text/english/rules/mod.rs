//! The rules in English: the words of the page; then sections and rulings by subject.

mod beginning;
mod ending;
mod gains;
mod rulings;
mod turn;
mod vocabulary;

use super::board::BOARD;
use super::words::counted;
use crate::games::council_of_4::text::rules::{RulesText, Topic};

pub(in crate::games::council_of_4::text) static RULES: RulesText = RulesText {
    title: "Rules",
    open: "Rules",
    back: "Back",
    contents: "Contents",
    rulings_here: "Rulings for this page",
    why: "Why",
    search: "Search the rules",
    clear: "Clear the search",
    next_hit: "Next place",
    previous_hit: "Previous place",
    places: |all, shown| match (all, shown) {
        (0, _) => "not found".to_owned(),
        (all, None) => counted(all as u64, "place"),
        (all, Some(shown)) => format!("{shown} of {}", counted(all as u64, "place")),
    },
    found_in: |places| format!("{} found", counted(places as u64, "place")),
    price: |cards, coins| format!("{}: {}", counted(cards, "card"), counted(coins, "coin")),
    board: |key| (BOARD.map)(key),
    section: |topic| match topic {
        Topic::Aim => &beginning::AIM,
        Topic::Table => &beginning::TABLE,
        Topic::Setup => &beginning::SETUP,
        Topic::TwoPlayers => &beginning::TWO_PLAYERS,
        Topic::Turn => &turn::TURN,
        Topic::Elect => &turn::ELECT,
        Topic::Acquire => &turn::ACQUIRE,
        Topic::Place => &turn::PLACE,
        Topic::Queen => &turn::QUEEN,
        Topic::Quick => &turn::QUICK,
        Topic::Chains => &gains::CHAINS,
        Topic::Bonuses => &gains::BONUSES,
        Topic::Nobility => &gains::NOBILITY,
        Topic::Tiles => &gains::TILES,
        Topic::End => &ending::END,
        Topic::Rulings => &rulings::SECTION,
        Topic::Words => &vocabulary::SECTION,
    },
    rulings: rulings::RULINGS,
    words: vocabulary::WORDS,
};
