//! The text below the seats of a new game, in German.

use crate::games::the_council::rules::components::{HANDS, events_of_hand};
use crate::games::the_council::text::new_game::NewGameText;

pub(in crate::games::the_council::text) static NEW_GAME: NewGameText = NewGameText {
    start_with: |players| {
        let events = events_of_hand(players);
        format!(
            "{events} Ereignisse je Runde, höchstens {HANDS} Runden. Den ersten Geber \
             bestimmt das Los."
        )
    },
};
