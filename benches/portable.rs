//! Random games natively and in wasm, for `benches/wasm.mjs` to compare.
//!
//! Natively: `portable <players> <games>` prints the decisions done and the CPU seconds. In wasm it
//! offers `randomGames` to Node.

use curia::games::council_of_4::sample;
use curia::games::council_of_4::setup::SetupError;

fn random_games(players: u8, games: u32) -> Result<u32, SetupError> {
    (0..games).map(|number| sample::play(players, number)).sum()
}

#[cfg(target_arch = "wasm32")]
mod in_wasm {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Plays so many games by chance; how many decisions that took is returned.
    #[wasm_bindgen(js_name = randomGames)]
    pub fn random_games(players: u8, games: u32) -> Option<u32> {
        super::random_games(players, games).ok()
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn measure() -> Option<()> {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u32>().ok());
    let (players, games) = (u8::try_from(numbers.next()?).ok()?, numbers.next()?);
    let begin = cpu_time::ThreadTime::now();
    let decisions = random_games(players, games).ok()?;
    println!("{decisions} {}", begin.elapsed().as_secs_f64());
    Some(())
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    if measure().is_none() {
        eprintln!("portable <players> <games>: how long random games take");
    }
}
