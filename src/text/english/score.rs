//! The final score in English.

use super::words::{listed, place};
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Final score",
    winner: "Winner",
    shared: "Shared victory",
    place,
    points: |points| format!("{points} VP"),
    plus: |points| format!("+{points}"),
    total: "Total",
    turns: |rounds, turns| format!("{rounds} rounds · {turns} turns"),
    seed: |seed| format!("Seed {seed}"),
    new_game: "New game",
    back_to_table: "Look at the table",
    again_new: "Again, new seed",
    again_same: "Same deal again",
    chart: "Victory points by turn",
    turn: "turn",
    end_bonuses: "end bonuses",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| {
                format!("{name} with {total} VP, {during} of them during play")
            })
            .collect();
        format!("The game ended for {}.", listed(&parts))
    },
    chart_as_table: "Show as table",
    chart_as_drawing: "Show as chart",
    bonuses_row: "End bonuses",
    after_turn: |turn| format!("After turn {turn}"),
    quiet_turns: "Turns that brought no VP are left out.",
    leaps: "Turning points",
    takes_the_lead: "takes the lead",
    when: |turn, round| format!("Turn {turn}, round {round}"),
};
