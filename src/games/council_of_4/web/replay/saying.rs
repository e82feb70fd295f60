//! What is looked at of a match, in words.

use leptos::prelude::*;

use super::player::Player;
use crate::games::council_of_4::text::log::{Line, line_of_all};
use crate::text::text;

/// The turn that is looked at, as it is read out.
pub fn says(player: Player) -> String {
    let turns = player.replay.with_value(|replay| replay.stops().len()) as u16;
    let said = player.turn().and_then(|turn| {
        let name = player.seats().get(turn.seat.index())?.name.clone();
        Some((text().replay().says)(turn.turn, turns, &name, turn.round))
    });
    said.unwrap_or_default()
}

/// The entry of the log that the next action makes.
pub fn entry_line(player: Player) -> Option<Line> {
    let (at, from) = (player.at.get(), player.from.get());
    let names: Vec<String> = player.seats().into_iter().map(|seat| seat.name).collect();
    let entry = player.replay.with_value(|replay| replay.entry(at, from))?;
    Some(line_of_all(&entry, &names))
}
