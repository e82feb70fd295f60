//! Others' turns in English.

use super::words::counted;
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Skip",
    skip_note: "to your turn",
    skip_to_turn: "Skip to my turn",
    hold: "Hold",
    plays: |name| format!("{name} plays"),
    pays: "Pays",
    gains: "Gains",
    last_turn: "last turn",
    your_turn: |name| format!("Your turn, {name}"),
    turn_of: |name| format!("{name}’s turn"),
    you_drew: "You drew",
    watch: "Watch",
    left_to_do: "Left to do",
    done: "done",
    show_on_map: "Show on the map",
    moves: "Moves",
    skipping: "Already skipping to your turn.",
    settling: "This button has only just appeared: press again.",
    since: "Since your turn",
    since_title: "Since your last turn",
    concerns: "Changes for you",
    nothing: "Nothing has happened since your last turn.",
    digest: |entries, concerns| match concerns {
        0 => format!("Since your last turn: {}", counted(entries as u64, "move")),
        _ => format!(
            "Since your last turn: {}, {} for you",
            counted(entries as u64, "move"),
            counted(concerns as u64, "change")
        ),
    },
};
