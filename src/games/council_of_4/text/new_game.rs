//! The choices for a new game besides its seats, and the name of a board.

use super::said::new_game::StartWith;
use super::{Subjects, dotted};
use crate::games::council_of_4::rules::board::Board;
use crate::games::council_of_4::rules::components::{STARTING_COINS, STARTING_SERVANTS};
use crate::text::text;

/// Returns what each of so many players starts with, in turn order.
pub fn start_with(players: u8) -> String {
    let players = usize::from(players.clamp(2, 4));
    let coins: Vec<String> = STARTING_COINS[..players].iter().map(u8::to_string).collect();
    let servants: Vec<String> = STARTING_SERVANTS[..players].iter().map(u16::to_string).collect();
    let with = StartWith { coins: &coins, servants: &servants };
    text().new_game().start_with(with)
}

/// Returns the name of a board.
pub fn board_name(of: Board) -> String {
    text().new_game().board_name(of.sides().map(dotted).as_deref())
}
