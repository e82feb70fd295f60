//! The text below the seats of a new game, in Italian.

use crate::games::the_council::rules::components::{HANDS, events_of_hand};
use crate::games::the_council::text::new_game::NewGameText;

pub(in crate::games::the_council::text) static NEW_GAME: NewGameText = NewGameText {
    start_with: |players| {
        let events = events_of_hand(players);
        format!(
            "{events} eventi per mano, {HANDS} mani al massimo. Il primo mazziere è tirato a sorte."
        )
    },
};
