//! Sounds of events.

use crate::games::four_towers::rules::Event;
use crate::scene::sound::{METAL, PAPER, STAMP, Sound, WOOD, Wave, tone};

/// A new lord, and a new demon.
const RISING: Sound =
    &[tone(Wave::Triangle, (262, 262), 0, 120, 45), tone(Wave::Triangle, (392, 392), 110, 200, 45)];
const FALLING: Sound =
    &[tone(Wave::Triangle, (196, 196), 0, 150, 55), tone(Wave::Triangle, (123, 123), 140, 240, 55)];

/// Returns the sound of an event.
pub const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Removed { .. }
        | Event::Moved { .. }
        | Event::Swapped { .. }
        | Event::Kindled { .. }
        | Event::Replaced { .. }
        | Event::Placed { .. }
        | Event::Assigned { .. }
        | Event::Recruited { .. }
        | Event::Employed { .. } => Some(WOOD),
        Event::Expanded { .. } => Some(STAMP),
        Event::LordMade { .. } => Some(RISING),
        Event::DemonMade { .. } => Some(FALLING),
        Event::GemWon { .. } | Event::GemsGiven { .. } | Event::Doubled { .. } => Some(METAL),
        Event::ChampionHired { .. } | Event::ChampionRevealed { .. } => Some(PAPER),
        _ => None,
    }
}
