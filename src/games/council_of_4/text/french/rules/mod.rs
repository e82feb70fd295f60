//! The rules in French: the words of the page; then sections and rulings by subject.

mod beginning;
mod ending;
mod gains;
mod rulings;
mod turn;
mod vocabulary;

use super::board::BOARD;
use super::words::{cards, coins, counted};
use crate::games::council_of_4::text::rules::{RulesText, Topic};

pub(in crate::games::council_of_4::text) static RULES: RulesText = RulesText {
    title: "Règles",
    open: "Règles",
    back: "Retour",
    contents: "Sommaire",
    rulings_here: "Précisions pour cette page",
    why: "Pourquoi",
    search: "Chercher dans les règles",
    clear: "Effacer la recherche",
    next_hit: "Endroit suivant",
    previous_hit: "Endroit précédent",
    places: |all, shown| match (all, shown) {
        (0, _) => "introuvable".to_owned(),
        (all, None) => counted(all as u64, "endroit", "endroits"),
        (all, Some(shown)) => format!("{shown} sur {}", counted(all as u64, "endroit", "endroits")),
    },
    found_in: |places| counted(places as u64, "endroit trouvé", "endroits trouvés"),
    price: |count, price| format!("{} : {}", cards(count.into()), coins(price.into())),
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
