//! Checks for everything that a reader accepts.

use std::fmt::Debug;

use curia::record::{Match, game_file, json};
use curia::rules::Game;
use curia::rules::position::{Position, read};
use curia::tool::Spoken;

/// Checks that a position is valid and comes back from its text.
pub fn position<G: Spoken>(state: &G::State) {
    assert_eq!(G::validate(state), vec![]);
    let text = serde_json::to_string(&G::Position::of(state)).expect("text");
    assert_eq!(read::<G, G::Position>(text.as_bytes()).ok().as_ref(), Some(state), "{text}");
}

/// Checks that a match begins, that all its actions are legal and lead to valid states, and that it is the
/// same after writing and reading, as JSON and as a game file.
pub fn record<G: Game + Clone + Debug + PartialEq>(record: &Match<G>) {
    record
        .replay(|_, state| assert_eq!(G::validate(state), vec![]))
        .expect("a match that can be played");
    let opened = json::Opened { record: record.clone(), lost: None };
    assert_eq!(json::read(&json::write(record)), Ok(opened));
    let text = game_file::write(record).expect("a match that can be played");
    let opened =
        game_file::Opened { record: record.clone(), stopped: None, wrong_results: Vec::new() };
    assert_eq!(game_file::read(&text), Ok(opened), "{text}");
}
