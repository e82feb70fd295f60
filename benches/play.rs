//! How fast the rules are, in CPU time of one thread, beside a yardstick that makes the figures of
//! different machines comparable: perft(5) of the chess library shakmaty. Run with `make bench`.

use std::hint::black_box;

use cpu_time::ThreadTime;
use curia::bots::{Level, Playable};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::board::Sides;
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::State;
use curia::games::luck::{Seed, below};
use curia::games::{Game, playout};
use shakmaty::{Chess, perft};

/// Each figure is the median of so many runs, taken in turns with the yardstick.
const ROUNDS: usize = 5;
/// No game comes near.
const MOST_ACTIONS: u32 = 100_000;

fn main() {
    println!("state: {} bytes", size_of::<State>());
    let mut yardstick = Vec::new();
    let mut random = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        yardstick.push(chess_nodes());
        for (at, players) in [2, 4].into_iter().enumerate() {
            random[at].push(random_games(players, 1_500));
        }
    }
    let yardstick = median(yardstick);
    println!("yardstick: chess perft(5), {:.1} million nodes/s", yardstick / 1e6);
    for (players, runs) in [2, 4].into_iter().zip(random) {
        let decisions = median(runs.iter().map(|run| run.decisions).collect());
        let games = median(runs.iter().map(|run| run.games).collect());
        println!(
            "random play, {players} players: {:.2} million decisions/s (1/{:.1} of the \
             yardstick), {games:.0} playouts/s",
            decisions / 1e6,
            yardstick / decisions,
        );
    }
    for players in [2, 4] {
        let figures: Vec<Speed> = (0..3).map(|_| level_games(players, Level::Greedy, 20)).collect();
        println!(
            "greedy play, {players} players: {:.0} decisions/s, {:.1} playouts/s",
            median(figures.iter().map(|run| run.decisions).collect()),
            median(figures.iter().map(|run| run.games).collect()),
        );
    }
    println!("copy of a state: {:.1} ns", median((0..ROUNDS).map(|_| copy_nanos()).collect()));
}

/// What was done in a second of CPU time.
struct Speed {
    games: f64,
    decisions: f64,
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The result and the CPU seconds of this thread.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let begin = ThreadTime::now();
    let result = work();
    (result, begin.elapsed().as_secs_f64())
}

fn chess_nodes() -> f64 {
    let (nodes, seconds) = timed(|| perft(&Chess::default(), black_box(5)));
    nodes as f64 / seconds
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

fn random_games(players: u8, games: u32) -> Speed {
    let (decisions, seconds) = timed(|| {
        (0..games)
            .map(|game| {
                let (mut state, seed) = deal(players, game);
                playout::random::<CouncilOf4>(&mut state, &mut seed.stream(99), MOST_ACTIONS)
            })
            .sum::<u32>()
    });
    Speed { games: f64::from(games) / seconds, decisions: f64::from(decisions) / seconds }
}

fn level_games(players: u8, level: Level, games: u32) -> Speed {
    let (decisions, seconds) = timed(|| {
        (0..games)
            .map(|game| {
                let (mut state, seed) = deal(players, game);
                bots_play(&mut state, level, seed)
            })
            .sum::<u32>()
    });
    Speed { games: f64::from(games) / seconds, decisions: f64::from(decisions) / seconds }
}

/// Lets bots of one level play to the end; how many actions they did is returned.
fn bots_play(state: &mut State, level: Level, seed: Seed) -> u32 {
    (0..MOST_ACTIONS)
        .take_while(|&at| {
            let own = Seed(seed.0 ^ u64::from(at) << 32);
            let view = CouncilOf4::view(state, CouncilOf4::decider(state));
            let choice = CouncilOf4::choose(&view, level, own);
            choice.is_some_and(|action| CouncilOf4::apply(state, action, |_| {}).is_ok())
        })
        .count() as u32
}

fn copy_nanos() -> f64 {
    const COPIES: usize = 4_000_000;
    let states: Vec<State> = (0..64).map(|game| deal(4, game).0).collect();
    let mut room = states.clone();
    let mut rng = Seed(1).stream(1);
    let order: Vec<u8> = (0..256).map(|_| below(&mut rng, 64) as u8).collect();
    let ((), seconds) = timed(|| {
        for at in 0..COPIES {
            let from = usize::from(order[at % order.len()]);
            room[at % 64] = *black_box(&states[from]);
        }
        black_box(&room);
    });
    seconds * 1e9 / COPIES as f64
}
