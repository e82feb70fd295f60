//! The text below the seats of a new game.

use super::Subjects;
use super::said::new_game::StartWith;
use crate::games::the_council::rules::components::{HANDS, events_of_hand};
use crate::text::text;

/// Returns what a number of players means for the game.
pub fn start_with(players: u8) -> String {
    let with = StartWith { events: events_of_hand(players), hands: HANDS };
    text().new_game().start_with(with)
}
