//! Random games and bots' decisions at each level, natively and in wasm, for `benches/wasm.mjs` to compare.
//!
//! Natively, `portable games <game> <players> <games>` and `portable level <game> <players> <number>` print the amount
//! of work and its CPU seconds. In wasm, Node can call the same functions. A game is given by its number.

use curia::bots::history::History;
use curia::bots::{Level, Playable, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::luck::Seed;
use curia::rules::sample;

/// A game to measure.
trait Work {
    /// Plays random games. Returns the number of decisions.
    fn random_games(&self, players: u8, games: u32) -> Option<u32>;

    /// Returns the levels that the game offers, weakest first.
    fn levels(&self) -> &'static [Level];

    /// Returns the search iterations of a level, if it searches.
    #[cfg(target_arch = "wasm32")]
    fn iterations(&self, level: Level) -> Option<u32>;

    /// Collects moments at which bots decide.
    fn moments(&self, players: u8) -> Option<Box<dyn Decide>>;
}

/// Moments at which bots decide.
trait Decide {
    /// Decides at each moment at a level. Returns the number of decisions.
    fn decide(&self, level: Level) -> u32;
}

/// Number of games that the moments come from, and interval between the states taken.
const GAMES: u32 = 3;
const EVERY: usize = 29;

struct Of<G>(std::marker::PhantomData<G>);

struct Views<G: Playable>(Vec<G::View>);

impl<G: Playable + 'static> Work for Of<G> {
    fn random_games(&self, players: u8, games: u32) -> Option<u32> {
        (0..games).map(|number| sample::play::<G>(players, number).ok()).sum()
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    #[cfg(target_arch = "wasm32")]
    fn iterations(&self, level: Level) -> Option<u32> {
        level.iterations::<G>()
    }

    fn moments(&self, players: u8) -> Option<Box<dyn Decide>> {
        Some(Box::new(Views::<G>(sample::views::<G>(players, GAMES, EVERY).ok()?)))
    }
}

impl<G: Playable> Decide for Views<G> {
    fn decide(&self, level: Level) -> u32 {
        let choose = |view: &G::View| choose::<G>(History::of(view.clone(), Seed(1)), level);
        self.0.iter().filter_map(choose).count() as u32
    }
}

/// The game with a number.
fn game(number: usize) -> Option<Box<dyn Work>> {
    match number {
        0 => Some(Box::new(Of::<CouncilOf4>(std::marker::PhantomData))),
        1 => Some(Box::new(Of::<TheCouncil>(std::marker::PhantomData))),
        2 => Some(Box::new(Of::<FourTowers>(std::marker::PhantomData))),
        _ => None,
    }
}

#[cfg(target_arch = "wasm32")]
mod in_wasm {
    use super::{Decide, Level, game};
    use curia::games::learned;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Returns the names of the files that are to be given before anything is measured.
    #[wasm_bindgen]
    pub fn missing() -> Vec<String> {
        learned().iter().map(|file| file.name().to_owned()).collect()
    }

    /// Gives such a file. Returns whether it can be read.
    #[wasm_bindgen]
    pub fn give(name: &str, content: &str) -> bool {
        learned().iter().find(|file| file.name() == name).is_some_and(|file| file.take(content))
    }

    /// Plays random games and returns the number of decisions.
    #[wasm_bindgen(js_name = randomGames)]
    pub fn random_games(of: usize, players: u8, games: u32) -> Option<u32> {
        game(of)?.random_games(players, games)
    }

    /// Returns the name of a level by its number, if the game offers it.
    #[wasm_bindgen(js_name = levelName)]
    pub fn level_name(of: usize, number: usize) -> Option<String> {
        Some(game(of)?.levels().get(number)?.key().to_owned())
    }

    /// Returns the search iterations of a level, if it searches.
    #[wasm_bindgen(js_name = iterations)]
    pub fn iterations(of: usize, number: usize) -> Option<u32> {
        game(of)?.iterations(*Level::ALL.get(number)?)
    }

    /// Moments at which bots decide.
    #[wasm_bindgen]
    pub struct Moments(Box<dyn Decide>);

    #[wasm_bindgen]
    impl Moments {
        /// Collects moments from games with this many players.
        pub fn of(of: usize, players: u8) -> Option<Moments> {
            game(of)?.moments(players).map(Moments)
        }

        /// Decides at each moment at a level, given by its number. Returns the number of decisions.
        pub fn decide(&self, number: usize) -> Option<u32> {
            Some(self.0.decide(*Level::ALL.get(number)?))
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn measure() -> Option<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [what, of, players, number, ..] = words.as_slice() else { return None };
    let game = game(of.parse().ok()?)?;
    let (players, number) = (players.parse().ok()?, number.parse::<u32>().ok()?);
    let (done, seconds) = match what.as_str() {
        "games" => timed(|| game.random_games(players, number)),
        "level" => {
            let (moments, level) = (game.moments(players)?, *game.levels().get(number as usize)?);
            timed(|| Some(moments.decide(level)))
        }
        _ => return None,
    };
    println!("{} {seconds}", done?);
    Some(())
}

#[cfg(not(target_arch = "wasm32"))]
fn timed(work: impl FnOnce() -> Option<u32>) -> (Option<u32>, f64) {
    let begin = cpu_time::ThreadTime::now();
    let done = work();
    (done, begin.elapsed().as_secs_f64())
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    if measure().is_none() {
        eprintln!(
            "portable games <game> <players> <games> | portable level <game> <players> <number>"
        );
    }
}
