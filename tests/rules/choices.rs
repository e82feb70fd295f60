//! Matches that stop at an open choice of the nobility track, one for each kind, the last opened by the
//! answer to another: the browser tests open them and answer on the screen.
//!
//! When the rules change, write them again with `cargo test --test choices -- --ignored`.

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::{Decision, State};
use curia::games::council_of_4::scene::chain::count;
use curia::record::{Controller, Match, SeatColour, SeatRecord, json};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};

/// Name, open decision, number of the choice among its gains, and the match.
const CHOICES: [(&str, Decision, usize, &str); 4] = [
    ("token", Decision::Token, 1, include_str!("../fixtures/choice-token.json")),
    ("free-permit", Decision::FreePermit, 1, include_str!("../fixtures/choice-free-permit.json")),
    (
        "repeat-permit",
        Decision::RepeatPermit,
        1,
        include_str!("../fixtures/choice-repeat-permit.json"),
    ),
    ("two-tokens", Decision::TwoTokens, 2, include_str!("../fixtures/choice-two-tokens.json")),
];

const PERSON: Seat = Seat(0);

#[test]
fn each_match_stops_at_its_choice_and_a_person_decides() {
    for (name, decision, number, text) in CHOICES {
        let opened = json::read::<CouncilOf4>(text).expect(name);
        assert_eq!(opened.lost, None, "{name}");
        let mut state = opened.record.start(|_| {}).expect(name);
        for &action in &opened.record.actions {
            CouncilOf4::apply(&mut state, action, |_| {}).expect(name);
        }
        assert_eq!(state.table().decision, decision, "{name}");
        assert_eq!(CouncilOf4::decider(&state), Some(PERSON), "{name}");
        assert_eq!(this_choice(&state, &opened.record.actions), Some(number), "{name}");
    }
}

#[test]
#[ignore = "writes the fixtures"]
fn write_the_matches() {
    for (name, decision, number, _) in CHOICES {
        let text = (0..).find_map(|game| match_up_to(&format!("{name} {game}"), decision, number));
        let path = format!("{}/tests/fixtures/choice-{name}.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, text.expect("some game gets there")).expect("the folder is there");
    }
}

/// Returns the number of the open choice among its gains, if one is open.
fn this_choice(state: &State, actions: &[Action]) -> Option<usize> {
    let view = CouncilOf4::view(state, CouncilOf4::decider(state));
    Some(count(&view, actions.iter().rev().copied())?.this)
}

/// Returns a random match up to the first open choice of the kind and number with more than two answers, if
/// there is one; seats climb the nobility track where they can.
fn match_up_to(seed: &str, decision: Decision, number: usize) -> Option<String> {
    let seat =
        |name: &str, colour, controller| SeatRecord { name: name.to_owned(), colour, controller };
    let setup = Setup {
        players: 2,
        board: Sides::default().board(),
        nobility: Default::default(),
        first: Some(PERSON),
    };
    let seats = vec![
        seat("Ada", SeatColour::Scarlet, Controller::Person),
        seat("Bruno", SeatColour::Cobalt, Controller::Bot(Level::Greedy)),
    ];
    let mut record: Match<CouncilOf4> = Match::new(setup, seed.to_owned(), seats);
    let mut state = record.start(|_| {}).ok()?;
    let mut rng = Seed::from_text(seed).stream(1 << 40);
    let mut legal = Vec::new();
    loop {
        CouncilOf4::legal_actions(&state, &mut legal);
        let decider = CouncilOf4::decider(&state)?;
        let wanted = state.table().decision == decision && decider == PERSON && legal.len() > 2;
        if wanted && this_choice(&state, &record.actions) == Some(number) {
            return Some(json::write(&record));
        }
        let nobility = |state: &State| state.table().player(decider).nobility;
        let climbs = |&action: &_| {
            let mut after = state;
            CouncilOf4::apply(&mut after, action, |_| {}).is_ok()
                && nobility(&after) > nobility(&state)
        };
        let climbing = legal.iter().copied().find(climbs).filter(|_| decider == PERSON);
        let any = legal[below(&mut rng, legal.len() as u32) as usize];
        let action = climbing.unwrap_or(any);
        CouncilOf4::apply(&mut state, action, |_| {}).ok()?;
        record.actions.push(action);
    }
}
