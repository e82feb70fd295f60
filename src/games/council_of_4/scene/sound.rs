//! Sounds of events.

use crate::games::council_of_4::rules::{Event, Gained};
use crate::scene::sound::{METAL, PAPER, STAMP, Sound, WOOD, Wave, tone};

/// The queen moves.
pub const TWO_NOTES: Sound =
    &[tone(Wave::Triangle, (196, 196), 0, 180, 60), tone(Wave::Triangle, (147, 147), 170, 210, 60)];

/// Returns the sound of an event.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::CardDrawn { .. } | Event::PermitTaken { .. } | Event::PermitsChanged { .. } => {
            Some(PAPER)
        }
        Event::Paid { price, .. } if price.coins > 0 => Some(METAL),
        Event::Gained { gain: Gained::Coins { amount, .. }, .. } if *amount > 0 => Some(METAL),
        Event::Elected { .. } => Some(WOOD),
        Event::MerchantPlaced { .. } => Some(STAMP),
        Event::QueenMoved { from, to } if from != to => Some(TWO_NOTES),
        _ => None,
    }
}
