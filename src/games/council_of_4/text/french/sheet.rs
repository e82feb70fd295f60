//! The score sheet in French.

use super::words::{listed, servants};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
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
    short: |of| match of {
        Cause::Permits => "Permis",
        Cause::Tokens => "Jetons de ville",
        Cause::NobilitySpaces => "Cases de noblesse",
        Cause::LastMerchant => "Dixième marchand",
        Cause::ColourTiles => "Couleurs",
        Cause::RegionTiles => "Régions",
        Cause::QueensRewards => "Reine",
        Cause::NobilityRank => "Rang de noblesse",
        Cause::MostPermits => "Plus de permis",
    },
    stage: |of| match of {
        Stage::Sets => "Ensembles",
        Stage::Queen => "Reine",
        Stage::Nobility => "Noblesse",
        Stage::Permits => "Permis",
    },
    tie_break: "Égalité : serviteurs + cartes",
    won_by_tie_break: |winner, vp| {
        format!("{winner} gagne avec {vp} PV au départage : plus de serviteurs et de cartes.")
    },
    number: |name, what, amount| format!("{name}, {what} : {amount}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Choisissez un nombre pour voir les coups correspondants.",
    now: "Si la partie finissait maintenant",
    now_of: |vp| format!("Si la partie finissait maintenant : {vp} PV"),
    uses: |uses| {
        let free = uses.free.iter().map(|&(city, due)| match due {
            0 => City::name(city).to_owned(),
            due => format!("{} pour {}", City::name(city), servants(due)),
        });
        let free: Vec<String> = free.collect();
        let taken = uses.taken.iter().map(|&city| City::name(city).to_owned());
        let taken: Vec<String> = taken.collect();
        let free = (!free.is_empty()).then(|| format!("Peut placer à {}.", free.join(" ou ")));
        let taken = (!taken.is_empty()).then(|| format!("Déjà à {}.", listed(&taken)));
        free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
    },
    for_all: "vus de tous",
    counts_at_end: "comptent à la fin",
    merchants: "Marchands",
    at_end: |vp| format!("+{vp} à la fin"),
    sets: "Marchands par ensemble",
    filled: |name, set, filled, all| format!("{name}, {set} : {filled} sur {all}"),
    cards: "Cartes politiques",
    discarded: "Défausse",
    elsewhere: "En main et dans la pioche",
    colour: "Couleur",
};
