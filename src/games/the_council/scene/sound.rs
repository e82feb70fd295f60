//! Sounds of events.

use crate::games::the_council::rules::Event;
use crate::scene::sound::{METAL, PAPER, STAMP, Sound, WOOD, Wave, tone};

/// A traitor.
pub const TWO_LOW: Sound =
    &[tone(Wave::Triangle, (175, 175), 0, 150, 55), tone(Wave::Triangle, (131, 131), 140, 220, 55)];

/// Returns the sound of an event.
pub fn sound(event: &Event) -> Option<Sound> {
    match *event {
        Event::Dealt { .. }
        | Event::Chose { .. }
        | Event::Drafted { .. }
        | Event::HandPassed { .. }
        | Event::EventRevealed { .. } => Some(PAPER),
        Event::Revealed { cards, .. } if !cards.is_empty() => Some(PAPER),
        Event::Bid { chips, .. } if !chips.is_none() => Some(METAL),
        Event::Crowned { rank: Some(_), .. } | Event::RankGained { rank: Some(_), .. } => {
            Some(WOOD)
        }
        Event::Traded { .. } | Event::CourtPaid { .. } => Some(TWO_LOW),
        Event::EmpireFell { rank: Some(_), .. } => Some(STAMP),
        _ => None,
    }
}
