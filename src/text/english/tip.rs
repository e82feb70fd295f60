//! Tips on the controls of every table in English.

use crate::text::Language;
use crate::text::tip::{Tip, TipsText};

pub(in crate::text) static TIPS: TipsText = TipsText { name, what };

const fn name(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Confirm",
        Tip::Skip => "Skip",
        Tip::Undo => "Undo",
        Tip::Restart => "Restart turn",
        Tip::ToHere => "Undo to here",
        Tip::Redo => "Redo",
        Tip::Hint => "Hint",
        Tip::Why => "Why?",
        Tip::Replay => "Replay from here",
        Tip::WhatIf => "What if",
        Tip::Settings => "Settings",
        Tip::Moves => "Legal moves",
        Tip::OwnSeat => "Your seat",
        Tip::Keys => "Keys",
        Tip::Theme => "Light or dark",
        Tip::Home => "To the start page",
        Tip::Rules => "Rules",
        Tip::Saved => "Saving",
        Tip::Assisted => "Assisted",
    }
}

fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Carries out the move in the preview. Press Enter.",
        Tip::Skip => "Plays out the bots’ turns instantly, up to yours.",
        Tip::Undo => {
            "Takes back your last move. Alone against bots you can undo even past a reveal, but \
             the game is then marked as assisted."
        }
        Tip::Restart => "Takes back everything you did this turn.",
        Tip::ToHere => "Takes back this move and everything after it.",
        Tip::Redo => "Plays the undone move again.",
        Tip::Hint => {
            "Shows the three best moves, each with a reason. The game is then marked as assisted. \
             Press “.”."
        }
        Tip::Why => "Shows what this bot expected from its move, and from others.",
        Tip::Replay => "Shows the game from this moment on. Looking changes nothing.",
        Tip::WhatIf => {
            "Starts a separate game from this moment, with everything hidden left as it is. This \
             game doesn’t change."
        }
        Tip::Settings => "Sets speed, theme, sound, text size, letters on pieces and language.",
        Tip::Moves => {
            "Lists every move you can make now, with its cost and gains, and a search. Press “/”."
        }
        Tip::OwnSeat => "The seat you play in this game by link. Press to choose another.",
        Tip::Keys => "Lists all keyboard shortcuts. Press “?”.",
        Tip::Theme => "Switches between a light and a dark page.",
        Tip::Home => "Leaves the table. You can come back to this game any time.",
        Tip::Rules => "Opens the rules, with pictures, rulings and a search. Press F1.",
        Tip::Saved => "Saves your game in this browser after every move.",
        Tip::Assisted => Language::English.text().assisted().note(),
    }
}
