//! Hints, and why a bot did what it did, in English.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Hint",
    thinking: "Thinking …",
    best_of: |shown, legal| match shown {
        1 => format!("the best of {}", counted(legal, "action")),
        _ => format!("the best {shown} of {}", counted(legal, "action")),
    },
    only_one: "the only action",
    says: |number, what, why| format!("{number}: {what}. {why}."),
    not_your_turn: "Hints are for your own turn.",
    no_thread: "The bots do not answer, so there is no hint.",
    not_here: "The lesson says what to do.",
    ask_title: "Play with hints?",
    ask_body: "A hint shows the three best actions, with a reason each, as a strong bot sees them that \
        knows no more than you. The match is marked as assisted from then on.",
    ask_yes: "Show the hint",
    ask_no: "Leave it",
    close: "Close the hint",

    why: "Why?",
    why_title: |name| format!("Why did {name} do that?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} takes any legal action, by chance."),
        Level::Novice => {
            format!("{name} takes what lies nearest, as beginners do.")
        }
        Level::Greedy => format!("{name} takes what brings most at once, and looks no further."),
        Level::Adept | Level::Expert | Level::Master => {
            format!("{name} tried {} of this and the next turns.", counted(iterations, "course"))
        }
    },
    other: |name| {
        format!(
            "Asked again, {name} would do something else: this was decided by somebody else, by an \
             earlier version of the bots, or by the page while they did not answer."
        )
    },
    compared: "What was expected of each",
    chosen: "done",
    hidden: "What its hidden cards had to do with it, and what it expected, is told when the game is over.",
    no_other: "There was nothing else to do.",
    thinks: |name, percent| format!("{name} is thinking, {percent}%"),
};
