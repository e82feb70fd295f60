//! A new game in English.

use super::words::{counted, listed};
use crate::text::setup::SetupText;

pub(in crate::text) static SETUP: SetupText = SetupText {
    game: "Game",
    seats: "Seats",
    from_to: |fewest, most| format!("{fewest}–{most} players"),
    in_play: |games| format!("{} in play", counted(games as u64, "game")),
    change: "Change",
    names: ["Ada", "Bruno", "Chiara", "Dario", "Elena"],
    players: |count| format!("{count} players"),
    name: |seat| format!("Name of seat {seat}"),
    who_decides: |seat| format!("Who plays seat {seat}"),
    how_well: |seat| format!("Level of the bot in seat {seat}"),
    curtain_note: "hands hidden between turns",
    together: "How you play together",
    at_one_screen: "At this screen",
    by_link: "By link",
    plays_here: "plays here",
    gets_links: "gets each turn as a link",
    colour_of: |seat, of| format!("Colour of seat {seat}: {of}"),
    deal: "Deal",
    seed: "Seed",
    new_seed: "New seed",
    seed_note: "Same seed, same deal.",
    start: "Start game",
    first_game: "Play against two bots",
    set_up: "Set up a game",
    name_missing: |seat| format!("Seat {seat} needs a name."),
    name_hides: |seat| format!("The name of seat {seat} has an invisible sign: type it again."),
    seed_missing: "The deal needs a seed: any word will do.",
    continue_: "Continue",
    resume: "Resume",
    turn_of: |name, round| format!("{name}’s turn, {round}"),
    your_turn: |round| format!("Your turn, {round}"),
    see_score: "See the score",
    won: |winners, points| match winners {
        [winner] => format!("{winner} wins with {points}."),
        winners => format!("{} share the victory with {points} each.", listed(winners)),
    },
};
