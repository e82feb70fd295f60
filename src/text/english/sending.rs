//! Sending and opening links in English.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "What to share",
    whole: "The game",
    up_to_here: "Up to here",
    deal: "Only the deal",
    opens_at: |at| format!("It opens the replay after move {at}."),
    address: "Link",
    show_address: "Show the address",
    share: "Share",
    copy: "Copy link",
    copied: "Copied.",
    not_copied: "Couldn’t copy. The link is selected: copy it yourself.",
    note: "Everything is in the link itself; nothing is sent anywhere.",
    reveals: "This game isn’t over. Anyone with the link can work out everything hidden in it.",
    linked_deal: "A deal to play from the start.",
    linked_at: |at| format!("The sender points you to what follows move {at}."),
    linked_daily: |day| format!("The daily challenge of {day}."),
    linked_note: "It’s added to your list; your other games don’t change.",
    linked_play: "Play this deal",
    linked_go_on: "Continue from there",
    unknown_game: |game| {
        format!("This is a game of “{game}”, which this page doesn’t have. Nothing was saved.")
    },
    made_by_newer: "This comes from a newer version of Curia. Nothing is lost: update Curia, then \
                    open it again.",
};
