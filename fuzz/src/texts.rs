//! Any bytes, given to every reader: as a position, a match as JSON, a game file, a saved match or any text
//! from a user, and each line as an action. Accepted texts are sound; refused ones have a message.

use curia::archive::given;
use curia::archive::{Envelope, Read};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::position;
use curia::games::council_of_4::rules::state::State;
use curia::games::council_of_4::tool::{flaw, plain};
use curia::record::{game_file, json};
use curia::rules::Game;
use curia::rules::luck::{Seed, below};
use curia::rules::position::Unread;
use curia::text::error::of_text;
use curia::text::given::{fell_short, not_opened};

use crate::{game, sound};

/// Reads the bytes in every way.
///
/// # Panics
/// Panics if anything read is wrong.
pub fn check(bytes: &[u8]) {
    match position::read(bytes) {
        Ok(state) => {
            sound::position(&state);
            can_be_played_on(state);
        }
        Err(Unread::Impossible(flaws)) => {
            assert!(!flaws.is_empty(), "refused without a reason");
            assert!(flaws.iter().all(|flaw| !flaw::flaw(flaw).is_empty()));
        }
        Err(_) => {}
    }
    if let Ok(opened) = game_file::read::<CouncilOf4>(bytes) {
        sound::record(&opened.record);
    }
    let Ok(bytes) = std::str::from_utf8(bytes) else { return };
    match json::read::<CouncilOf4>(bytes) {
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
    match given::read::<CouncilOf4>(bytes) {
        Ok(given) => {
            assert_eq!(named.as_deref(), Some(CouncilOf4::NAME));
            let kept = given.record.actions.len();
            assert!(given.shortfall.is_none_or(|short| !fell_short(kept, &short).is_empty()));
            sound::record(&given.record);
        }
        Err(why) => assert!(!not_opened(&why).is_empty()),
    }
    if let Ok(Read { envelope, .. }) = Envelope::<CouncilOf4>::read(bytes) {
        let again = Envelope::read(&envelope.write());
        assert_eq!(again, Ok(Read { envelope, lost: None }));
    }
    for line in bytes.lines() {
        if let Some(action) = CouncilOf4::parse(line) {
            assert_eq!(CouncilOf4::print(action), line);
        }
    }
}

/// Checks that the table of a position can be described, and that some play keeps it valid.
fn can_be_played_on(mut state: State) {
    assert!(!plain::state(&state).is_empty());
    let mut rng = Seed(CouncilOf4::fingerprint(&state)).stream(99);
    for _ in 0..40 {
        game::holds_together::<CouncilOf4>(&state);
        let action = CouncilOf4::choose_legal(&state, |len| below(&mut rng, len));
        let Some(action) = action else { break };
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
    }
}
