//! The golden games of The Council: thirty are ten for each number of players.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::position::Position;
use curia::rules::luck::fnv1a;
use curia::rules::position::write;

macro_rules! games {
    ($($name:literal)*) => {
        /// Name and text of every golden game.
        pub const GAMES: [(&str, &str); 40] =
            [$(($name, include_str!(concat!("the_council/", $name, ".curia")))),*];
    };
}

games! {
    "3-a" "3-b" "3-c" "3-d" "3-e" "3-f" "3-g" "3-h" "3-i" "3-j"
    "4-a" "4-b" "4-c" "4-d" "4-e" "4-f" "4-g" "4-h" "4-i" "4-j"
    "5-a" "5-b" "5-c" "5-d" "5-e" "5-f" "5-g" "5-h" "5-i" "5-j"
    "nobody-bids" "collapse-at-last" "rank-lost" "all-cards-at-once" "low-card-decides"
    "without-a-card" "ranks-decide" "traitors-decide" "shared-victory" "hoarding"
}

/// Replays all.
#[cfg_attr(not(target_arch = "wasm32"), test)]
pub fn golden_games_replay() {
    super::replay::<TheCouncil>(&GAMES, write::<TheCouncil, Position>);
}

#[test]
fn golden_games_are_of_every_number_of_players() {
    let mut counts = [0; 3];
    for (name, text) in GAMES {
        let players = super::record_of::<TheCouncil>(name, text).setup.players;
        counts[usize::from(players - 3)] += 1;
    }
    assert!(counts.iter().all(|&count| count >= 12), "{counts:?}");
}

/// Choices of bots of all levels in the middle of golden games, as one number. Search adds fractions, and
/// this checks that sums are the same here and in wasm. The number changes when the bots do.
const CHOICES: u64 = 15_834_197_187_642_782_427;

/// What the network expects in the middle of golden games, as one number. It changes with the network.
const EXPECTED: u64 = 15_316_070_561_042_106_922;

#[test]
fn the_network_expects_the_same_natively_and_in_wasm() {
    assert_eq!(super::expected::<TheCouncil>(&GAMES, 4), EXPECTED);
}

/// Compares all choices with those of before.
#[cfg_attr(not(target_arch = "wasm32"), test)]
pub fn bots_choose_the_same_natively_and_in_wasm() {
    let chosen = super::choices::<TheCouncil>(&GAMES, 4);
    assert_eq!(chosen.len(), 50);
    assert_eq!(fnv1a(chosen.join("\n").as_bytes()), CHOICES, "{chosen:#?}");
}
