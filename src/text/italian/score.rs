//! The final score in Italian.

use super::words::{listed, place};
use crate::record::SeatColour;
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Punteggio finale",
    winner: "Vittoria",
    shared: "Vittoria condivisa",
    place,
    plus: |points| format!("+{points}"),
    total: "Totale",
    seed: |seed| format!("Seme {seed}"),
    origins: "Da dove vengono i punti",
    line: "a sinistra della linea: durante la partita · a destra: alla fine",
    part: |name, cause, points| format!("{name}, {cause}: {points}"),
    play: "Partita",
    last_count: "Il conteggio finale",
    wins: |winners| match winners {
        [winner] => format!("{winner} vince"),
        winners => format!("{} condividono la vittoria", listed(winners)),
    },
    lead: |points| format!("con {points} di vantaggio"),
    no_lead: "allo spareggio",
    skip: "Salta",
    see: "Rivedi la vittoria",
    with_names: "Con i nomi dei giocatori",
    save_picture: "Salva l’immagine",
    not_drawn: "Questo browser non è riuscito a disegnare l’immagine.",
    colour: |of| match of {
        SeatColour::Scarlet => "Scarlatto",
        SeatColour::Cobalt => "Cobalto",
        SeatColour::Forest => "Verde bosco",
        SeatColour::Amber => "Ambra",
        SeatColour::Onyx => "Onice",
    },
    new_game: "Nuova partita",
    back_to_table: "Guarda il tavolo",
    again_new: "Nuova distribuzione",
    again_same: "Stessa distribuzione",
    chart: "Punti per turno",
    turn: "turno",
    at_the_end: "alla fine",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| {
                format!("{name} {total}, di cui {during} durante la partita")
            })
            .collect();
        format!("Punteggi finali: {}.", parts.join("; "))
    },
    chart_as_table: "Come tabella",
    chart_as_drawing: "Come grafico",
    at_the_end_row: "Alla fine",
    after_turn: |turn| format!("Dopo il turno {turn}"),
    quiet_turns: "I turni senza punti sono omessi.",
    leaps: "Momenti decisivi",
    takes_the_lead: "passa in testa",
    when: |turn, round| format!("Turno {turn}, {round}"),
};
