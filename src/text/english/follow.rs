//! Following the others, in English.

use super::words::counted;
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Skip",
    skip_note: "to your turn",
    skipping: "The bots’ turns are being skipped already.",
    settling: "Another button was here a moment ago.",
    since: "Since your turn",
    since_title: "Since your last turn",
    concerns: "What concerns you",
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
