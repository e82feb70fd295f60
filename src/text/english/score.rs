//! The final score in English.

use crate::text::score::ScoreText;

pub(super) const SCORE: ScoreText = ScoreText {
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
    chart: "Victory points per round",
    round: "round",
};
