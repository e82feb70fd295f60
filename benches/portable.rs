//! Random games and bots' decisions at each level, natively and in wasm, for `benches/wasm.mjs` to compare.
//!
//! Natively, `portable games <players> <games>` and `portable level <players> <number>` print the amount of
//! work and its CPU seconds. In wasm, Node can call the same functions.

use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::setup::SetupError;
use curia::games::council_of_4::rules::view::View;
use curia::rules::luck::Seed;
use curia::rules::sample;

fn random_games(players: u8, games: u32) -> Result<u32, SetupError> {
    (0..games).map(|number| sample::play::<CouncilOf4>(players, number)).sum()
}

/// Number of games that the moments come from, and interval between the states taken.
const GAMES: u32 = 3;
const EVERY: usize = 29;

fn moments(players: u8) -> Result<Vec<View>, SetupError> {
    sample::views::<CouncilOf4>(players, GAMES, EVERY)
}

/// Decides at each moment at one level.
fn decide(moments: &[View], level: Level) -> u32 {
    let choices =
        moments.iter().filter_map(|&view| choose::<CouncilOf4>(History::of(view, Seed(1)), level));
    choices.count() as u32
}

#[cfg(target_arch = "wasm32")]
mod in_wasm {
    use curia::bots::Playable;

    use super::{CouncilOf4, Level, View};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Plays random games and returns the number of decisions.
    #[wasm_bindgen(js_name = randomGames)]
    pub fn random_games(players: u8, games: u32) -> Option<u32> {
        super::random_games(players, games).ok()
    }

    /// Returns the name of a level by its number.
    #[wasm_bindgen(js_name = levelName)]
    pub fn level_name(number: usize) -> Option<String> {
        Some(Level::ALL.get(number)?.word().to_owned())
    }

    /// Returns the search iterations of a level, if it searches.
    #[wasm_bindgen(js_name = iterations)]
    pub fn iterations(number: usize) -> Option<u32> {
        CouncilOf4::iterations(*Level::ALL.get(number)?)
    }

    /// Moments at which bots decide.
    #[wasm_bindgen]
    pub struct Moments(Vec<View>);

    #[wasm_bindgen]
    impl Moments {
        /// Collects moments from games with this many players.
        pub fn of(players: u8) -> Option<Moments> {
            super::moments(players).ok().map(Moments)
        }

        /// Decides at each moment at a level, given by its number. Returns the number of decisions.
        pub fn decide(&self, number: usize) -> Option<u32> {
            Some(super::decide(&self.0, *Level::ALL.get(number)?))
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn measure() -> Option<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [what, players, number, ..] = words.as_slice() else { return None };
    let (players, number) = (players.parse().ok()?, number.parse::<u32>().ok()?);
    let (done, seconds) = match what.as_str() {
        "games" => timed(|| random_games(players, number).ok()),
        "level" => {
            let (moments, level) = (moments(players).ok()?, *Level::ALL.get(number as usize)?);
            timed(|| Some(decide(&moments, level)))
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
        eprintln!("portable games <players> <games> | portable level <players> <number>");
    }
}
