//! Hints, and bots' reasons, in English.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Hint",
    thinking: "Thinking …",
    best_of: |shown, legal| match shown {
        1 => format!("the best of {}", counted(legal, "move")),
        _ => format!("the best {shown} of {}", counted(legal, "move")),
    },
    only_one: "the only move",
    least: "Nothing else looks better",
    little: "Gains little right now",
    then: |rest| format!("Then: {rest}"),
    chance: |percent| format!("{percent}% to win"),
    expects: |percent, points, said| match points {
        0 => format!("{percent}% to win, level"),
        1.. => format!("{percent}% to win, {said} ahead"),
        _ => format!("{percent}% to win, {said} behind"),
    },
    says: |number, what, why| format!("{number}: {what}. {why}."),
    not_your_turn: "Hints are for your own turn.",
    no_thread: "No hint: the bots aren’t responding.",
    not_here: "The lesson tells you what to do.",
    ask_title: "Play with hints?",
    ask_body: "You’ll see a strong bot’s three best moves, each with a reason. It knows no more \
               than you do. The game will be marked as assisted.",
    ask_yes: "Show hint",
    ask_no: "Cancel",
    close: "Close hint",
    open_best: "Open 1",

    why: "Why?",
    why_title: |name| format!("Why did {name} do that?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} plays any legal move at random."),
        Level::Novice => {
            format!("{name} plays like a beginner: it takes what’s within reach.")
        }
        Level::Greedy => format!("{name} takes what helps most right now and looks no further."),
        Level::Adept | Level::Expert | Level::Master | Level::Champion => {
            format!("{name} tried {} the next few turns could go.", counted(iterations, "way"))
        }
    },
    other: |name| {
        format!(
            "{name} would choose differently now. This was decided by someone else, by older bots, \
             or by the page while they weren’t responding."
        )
    },
    compared: "Expected results",
    chosen: "played",
    hidden: "You’ll see what was hidden, and what it expected, when the game is over.",
    no_other: "There was no other move.",
    thinks: |name, percent| format!("{name} is thinking, {percent}%"),
};
