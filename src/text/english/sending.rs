//! Matches on their way to others, and from others, in English.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "What the link holds",
    whole: "The match",
    up_to_here: "Up to here",
    deal: "Only the deal",
    opens_at: |at| format!("It opens in the replay after action {at}."),
    address: "Address",
    copy: "Copy",
    copied: "Copied.",
    not_copied: "It is selected: copy it with the keyboard or the menu.",
    note: "All of it stands in the address itself; nothing is sent anywhere.",
    reveals: "This match is not over. Whoever has the link can work out every hidden card.",
    linked_deal: "A deal to play, before its first action.",
    linked_at: |at| format!("Whoever sent it points to what comes after action {at}."),
    linked_daily: |day| format!("The deal of {day}."),
    linked_note: "Your own matches stay as they are; this one joins them on the list.",
    linked_play: "Play this deal",
    linked_go_on: "Go on from there",
    unknown_game: |game| {
        format!("This is a game of “{game}”, which this page doesn’t have. Nothing was saved.")
    },
};
