//! A game of Council of 4 made of bytes: a set-up and a seed, then one action after the other. Most actions
//! come from the legal list, so that games continue; the others are any that can be written, and more. All of
//! it is checked against the contract of `tests/contract`.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::legal;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};

use crate::account::Account;
use crate::bytes::Bytes;
use crate::game::{self, Step};
use crate::sound;

/// First byte of those that make an action without the legal list.
const ANY: u8 = 224;

/// Byte that asks for a close look. At every state, this would take longer than all else together.
const LOOK: u8 = 255;

/// Plays and checks the game encoded by the bytes. Every state is passed to `show` with the bytes that follow
/// it.
///
/// # Panics
/// Panics if anything about the game is wrong.
pub fn check(bytes: &[u8], mut show: impl FnMut(&State, &[u8])) {
    let mut bytes = Bytes(bytes);
    let setup = setup(&mut bytes);
    let seed = Seed(u64::from(bytes.below(1 << 16)));
    let (mut state, deal) = game::deal::<CouncilOf4>(&setup, seed);
    let mut account = Account::open(&state, &deal);
    let mut list = Vec::new();
    loop {
        show(&state, bytes.0);
        game::holds_together::<CouncilOf4>(&state);
        account.agrees_with(&state);
        CouncilOf4::legal_actions(&state, &mut list);
        let Some(action) = next(&mut bytes, &state, &list, seed) else { break };
        let (after, events) = game::done::<CouncilOf4>(&state, action);
        let step = Step { before: &state, legal: &list, action, after: &after, events: &events };
        game::nothing_comes_to_light_untold::<CouncilOf4>(&step, seed);
        account.book(action, &events);
        state = after;
    }
    look_closely(&state, &list, seed);
    if let Some(winners) = CouncilOf4::winners(&state) {
        account.agrees_with_the_end(&state, &winners);
    }
}

/// Checks everything that can be checked of one state.
fn look_closely(state: &State, list: &[Action], luck: Seed) {
    list.iter().for_each(|&action| is_allowed(state, action));
    game::notation_is_inverse::<CouncilOf4>(list);
    game::views_know_their_own_actions::<CouncilOf4>(state);
    game::hidden_things_can_be_dealt_anew::<CouncilOf4>(state, luck);
    sound::position::<CouncilOf4>(state);
}

fn setup(bytes: &mut Bytes) -> Setup {
    let players = 2 + bytes.below(3) as u8;
    let sides: Vec<Sides> = Sides::all().collect();
    let mut first = vec![None];
    first.extend(Seat::first(players).map(Some));
    Setup {
        players,
        board: bytes.of(&sides).board(),
        nobility: bytes.of(&[NobilityVariant::Printed, NobilityVariant::Manual]),
        first: bytes.of(&first),
    }
}

/// Returns the next legal action; `None` after the last byte, or if there is none. First carries out what
/// precedes it: a close look, and actions that are refused.
fn next(bytes: &mut Bytes, state: &State, list: &[Action], luck: Seed) -> Option<Action> {
    let mut looked = false;
    loop {
        let first = *bytes.0.first()?;
        if first < ANY {
            // A kind first, then one of that kind, as `lively` does, but without printing each action.
            let kind = |action: &Action| std::mem::discriminant(action);
            let kinds: Vec<_> = list.chunk_by(|one, next| kind(one) == kind(next)).collect();
            let chosen = (!kinds.is_empty()).then(|| bytes.of(&kinds))?;
            return Some(bytes.of(chosen));
        }
        bytes.byte();
        if first == LOOK && !looked {
            looked = true;
            look_closely(state, list, luck);
            continue;
        }
        let action: Action = bytes.action();
        is_written_and_read(action);
        if list.binary_search(&action).is_ok() {
            return Some(action);
        }
        is_refused(state, action);
    }
}

/// Checks that a printed action is parsed as itself, unless it pays what can't be written.
fn is_written_and_read(action: Action) {
    let can_be_written = match action {
        Action::Acquire { payment, .. } | Action::PlaceWithQueen { payment, .. } => {
            (1..=4).contains(&payment.len())
        }
        _ => true,
    };
    let notation = CouncilOf4::print(action);
    assert_eq!(CouncilOf4::parse(&notation), can_be_written.then_some(action), "{notation}");
}

fn is_allowed(state: &State, action: Action) {
    let hand = state.hand(state.table().turn.seat);
    let price = legal::check(state.table(), hand, action);
    assert!(price.is_ok(), "{action} is listed: {price:?}");
}

/// Checks that an action not listed is not allowed, changes nothing and reports nothing.
fn is_refused(state: &State, action: Action) {
    let hand = state.hand(state.table().turn.seat);
    let why = legal::check(state.table(), hand, action).err();
    assert!(why.is_some(), "{action} is allowed and not listed");
    let mut after = *state;
    let refused = CouncilOf4::apply(&mut after, action, |event| panic!("{action} tells {event:?}"));
    assert_eq!(refused.err(), why, "{action}");
    assert_eq!(after, *state, "{action}");
}
