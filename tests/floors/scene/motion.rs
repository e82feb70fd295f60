//! Pieces that move with an event, and places named by an account.

use std::collections::HashSet;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::{Action, Slot};
use curia::games::council_of_4::rules::board::{City, Region};
use curia::games::council_of_4::rules::components::{Colour, Council, RewardTile};
use curia::games::council_of_4::rules::event::{Event, Gained, Source};
use curia::games::council_of_4::rules::state::PublicState;
use curia::games::council_of_4::scene::motion::{Flight, Piece, flights};
use curia::games::council_of_4::scene::place::{Counter, Place, named};
use curia::rules::{Game, Seat};
use curia::scene::motion::{LONGEST, length};
use curia::scene::replay::flights_at;
use curia::session::{Eyes, Preview, Session};

use crate::positions::{actions_of, games, steps};
use crate::seats::{BOT, PERSON, new_match};

/// Returns every action of some games with its events and the tables before and after it.
fn accounts() -> impl Iterator<Item = (Action, Vec<Event>, PublicState, PublicState)> {
    let all = games().flat_map(|(setup, seed)| steps(&setup, &seed));
    all.map(|(before, action)| {
        let mut state = before;
        let mut events = Vec::new();
        CouncilOf4::apply(&mut state, action, |event| events.push(event)).expect("a legal action");
        (action, events, *before.table(), *state.table())
    })
}

/// Flights are those of the viewer who had the screen before: the next viewer may see less or more.
#[test]
fn what_flies_is_the_same_before_an_action_is_played_and_in_the_log_after_it() {
    let mut flown = 0;
    for (setup, seed) in games() {
        let actions = actions_of(&setup, &seed).into_iter();
        let seats = &[PERSON, BOT, PERSON, BOT][..usize::from(setup.players)];
        let mut session =
            Session::open(new_match(&setup, &seed, seats)).expect("a match that begins");
        for action in actions {
            session.take_over();
            let (at, eyes) = (session.played(), session.shown().map_or(Eyes::Onlooker, Eyes::Seat));
            let Preview { before, events, after, .. } = session.preview(action).expect("legal");
            let foreseen = flights(&events, &before.table, &after.table);
            assert_eq!(session.play(action), Ok(()));
            assert_eq!(flights_at(&session, at, eyes), foreseen, "{action}");
            assert_eq!(flights_at(&session, at + 1, eyes), [], "nothing was done yet");
            flown += foreseen.len();
        }
    }
    assert!(flown > 1000, "{flown}");
}

fn count(flights: &[Flight], is: impl Fn(Piece) -> bool) -> usize {
    flights.iter().filter(|flight| is(flight.piece)).count()
}

#[test]
fn every_piece_that_moves_on_the_table_flies_and_nothing_lasts_too_long() {
    let (mut longest, mut any) = (0, 0);
    for (action, events, before, after) in accounts() {
        let flights = flights(&events, &before, &after);
        let told = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        assert_eq!(
            count(&flights, |piece| matches!(piece, Piece::Councillor(_))),
            2 * told(|event| matches!(event, Event::Elected { .. })),
        );
        assert_eq!(
            count(&flights, |piece| matches!(piece, Piece::Merchant(_))),
            told(|event| matches!(event, Event::MerchantPlaced { .. })),
        );
        assert_eq!(
            count(&flights, |piece| matches!(piece, Piece::Permit(_))),
            told(|event| matches!(event, Event::PermitTaken { .. })),
        );
        assert_eq!(
            count(&flights, |piece| matches!(piece, Piece::Tile(_) | Piece::QueensReward(_))),
            told(|event| matches!(event, Event::RewardTileClaimed { .. }))
                + told(|e| matches!(e, Event::RewardTileClaimed { queens_reward: Some(_), .. })),
        );
        assert_eq!(
            count(&flights, |piece| piece == Piece::HiddenCard),
            told(|event| matches!(event, Event::CardDrawn { .. })),
        );
        assert_eq!(
            count(&flights, |piece| matches!(piece, Piece::Marker(_))),
            before
                .each_seat()
                .map(|seat| {
                    let (old, new) = (before.player(seat), after.player(seat));
                    usize::from(old.coins != new.coins) + usize::from(old.nobility != new.nobility)
                })
                .sum::<usize>(),
            "{action:?}"
        );
        for flight in &flights {
            assert!(flight.way.len() >= 2, "{flight:?}");
            assert!(flight.begins + flight.lasts <= LONGEST, "{flight:?}");
            assert_eq!(flight.to(), flight.way.last().copied());
        }
        longest = longest.max(length(&flights));
        any += usize::from(!flights.is_empty());
    }
    assert!(any > 500);
    assert_eq!(longest, LONGEST, "some action has more to show than fits");
}

