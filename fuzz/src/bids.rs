//! A game of The Council made of bytes: the number of players and a seed, then one action after the other. Most actions
//! come from the legal list, so that games continue; the others are any that can be written. All of it is checked
//! against the contract of `tests/contract`, and against what the events tell.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::action::Action;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::{Card, Suit};
use curia::games::the_council::rules::legal;
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::{Decision, PublicState, State};
use curia::rules::Game;
use curia::rules::luck::Seed;

use crate::bytes::Bytes;
use crate::game::{self, Step};
use crate::sound;

/// First byte of those that make an action without the legal list.
const ANY: u8 = 224;

/// Byte that asks for a close look.
const LOOK: u8 = 255;

/// Plays and checks the game encoded by the bytes. Every state is passed to `show` with the bytes that follow
/// it.
///
/// # Panics
/// Panics if anything about the game is wrong.
pub fn check(bytes: &[u8], mut show: impl FnMut(&State, &[u8])) {
    let mut bytes = Bytes(bytes);
    let setup = Setup { players: 3 + bytes.below(3) as u8 };
    let seed = Seed(u64::from(bytes.below(1 << 16)));
    let (mut state, _) = game::deal::<TheCouncil>(&setup, seed);
    let mut list = Vec::new();
    loop {
        show(&state, bytes.0);
        game::holds_together::<TheCouncil>(&state);
        TheCouncil::legal_actions(&state, &mut list);
        let Some(action) = next(&mut bytes, &state, &list, seed) else { break };
        let (after, events) = game::done::<TheCouncil>(&state, action);
        let mut told = *state.table();
        events.iter().for_each(|event| told.follow(event));
        assert_eq!(shown(&told), shown(after.table()), "the events tell another table");
        let step = Step { before: &state, legal: &list, action, after: &after, events: &events };
        game::nothing_comes_to_light_untold::<TheCouncil>(&step, seed);
        state = after;
    }
    look_closely(&state, &list, seed);
}

/// Returns a table without what no event tells: the open decision, and how many were made.
fn shown(table: &PublicState) -> PublicState {
    let mut table = *table;
    table.decisions = 0;
    table.decision = Decision::Over;
    table
}

/// Checks everything that can be checked of one state.
fn look_closely(state: &State, list: &[Action], luck: Seed) {
    let held = TheCouncil::decider(state).map(|seat| state.held(seat)).unwrap_or_default();
    for &action in list {
        assert_eq!(legal::check(state.table(), held, action), Ok(()), "{action} is listed");
    }
    game::notation_is_inverse::<TheCouncil>(list);
    game::views_know_their_own_actions::<TheCouncil>(state);
    game::hidden_things_can_be_dealt_anew::<TheCouncil>(state, luck);
    game::what_is_open_is_known_to_all::<TheCouncil>(state, luck);
    sound::position::<TheCouncil>(state);
}

/// Returns the next legal action; `None` after the last byte, or if there is none. First carries out what
/// precedes it: a close look, and actions that are refused.
fn next(bytes: &mut Bytes, state: &State, list: &[Action], luck: Seed) -> Option<Action> {
    let mut looked = false;
    loop {
        let first = *bytes.0.first()?;
        if first < ANY {
            return (!list.is_empty()).then(|| bytes.of(list));
        }
        bytes.byte();
        if first == LOOK && !looked {
            looked = true;
            look_closely(state, list, luck);
            continue;
        }
        let action = any(bytes);
        let notation = TheCouncil::print(action);
        assert_eq!(TheCouncil::parse(&notation), Some(action), "{notation}");
        if list.binary_search(&action).is_ok() {
            return Some(action);
        }
        let held = TheCouncil::decider(state).map(|seat| state.held(seat)).unwrap_or_default();
        let why = legal::check(state.table(), held, action).err();
        assert!(why.is_some(), "{action} is allowed and not listed");
        let mut after = *state;
        let refused =
            TheCouncil::apply(&mut after, action, |event| panic!("{action} tells {event:?}"));
        assert_eq!((refused.err(), after), (why, *state), "{action}");
    }
}

/// Returns any possible action.
fn any(bytes: &mut Bytes) -> Action {
    match bytes.below(3) {
        0 => Action::Draft(bytes.of(&Card::ALL)),
        1 => Action::Bid(Chips::from_numbers(Suit::ALL.map(|_| bytes.byte()))),
        _ => {
            let count = bytes.below(6);
            Action::Commit((0..count).map(|_| bytes.of(&Card::ALL)).collect::<CardSet>())
        }
    }
}
