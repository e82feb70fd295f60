//! A game of Four Towers made of bytes: the number of players and a seed, then its course. All of it is checked against
//! the contract of `tests/contract`, and against what is foreseen of each action.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::{Action, Skill, Slot};
use curia::games::four_towers::rules::clans::Clans;
use curia::games::four_towers::rules::components::{Clan, DISPLAY, PLAYERS, Space, Trade, Village};
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::legal::{self, Illegal};
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::rules::state::State;
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};

use crate::bytes::Bytes;
use crate::course::Course;
use crate::game::{self, Step};

const COURSE: Course<FourTowers> = Course { any, why };

/// Plays and checks the game encoded by the bytes. Every state is passed to `show` with the bytes that follow
/// it.
///
/// # Panics
/// Panics if anything about the game is wrong.
pub fn check(bytes: &[u8], mut show: impl FnMut(&State, &[u8])) {
    let mut bytes = Bytes(bytes);
    let players: Vec<u8> = PLAYERS.collect();
    let setup = Setup { players: bytes.of(&players) };
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

/// Returns any possible action.
fn any(bytes: &mut Bytes) -> Action {
    let clan = |bytes: &mut Bytes| bytes.of(&Clan::ALL);
    let village = |bytes: &mut Bytes| bytes.of(&Village::ALL);
    let slot = |bytes: &mut Bytes| Slot(bytes.below(DISPLAY as u32) as u8);
    match bytes.below(14) {
        0 => Action::Third(slot(bytes)),
        1 => Action::Buy { slot: slot(bytes), paid: clans(bytes) },
        2 => Action::Spirits(clans(bytes)),
        3 => Action::Use(skill(bytes)),
        4 => Action::Mercenary { removed: clans(bytes), village: village(bytes) },
        5 => Action::Mountaineer { clan: clan(bytes), from: village(bytes), to: village(bytes) },
        6 => Action::Merchant(clan(bytes)),
        7 => Action::Draw(clans(bytes)),
        8 => Action::Place { clan: clan(bytes), village: village(bytes) },
        9 => Action::Expand { village: village(bytes), clans: [(); 3].map(|()| clan(bytes)) },
        10 => Action::Demote(seat(bytes)),
        11 => Action::Assign { clan: clan(bytes), space: bytes.of(&Space::ALL) },
        12 => Action::Dismiss(clan(bytes)),
        _ => bytes.of(&[Action::Spare, Action::End]),
    }
}

fn skill(bytes: &mut Bytes) -> Skill {
    let clan = |bytes: &mut Bytes| bytes.of(&Clan::ALL);
    let village = |bytes: &mut Bytes| bytes.of(&Village::ALL);
    match bytes.below(13) {
        0 => Skill::Marshal { from: village(bytes), to: village(bytes) },
        1 => {
            // In the order of their letters, as in notation.
            let one = bytes.of(&Village::ALL[..Village::COUNT - 1]);
            let villages = [one, bytes.of(&Village::ALL[one.index() + 1..])];
            Skill::Tactician { villages, clans: [clan(bytes), clan(bytes)] }
        }
        2 => Skill::Recruiter(clan(bytes)),
        3 => Skill::Ambassador,
        4 => Skill::Kindler { village: village(bytes), spirit: clan(bytes) },
        5 => {
            Skill::Changeling { peasant: clan(bytes), spirit: clan(bytes), village: village(bytes) }
        }
        6 => Skill::Slanderer { spirit: clan(bytes), seat: seat(bytes) },
        7 => Skill::Foreman { spirit: clan(bytes), trade: bytes.of(&Trade::ALL) },
        8 => Skill::Quartermaster { follower: clan(bytes), trade: bytes.of(&Trade::ALL) },
        9 => Skill::Chamberlain(clan(bytes)),
        10 => Skill::Oracle,
        11 => Skill::Climber,
        _ => Skill::Shepherd { given: clan(bytes), taken: clan(bytes) },
    }
}

fn seat(bytes: &mut Bytes) -> Seat {
    Seat(bytes.below(4) as u8)
}

/// Returns some, at least one: up to eight one by one, or any number of each clan.
fn clans(bytes: &mut Bytes) -> Clans {
    match bytes.below(9) {
        8 => {
            Clans::from_numbers(Clan::ALL.map(|_| bytes.below(16) as u8)).with(bytes.of(&Clan::ALL))
        }
        more => (0..=more).map(|_| bytes.of(&Clan::ALL)).collect(),
    }
}
