//! Sounds of events. Everything that they tell is on the screen as well.

use crate::games::council_of_4::rules::event::{Event, Gained};
use crate::rules::Seat;
use crate::scene::tone::{BELL, METAL, PAPER, STAMP, Tone, WOOD, Wave, part};

/// Sound of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A card or a permit changing its place.
    Card,
    /// Coins being paid or gained.
    Coin,
    /// A councillor being elected.
    Councillor,
    /// A merchant being placed.
    Merchant,
    /// The queen travelling.
    Queen,
    /// The turn of a seat played at the screen.
    YourTurn,
}

impl Sound {
    /// Returns its tones.
    pub const fn parts(self) -> &'static [Tone] {
        match self {
            Sound::Card => PAPER,
            Sound::Coin => METAL,
            Sound::Councillor => WOOD,
            Sound::Merchant => STAMP,
            Sound::Queen => TWO_NOTES,
            Sound::YourTurn => BELL,
        }
    }
}

const TWO_NOTES: &[Tone] =
    &[part(Wave::Triangle, (196, 196), 0, 180, 60), part(Wave::Triangle, (147, 147), 170, 210, 60)];

/// Returns the sounds of these events, each once, in order of events, then the one for the turn of a seat
/// played `at_screen`.
pub fn sounds(events: &[Event], at_screen: impl Fn(Seat) -> bool) -> Vec<Sound> {
    let mut sounds = Vec::new();
    for event in events {
        if let Some(sound) = sound_of(event)
            && !sounds.contains(&sound)
        {
            sounds.push(sound);
        }
    }
    let your_turn = events
        .iter()
        .any(|event| matches!(*event, Event::TurnBegan { seat, .. } if at_screen(seat)));
    sounds.extend(your_turn.then_some(Sound::YourTurn));
    sounds
}

fn sound_of(event: &Event) -> Option<Sound> {
    match event {
        Event::CardDrawn { .. } | Event::PermitTaken { .. } | Event::PermitsChanged { .. } => {
            Some(Sound::Card)
        }
        Event::Paid { price, .. } if price.coins > 0 => Some(Sound::Coin),
        Event::Gained { gain: Gained::Coins { amount, .. }, .. } if *amount > 0 => {
            Some(Sound::Coin)
        }
        Event::Elected { .. } => Some(Sound::Councillor),
        Event::MerchantPlaced { .. } => Some(Sound::Merchant),
        Event::QueenMoved { from, to } if from != to => Some(Sound::Queen),
        _ => None,
    }
}
