//! The golden games of Council of 4: 48 are two for each board and number of players.

use std::collections::BTreeMap;

use curia::archive::Glanced;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::position::Position;
use curia::record::Match;
use curia::rules::Game;
use curia::rules::luck::fnv1a;
use curia::rules::position::write;
use curia::scene::Shown;

macro_rules! games {
    ($($name:literal)*) => {
        /// Name and text of every golden game.
        pub const GAMES: [(&str, &str); 60] =
            [$(($name, include_str!(concat!("council_of_4/", $name, ".curia")))),*];
    };
}

games! {
    "111-2-a" "111-2-b" "111-3-a" "111-3-b" "111-4-a" "111-4-b"
    "112-2-a" "112-2-b" "112-3-a" "112-3-b" "112-4-a" "112-4-b"
    "121-2-a" "121-2-b" "121-3-a" "121-3-b" "121-4-a" "121-4-b"
    "122-2-a" "122-2-b" "122-3-a" "122-3-b" "122-4-a" "122-4-b"
    "211-2-a" "211-2-b" "211-3-a" "211-3-b" "211-4-a" "211-4-b"
    "212-2-a" "212-2-b" "212-3-a" "212-3-b" "212-4-a" "212-4-b"
    "221-2-a" "221-2-b" "221-3-a" "221-3-b" "221-4-a" "221-4-b"
    "222-2-a" "222-2-b" "222-3-a" "222-3-b" "222-4-a" "222-4-b"
    "long" "hills-used-up" "permits-used-up" "queen-only"
    "no-permit-to-repeat" "one-permit-to-repeat"
    "no-two-tokens" "one-of-two-tokens" "just-two-tokens"
    "shared-victory" "tie-broken" "choice-of-the-tenth"
}

fn record_of(name: &str, text: &str) -> Match<CouncilOf4> {
    super::record_of(name, text)
}

/// Replays all.
#[cfg_attr(not(target_arch = "wasm32"), test)]
pub fn golden_games_replay() {
    super::replay::<CouncilOf4>(&GAMES, write::<CouncilOf4, Position>);
}

#[test]
fn only_games_of_unusually_many_rounds_count_as_long() {
    let rounds = GAMES.map(|(name, text)| {
        let last = record_of(name, text).replay(|_, _| {}).expect("legal actions");
        (name, CouncilOf4::round(&CouncilOf4::view(&last, None)))
    });
    let long = rounds.iter().filter(|(_, rounds)| *rounds > CouncilOf4::USUAL_ROUNDS);
    let long: Vec<&str> = long.map(|(name, _)| *name).collect();
    // One is played for its length, the other past every token.
    assert_eq!(long, ["long", "no-two-tokens"], "{rounds:?}");
}

#[test]
fn golden_games_hold_every_variant() {
    let setups = GAMES.map(|(name, text)| record_of(name, text).setup);
    let mut boards = BTreeMap::new();
    for setup in &setups {
        *boards.entry((setup.board.to_string(), setup.players)).or_insert(0) += 1;
    }
    assert_eq!(boards.len(), 24);
    assert!(boards.values().all(|&count| count >= 2), "{boards:?}");
    for variant in [NobilityVariant::Printed, NobilityVariant::Manual] {
        let count = setups.iter().filter(|setup| setup.nobility == variant).count();
        assert!(count >= 12, "{variant:?}: {count}");
    }
    let named = setups.iter().filter(|setup| setup.first.is_some()).count();
    assert!((12..=48).contains(&named), "{named}");
}

/// Choices of bots of all levels in the middle of golden games, as one number. Search adds fractions, and
/// this checks that sums are the same here and in wasm. The number changes when the bots do.
const CHOICES: u64 = 1_758_185_367_743_913_413;

/// What the network expects in the middle of golden games, as one number. It changes with the network.
const EXPECTED: u64 = 1_273_578_614_466_457_501;

#[test]
fn the_network_expects_the_same_natively_and_in_wasm() {
    assert_eq!(super::expected::<CouncilOf4>(&GAMES, 5), EXPECTED);
}

/// Compares all choices with those of before.
#[cfg_attr(not(target_arch = "wasm32"), test)]
pub fn bots_choose_the_same_natively_and_in_wasm() {
    let chosen = super::choices::<CouncilOf4>(&GAMES, 5);
    assert_eq!(chosen.len(), 60);
    assert_eq!(fnv1a(chosen.join("\n").as_bytes()), CHOICES, "{chosen:#?}");
}
