//! A sentence for each event.

use std::collections::HashMap;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Slot;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::components::{Permit, Politics};
use curia::games::council_of_4::rules::event::{Event, Gained, Price, Source};
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::event::sentence;
use curia::games::council_of_4::text::pieces::bonus as in_words;
use curia::games::council_of_4::text::said::pieces::Permits;
use curia::rules::{Game, Seat};
use curia::text::text;

use curia::text::labels;

use super::names;
use crate::positions::{games, steps};

/// Returns every event of some games, those of the deals included.
fn events() -> Vec<Event> {
    let mut events = Vec::new();
    for (setup, seed) in games().step_by(3) {
        let seed_of = curia::rules::luck::Seed::from_text(&seed);
        CouncilOf4::start(&setup, seed_of, |event| events.push(event)).expect("a set-up");
        for (mut state, action) in steps(&setup, &seed) {
            CouncilOf4::apply(&mut state, action, |event| events.push(event)).expect("legal");
        }
    }
    events
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    let mut said: HashMap<String, Event> = HashMap::new();
    let mut kinds = std::collections::BTreeSet::new();
    let rare = [
        Event::NoCardLeft { seat: Seat(0) },
        Event::NoCardLeft { seat: Seat(1) },
        Event::PermitDeclined { seat: Seat(1) },
        Event::QueenMoved { from: City::A, to: City::A },
        Event::Paid { seat: Seat(2), price: Price { servants: 3, ..Price::default() } },
        Event::Gained {
            seat: Seat(2),
            gain: Gained::Coins { amount: 2, lost: 1 },
            source: Source::Action,
        },
    ];
    for event in events().into_iter().chain(rare) {
        for event in [event, CouncilOf4::event_seen_by(&event, None)] {
            let words = sentence(&event, &names());
            assert!(words.ends_with('.') && !words.contains("  "), "{words}");
            let other = *said.entry(words.clone()).or_insert(event);
            assert_eq!(other, event, "{words}");
            kinds.insert(format!("{event:?}").split([' ', '{']).next().map(str::to_owned));
        }
    }
    assert_eq!(kinds.len(), 18, "{kinds:?}");
}

#[test]
fn a_drawn_card_is_named_where_the_event_names_it() {
    for card in Politics::ALL {
        let word = text().pieces().card(card).to_lowercase();
        let drawn = Event::CardDrawn { seat: Seat(1), card: Some(card) };
        assert_eq!(sentence(&drawn, &names()), format!("Bruno drew a card: {word}."));
    }
    let hidden = Event::CardDrawn { seat: Seat(1), card: None };
    assert_eq!(sentence(&hidden, &names()), "Bruno drew a card.");
}

#[test]
fn every_permit_turned_face_up_is_named_with_what_it_brings() {
    for permit in Permit::all() {
        for was_hidden in [true, false] {
            let words =
                sentence(&Event::SlotFilled { permit, slot: Slot::Second, was_hidden }, &names());
            assert!(words.contains(&permit.to_string()) && words.contains("second"), "{words}");
            for &bonus in permit.bonuses() {
                assert!(words.contains(&in_words(bonus)), "{words}");
            }
        }
    }
}

#[test]
fn coins_that_find_no_room_are_told() {
    let gain = Gained::Coins { amount: 1, lost: 3 };
    let event = Event::Gained {
        seat: Seat(0),
        gain,
        source: Source::Permit(Permit::all().next().expect("one")),
    };
    assert_eq!(
        sentence(&event, &names()),
        "Ada gained 1 coin from permit C01 (A). 3 coins lost: the limit is 20."
    );
}

#[test]
fn permits_are_counted_by_those_that_are_ready() {
    let said = [(0, 1), (1, 1), (1, 3), (2, 3)]
        .map(|(ready, all)| text().pieces().permits(Permits { ready, all }));
    let expected = [
        "0 of 1 permit ready",
        "1 of 1 permit ready",
        "1 of 3 permits ready",
        "2 of 3 permits ready",
    ];
    assert_eq!(said, expected);
}

#[test]
fn what_ends_like_a_sentence_is_one() {
    let of = |said: &str| labels::sentence(said.to_owned());
    assert_eq!(of("Elect: pick a council"), "Elect: pick a council.");
    for whole in ["Bid for The Rite, or pass.", "Which one?"] {
        assert_eq!(of(whole), whole);
    }
}
