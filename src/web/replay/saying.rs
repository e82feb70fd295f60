//! The current moment of a replay in words.

use leptos::prelude::*;

use super::film::EntryLine;
use super::player::Player;
use crate::text::said::replay::Says;
use crate::text::text;

/// Returns the current turn for screen readers.
pub fn says(player: Player) -> String {
    let film = player.film();
    let outline = film.outline();
    let said = player.turn().and_then(|turn| {
        let name = &outline.seats.get(turn.seat.index())?.named();
        let round = (player.desk.get_value().cover().round.numbered)(turn.round);
        let turns = outline.stops.len() as u16;
        Some(text().replay().says(Says { turn: turn.turn, turns, name, round: &round }))
    });
    said.unwrap_or_default()
}

/// Returns the log entry of the next action.
pub fn entry_line(player: Player) -> Option<EntryLine> {
    player.film().line(player.at.get(), player.from.get())
}
