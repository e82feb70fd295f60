//! The final score in French.

use super::words::counted;
use crate::text::score::ScoreText;

pub(super) const SCORE: ScoreText = ScoreText {
    title: "Score final",
    winner: "Vainqueur",
    shared: "Victoire partagée",
    causes: "D’où viennent les points",
    permits: "En cours de partie : permis",
    tokens: "En cours de partie : jetons",
    nobility_spaces: "En cours de partie : noblesse",
    last_merchant: "Dixième marchand (premier)",
    colour_tiles: "Couleurs complètes",
    region_tiles: "Régions complètes",
    queens_rewards: "Récompenses de la reine",
    nobility_rank: "Noblesse : 1er 5, 2e 2",
    most_permits: "Le plus de permis",
    total: "Somme",
    tie_break: "Égalité : serviteurs + cartes",
    turns: |rounds, turns| {
        format!("{} · {}", counted(rounds, "manche", "manches"), counted(turns, "tour", "tours"))
    },
    new_game: "Nouvelle partie",
    back_to_table: "Revoir la table",
    chart: "Points de victoire par manche",
    round: "manche",
};
