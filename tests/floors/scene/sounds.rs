//! Sounds: which belongs to which event, and that all are short.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::event::{Event, Gained};
use curia::games::council_of_4::scene::sound::TWO_NOTES;
use curia::rules::{Game, Seat};
use curia::scene;
use curia::scene::sound::{BELL, METAL, PAPER, STAMP, Sound, WOOD};

use crate::positions::{games, steps};

const SOUNDS: [Sound; 6] = [PAPER, METAL, WOOD, STAMP, TWO_NOTES, BELL];

fn sounds(events: &[Event], at_screen: impl Fn(Seat) -> bool) -> Vec<Sound> {
    scene::sounds::<CouncilOf4>(events, None, at_screen)
}

/// Returns the events of each action of some games.
fn actions() -> impl Iterator<Item = Vec<Event>> {
    let games = games().step_by(5);
    games.flat_map(|(setup, seed)| steps(&setup, &seed)).map(|(mut state, action)| {
        let mut events = Vec::new();
        CouncilOf4::apply(&mut state, action, |event| events.push(event)).expect("legal");
        events
    })
}

fn wanted(sound: Sound, events: &[Event]) -> bool {
    events.iter().any(|event| match event {
        Event::CardDrawn { .. } => sound == PAPER,
        Event::PermitTaken { .. } | Event::PermitsChanged { .. } => sound == PAPER,
        Event::Paid { price, .. } => sound == METAL && price.coins != 0,
        Event::Gained { gain: Gained::Coins { amount, .. }, .. } => sound == METAL && *amount != 0,
        Event::Elected { .. } => sound == WOOD,
        Event::MerchantPlaced { .. } => sound == STAMP,
        Event::QueenMoved { from, to } => sound == TWO_NOTES && from != to,
        Event::TurnBegan { seat, .. } => sound == BELL && *seat == Seat(0),
        _ => false,
    })
}

#[test]
fn everything_that_happens_has_its_sound_once_and_nothing_else_has() {
    let mut heard: Vec<Sound> = Vec::new();
    for events in actions() {
        let sounds = sounds(&events, |seat| seat == Seat(0));
        for sound in SOUNDS {
            let count = sounds.iter().filter(|&&one| one == sound).count();
            assert_eq!(count, usize::from(wanted(sound, &events)), "{sound:?} of {events:?}");
        }
        heard.extend(sounds);
    }
    assert!(SOUNDS.iter().all(|sound| heard.contains(sound)));
}

#[test]
fn the_bell_comes_last_and_only_for_who_is_at_the_screen() {
    let turn = Event::TurnBegan { seat: Seat(1), number: 4 };
    let drawn = Event::CardDrawn { seat: Seat(1), card: None };
    assert_eq!(sounds(&[turn, drawn], |seat| seat == Seat(1)), [PAPER, BELL]);
    assert_eq!(sounds(&[turn, drawn], |seat| seat == Seat(0)), [PAPER]);
}

#[test]
fn a_queen_that_stays_and_coins_that_find_no_room_are_silent() {
    let stays = Event::QueenMoved { from: City::J, to: City::J };
    let gain = Gained::Coins { amount: 0, lost: 4 };
    let lost = Event::Gained {
        seat: Seat(0),
        gain,
        source: curia::games::council_of_4::rules::event::Source::Action,
    };
    assert_eq!(sounds(&[stays, lost], |_| true), [] as [Sound; 0]);
}

#[test]
fn every_sound_is_over_in_less_than_400_milliseconds() {
    for sound in SOUNDS {
        assert!(!sound.is_empty());
        for tone in sound {
            assert!(tone.start + tone.length < 400, "{sound:?}");
            assert!(tone.length > 0 && tone.loudness > 0 && tone.loudness <= 100, "{sound:?}");
            assert!(tone.pitch.0 > 20 && tone.pitch.1 > 20, "{sound:?}");
        }
    }
}
