//! A game outside the crate, through all floors that name no game: their promises to a game of three to five
//! seats with temporarily secret choices.

mod applied;
mod kept;
pub mod rules;
mod secrets;
mod table;
mod tables;
mod telling;

use curia::bots::advice::Advice;
use curia::bots::history::History;
use curia::bots::{self, Level, Playable};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};

use crate::game as contract;
use crate::toy::{Action, Phase, Setup, SetupError, State, Toy, View};

/// Limit above the length of any game.
const LIMIT: usize = 1000;

fn games() -> impl Iterator<Item = (Setup, Seed)> {
    let games = Toy::SEATS.flat_map(|players| (0..12).map(move |game| (players, game)));
    games.map(|(players, game)| (Toy::sample(players, game), Seed(game.into())))
}

/// Returns every state of the games of some seeds.
fn states() -> Vec<State> {
    let mut states = Vec::new();
    for (setup, seed) in games() {
        contract::play::<Toy>(&setup, seed, LIMIT, |step| states.push(step.before.clone()));
    }
    states
}

#[test]
fn the_contract_is_kept() {
    for (setup, seed) in games() {
        contract::setup_can_be_written_down::<Toy>(&setup);
        contract::play_can_be_repeated::<Toy>(&setup, seed, LIMIT);
        contract::turns_are_counted::<Toy>(&setup, seed, LIMIT);
        contract::holds_together::<Toy>(&contract::deal::<Toy>(&setup, seed).0);
        let last = contract::play::<Toy>(&setup, seed, LIMIT, |step| {
            contract::holds_together::<Toy>(step.after);
            contract::notation_is_inverse::<Toy>(step.legal);
            contract::views_know_their_own_actions::<Toy>(step.after);
            contract::hidden_things_can_be_dealt_anew::<Toy>(step.after, seed);
            contract::nothing_comes_to_light_untold::<Toy>(step, seed);
            contract::what_is_chosen_in_secret_shows_nowhere::<Toy>(step);
            contract::what_is_open_is_known_to_all::<Toy>(step.after, seed);
        });
        assert_eq!(Toy::decider(&last), None, "{setup:?} goes on");
    }
    for players in [2, 6] {
        let refused = Toy::start(&Setup { players, rounds: 1 }, Seed(1), |_| {});
        assert_eq!(refused, Err(SetupError(players)));
    }
}

/// The other tests rely on this: choices are hidden in the game, then revealed.
#[test]
fn the_game_has_secrets() {
    let (mut hidden, mut shown) = (0, 0);
    for (setup, seed) in games() {
        contract::play::<Toy>(&setup, seed, LIMIT, |step| {
            let by = Toy::decider(step.before).expect("a seat");
            let seen = Toy::action_seen_by(step.before, step.after, step.action, by, None);
            *(if seen.is_none() { &mut hidden } else { &mut shown }) += 1;
        });
    }
    assert!(hidden > 300 && shown > 300, "{hidden} and {shown}");
}

fn choose(view: &View, level: Level, seed: Seed) -> Option<Action> {
    bots::choose::<Toy>(History::of(view.clone(), seed), level)
}

fn advise(view: &View, level: Level) -> Option<Advice<Action, <Toy as Playable>::Motive>> {
    bots::advise::<Toy>(History::of(view.clone(), Seed(3)), level)
}

fn own_view(state: &State) -> View {
    Toy::view(state, Toy::decider(state))
}

#[test]
fn bots_of_every_level_play_to_the_end_and_again_the_same() {
    for (at, (setup, seed)) in games().enumerate().step_by(5) {
        let play = || {
            let mut state = contract::deal::<Toy>(&setup, seed).0;
            let mut actions = Vec::new();
            while let Some(seat) = Toy::decider(&state) {
                let level = Toy::LEVELS[(seat.index() + at) % Toy::LEVELS.len()];
                let chosen = choose(&own_view(&state), level, Seed(actions.len() as u64));
                let chosen = chosen.expect("something is always possible");
                Toy::apply(&mut state, chosen, |_| {}).expect("a legal choice");
                actions.push(chosen);
            }
            actions
        };
        assert_eq!(play(), play());
    }
}

#[test]
fn two_hundred_deals_behind_one_view_change_no_answer_of_any_level() {
    let mut asked = 0;
    for state in states().into_iter().step_by(211) {
        let (seat, view) = (Toy::decider(&state), own_view(&state));
        let is_asked = |level: &&Level| **level < Level::Master || asked == 0;
        let levels = Toy::LEVELS.iter().filter(is_asked);
        let answers: Vec<_> = levels.map(|&level| (level, advise(&view, level))).collect();
        let mut hands = Vec::new();
        for luck in 1..=200 {
            let other = Toy::determinise(&view, &mut Seed(luck).stream(7));
            let other_view = Toy::view(&other, seat);
            assert_eq!(other_view, view);
            hands.push(other.hands);
            for (level, answer) in &answers {
                assert_eq!(advise(&other_view, *level), *answer, "{level:?}");
            }
        }
        hands.sort();
        hands.dedup();
        assert!(hands.len() > 100 || state.table.phase != Phase::Lay, "{} deals", hands.len());
        asked += 1;
    }
    assert!(asked > 3, "only {asked}");
}

/// Search avoids laying the worst card, though it can't know what the others lay.
#[test]
fn searching_bots_beat_those_that_play_by_chance() {
    let mut won = 0;
    for game in 0..24_u64 {
        let seat = Seat((game % 3) as u8);
        let mut state = contract::deal::<Toy>(&Setup { players: 3, rounds: 3 }, Seed(game)).0;
        while let Some(decider) = Toy::decider(&state) {
            let level = if decider == seat { Level::Expert } else { Level::Random };
            let luck = Seed(u64::from(Toy::turn(&state)) ^ game);
            let action = choose(&own_view(&state), level, luck).expect("a choice");
            Toy::apply(&mut state, action, |_| {}).expect("a legal choice");
        }
        won += u32::from(Toy::winners(&state).is_some_and(|winners| winners.contains(&seat)));
    }
    assert!(won >= 14, "{won} of 24");
}
