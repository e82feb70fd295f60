//! Tips of what every table has, in English.

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
        Tip::Keys => "Keys",
        Tip::Theme => "Light or dark",
        Tip::Home => "To the start page",
        Tip::Rules => "Rules",
        Tip::Saved => "Saving",
    }
}

const fn what(of: Tip) -> &'static str {
    match of {
        Tip::Confirm => "Does what the receipt shows. The key is Enter.",
        Tip::Skip => "Gets over with the bots’ turns at once, until yours.",
        Tip::Undo => {
            "Takes back your last action. Alone against bots that is possible even after \
             something hidden has shown; the match then counts as assisted."
        }
        Tip::Restart => "Takes back everything that you did in this turn.",
        Tip::ToHere => "Takes back this action and all that came after it.",
        Tip::Redo => "Does once more what was taken back.",
        Tip::Hint => {
            "The three best actions, with a reason each. The match counts as assisted then. \
             The key is ."
        }
        Tip::Why => "What this bot expected of its action, and of others.",
        Tip::Replay => "Shows the match from this moment on. Looking changes nothing.",
        Tip::WhatIf => {
            "A new match goes on from this moment, with everything hidden as it lay. The other \
             one stays as it is."
        }
        Tip::Settings => "Speed, theme, sound, text size, letters on pieces, language.",
        Tip::Moves => {
            "Everything that you may do now, with what it costs and brings, and a search. The \
             key is /."
        }
        Tip::Keys => "What every key does. The key is ?.",
        Tip::Theme => "Switches between a light and a dark page.",
        Tip::Home => "Leaves the table. The match stays and can be gone on with.",
        Tip::Rules => "All rules with pictures, the rulings, and a search. F1 opens them, too.",
        Tip::Saved => "The match is kept in this browser after each action.",
    }
}
