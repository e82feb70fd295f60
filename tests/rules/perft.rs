//! The number of sequences of one, two and three actions from ten positions: the cheapest alarm for a change
//! of the rules' code that affects legality.
//!
//! The positions are the first of a game or come from its middle, where the queen, permits and open
//! choices are. After a change of the rules write the numbers anew with
//! `cargo test --test rules perft:: -- --ignored`.

use std::collections::BTreeSet;

use crate::positions::steps;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::{Decision, State};
use curia::rules::Game;

/// A line for each position: board, players, variant, number of the seed, actions done; then the number of
/// sequences of one, two and three actions.
const COUNTS: &str = include_str!("../fixtures/perft.txt");

/// Returns the number of sequences of `depth` actions, at least one.
fn count(state: &State, depth: u32) -> u64 {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |&action| {
        let mut after = *state;
        CouncilOf4::apply(&mut after, action, |_| {}).expect("a listed action");
        count(&after, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// Returns the first five words of a line, and all states of its game.
fn game(board: &str, players: u8, nobility: NobilityVariant, seed: u32) -> Vec<State> {
    let sides = Sides::from_key(board).expect("a board");
    let setup = Setup { players, board: sides.board(), nobility, first: None };
    steps(&setup, &format!("perft {seed}")).into_iter().map(|(state, _)| state).collect()
}

fn variant(word: &str) -> NobilityVariant {
    match word {
        "printed" => NobilityVariant::Printed,
        "manual" => NobilityVariant::Manual,
        _ => panic!("{word}"),
    }
}

/// Returns the positions of the file with their counts.
fn positions() -> Vec<(&'static str, State, [u64; 3])> {
    let lines = COUNTS.lines().filter(|line| !line.starts_with('#'));
    let position = |line: &'static str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [board, players, nobility, seed, done, ref counts @ ..] = words[..] else {
            panic!("{line}")
        };
        let players = players.parse().expect("players");
        let states = game(board, players, variant(nobility), seed.parse().expect("a seed"));
        let state = states[done.parse::<usize>().expect("actions done")];
        let counts: Vec<u64> = counts.iter().map(|count| count.parse().expect("a count")).collect();
        (line, state, counts.try_into().expect("three counts"))
    };
    lines.map(position).collect()
}

#[test]
fn as_many_actions_lead_on_as_ever() {
    let positions = positions();
    assert_eq!(positions.len(), 10);
    for (line, state, counts) in positions {
        assert_eq!([1, 2, 3].map(|depth| count(&state, depth)), counts, "{line}");
    }
}

#[test]
fn the_positions_are_various() {
    let positions = positions();
    let tables = positions.iter().map(|(_, state, _)| state.table());
    let boards: BTreeSet<_> = tables.clone().map(|table| table.board.to_string()).collect();
    let players: BTreeSet<_> = tables.clone().map(|table| table.seats()).collect();
    assert!(boards.len() >= 6 && players.len() == 3, "{boards:?} {players:?}");
    for decision in [
        Decision::Turn,
        Decision::Token,
        Decision::FreePermit,
        Decision::RepeatPermit,
        Decision::TwoTokens,
    ] {
        assert!(tables.clone().any(|table| table.decision == decision), "{decision:?}");
    }
    assert!(tables.clone().any(|table| table.last_round.is_some()));
    let mut words = BTreeSet::new();
    for (_, state, _) in &positions {
        let mut legal = Vec::new();
        CouncilOf4::legal_actions(state, &mut legal);
        let notation = legal.into_iter().map(CouncilOf4::print);
        words.extend(notation.filter_map(|words| words.split(' ').next().map(str::to_owned)));
    }
    assert_eq!(words.len(), 14, "every kind of action is legal somewhere: {words:?}");
}

/// Conditions for a position: board, players, variant, and a test of the state.
type Aim = (&'static str, u8, &'static str, fn(&State) -> bool);

const AIMS: [Aim; 10] = [
    ("111", 2, "printed", |state| state.table().turn.number == 0),
    ("222", 4, "manual", |state| state.table().turn.number == 0),
    ("121", 3, "printed", |state| has_all_kinds(state)),
    ("212", 2, "manual", |state| has_all_kinds(state)),
    ("112", 4, "printed", |state| state.table().decision == Decision::Token),
    ("221", 2, "printed", |state| state.table().decision == Decision::FreePermit),
    ("122", 3, "manual", |state| state.table().decision == Decision::RepeatPermit),
    ("211", 3, "printed", |state| state.table().decision == Decision::TwoTokens),
    ("111", 3, "manual", |state| state.table().last_round.is_some()),
    ("222", 2, "printed", |state| state.table().turn.number == 40),
];

/// Whether every main and quick action is legal, and few enough to look far ahead.
fn has_all_kinds(state: &State) -> bool {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    let notation = legal.iter().copied().map(CouncilOf4::print);
    let words = notation.filter_map(|words| words.split(' ').next().map(str::to_owned));
    words.collect::<BTreeSet<_>>().len() == 8
}

#[test]
#[ignore = "writes the counts anew"]
fn write_the_counts() {
    let mut text = String::from(
        "# board, players, nobility, seed, actions done: sequences of 1, 2 and 3 actions\n",
    );
    for (board, players, nobility, fits) in AIMS {
        let line = (1..).find_map(|seed| {
            let states = game(board, players, variant(nobility), seed);
            let done = states.iter().position(fits)?;
            let [one, two] = [1, 2].map(|depth| count(&states[done], depth));
            // Positions with many answers would take long to count.
            if two > 60_000 {
                return None;
            }
            let three = count(&states[done], 3);
            Some(format!("{board} {players} {nobility} {seed} {done} {one} {two} {three}\n"))
        });
        text.push_str(&line.expect("some game gets there"));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/perft.txt");
    std::fs::write(path, text).expect("a file to write");
}
