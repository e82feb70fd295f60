//! The final score in German.

use super::words::{listed, place};
use crate::record::SeatColour;
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Endstand",
    winner: "Sieg",
    shared: "Geteilter Sieg",
    place,
    plus: |points| format!("+{points}"),
    total: "Summe",
    seed: |seed| format!("Startwert {seed}"),
    origins: "Woher die Punkte kamen",
    line: "links der Linie: während der Partie · rechts: am Ende",
    part: |name, cause, points| format!("{name}, {cause}: {points}"),
    play: "Partie",
    last_count: "Die Schlusswertung",
    wins: |winners| match winners {
        [winner] => format!("{winner} gewinnt"),
        winners => format!("{} teilen sich den Sieg", listed(winners)),
    },
    lead: |points| format!("{points} Vorsprung"),
    no_lead: "nach Gleichstand",
    skip: "Vorspulen",
    see: "So wurde gewonnen",
    with_names: "Mit den Namen der Spieler",
    save_picture: "Bild speichern",
    not_drawn: "Dieser Browser konnte das Bild nicht zeichnen.",
    colour: |of| match of {
        SeatColour::Scarlet => "Scharlach",
        SeatColour::Cobalt => "Kobalt",
        SeatColour::Forest => "Waldgrün",
        SeatColour::Amber => "Bernstein",
        SeatColour::Onyx => "Onyx",
    },
    new_game: "Neue Partie",
    back_to_table: "Tisch ansehen",
    again_new: "Nochmal, neu verteilt",
    again_same: "Nochmal, gleich verteilt",
    chart: "Punkte nach Zügen",
    turn: "Zug",
    at_the_end: "am Ende",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| {
                format!("{name} {total}, davon {during} während der Partie")
            })
            .collect();
        format!("Endstand: {}.", parts.join("; "))
    },
    chart_as_table: "Als Tabelle",
    chart_as_drawing: "Als Diagramm",
    at_the_end_row: "Am Ende",
    after_turn: |turn| format!("Nach Zug {turn}"),
    quiet_turns: "Züge ohne Punkte sind weggelassen.",
    leaps: "Wendepunkte",
    takes_the_lead: "geht in Führung",
    when: |turn, round| format!("Zug {turn}, {round}"),
};
