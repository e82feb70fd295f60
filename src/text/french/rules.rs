//! The rules page in French.

use super::words::counted;
use crate::text::rules::RulesText;

pub(in crate::text) static RULES: RulesText = RulesText {
    title: "Règles",
    open: "Règles",
    back: "Retour",
    contents: "Sommaire",
    rulings_here: "Précisions pour cette page",
    print: "Imprimer les règles",
    search: "Chercher dans les règles",
    next_hit: "Endroit suivant",
    previous_hit: "Endroit précédent",
    places: |all, shown| match (all, shown) {
        (0, _) => "introuvable".to_owned(),
        (all, None) => counted(all as u64, "endroit", "endroits"),
        (all, Some(shown)) => format!("{shown} sur {}", counted(all as u64, "endroit", "endroits")),
    },
    found_in: |places| counted(places as u64, "endroit trouvé", "endroits trouvés"),
};
