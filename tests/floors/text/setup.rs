//! A new game, and its place on the start page.

use curia::archive::Glance;
use curia::record::{Controller, SeatColour, SeatRecord};
use curia::rules::Seat;
use curia::text::Language;
use curia::text::cover::{Cover, RoundName};
use curia::text::matches::title;
use curia::text::people::PROPOSED;
use curia::text::setup::state_of;

fn seats() -> Vec<SeatRecord> {
    let seats = PROPOSED.into_iter().zip(SeatColour::ALL);
    seats
        .map(|(name, colour)| SeatRecord {
            name: name.to_owned(),
            colour,
            controller: Controller::Person,
        })
        .collect()
}

const COVER: Cover = Cover {
    title: "Council of 4",
    in_short: "",
    credits: "",
    feat: |_| String::new(),
    points: |points| format!("{points} VP"),
    round: RoundName {
        one: "round",
        numbered: |number| format!("round {number}"),
        titled: |number| format!("Round {number}"),
        counted: |count| format!("{count} rounds"),
    },
    seat: |_| String::new(),
    search: "",
    unconcerned: "",
    temper: |_, _| String::new(),
};

#[test]
fn how_a_match_stands_is_whose_turn_it_is_or_who_won() {
    let going_on = Glance {
        round: 7,
        decider: Some(Seat(4)),
        winners: Vec::new(),
        points: vec![9, 63, 40, 63, 12],
        day: None,
        places: Vec::new(),
        causes: Vec::new(),
        feats: Vec::new(),
        assisted: false,
        picture: String::new(),
    };
    assert_eq!(state_of(&seats(), None, &going_on, COVER), "Elena’s turn, round 7");
    let mine = going_on.decider;
    assert_eq!(state_of(&seats(), mine, &going_on, COVER), "Your turn, round 7");
    let over = Glance { decider: None, winners: vec![Seat(1)], ..going_on };
    assert_eq!(state_of(&seats(), None, &over, COVER), "Bruno wins with 63 VP.");
    let shared = Glance { winners: vec![Seat(1), Seat(3)], ..over };
    assert_eq!(
        state_of(&seats(), None, &shared, COVER),
        "Bruno and Dario share the victory with 63 VP each."
    );
}

#[test]
fn persons_of_one_name_are_told_apart_wherever_they_are_named() {
    let mut seats = seats();
    seats.truncate(3);
    seats[2].name = seats[0].name.clone();
    assert_eq!(title("", &seats), "Ada (1), Bruno, Ada (3)");
    assert_eq!(title("Friday", &seats), "Friday");
    let going_on = Glance {
        round: 7,
        decider: Some(Seat(2)),
        winners: Vec::new(),
        points: vec![9, 63, 40],
        day: None,
        places: Vec::new(),
        causes: Vec::new(),
        feats: Vec::new(),
        assisted: false,
        picture: String::new(),
    };
    assert_eq!(state_of(&seats, None, &going_on, COVER), "Ada (3)’s turn, round 7");
    let over = Glance { decider: None, winners: vec![Seat(0)], ..going_on };
    assert_eq!(state_of(&seats, None, &over, COVER), "Ada (1) wins with 63 VP.");
    assert_eq!(seats[0].name, "Ada", "the name itself is as it was said");
}

/// No two seats have the same name, and every name is allowed.
#[test]
fn every_seat_has_a_name_of_its_own() {
    for (at, name) in PROPOSED.iter().enumerate() {
        assert_eq!(SeatRecord::clean_name(name), *name);
        assert!(!PROPOSED[..at].contains(name), "{name}");
    }
}

#[test]
fn of_a_game_that_the_page_does_not_have_its_name_is_said_and_that_nothing_was_saved() {
    let said = Language::ALL.map(|language| language.text().sending().unknown_game("four-towers"));
    assert!(said.iter().all(|said| said.contains("four-towers")), "{said:?}");
    assert!(
        said[0].ends_with("It wasn’t saved.") && said[1].ends_with("Elle n’a pas été enregistrée.")
    );
}
