//! The text below the seats of a new game, in German.

use super::words::counted;
use crate::games::four_towers::rules::components::{supply, turns};
use crate::games::four_towers::text::new_game::NewGameText;

pub(in crate::games::four_towers::text) static NEW_GAME: NewGameText = NewGameText {
    start_with: |players| {
        let each = turns(players) / players.max(1);
        let (each, supply) = (counted(each, "Zug", "Züge"), supply(players));
        format!(
            "{each} je Spieler, {supply} Bauern von jedem Clan. Den ersten Spieler bestimmt das \
             Los."
        )
    },
};
