//! Golden games: 24 whole games, for all eight boards and 2-4 players, that were played once and
//! are replayed for ever, natively and in wasm. They hold what a seed means, what an action does,
//! how it is written, and the order of the legal list.
//!
//! `cargo test --test golden` replays them natively, and with `--target wasm32-unknown-unknown` in
//! Node. When the rules change on purpose, raise `RULES_VERSION` and write them anew with
//! `cargo test --test golden -- --ignored`, natively.
//!
//! A file has a header, then one action a line in notation. A line that begins with `=` holds the
//! fingerprint of the state reached and that of its legal list. The last lines are the scores by
//! seat and the winners.

#![allow(clippy::expect_used, reason = "a test fails where it cannot go on")]

#[cfg(not(target_arch = "wasm32"))]
#[path = "support/lively.rs"]
mod lively;

use std::collections::BTreeSet;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::scoring::scores;
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::State;
use curia::games::luck::{Seed, fnv1a};
use curia::games::{Game, Seat};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

macro_rules! games {
    ($($name:literal)*) => {
        /// Name (board and players) and text of every golden game.
        const GAMES: [(&str, &str); 24] =
            [$(($name, include_str!(concat!("golden/", $name, ".txt")))),*];
    };
}

games! {
    "111-2" "111-3" "111-4" "112-2" "112-3" "112-4" "121-2" "121-3" "121-4" "122-2" "122-3" "122-4"
    "211-2" "211-3" "211-4" "212-2" "212-3" "212-4" "221-2" "221-3" "221-4" "222-2" "222-3" "222-4"
}

/// The fingerprints of a state and of its legal list.
fn checkpoint(state: &State) -> String {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    let printed: Vec<String> = legal.into_iter().map(CouncilOf4::print).collect();
    format!(
        "= {:016x} {:016x}",
        CouncilOf4::fingerprint(state),
        fnv1a(printed.join("\n").as_bytes())
    )
}

/// The last lines of a file.
fn outcome(state: &State) -> [String; 2] {
    let words = |numbers: Vec<String>| numbers.join(" ");
    let hand_sizes = std::array::from_fn(|seat| state.hand(Seat(seat as u8)).len());
    let totals =
        scores(state.table(), hand_sizes).iter().map(|score| score.total().to_string()).collect();
    let winners = CouncilOf4::winners(state).unwrap_or_default();
    let winners = winners.iter().map(|seat| seat.0.to_string()).collect();
    [format!("scores {}", words(totals)), format!("winners {}", words(winners))]
}

fn header(setup: &Setup, seed: Seed) -> [String; 3] {
    let setup = serde_json::to_string(setup).expect("text");
    [
        format!("{} {}", CouncilOf4::NAME, CouncilOf4::RULES_VERSION),
        format!("setup {setup}"),
        format!("seed {}", seed.0),
    ]
}

/// Set-up and seed from the header, and the other lines with their numbers.
fn read(text: &str) -> (Setup, Seed, Vec<(usize, &str)>) {
    let lines: Vec<&str> = text.lines().collect();
    let value = |line: usize, key: &str| lines[line].strip_prefix(key).expect(key);
    let setup = serde_json::from_str(value(1, "setup ")).expect("a set-up");
    let seed = Seed(value(2, "seed ").parse().expect("a seed"));
    assert_eq!(lines[..3], header(&setup, seed));
    (setup, seed, (4..).zip(lines[3..].iter().copied()).collect())
}

/// The kinds of action of a game: the first words in notation.
fn kinds(text: &str) -> BTreeSet<&str> {
    let actions = text.lines().filter(|line| CouncilOf4::parse(line).is_some());
    actions.filter_map(|line| line.split(' ').next()).collect()
}

