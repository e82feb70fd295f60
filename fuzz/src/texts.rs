//! Any bytes, given to every reader: as a position, a match as JSON, a game file, a saved match or any text
//! from a user, and each line as an action. Accepted texts are sound; refused ones have a message.

use std::fmt::Debug;

use curia::archive::given;
use curia::archive::{Envelope, Read};
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::{game_file, json};
use curia::rules::luck::{Seed, below};
use curia::rules::position::{Unread, read, write};
use curia::scene::puzzle::Puzzle;
use curia::text::error::of_text;
use curia::text::given::{fell_short, not_opened};
use curia::tool::Spoken;

use crate::{game, sound};

/// Reads the bytes in every way, as each game does.
///
/// # Panics
/// Panics if anything read is wrong.
pub fn check(bytes: &[u8]) {
    of_game::<CouncilOf4>(bytes);
    of_game::<TheCouncil>(bytes);
    of_game::<FourTowers>(bytes);
}

fn of_game<G: Spoken + Debug + PartialEq>(bytes: &[u8]) {
    if let Ok(opened) = game_file::read::<G>(bytes) {
        sound::record(&opened.record);
    }
    let Ok(bytes) = std::str::from_utf8(bytes) else { return };
    match read::<G, G::Position>(bytes.as_bytes()) {
        Ok(state) => {
            sound::position::<G>(&state);
            can_be_played_on::<G>(state);
        }
        Err(Unread::Impossible(flaws)) => {
            assert!(!flaws.is_empty(), "refused without a reason");
            assert!(flaws.iter().all(|flaw| !flaw.why.is_empty()));
        }
        Err(_) => {}
    }
    match json::read::<G>(bytes) {
        Ok(opened) => {
            let kept = opened.lost.map_or(opened.record.actions.len(), |lost| lost.kept);
            assert_eq!(kept, opened.record.actions.len());
            sound::record(&opened.record);
        }
        Err(error) => assert!(!of_text(&error).is_empty()),
    }
    // Each takes a sign and a comma.
    assert!(given::each(bytes).len() <= 1 + bytes.len() / 2);
    let named = given::game(bytes);
    match given::read::<G>(bytes) {
        Ok(given) => {
            assert_eq!(named.as_deref(), Some(G::NAME));
            let kept = given.record.actions.len();
            assert!(given.shortfall.is_none_or(|short| !fell_short(kept, &short).is_empty()));
            sound::record(&given.record);
        }
        Err(why) => assert!(!not_opened(&why).is_empty()),
    }
    if let Ok(Read { envelope, .. }) = Envelope::<G>::read(bytes) {
        let again = Envelope::read(&envelope.write());
        assert_eq!(again, Ok(Read { envelope, lost: None }));
    }
    for line in bytes.lines() {
        if let Some(action) = G::parse(line) {
            assert_eq!(G::print(action), line);
        }
        if let Some(puzzle) = Puzzle::<G>::read(line) {
            sound::record(&puzzle.record);
            assert!(puzzle.write().is_some());
        }
    }
}

/// Checks that the table of a position can be described, and that some play keeps it valid.
fn can_be_played_on<G: Spoken>(mut state: G::State) {
    assert!(!G::say_table(&state).is_empty());
    let mut rng = Seed::from_text(&write::<G, G::Position>(&state)).stream(99);
    for _ in 0..40 {
        game::holds_together::<G>(&state);
        let action = G::choose_legal(&state, |len| below(&mut rng, len));
        let Some(action) = action else { break };
        assert!(G::apply(&mut state, action, |_| {}).is_ok(), "{action:?} is listed");
    }
}
