//! The text below the seats of a new game, in Spanish.

use super::words::counted;
use crate::games::four_towers::rules::components::{supply, turns};
use crate::games::four_towers::text::new_game::NewGameText;

pub(in crate::games::four_towers::text) static NEW_GAME: NewGameText = NewGameText {
    start_with: |players| {
        let each = turns(players) / players.max(1);
        let (each, supply) = (counted(each, "turno", "turnos"), supply(players));
        format!(
            "{each} por jugador, {supply} campesinos de cada clan. El primer jugador se sortea."
        )
    },
};