#[test]
fn the_queen_goes_from_city_to_city_along_the_roads() {
    let mut far = 0;
    for (_, events, before, after) in accounts() {
        for flight in flights(&events, &before, &after) {
            if flight.piece == Piece::Queen {
                assert_eq!(flight.way[0], Place::City(before.queen));
                assert_eq!(flight.to(), Some(Place::City(after.queen)));
                for road in flight.way.windows(2) {
                    let [Place::City(one), Place::City(other)] = road else {
                        panic!("{flight:?}");
                    };
                    assert!(before.board.neighbours(*one).contains(*other));
                }
                far += usize::from(flight.way.len() > 2);
            }
        }
    }
    assert!(far > 5, "{far}");
}

#[test]
fn gains_come_from_where_they_were_earned() {
    let seat = Seat(1);
    let (_, _, before, _) = accounts().next().expect("an action");
    let gain = Gained::Servants(2);
    let gained = |source| Event::Gained { seat, gain, source };
    let events = [gained(Source::Token(City::I)), gained(Source::NobilitySpace(6))];
    let flown: Vec<_> = flights(&events, &before, &before)
        .into_iter()
        .map(|flight| (flight.piece, flight.way))
        .collect();
    let to = Place::Counter(seat, Counter::Servants);
    assert_eq!(
        flown,
        [
            (Piece::Gain(gain), vec![Place::City(City::I), to]),
            (Piece::Gain(gain), vec![Place::Nobility(6), to]),
        ]
    );
}

#[test]
fn the_key_of_a_place_names_no_other() {
    let mut places = vec![Place::Deck, Place::Discard];
    places.extend(City::ALL.map(Place::City));
    places.extend(Council::ALL.map(Place::Council));
    places.extend(Colour::ALL.map(Place::Reserve));
    places.extend(RewardTile::ALL.map(Place::Tile));
    for region in Region::ALL {
        places.push(Place::PermitDeck(region));
        places.extend(Slot::ALL.map(|slot| Place::Slot(region, slot)));
    }
    for number in 0..4 {
        let counters = [
            Counter::Coins,
            Counter::Servants,
            Counter::Cards,
            Counter::Nobility,
            Counter::Vp,
            Counter::Permits,
            Counter::Merchants,
        ];
        places.push(Place::Seat(Seat(number)));
        places.extend(counters.map(|counter| Place::Counter(Seat(number), counter)));
    }
    for space in 0..=20 {
        places.extend([Place::Nobility(space), Place::Coins(space)]);
    }
    places.extend((0..5).map(Place::QueensReward));
    let keys: HashSet<String> = places.iter().map(|place| place.to_string()).collect();
    assert_eq!(keys.len(), places.len());
    let plain = |key: &String| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    assert!(keys.iter().all(plain), "{keys:?}");
}

#[test]
fn an_account_names_what_the_action_was_about_and_nothing_twice() {
    let mut tokens = 0;
    for (action, events, ..) in accounts() {
        let places = named(&events);
        let distinct: HashSet<_> = places.iter().collect();
        assert_eq!(distinct.len(), places.len());
        let about = match action {
            Action::Elect { council, .. } | Action::SendServant { council, .. } => {
                Some(Place::Council(council))
            }
            Action::Acquire { region, slot, .. } | Action::TakePermit { region, slot } => {
                Some(Place::Slot(region, slot))
            }
            Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } => {
                Some(Place::City(city))
            }
            Action::ChangePermits { region } => Some(Place::Slot(region, Slot::First)),
            _ => None,
        };
        if let Some(about) = about {
            assert_eq!(places.first(), Some(&about), "{action:?}");
        }
        for event in &events {
            if let Event::Gained { source: Source::Token(city), .. } = event {
                assert!(places.contains(&Place::City(*city)));
                tokens += 1;
            }
        }
    }
    assert!(tokens > 50, "{tokens}");
}
