//! The set-up screen in English.

use super::words::{dotted, nobility_variant, seat_colour};
use crate::games::council_of_4::rules::components::{
    NobilityVariant, STARTING_COINS, STARTING_SERVANTS,
};
use crate::games::council_of_4::text::SetupText;

pub(in crate::games::council_of_4::text) static SETUP: SetupText = SetupText {
    new_body: "Two to four seats, people and bots, eight boards.",
    seats: "Seats",
    names: ["Ada", "Bruno", "Chiara", "Dario"],
    players: |count| format!("{count} players"),
    name: |seat| format!("Name of seat {seat}"),
    person: "Person",
    bot: "Bot",
    who_decides: |seat| format!("Who plays seat {seat}"),
    how_well: |seat| format!("How well the bot of seat {seat} plays"),
    curtain_note: "a curtain hides each hand",
    colour_of: |seat, of| format!("Colour of seat {seat}: {}", seat_colour(of)),
    start_with: |players| {
        let players = usize::from(players.clamp(2, 4));
        let list = |amounts: Vec<String>| amounts.join(" / ");
        format!(
            "In the order of play: {} coins, {} servants, 6 cards",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "Who begins",
    by_lot: "By lot",
    board: "Board",
    random_sides: "Random sides",
    board_facts: |roads, royal| {
        format!(
            "{roads} roads. The queen starts in {royal}. 5 gold, 4 silver, 3 bronze and 2 iron \
             cities on every board."
        )
    },
    nobility: "First nobility bonuses",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    deal: "Deal",
    seed: "Seed",
    new_seed: "New seed",
    seed_note: "Same seed, same deal.",
    start: "Start game",
    name_missing: |seat| format!("Seat {seat} needs a name."),
    seed_missing: "The deal needs a seed: any word will do.",
    continue_: "Continue",
    resume: "Resume",
    turn_of: |name, round| format!("{name}’s turn, round {round}"),
    finished: "Finished",
    see_score: "See the score",
    board_name: |key| format!("Board {}", dotted(key)),
};
