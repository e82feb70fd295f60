//! A game of Four Towers made of bytes: the number of players and a seed, then its course. All of it is checked against
//! the contract of `tests/contract`, and against what is foreseen of each action.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::Action;
use curia::games::four_towers::rules::components::PLAYERS;
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::legal::{self, Illegal};
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::rules::state::State;
use curia::rules::Game;
use curia::rules::luck::Seed;

use crate::bytes::Bytes;
use crate::course::Course;
use crate::game::{self, Step};

const COURSE: Course<FourTowers> = Course { why };

/// Plays and checks the game encoded by the bytes. Every state is passed to `show` with the bytes that follow
/// it.
///
/// # Panics
/// Panics if anything about the game is wrong.
pub fn check(bytes: &[u8], mut show: impl FnMut(&State, &[u8])) {
    let mut bytes = Bytes(bytes);
    let players: Vec<u8> = PLAYERS.collect();
    let setup = Setup::of(bytes.of(&players));
    let seed = Seed(u64::from(bytes.below(1 << 16)));
    let (mut state, _) = game::deal::<FourTowers>(&setup, seed);
    let mut list = Vec::new();
    loop {
        show(&state, bytes.0);
        game::holds_together::<FourTowers>(&state);
        FourTowers::legal_actions(&state, &mut list);
        let Some(action) = COURSE.next(&mut bytes, &state, &list, seed) else { break };
        let (after, events) = game::done::<FourTowers>(&state, action);
        is_as_foreseen(&state, action, &after, &events);
        let step = Step { before: &state, legal: &list, action, after: &after, events: &events };
        game::nothing_comes_to_light_untold::<FourTowers>(&step, seed);
        state = after;
    }
    COURSE.look_closely(&state, &list, seed);
}

/// Checks that all but a champion that is turned up was foreseen.
fn is_as_foreseen(before: &State, action: Action, after: &State, events: &[Event]) {
    let mut told = Vec::new();
    let foreseen = before.table().foresee(action, |event| told.push(event));
    let mut now = *after.table();
    let revealed = |event: &&Event| matches!(event, Event::ChampionRevealed { .. });
    for event in events.iter().filter(revealed) {
        if let Event::ChampionRevealed { slot, .. } = event {
            now.display[slot.index()] = None;
        }
    }
    assert_eq!(foreseen, Ok(now), "{action}");
    assert!(events.iter().filter(|event| !revealed(event)).eq(&told), "{action}");
}

fn why(state: &State, action: Action) -> Option<Illegal> {
    legal::check(state.table(), action).err()
}
