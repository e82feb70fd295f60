//! Sounds of events. Everything that they tell is on the screen as well.

use crate::games::four_towers::rules::event::Event;
use crate::rules::Seat;
use crate::scene::tone::{BELL, METAL, PAPER, STAMP, Tone, WOOD, Wave, part};

/// Sound of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A peasant placed, moved or assigned.
    Peasant,
    /// A village expanding.
    Expansion,
    /// A new lord.
    Lord,
    /// A new demon.
    Demon,
    /// A gem.
    Gem,
    /// A champion.
    Champion,
    /// The turn of a seat played at the screen.
    YourTurn,
}

impl Sound {
    /// Returns its tones.
    pub const fn parts(self) -> &'static [Tone] {
        match self {
            Sound::Peasant => WOOD,
            Sound::Expansion => STAMP,
            Sound::Lord => RISING,
            Sound::Demon => FALLING,
            Sound::Gem => METAL,
            Sound::Champion => PAPER,
            Sound::YourTurn => BELL,
        }
    }
}

const RISING: &[Tone] =
    &[part(Wave::Triangle, (262, 262), 0, 120, 45), part(Wave::Triangle, (392, 392), 110, 200, 45)];
const FALLING: &[Tone] =
    &[part(Wave::Triangle, (196, 196), 0, 150, 55), part(Wave::Triangle, (123, 123), 140, 240, 55)];

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
    let is_over = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
    let your_turn = is_over && next.is_some_and(at_screen);
    sounds.extend(your_turn.then_some(Sound::YourTurn));
    sounds
}

const fn sound_of(event: &Event) -> Option<Sound> {
    match event {
        Event::Removed { .. }
        | Event::Moved { .. }
        | Event::Swapped { .. }
        | Event::Kindled { .. }
        | Event::Replaced { .. }
        | Event::Placed { .. }
        | Event::Assigned { .. }
        | Event::Recruited { .. }
        | Event::Employed { .. } => Some(Sound::Peasant),
        Event::Expanded { .. } => Some(Sound::Expansion),
        Event::LordMade { .. } => Some(Sound::Lord),
        Event::DemonMade { .. } => Some(Sound::Demon),
        Event::GemWon { .. } | Event::GemsGiven { .. } | Event::Doubled { .. } => Some(Sound::Gem),
        Event::ChampionHired { .. } | Event::ChampionRevealed { .. } => Some(Sound::Champion),
        _ => None,
    }
}
