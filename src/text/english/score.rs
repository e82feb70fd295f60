//! The final score in English.

use super::words::{listed, place};
use crate::record::SeatColour;
use crate::text::score::ScoreText;

pub(in crate::text) static SCORE: ScoreText = ScoreText {
    title: "Final score",
    winner: "Winner",
    shared: "Shared victory",
    place,
    plus: |points| format!("+{points}"),
    total: "Total",
    seed: |seed| format!("Seed {seed}"),
    origins: "Where the points came from",
    line: "left of the line: during play · right: at the end",
    part: |name, cause, points| format!("{name}, {cause}: {points}"),
    play: "Play",
    last_count: "The last count",
    wins: |winners| match winners {
        [winner] => format!("{winner} wins"),
        winners => format!("{} share the victory", listed(winners)),
    },
    lead: |points| format!("by {points}"),
    no_lead: "on the tie-break",
    skip: "Skip",
    see: "See how it was won",
    with_names: "With the players’ names",
    save_picture: "Save picture",
    not_drawn: "The picture couldn’t be drawn in this browser.",
    colour: |of| match of {
        SeatColour::Scarlet => "Scarlet",
        SeatColour::Cobalt => "Cobalt",
        SeatColour::Forest => "Forest",
        SeatColour::Amber => "Amber",
        SeatColour::Onyx => "Onyx",
    },
    new_game: "New game",
    back_to_table: "Look at the table",
    again_new: "Again, new deal",
    again_same: "Again, same deal",
    chart: "Points by turn",
    turn: "turn",
    at_the_end: "at the end",
    chart_says: |seats| {
        let parts: Vec<String> = seats
            .iter()
            .map(|(name, during, total)| format!("{name} {total}, {during} of them during play"))
            .collect();
        format!("Final scores: {}.", parts.join("; "))
    },
    chart_as_table: "Show as table",
    chart_as_drawing: "Show as chart",
    at_the_end_row: "At the end",
    after_turn: |turn| format!("After turn {turn}"),
    quiet_turns: "Turns without points are left out.",
    leaps: "Turning points",
    takes_the_lead: "takes the lead",
    when: |turn, round| format!("Turn {turn}, {round}"),
};
