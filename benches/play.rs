//! Speed of the rules and the bots, in CPU time of one thread, next to a yardstick that makes different
//! machines comparable: perft(5) of the chess library shakmaty.

use std::hint::black_box;

use cpu_time::ThreadTime;
use curia::bots::history::History;
use curia::bots::{Level, Playable, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::setup::SetupError;
use curia::games::council_of_4::rules::state::State;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::Game;
use curia::rules::luck::{Seed, below};
use curia::rules::sample;
use shakmaty::{Chess, perft};

/// Number of runs for each figure, which is their median; the measurements alternate.
const ROUNDS: usize = 5;
const RANDOM_GAMES: u32 = 1_500;
const BOT_GAMES: u32 = 24;
const COPIES: usize = 4_000_000;

/// Limit that no game of these bots comes near.
const MOST_ACTIONS: u32 = 100_000;

fn main() -> Result<(), SetupError> {
    let mut figures = Figures::default();
    for _ in 0..ROUNDS {
        figures.add("yardstick: nodes of chess perft(5)", yardstick());
        for players in [2, 4] {
            of_game::<CouncilOf4>(&mut figures, "Council of 4", players)?;
            let (with_lists, seconds) = timed(|| games_by_lists(players));
            let name =
                format!("Council of 4, {players} players: random decisions, lists written out");
            figures.add(&name, f64::from(with_lists?) / seconds);
        }
        figures.add("Council of 4: copies of a state", copies()?);
        for players in TheCouncil::SEATS {
            // Every number of players is one of the game's.
            if of_game::<TheCouncil>(&mut figures, "The Council", players).is_err() {
                eprintln!("The Council isn't dealt to {players}.");
            }
        }
        for players in FourTowers::SEATS {
            // As above.
            if of_game::<FourTowers>(&mut figures, "Four Towers", players).is_err() {
                eprintln!("Four Towers isn't set up for {players}.");
            }
        }
    }
    println!("A state of Council of 4 has {} bytes,", size_of::<State>());
    println!("one of The Council {},", size_of::<<TheCouncil as Game>::State>());
    println!("one of Four Towers {}.", size_of::<<FourTowers as Game>::State>());
    println!("Each figure is for a second of CPU time.\n");
    figures.print();
    Ok(())
}

/// The measured figures, under their names, in order of appearance.
#[derive(Default)]
struct Figures(Vec<(String, Vec<f64>)>);

impl Figures {
    fn add(&mut self, name: &str, per_second: f64) {
        match self.0.iter_mut().find(|(other, _)| other == name) {
            Some((_, values)) => values.push(per_second),
            None => self.0.push((name.to_owned(), vec![per_second])),
        }
    }

    /// Prints a line for each figure: the median, and its ratio to the first.
    fn print(&self) {
        let medians: Vec<f64> = self.0.iter().map(|(_, values)| median(values)).collect();
        for ((name, _), median) in self.0.iter().zip(&medians) {
            let share = medians[0] / median;
            println!("{name:<64} {median:>14.0}    1/{share:.1} of the yardstick");
        }
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Runs the work and returns its result and this thread's CPU seconds.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let begin = ThreadTime::now();
    let result = work();
    (result, begin.elapsed().as_secs_f64())
}

fn yardstick() -> f64 {
    let (nodes, seconds) = timed(|| perft(&Chess::default(), black_box(5)));
    nodes as f64 / seconds
}

/// Adds the figures of a game: random decisions and playouts, those of the greedy bot, and search.
fn of_game<G: Playable>(
    figures: &mut Figures,
    game: &str,
    players: u8,
) -> Result<(), G::SetupError> {
    let (random, seconds) = timed(|| random_games::<G>(players));
    let (greedy, seconds_greedy) = timed(|| bot_games::<G>(players, Level::Greedy));
    let views = sample::views::<G>(players, 3, 97)?;
    let (searched, seconds_searched) = timed(|| {
        let choices = views
            .iter()
            .filter_map(|view| choose::<G>(History::of(view.clone(), Seed(1)), Level::Expert));
        choices.count() as u32
    });
    let iterations = searched * Level::Expert.iterations::<G>().unwrap_or_default();
    let mut add = |what: &str, done: u32, seconds: f64| {
        figures.add(&format!("{game}, {players} players: {what}"), f64::from(done) / seconds);
    };
    add("random decisions", random?, seconds);
    add("random playouts to the end", RANDOM_GAMES, seconds);
    add("decisions of the greedy bot", greedy?, seconds_greedy);
    add("greedy playouts to the end", BOT_GAMES, seconds_greedy);
    add("iterations of search", iterations, seconds_searched);
    Ok(())
}

fn random_games<G: Game>(players: u8) -> Result<u32, G::SetupError> {
    (0..RANDOM_GAMES).map(|number| sample::play::<G>(players, number)).sum()
}

/// Plays the same games with each legal list written out.
fn games_by_lists(players: u8) -> Result<u32, SetupError> {
    let mut legal: Vec<Action> = Vec::new();
    let mut play = |number| {
        let (mut state, seed) = sample::deal::<CouncilOf4>(players, number)?;
        let mut rng = seed.stream(99);
        let decides = |_: &u32| {
            CouncilOf4::legal_actions(&state, &mut legal);
            let action = legal.get(below(&mut rng, legal.len() as u32) as usize);
            action.is_some_and(|&action| CouncilOf4::apply(&mut state, action, |_| {}).is_ok())
        };
        Ok((0..MOST_ACTIONS).take_while(decides).count() as u32)
    };
    (0..RANDOM_GAMES).map(&mut play).sum()
}

/// Plays games of bots of one level. Returns the number of actions.
fn bot_games<G: Playable>(players: u8, level: Level) -> Result<u32, G::SetupError> {
    let play = |number| {
        let (mut state, seed) = sample::deal::<G>(players, number)?;
        let decides = |at: &u32| {
            let own = Seed(seed.0 ^ u64::from(*at) << 32);
            let view = G::view(&state, G::decider(&state));
            let choice = choose::<G>(History::of(view, own), level);
            choice.is_some_and(|action| G::apply(&mut state, action, |_| {}).is_ok())
        };
        Ok((0..MOST_ACTIONS).take_while(decides).count() as u32)
    };
    (0..BOT_GAMES).map(play).sum()
}

fn copies() -> Result<f64, SetupError> {
    let deals = (0..64).map(|number| sample::deal::<CouncilOf4>(4, number).map(|(state, _)| state));
    let states = deals.collect::<Result<Vec<State>, _>>()?;
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
    Ok(COPIES as f64 / seconds)
}
