//! What is looked at of a match, in words.

use leptos::prelude::*;

use super::film::EntryLine;
use super::player::Player;
use crate::text::text;

/// The turn that is looked at, as it is read out.
pub fn says(player: Player) -> String {
    let film = player.film();
    let outline = film.outline();
    let said = player.turn().and_then(|turn| {
        let name = &outline.seats.get(turn.seat.index())?.name;
        Some((text().replay().says)(turn.turn, outline.stops.len() as u16, name, turn.round))
    });
    said.unwrap_or_default()
}

/// The entry of the log that the next action makes.
pub fn entry_line(player: Player) -> Option<EntryLine> {
    player.film().line(player.at.get(), player.from.get())
}
