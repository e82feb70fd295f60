//! Random games natively and in wasm, for `benches/wasm.mjs` to compare.
//!
//! Natively: `portable <players> <games>` prints the decisions done and the CPU seconds. In wasm it
//! offers `randomGames` to Node.

#[path = "support/games.rs"]
mod games;

#[cfg(target_arch = "wasm32")]
mod in_wasm {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Plays so many games by chance; how many decisions that took is returned.
    #[wasm_bindgen(js_name = randomGames)]
    pub fn random_games(players: u8, games: u32) -> u32 {
        super::games::random_games(players, games)
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn measure() -> Option<()> {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u32>().ok());
    let players = u8::try_from(numbers.next()?).ok().filter(|players| (2..=4).contains(players))?;
    let games = numbers.next()?;
    let begin = cpu_time::ThreadTime::now();
    let decisions = games::random_games(players, games);
    println!("{decisions} {}", begin.elapsed().as_secs_f64());
    Some(())
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    if measure().is_none() {
        eprintln!("portable <players> <games>: how long random games take");
    }
}
