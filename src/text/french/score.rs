//! The final score in French.

use super::words::{listed, place};
use crate::record::SeatColour;
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Score final",
    winner: "Vainqueur",
    shared: "Victoire partagée",
    place,
    plus: |points| format!("+{points}"),
    total: "Somme",
    seed: |seed| format!("Graine {seed}"),
    origins: "Origine des points",
    line: "à gauche du trait : en cours de partie · à droite : à la fin",
    part: |name, cause, points| format!("{name}, {cause} : {points}"),
    play: "Partie",
    last_count: "Le dernier décompte",
    wins: |winners| match winners {
        [winner] => format!("{winner} gagne"),
        winners => format!("{} partagent la victoire", listed(winners)),
    },
    lead: |points| format!("avec {points} d’avance"),
    no_lead: "au départage",
    skip: "Passer",
    see: "Voir la victoire en détail",
    with_names: "Avec les noms des joueurs",
    save_picture: "Enregistrer l’image",
    not_drawn: "Ce navigateur n’a pas pu dessiner l’image.",
    colour: |of| match of {
        SeatColour::Scarlet => "Écarlate",
        SeatColour::Cobalt => "Cobalt",
        SeatColour::Forest => "Forêt",
        SeatColour::Amber => "Ambre",
        SeatColour::Onyx => "Onyx",
    },
    new_game: "Nouvelle partie",
    back_to_table: "Revoir la table",
    again_new: "Rejouer, autre donne",
    again_same: "Rejouer, même donne",
    chart: "Points par tour",
    turn: "tour",
    at_the_end: "à la fin",
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
    at_the_end_row: "À la fin",
    after_turn: |turn| format!("Après le tour {turn}"),
    quiet_turns: "Les tours sans points sont omis.",
    leaps: "Tournants",
    takes_the_lead: "passe en tête",
    when: |turn, round| format!("Tour {turn}, {round}"),
};
