//! The course of a game made of bytes, one action after the other. Most come from the legal list, so that games
//! continue; the others are any that can be written.

use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::rules::notation::Argument;
use curia::tool::Spoken;

use crate::bytes::Bytes;
use crate::game;
use crate::sound;

/// First byte of those that make an action without the legal list.
const ANY: u8 = 224;

/// Byte that asks for a close look.
const LOOK: u8 = 255;

/// What the course of a game asks of it.
pub struct Course<G: Game> {
    /// Returns the reason why an action is not legal, by the rules' own check.
    pub why: fn(&G::State, G::Action) -> Option<G::Illegal>,
}

impl<G: Spoken<Action: Argument>> Course<G> {
    /// Checks everything that can be checked of one state.
    pub fn look_closely(&self, state: &G::State, list: &[G::Action], luck: Seed) {
        for &action in list {
            assert_eq!((self.why)(state, action), None, "{action:?} is listed");
        }
        game::notation_is_inverse::<G>(list);
        game::views_know_their_own_actions::<G>(state);
        game::hidden_things_can_be_dealt_anew::<G>(state, luck);
        game::what_is_open_is_known_to_all::<G>(state, luck);
        sound::position::<G>(state);
    }

    /// Returns the next legal action; `None` after the last byte, or if there is none. First carries out what
    /// precedes it: a close look, and actions that are refused.
    pub fn next(
        &self,
        bytes: &mut Bytes,
        state: &G::State,
        list: &[G::Action],
        luck: Seed,
    ) -> Option<G::Action> {
        let mut looked = false;
        loop {
            let first = *bytes.0.first()?;
            if first < ANY {
                return (!list.is_empty()).then(|| bytes.of(list));
            }
            bytes.byte();
            if first == LOOK && !looked {
                looked = true;
                self.look_closely(state, list, luck);
                continue;
            }
            let action: G::Action = bytes.action();
            let notation = G::print(action);
            assert_eq!(G::parse(&notation), Some(action), "{notation}");
            if list.binary_search(&action).is_ok() {
                return Some(action);
            }
            let why = (self.why)(state, action);
            assert!(why.is_some(), "{notation} is allowed and not listed");
            let mut after = state.clone();
            let refused =
                G::apply(&mut after, action, |event| panic!("{notation} tells {event:?}"));
            assert_eq!((refused.err(), &after), (why, state), "{notation}");
        }
    }
}
