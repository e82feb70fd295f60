//! Sounds: which belongs to which event, and that all are short.

use std::collections::HashSet;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::event::{Event, Gained};
use curia::games::council_of_4::scene::Sound;
use curia::games::council_of_4::scene::sound::sounds;
use curia::rules::{Game, Seat};

use crate::positions::{games, steps};

const SOUNDS: [Sound; 6] =
    [Sound::Card, Sound::Coin, Sound::Councillor, Sound::Merchant, Sound::Queen, Sound::YourTurn];

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
    events.iter().any(|event| match (sound, event) {
        (Sound::Card, Event::CardDrawn { .. }) => true,
        (Sound::Card, Event::PermitTaken { .. } | Event::PermitsChanged { .. }) => true,
        (Sound::Coin, Event::Paid { price, .. }) => price.coins != 0,
        (Sound::Coin, Event::Gained { gain: Gained::Coins { amount, .. }, .. }) => *amount != 0,
        (Sound::Councillor, Event::Elected { .. }) => true,
        (Sound::Merchant, Event::MerchantPlaced { .. }) => true,
        (Sound::Queen, Event::QueenMoved { from, to }) => from != to,
        (Sound::YourTurn, Event::TurnBegan { seat, .. }) => *seat == Seat(0),
        _ => false,
    })
}

#[test]
fn everything_that_happens_has_its_sound_once_and_nothing_else_has() {
    let mut heard = HashSet::new();
    for events in actions() {
        let sounds = sounds(&events, |seat| seat == Seat(0));
        for sound in SOUNDS {
            let count = sounds.iter().filter(|&&one| one == sound).count();
            assert_eq!(count, usize::from(wanted(sound, &events)), "{sound:?} of {events:?}");
        }
        heard.extend(sounds);
    }
    assert_eq!(heard.len(), SOUNDS.len());
}

#[test]
fn the_bell_comes_last_and_only_for_who_is_at_the_screen() {
    let turn = Event::TurnBegan { seat: Seat(1), number: 4 };
    let drawn = Event::CardDrawn { seat: Seat(1), card: None };
    assert_eq!(sounds(&[turn, drawn], |seat| seat == Seat(1)), [Sound::Card, Sound::YourTurn]);
    assert_eq!(sounds(&[turn, drawn], |seat| seat == Seat(0)), [Sound::Card]);
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
    assert_eq!(sounds(&[stays, lost], |_| true), []);
}

#[test]
fn every_sound_is_over_in_less_than_400_milliseconds() {
    for sound in SOUNDS {
        assert!(!sound.parts().is_empty());
        for part in sound.parts() {
            assert!(part.start + part.length < 400, "{sound:?}");
            assert!(part.length > 0 && part.loudness > 0 && part.loudness <= 100, "{sound:?}");
            assert!(part.pitch.0 > 20 && part.pitch.1 > 20, "{sound:?}");
        }
    }
}
