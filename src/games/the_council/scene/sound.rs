//! Sounds of events. Everything that they tell is on the screen as well.

use crate::games::the_council::rules::event::Event;
use crate::rules::Seat;
use crate::scene::tone::{BELL, METAL, PAPER, STAMP, Tone, WOOD, Wave, part};

/// Sound of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Cards being dealt, chosen or turned face up.
    Card,
    /// Chips being taken or offered.
    Chip,
    /// A pawn stepping up or down.
    Pawn,
    /// A traitor chip.
    Traitor,
    /// A drum falling from a column of the empire.
    Fall,
    /// The turn of a seat played at the screen.
    YourTurn,
}

impl Sound {
    /// Returns its tones.
    pub const fn parts(self) -> &'static [Tone] {
        match self {
            Sound::Card => PAPER,
            Sound::Chip => METAL,
            Sound::Pawn => WOOD,
            Sound::Traitor => TWO_LOW,
            Sound::Fall => STAMP,
            Sound::YourTurn => BELL,
        }
    }
}

const TWO_LOW: &[Tone] =
    &[part(Wave::Triangle, (175, 175), 0, 150, 55), part(Wave::Triangle, (131, 131), 140, 220, 55)];

/// Returns the sounds of these events, each once, in order of events, then the one for the turn of a seat played
/// `at_screen` that must decide `next` after another.
pub fn sounds(
    events: &[Event],
    next: Option<Seat>,
    at_screen: impl Fn(Seat) -> bool,
) -> Vec<Sound> {
    let mut sounds = Vec::new();
    for sound in events.iter().filter_map(sound_of) {
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    let acted = events.first().and_then(|event| match *event {
        Event::Chose { seat, .. } | Event::Bid { seat, .. } | Event::Committed { seat, .. } => {
            Some(seat)
        }
        _ => None,
    });
    let your_turn = next.is_some_and(|seat| acted != Some(seat) && at_screen(seat));
    sounds.extend(your_turn.then_some(Sound::YourTurn));
    sounds
}

fn sound_of(event: &Event) -> Option<Sound> {
    match *event {
        Event::Dealt { .. }
        | Event::Chose { .. }
        | Event::Drafted { .. }
        | Event::HandPassed { .. }
        | Event::EventRevealed { .. } => Some(Sound::Card),
        Event::Revealed { cards, .. } if !cards.is_empty() => Some(Sound::Card),
        Event::Bid { chips, .. } if !chips.is_none() => Some(Sound::Chip),
        Event::Crowned { rank: Some(_), .. } | Event::RankGained { rank: Some(_), .. } => {
            Some(Sound::Pawn)
        }
        Event::Traded { .. } | Event::CourtPaid { .. } => Some(Sound::Traitor),
        Event::EmpireFell { rank: Some(_), .. } => Some(Sound::Fall),
        _ => None,
    }
}
