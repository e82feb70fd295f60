//! How fast the rules are, and what games of the bots look like. Run with `make bench`.

use std::time::Instant;

use curia::bots::{Level, Playable};
use curia::games::Game;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::board::Sides;
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::State;
use curia::games::luck::{Seed, below};

const RANDOM_GAMES: u32 = 400;
const BOT_GAMES: u32 = 80;
/// No game of these bots comes near.
const MOST_ACTIONS: u32 = 20_000;

fn main() {
    println!("state: {} bytes", size_of::<State>());
    for players in 2..=4 {
        random_games(players);
    }
    for level in [Level::Greedy] {
        for players in 2..=4 {
            bot_games(players, level);
        }
    }
}

fn deal(players: u8, game: u32) -> (State, Seed) {
    let sides = Sides::all().nth(game as usize % 8).unwrap_or_default();
    let setup = Setup { players, sides, nobility: Default::default(), first: None };
    let seed = Seed(u64::from(game) + 1);
    match CouncilOf4::start(&setup, seed, |_| {}) {
        Ok(state) => (state, seed),
        Err(error) => unreachable!("{error:?}"),
    }
}

fn random_games(players: u8) {
    let mut legal = Vec::new();
    let mut actions = 0;
    let mut listed = 0;
    let begin = Instant::now();
    for game in 0..RANDOM_GAMES {
        let (mut state, seed) = deal(players, game);
        let mut rng = seed.stream(1 << 32);
        for _ in 0..MOST_ACTIONS {
            CouncilOf4::legal_actions(&state, &mut legal);
            let Some(&action) = legal.get(below(&mut rng, legal.len() as u32) as usize) else {
                break;
            };
            listed += legal.len();
            actions += 1;
            CouncilOf4::apply(&mut state, action, |_| {}).unwrap_or_default();
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "random, {players} players: {:.0} playouts/s, {:.0} decisions/s, {:.1} legal actions, \
         {:.0} actions a game",
        f64::from(RANDOM_GAMES) / seconds,
        f64::from(actions) / seconds,
        listed as f64 / f64::from(actions),
        f64::from(actions) / f64::from(RANDOM_GAMES),
    );
}

fn bot_games(players: u8, level: Level) {
    let (mut actions, mut turns, mut finished, mut vp) = (0, 0, 0, 0);
    let begin = Instant::now();
    for game in 0..BOT_GAMES {
        let (mut state, seed) = deal(players, game);
        for at in 0..MOST_ACTIONS {
            let Some(seat) = CouncilOf4::decider(&state) else {
                finished += 1;
                break;
            };
            let view = CouncilOf4::view(&state, Some(seat));
            let own = Seed(seed.0 ^ u64::from(at) << 32);
            let Some(action) = CouncilOf4::choose(&view, level, own) else { break };
            actions += 1;
            CouncilOf4::apply(&mut state, action, |_| {}).unwrap_or_default();
        }
        turns += u32::from(state.table().turn.number) + 1;
        let sizes = CouncilOf4::view(&state, None).hand_sizes;
        let scores = curia::games::council_of_4::scoring::scores(state.table(), sizes);
        vp += scores.iter().map(|score| u32::from(score.total())).max().unwrap_or(0);
    }
    let seconds = begin.elapsed().as_secs_f64();
    let games = f64::from(BOT_GAMES);
    println!(
        "{level:?}, {players} players: {finished} of {BOT_GAMES} finished, {:.1} turns and {:.1} \
         actions a game, {:.1} turns a player, winner {:.1} VP, {:.2} ms a decision",
        f64::from(turns) / games,
        f64::from(actions) / games,
        f64::from(turns) / games / f64::from(players),
        f64::from(vp) / games,
        seconds * 1000.0 / f64::from(actions),
    );
}
