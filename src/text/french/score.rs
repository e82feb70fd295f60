//! The final score in French.

use super::words::{counted, place};
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Score final",
    winner: "Vainqueur",
    shared: "Victoire partagée",
    place,
    plus: |points| format!("+{points}"),
    total: "Somme",
    turns: |rounds, turns| format!("{rounds} · {}", counted(turns, "tour", "tours")),
    seed: |seed| format!("Graine {seed}"),
    new_game: "Nouvelle partie",
    back_to_table: "Revoir la table",
    again_new: "Rejouer, autre donne",
    again_same: "Rejouer, même donne",
    chart: "Points par tour",
    turn: "tour",
    end_bonuses: "bonus de fin",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| {
                format!("{name} {total}, dont {during} en cours de partie")
            })
            .collect();
        format!("Scores finals : {}.", parts.join(" ; "))
    },
    chart_as_table: "En tableau",
    chart_as_drawing: "En graphique",
    bonuses_row: "Bonus de fin",
    after_turn: |turn| format!("Après le tour {turn}"),
    quiet_turns: "Les tours sans points sont omis.",
    leaps: "Tournants",
    takes_the_lead: "passe en tête",
    when: |turn, round| format!("Tour {turn}, {round}"),
};
