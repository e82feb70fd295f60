//! A game of The Council made of bytes: the number of players and a seed, then one action after the other. Most actions
//! come from the legal list, so that games continue; the others are any that can be written. All of it is checked
//! against the contract of `tests/contract`, and against what the events tell.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::action::Action;
use curia::games::the_council::rules::legal::{self, Illegal};
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::{Decision, PublicState, State};
use curia::rules::Game;
use curia::rules::luck::Seed;

use crate::bytes::Bytes;
use crate::course::Course;
use crate::game::{self, Step};

const COURSE: Course<TheCouncil> = Course { why };

/// Plays and checks the game encoded by the bytes. Every state is passed to `show` with the bytes that follow
/// it.
///
/// # Panics
/// Panics if anything about the game is wrong.
pub fn check(bytes: &[u8], mut show: impl FnMut(&State, &[u8])) {
    let mut bytes = Bytes(bytes);
    let setup = Setup::of(3 + bytes.below(3) as u8);
    let seed = Seed(u64::from(bytes.below(1 << 16)));
    let (mut state, _) = game::deal::<TheCouncil>(&setup, seed);
    let mut list = Vec::new();
    loop {
        show(&state, bytes.0);
        game::holds_together::<TheCouncil>(&state);
        TheCouncil::legal_actions(&state, &mut list);
        let Some(action) = COURSE.next(&mut bytes, &state, &list, seed) else { break };
        let (after, events) = game::done::<TheCouncil>(&state, action);
        let mut told = *state.table();
        events.iter().for_each(|event| told.follow(event));
        assert_eq!(shown(&told), shown(after.table()), "the events tell another table");
        let step = Step { before: &state, legal: &list, action, after: &after, events: &events };
        game::nothing_comes_to_light_untold::<TheCouncil>(&step, seed);
        state = after;
    }
    COURSE.look_closely(&state, &list, seed);
}

/// Returns a table without what no event tells: the open decision, and how many were made.
fn shown(table: &PublicState) -> PublicState {
    let mut table = *table;
    table.decisions = 0;
    table.decision = Decision::Over;
    table
}

fn why(state: &State, action: Action) -> Option<Illegal> {
    let held = TheCouncil::decider(state).map(|seat| state.held(seat)).unwrap_or_default();
    legal::check(state.table(), held, action).err()
}
