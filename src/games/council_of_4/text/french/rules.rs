//! The rules in French: the words of the page, and the files with the texts.

use std::sync::LazyLock;

use super::words::{cards, coins, counted};
use crate::games::council_of_4::text::rules::{Manual, RulesText};

pub(in crate::games::council_of_4::text) static RULES: RulesText = RulesText {
    title: "Règles",
    open: "Règles",
    back: "Retour",
    contents: "Sommaire",
    rulings_here: "Précisions pour cette page",
    search: "Chercher dans les règles",
    next_hit: "Endroit suivant",
    previous_hit: "Endroit précédent",
    places: |all, shown| match (all, shown) {
        (0, _) => "introuvable".to_owned(),
        (all, None) => counted(all as u64, "endroit", "endroits"),
        (all, Some(shown)) => format!("{shown} sur {}", counted(all as u64, "endroit", "endroits")),
    },
    found_in: |places| counted(places as u64, "endroit trouvé", "endroits trouvés"),
    price: |count, price| format!("{} : {}", cards(count.into()), coins(price.into())),
};

pub(in crate::games::council_of_4::text) static MANUAL: LazyLock<Manual> = LazyLock::new(|| {
    let words = include_str!("vocabulary.txt");
    Manual::read(include_str!("rules.txt"), include_str!("rulings.txt"), words)
});
