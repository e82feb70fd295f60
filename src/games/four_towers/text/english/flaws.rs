//! Reasons why something can't be picked, in English.

use super::words::{clan, trades};
use crate::games::four_towers::text::flaws::FlawsText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static FLAWS: FlawsText = FlawsText {
    not_your_turn: "It’s not your turn.",
    not_asked: "Nothing to do with this now.",
    play_closed: |what, why| format!("{what}: {why}."),
    nobody: |at| format!("Nobody to choose in {}.", village(at)),
    enough: |count| format!("You’ve taken {count}. Give one back first."),
    full: |of| format!("Every space for {} is taken.", trades(of).to_lowercase()),
    nothing_taken: |of| format!("You haven’t taken any {}.", clan(of)),
};
