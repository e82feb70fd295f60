//! The final score in Spanish.

use super::words::{listed, place};
use crate::record::SeatColour;
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Puntuación final",
    winner: "Victoria",
    shared: "Victoria compartida",
    place,
    plus: |points| format!("+{points}"),
    total: "Total",
    seed: |seed| format!("Semilla {seed}"),
    origins: "De dónde salieron los puntos",
    line: "a la izquierda de la línea: durante la partida · a la derecha: al final",
    part: |name, cause, points| format!("{name}, {cause}: {points}"),
    play: "Partida",
    last_count: "El recuento final",
    wins: |winners| match winners {
        [winner] => format!("Gana {winner}"),
        winners => format!("{} comparten la victoria", listed(winners)),
    },
    lead: |points| format!("por {points}"),
    no_lead: "por desempate",
    skip: "Saltar",
    see: "Ver cómo se ganó",
    with_names: "Con nombres de jugadores",
    save_picture: "Guardar la imagen",
    not_drawn: "Este navegador no pudo dibujar la imagen.",
    colour: |of| match of {
        SeatColour::Scarlet => "Escarlata",
        SeatColour::Cobalt => "Cobalto",
        SeatColour::Forest => "Verde",
        SeatColour::Amber => "Ámbar",
        SeatColour::Onyx => "Ónice",
    },
    new_game: "Partida nueva",
    back_to_table: "Ver la mesa",
    again_new: "Otra vez, otro reparto",
    again_same: "Otra vez, mismo reparto",
    chart: "Puntos por turno",
    turn: "turno",
    at_the_end: "al final",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| {
                format!("{name} {total}, {during} de ellos durante la partida")
            })
            .collect();
        format!("Puntuación final: {}.", parts.join("; "))
    },
    chart_as_table: "Ver tabla",
    chart_as_drawing: "Ver gráfico",
    at_the_end_row: "Al final",
    after_turn: |turn| format!("Tras el turno {turn}"),
    quiet_turns: "No se muestran los turnos sin puntos.",
    leaps: "Momentos clave",
    takes_the_lead: "se adelanta",
    when: |turn, round| format!("Turno {turn}, {round}"),
};
