//! The golden games of Four Towers: ten for each number of players, and ten played towards something rare.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::position::Position;
use curia::rules::luck::fnv1a;
use curia::rules::position::write;

macro_rules! games {
    ($($name:literal)*) => {
        /// Name and text of every golden game.
        pub const GAMES: [(&str, &str); 40] =
            [$(($name, include_str!(concat!("four_towers/", $name, ".curia")))),*];
    };
}

games! {
    "2-a" "2-b" "2-c" "2-d" "2-e" "2-f" "2-g" "2-h" "2-i" "2-j"
    "3-a" "3-b" "3-c" "3-d" "3-e" "3-f" "3-g" "3-h" "3-i" "3-j"
    "4-a" "4-b" "4-c" "4-d" "4-e" "4-f" "4-g" "4-h" "4-i" "4-j"
    "map-without-peasants" "clan-without-room" "demon-before-the-draw" "ambassador-on-gold"
    "lord-before-the-draw" "shared-victory" "on-gold" "champions-decide" "spirits-come-back"
    "third-champion"
}

/// Replays all.
#[cfg_attr(not(target_arch = "wasm32"), test)]
pub fn golden_games_replay() {
    super::replay::<FourTowers>(&GAMES, write::<FourTowers, Position>);
}

#[test]
fn golden_games_are_of_every_number_of_players() {
    let mut counts = [0; 3];
    for (name, text) in GAMES {
        let players = super::record_of::<FourTowers>(name, text).setup.players;
        counts[usize::from(players - 2)] += 1;
    }
    assert!(counts.iter().all(|&count| count >= 12), "{counts:?}");
}

/// Choices of bots of all levels in the middle of golden games, as one number. Search adds fractions, and
/// this checks that sums are the same here and in wasm. The number changes when the bots do.
const CHOICES: u64 = 12_635_963_361_670_159_423;

/// Compares all choices with those of before.
#[cfg_attr(not(target_arch = "wasm32"), test)]
pub fn bots_choose_the_same_natively_and_in_wasm() {
    let chosen = super::choices::<FourTowers>(&GAMES, 4);
    assert_eq!(chosen.len(), 50);
    assert_eq!(fnv1a(chosen.join("\n").as_bytes()), CHOICES, "{chosen:#?}");
}
