//! Others' turns in English.

use super::words::counted;
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Skip",
    skip_note: "to your turn",
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