#[test]
fn golden_games_replay() {
    for (name, text) in GAMES {
        let (setup, seed, lines) = read(text);
        assert_eq!(name, format!("{}-{}", setup.sides, setup.players));
        let mut state = CouncilOf4::start(&setup, seed, |_| {}).expect("a game");
        let mut checkpoints = 0;
        let (actions, last) = lines.split_at(lines.len() - 2);
        for (number, line) in actions {
            if line.starts_with('=') {
                assert_eq!(checkpoint(&state), *line, "{name}, line {number}");
                checkpoints += 1;
            } else {
                let action = CouncilOf4::parse(line).expect(line);
                let done = CouncilOf4::apply(&mut state, action, |_| {});
                assert_eq!(done, Ok(()), "{name}, line {number}: {line}");
            }
        }
        assert!(checkpoints > 5, "{name} is hardly checked");
        assert_eq!(CouncilOf4::decider(&state), None, "{name} is over");
        let ends: Vec<&str> = last.iter().map(|(_, line)| *line).collect();
        assert_eq!(ends, outcome(&state), "{name}");
    }
}

#[test]
fn golden_games_hold_every_kind_of_action() {
    let kinds: BTreeSet<&str> = GAMES.iter().flat_map(|(_, text)| kinds(text)).collect();
    let every = [
        "acquire", "change", "decline", "elect", "end", "engage", "extra", "place", "queen",
        "repeat", "send", "take", "token", "tokens",
    ];
    assert!(kinds.iter().eq(&every), "{kinds:?}");
}

#[test]
fn golden_games_hold_every_variant() {
    let setups: Vec<Setup> = GAMES.iter().map(|(_, text)| read(text).0).collect();
    let boards: BTreeSet<_> = setups.iter().map(|setup| (setup.sides, setup.players)).collect();
    assert_eq!(boards.len(), 24);
    let variants: BTreeSet<_> = setups.iter().map(|setup| setup.nobility).collect();
    assert_eq!(variants.len(), 2);
    assert!(setups.iter().any(|setup| setup.first.is_some()));
    assert!(setups.iter().any(|setup| setup.first.is_none()));
}

#[cfg(not(target_arch = "wasm32"))]
mod writing {
    use super::{
        CouncilOf4, GAMES, Game, Seat, Seed, Setup, checkpoint, header, kinds, lively, outcome,
    };
    use curia::games::council_of_4::board::Sides;
    use curia::games::council_of_4::components::NobilityVariant;
    use curia::games::luck::below;

    const ACTIONS_PER_CHECKPOINT: usize = 20;
    /// Games played for each that is kept, the one with the most kinds of action.
    const TRIES: usize = 60;

    fn played(setup: &Setup, seed: Seed) -> String {
        let mut lines = header(setup, seed).to_vec();
        let mut rng = seed.stream(99);
        let mut state = CouncilOf4::start(setup, seed, |_| {}).expect("a game");
        let mut legal = Vec::new();
        for count in 0.. {
            CouncilOf4::legal_actions(&state, &mut legal);
            if count % ACTIONS_PER_CHECKPOINT == 0 || legal.is_empty() {
                lines.push(checkpoint(&state));
            }
            if legal.is_empty() {
                break;
            }
            let action = lively::lively(&legal, CouncilOf4::print, |bound| below(&mut rng, bound));
            CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
            lines.push(CouncilOf4::print(action));
        }
        lines.extend(outcome(&state));
        lines.join("\n") + "\n"
    }

    /// Some games have the variant of the nobility track, or a first seat that is named.
    #[test]
    #[ignore = "writes the golden games anew"]
    fn write_golden_games() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
        for (at, (name, _)) in GAMES.iter().enumerate() {
            let (board, players) = name.split_once('-').expect("board and players");
            let nobility =
                if at % 5 == 4 { NobilityVariant::Manual } else { NobilityVariant::Printed };
            let setup = Setup {
                players: players.parse().expect("a number"),
                sides: Sides::from_key(board).expect("a board"),
                nobility,
                first: (at % 4 == 3).then_some(Seat(1)),
            };
            let games = (1..=TRIES)
                .map(|number| played(&setup, Seed::from_text(&format!("golden {name} {number}"))));
            let best = games.min_by_key(|text| std::cmp::Reverse(kinds(text).len()));
            let text = best.expect("a game");
            std::fs::write(format!("{folder}/{name}.txt"), text).expect("a file to write");
        }
    }
}
