//! The score sheet in French.

use crate::games::council_of_4::text::sheet::SheetText;

pub(in crate::games::council_of_4::text) static SHEET: SheetText = SheetText {
    causes: "Origine des points",
    permits: "En cours de partie : permis",
    tokens: "En cours de partie : jetons",
    nobility_spaces: "En cours de partie : noblesse",
    last_merchant: "Premier à placer 10 marchands",
    colour_tiles: "Couleurs complètes",
    region_tiles: "Régions complètes",
    queens_rewards: "Récompenses de la reine",
    nobility_rank: "Noblesse : 1er 5, 2e 2",
    most_permits: "Le plus de permis",
    tie_break: "Égalité : serviteurs + cartes",
    won_by_tie_break: |winner, vp| {
        format!("{winner} gagne avec {vp} PV au départage : plus de serviteurs et de cartes.")
    },
    number: |name, what, amount| format!("{name}, {what} : {amount}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Choisissez un nombre pour voir les coups correspondants.",
};
