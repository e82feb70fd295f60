//! The final score in English.

use super::words::listed;
use crate::games::council_of_4::text::score::ScoreText;

pub(in crate::games::council_of_4::text) static SCORE: ScoreText = ScoreText {
    title: "Final score",
    winner: "Winner",
    shared: "Shared victory",
    causes: "Where the points came from",
    permits: "During play: permits",
    tokens: "During play: city tokens",
    nobility_spaces: "During play: nobility spaces",
    last_merchant: "Tenth merchant (first)",
    colour_tiles: "Colour sets",
    region_tiles: "Region sets",
    queens_rewards: "Queen’s rewards",
    nobility_rank: "Nobility: furthest 5, second 2",
    most_permits: "Most permits",
    total: "Total",
    tie_break: "Tie-break: servants + cards",
    turns: |rounds, turns| format!("{rounds} rounds · {turns} turns"),
    new_game: "New game",
    back_to_table: "Look at the table",
    seed: |seed| format!("Seed {seed}"),
    won_by_tie_break: |winner, vp| {
        format!("{winner} wins with {vp} VP, by more servants and cards.")
    },
    number: |name, what, amount| format!("{amount}: {name}, {what}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Select a number to see the moves behind it.",
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
    again_new: "Again, new seed",
    again_same: "Same deal again",
};
