//! Looking back at a match in English.

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
    hidden: "Other hands open when the match is over.",

    turn: |turn, turns| format!("Turn {turn} of {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · round {round} · action {action} of {actions}")
        }
        None => format!("{name} · round {round}"),
    },
    says: |turn, turns, name, round| format!("Turn {turn} of {turns}, {name}, round {round}"),
    turns: "Turn",
    first: "To the beginning",
    previous: "Action before",
    play: "Play",
    pause: "Pause",
    next: "Next action",
    last: "To the end",
    pace: "Speed",
    paces: ["½×", "1×", "2×"],
    end: "The end",
    now: "As it stands",
    found: |count| match count {
        0 => "No action like that.".to_owned(),
        count => format!("Found {}.", counted(count as u64, "action")),
    },

    what_if: "What if from here",
    what_if_short: "What if",
    what_if_name: |round| format!("What if: round {round}"),
    what_if_body: "A match of its own goes on from here, with what is hidden as it lies. This one \
                   stays as it is, and the new one leads back to it.",
    what_if_assists: "This match isn’t over. The new one can tell what is still hidden in it, so this \
                      one is marked as assisted.",
    what_if_seat: |name| format!("Who plays {name}"),
    what_if_go: "Play on",
    keep: "Keep as a match",
    branch: "What if",
    to_original: "To the match that this goes on from, at that moment",
    original_gone: "The match that this goes on from is not kept here any more.",

    to_score: "Back to the score",
    to_table: "Back to the table",
    to_matches: "To the start page",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("The address names no match: “{found}”."),
        Strange::NoMoment(found) => {
            format!("The address asks for a moment that is no number: “{found}”.")
        }
        Strange::TooLong(bytes) => format!("The address is too long: {bytes} bytes."),
    },
    not_here: "This browser does not keep the match that the address names.",
    beyond: |at, actions| format!("The address asks for action {at}, but the match has {actions}."),
};
