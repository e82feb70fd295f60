//! The final score in French.

use super::words::{counted, listed};
use crate::games::council_of_4::text::score::ScoreText;

pub(in crate::games::council_of_4::text) static SCORE: ScoreText = ScoreText {
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
    seed: |seed| format!("Graine {seed}"),
    won_by_tie_break: |winner, vp| {
        format!("{winner} gagne avec {vp} PV, par plus de serviteurs et de cartes.")
    },
    number: |name, what, amount| format!("{amount} : {name}, {what}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Choisissez un nombre pour voir les coups derrière lui.",
    chart: "Points de victoire par tour",
    turn: "tour",
    end_bonuses: "bonus de fin",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| {
                format!("{name} avec {total} PV, dont {during} en cours de partie")
            })
            .collect();
        format!("La partie s’est finie pour {}.", listed(&parts))
    },
    chart_as_table: "En tableau",
    chart_as_drawing: "En graphique",
    bonuses_row: "Bonus de fin",
    after_turn: |turn| format!("Après le tour {turn}"),
    quiet_turns: "Les tours sans PV sont omis.",
    leaps: "Tournants",
    takes_the_lead: "passe en tête",
    again_new: "Encore, autre graine",
    again_same: "Encore, même donne",
};
