//! Replays and what-ifs in English.

use super::words::counted;
use crate::archive::Strange;
use crate::text::replay::ReplayText;

pub(in crate::text) static REPLAY: ReplayText = ReplayText {
    open: "Replay",
    from_here: "Replay from here",
    title: "Replay",
    read_only: "Read only",

    see_as: "See as",
    onlooker: "Onlooker",
    all_open: "All open",
    hidden: "Other hands are shown when the game is over.",

    turn: |turn, turns| format!("Turn {turn} of {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · {round} · move {action} of {actions}")
        }
        None => format!("{name} · {round}"),
    },
    says: |turn, turns, name, round| format!("Turn {turn} of {turns}, {name}, {round}"),
    turns: "Turn",
    first: "To the start",
    previous: "Previous move",
    play: "Play",
    pause: "Pause",
    next: "Next move",
    last: "To the end",
    pace: "Speed",
    paces: ["½×", "1×", "2×"],
    end: "The end",
    now: "Now",
    earlier: |count| format!("Earlier turns: {count}"),
    later: |count| format!("Later turns: {count}"),
    found: |count| match count {
        0 => "No moves found.".to_owned(),
        count => format!("Found {}.", counted(count as u64, "move")),
    },

    what_if: "What if from here",
    what_if_short: "What if",
    what_if_name: |round| format!("What if: {round}"),
    what_if_body: "Starts a separate game from here, with everything hidden left as it is. This \
                   game doesn’t change, and the new one links back to it.",
    what_if_assists: "This game isn’t over. The new one can reveal what’s still hidden in it, so \
                      this game will be marked as assisted.",
    what_if_seat: |name| format!("Who plays {name}"),
    what_if_go: "Play on",
    keep: "Save as a game",
    branch: "What if",
    to_original: "Back to the original game, at that moment",
    original_gone: "The original game isn’t saved here any more.",

    to_score: "Back to the score",
    to_table: "Back to the table",
    to_matches: "To the start page",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("The link names no game: “{found}”."),
        Strange::NoMoment(found) => {
            format!("The link points to move “{found}”, which isn’t a number.")
        }
        Strange::TooLong(bytes) => format!("The link is too long: {bytes} bytes."),
    },
    not_here: "This address opens only in the browser that saved the game. To send a game, choose “Share as a link” in its menu there.",
    beyond: |at, actions| format!("The link points to move {at}, but the game has {actions}."),
};
