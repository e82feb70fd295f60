//! Golden games: 140 whole games, played once and replayed for ever, natively and in wasm. They pin the
//! meaning of seeds and actions, the notation, the order of the legal list and the form of game files.
//!
//! `cargo test --test golden` replays them natively; `wasm.rs` is the same for Node. When the rules of a game change on purpose, raise its `RULES_VERSION` and
//! write its games again with `cargo test --test golden -- --ignored` and the name of the game, natively.
//!
//! Every twenty actions and at the end, a comment gives the number of actions done, the fingerprint of the
//! state and that of its legal list. Of each game, some are chosen from random ones for what they show, for each
//! number of players and other choices before a game; the others are each played towards something rare
//! (`writing`). Together they show every kind of action and every ruling (`rulings`).

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]
#![cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, unused_imports, reason = "some is only for native tests")
)]

pub mod council_of_4;
pub mod four_towers;
#[cfg(not(target_arch = "wasm32"))]
#[path = "../support/lively.rs"]
mod lively;
#[cfg(not(target_arch = "wasm32"))]
mod rulings;
#[cfg(not(target_arch = "wasm32"))]
#[path = "../support/seats.rs"]
mod seats;
pub mod the_council;
#[cfg(not(target_arch = "wasm32"))]
mod writing;

use curia::bots::history::History;
use curia::bots::{Level, Playable, choose};
use curia::record::Match;
use curia::record::game_file::{read, write_with_notes};
use curia::rules::Game;
use curia::rules::luck::{Seed, fnv1a};

/// Returns the text of a position.
type Position<G> = fn(&<G as Game>::State) -> String;
/// Names and texts of the golden games of a game.
type Games = [(&'static str, &'static str)];

/// Number of actions between two comments.
const ACTIONS_PER_CHECKPOINT: usize = 20;

/// Returns a game with its checkpoints, as in its file.
fn text_of<G: Game>(record: &Match<G>, position: Position<G>) -> String {
    let checkpoint = |done: usize, state: &G::State| {
        let over = G::decider(state).is_none();
        (done.is_multiple_of(ACTIONS_PER_CHECKPOINT) || over).then(|| {
            let mut legal = Vec::new();
            G::legal_actions(state, &mut legal);
            let legal: Vec<String> = legal.into_iter().map(G::print).collect();
            let list = fnv1a(legal.join("\n").as_bytes());
            let position = fnv1a(position(state).as_bytes());
            format!("{done}: {position:016x} {list:016x}")
        })
    };
    write_with_notes(record, checkpoint).expect("a match that can be played")
}

/// Returns the match of a golden game.
fn record_of<G: Game>(name: &str, text: &str) -> Match<G> {
    let opened = read::<G>(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    assert_eq!(opened.stopped, None, "{name}");
    assert_eq!(opened.wrong_results, [], "{name}");
    opened.record
}

/// Returns what bots of all levels below Master choose in the middle of every so many-th game.
fn choices<G: Playable>(games: &Games, every: usize) -> Vec<String> {
    let mut chosen = Vec::new();
    for (name, text) in games.iter().step_by(every) {
        let mut record = record_of::<G>(name, text);
        record.actions.truncate(record.actions.len() / 2);
        let state = record.replay(|_, _| {}).expect("legal actions");
        for level in Level::ALL.into_iter().filter(|&level| level < Level::Master) {
            let view = G::view(&state, G::decider(&state));
            let action = choose::<G>(History::of(view, Seed(7)), level).expect("a choice");
            chosen.push(format!("{name} {} {}", level.key(), G::print(action)));
        }
    }
    chosen
}

/// Returns what the network of the strongest level expects in the middle of every so many-th game, as one number.
#[cfg(test)]
fn expected<G: Playable>(games: &Games, every: usize) -> u64 {
    let mut expected = Vec::new();
    for (name, text) in games.iter().step_by(every) {
        let mut record = record_of::<G>(name, text);
        record.actions.truncate(record.actions.len() / 2);
        let state = record.replay(|_, _| {}).expect("legal actions");
        let view = G::view(&state, G::decider(&state));
        let outlooks = G::heuristic(&view, Level::Champion).outlooks(&state);
        let seats = &outlooks[..usize::from(G::seats(&state))];
        expected.extend(seats.iter().flat_map(|of| [of.value.to_bits(), of.margin.to_bits()]));
    }
    fnv1a(&expected.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>())
}

/// Checks that every game replays to its end as in its file.
fn replay<G: Game>(games: &Games, position: Position<G>) {
    for &(name, text) in games {
        let record = record_of::<G>(name, text);
        let last = record.replay(|_, _| {}).expect("legal actions");
        assert_eq!(G::decider(&last), None, "{name} is over");
        let again = text_of(&record, position);
        for (number, (line, expected)) in (1..).zip(again.lines().zip(text.lines())) {
            assert_eq!(line, expected, "{name}, line {number}");
        }
        assert_eq!(again, text, "{name}");
        assert!(text.matches('{').count() > 5, "{name} is hardly checked");
    }
}
