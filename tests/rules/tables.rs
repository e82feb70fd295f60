//! Matches in full swing, with small and large hands and few and many permits: the browser tests use them to
//! check that every layout has room for everything.
//!
//! When the rules change, write them again with `cargo test --test tables -- --ignored`.

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::{Decision, State};
use curia::record::{Controller, Match, SeatColour, SeatRecord, json};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};

/// The possessions of the person's seat when the match stops.
struct Wanted {
    name: &'static str,
    players: u8,
    sides: &'static str,
    cards: u8,
    ready: u8,
    used: u8,
    text: &'static str,
}

const TABLES: [Wanted; 5] = [
    Wanted {
        name: "small",
        players: 2,
        sides: "111",
        cards: 4,
        ready: 2,
        used: 0,
        text: include_str!("../fixtures/table-small.json"),
    },
    Wanted {
        name: "usual",
        players: 3,
        sides: "121",
        cards: 8,
        ready: 2,
        used: 3,
        text: include_str!("../fixtures/table-usual.json"),
    },
    Wanted {
        name: "rich",
        players: 4,
        sides: "222",
        cards: 12,
        ready: 8,
        used: 0,
        text: include_str!("../fixtures/table-rich.json"),
    },
    Wanted {
        name: "overflowing",
        players: 4,
        sides: "212",
        cards: 16,
        ready: 3,
        used: 5,
        text: include_str!("../fixtures/table-overflowing.json"),
    },
    // More permits than digits.
    Wanted {
        name: "permits",
        players: 2,
        sides: "111",
        cards: 7,
        ready: 11,
        used: 0,
        text: include_str!("../fixtures/table-permits.json"),
    },
];

const PERSON: Seat = Seat(0);

fn is_there(state: &State, wanted: &Wanted) -> bool {
    let own = state.table().player(PERSON);
    state.table().decision == Decision::Turn
        && state.table().turn.seat == PERSON
        && !state.table().turn.main_taken
        && state.hand(PERSON).len() == wanted.cards
        && (own.ready.len(), own.used.len()) == (wanted.ready, wanted.used)
        && can_do_everything(state)
}

/// Whether every main action is possible, so that each can be looked at.
fn can_do_everything(state: &State) -> bool {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    let has = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    has(|action| matches!(action, Action::Acquire { .. }))
        && has(|action| matches!(action, Action::Place { .. }))
        && has(|action| matches!(action, Action::PlaceWithQueen { .. }))
}

#[test]
fn each_match_stops_with_the_hand_and_the_permits_that_it_is_kept_for() {
    for wanted in TABLES {
        let opened = json::read::<CouncilOf4>(wanted.text).expect(wanted.name);
        assert_eq!(opened.lost, None, "{}", wanted.name);
        assert_eq!(opened.record.setup.players, wanted.players, "{}", wanted.name);
        let mut state = opened.record.start(|_| {}).expect(wanted.name);
        for &action in &opened.record.actions {
            CouncilOf4::apply(&mut state, action, |_| {}).expect(wanted.name);
        }
        assert!(is_there(&state, &wanted), "{}", wanted.name);
    }
}

#[test]
#[ignore = "writes the fixtures"]
fn write_the_matches() {
    for wanted in TABLES {
        let text = (0..3000).find_map(|game| {
            let seed = format!("{} {game}", wanted.name);
            match_up_to(&seed, &wanted)
        });
        let path =
            format!("{}/tests/fixtures/table-{}.json", env!("CARGO_MANIFEST_DIR"), wanted.name);
        std::fs::write(path, text.expect(wanted.name)).expect("the folder is there");
    }
}

/// Returns a match in which the person collects what is wanted while the others play at random.
fn match_up_to(seed: &str, wanted: &Wanted) -> Option<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario"];
    let seats = names.into_iter().zip(SeatColour::ALL).take(wanted.players.into());
    let record_of = |(at, (name, colour)): (usize, (&str, SeatColour))| SeatRecord {
        name: name.to_owned(),
        colour,
        controller: if at == 0 { Controller::Person } else { Controller::Bot(Level::Greedy) },
    };
    let setup = Setup {
        players: wanted.players,
        board: Sides::from_key(wanted.sides)?.board(),
        nobility: Default::default(),
        first: Some(PERSON),
    };
    let seats = seats.enumerate().map(record_of).collect();
    let mut record: Match<CouncilOf4> = Match::new(setup, seed.to_owned(), seats);
    let mut state = record.start(|_| {}).ok()?;
    let mut rng = Seed::from_text(seed).stream(1 << 41);
    let mut legal = Vec::new();
    while state.table().turn.number < 160 {
        if is_there(&state, wanted) {
            return Some(json::write(&record));
        }
        CouncilOf4::legal_actions(&state, &mut legal);
        let decider = CouncilOf4::decider(&state)?;
        let any = legal[below(&mut rng, legal.len() as u32) as usize];
        let action = if decider == PERSON { gathering(&state, &legal, wanted) } else { None };
        let action = action.unwrap_or(any);
        CouncilOf4::apply(&mut state, action, |_| {}).ok()?;
        record.actions.push(action);
    }
    None
}

/// Returns an action that helps the person: placing by permit, acquiring a permit with any surplus cards, or
/// an election.
fn gathering(state: &State, legal: &[Action], wanted: &Wanted) -> Option<Action> {
    let own = state.table().player(PERSON);
    let all = own.ready.len() + own.used.len();
    let acquire = legal
        .iter()
        .copied()
        .filter(|_| all < wanted.ready + wanted.used)
        .filter_map(|action| match action {
            Action::Acquire { payment, .. } => Some((payment.len(), action)),
            _ => None,
        })
        .min_by_key(|(cards, _)| (state.hand(PERSON).len() - cards).abs_diff(wanted.cards))
        .map(|(_, action)| action);
    let place = legal.iter().copied().filter(|_| own.used.len() < wanted.used);
    let place = place.into_iter().find(|action| matches!(action, Action::Place { .. }));
    let elect = || {
        let elections = legal.iter().copied();
        elections.into_iter().find(|action| matches!(action, Action::Elect { .. }))
    };
    let end = legal.iter().copied().find(|&action| action == Action::EndTurn);
    place.or(acquire).or_else(elect).or(end)
}
