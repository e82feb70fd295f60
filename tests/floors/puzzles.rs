//! The puzzles of each game, and what is kept of them.

use curia::archive::Day;
use curia::bots::{Level, legal};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::components::RewardTile;
use curia::games::council_of_4::rules::state::PublicState;
use curia::games::council_of_4::scene::theme::Theme;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::Controller;
use curia::rules::Game;
use curia::scene::Shown;
use curia::scene::puzzle::{Puzzle, count as count_of, difficulty_of, mark_of, of_the_day};
use curia::session::Session;
use curia::text::told::Told;
use std::collections::{BTreeMap, BTreeSet};

const COUNCIL_OF_4: &str = include_str!("../../src/games/council_of_4/puzzles.txt");
const THE_COUNCIL: &str = include_str!("../../src/games/the_council/puzzles.txt");
const FOUR_TOWERS: &str = include_str!("../../src/games/four_towers/puzzles.txt");

/// Maximum size of a game's puzzles in bytes, which brotli makes less than 60 kB of.
const MOST_BYTES: usize = 75_000;

/// Reads the puzzles of a game: each is one.
fn read<G: Shown>(text: &str) -> Vec<Puzzle<G>> {
    assert!(text.len() <= MOST_BYTES, "{}", text.len());
    let read = |line| Puzzle::<G>::read(line).unwrap_or_else(|| panic!("{line}"));
    text.lines().map(read).collect()
}

/// Checks what holds for the puzzles of any game.
fn check<G: Shown>(text: &str, count: usize) {
    let puzzles = read::<G>(text);
    assert_eq!((puzzles.len(), count_of(text)), (count, count));
    let mut missed = BTreeSet::new();
    for (puzzle, line) in puzzles.iter().zip(text.lines()) {
        assert_eq!(puzzle.record.persons(), 1, "{line}");
        let state = puzzle.record.replay(|_, _| {}).expect("legal actions");
        let seat = G::decider(&state).expect("a decision");
        // Whatever is paid for it, there are four things to do, and most are wrong.
        let view = G::view(&state, Some(seat));
        let mut aims = legal::<G>(&view);
        G::heuristic(&view, Level::Master).fold(&mut aims, &mut Vec::new());
        let right = (0..puzzle.told.candidates.len()).filter(|&place| puzzle.is_right(place));
        assert!(aims.len() >= 4 && 2 * right.count() <= aims.len(), "{line}");
        let is_clear = puzzle.lead() >= 5;
        let all_right = puzzle.told.candidates.iter().enumerate();
        assert!(is_clear || all_right.map(|(place, _)| place).all(|at| puzzle.is_right(at)));
        assert!(puzzle.is_right(0) && puzzle.costs(0) == Some(0), "{line}");
        assert_eq!(puzzle.record.controller(seat), Some(Controller::Person), "{line}");
        missed.insert(puzzle.missed);
        assert_eq!(difficulty_of(line), Some(puzzle.missed), "{line}");
        for place in 0..puzzle.told.candidates.len() {
            let played = puzzle.played(place).map(Session::open).expect("a candidate");
            let is_on = played.is_ok_and(|on| on.played() == puzzle.record.actions.len() + 1);
            assert!(is_on, "it is played on from any answer: {line}");
        }
        assert_eq!(puzzle.played(puzzle.told.candidates.len()), None);
        assert_eq!(puzzle.write().as_deref(), Some(line), "written as it was read");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.missed), "the easiest first");
    assert!(missed.len() >= 3 && missed.iter().all(|missed| (1..=5).contains(missed)));
    let marks: BTreeSet<u32> = text.lines().map(mark_of).collect();
    assert_eq!(marks.len(), count, "no two are known by the same number");
}

#[test]
fn council_of_4_has_puzzles_with_one_clear_turn() {
    check::<CouncilOf4>(COUNCIL_OF_4, 120);
}

#[test]
fn the_council_has_puzzles_with_one_clear_turn() {
    check::<TheCouncil>(THE_COUNCIL, 60);
}

#[test]
fn four_towers_has_puzzles_with_one_clear_turn() {
    check::<FourTowers>(FOUR_TOWERS, 60);
}

/// Returns what the puzzles of a game are about, in words.
fn themes<G: Told>(text: &str) -> BTreeMap<String, usize> {
    let mut themes = BTreeMap::new();
    for puzzle in read::<G>(text) {
        let state = puzzle.record.replay(|_, _| {}).expect("legal actions");
        let view = G::view(&state, G::decider(&state));
        *themes.entry((G::THEME)(&view, &puzzle.told.candidates[0])).or_default() += 1;
    }
    themes
}

#[test]
fn every_puzzle_has_a_theme_and_many_occur() {
    let all = [
        themes::<CouncilOf4>(COUNCIL_OF_4),
        themes::<TheCouncil>(THE_COUNCIL),
        themes::<FourTowers>(FOUR_TOWERS),
    ];
    for themes in all {
        let (most, count) = (themes.values().max(), themes.values().sum::<usize>());
        assert!(themes.len() >= 6 && themes.keys().all(|theme| !theme.is_empty()), "{themes:?}");
        assert!(most.is_some_and(|most| most * 3 <= count * 2), "{themes:?}");
    }
}

/// The reasons of which themes are made are those of the turn as it is played.
#[test]
fn a_puzzle_about_a_reward_tile_claims_one() {
    for puzzle in read::<CouncilOf4>(COUNCIL_OF_4) {
        let mut state = puzzle.record.replay(|_, _| {}).expect("legal actions");
        let seat = CouncilOf4::decider(&state).expect("a decision");
        let owned = |table: &PublicState| {
            RewardTile::ALL.into_iter().filter(|&tile| table.owner(tile) == Some(seat)).count()
        };
        let (before, best) = (owned(state.table()), &puzzle.told.candidates[0]);
        for action in best.turn() {
            // What is drawn may not allow the rest of it.
            if CouncilOf4::apply(&mut state, action, drop).is_err() {
                break;
            }
        }
        let is_about = Theme::of(&best.turn(), &best.motives) == Theme::Tile;
        assert!(!is_about || owned(state.table()) > before, "{best:?}");
    }
}

#[test]
fn a_line_without_its_levels_has_no_difficulty() {
    assert_eq!(difficulty_of("3|link|advice"), Some(3));
    for line in ["", "|", "0|a|b", "6|a|b", "x|a|b", "-1|a|b", "256|a|b"] {
        assert_eq!(difficulty_of(line), None, "{line}");
    }
}

/// Puzzles are judged by the turn: a search of the first action alone refused to engage a servant first.
#[test]
fn another_beginning_of_as_good_a_turn_counts() {
    let old = include_str!("../fixtures/puzzle-order.txt").trim_end();
    let line = COUNCIL_OF_4.lines().find(|line| mark_of(line) == mark_of(old)).expect("a puzzle");
    let [before, now] = [old, line].map(|line| Puzzle::<CouncilOf4>::read(line).expect("a puzzle"));
    let counts = |puzzle: &Puzzle<CouncilOf4>, word: &str| {
        let all = puzzle.told.candidates.iter().enumerate();
        let mut named = all.filter(|(_, one)| CouncilOf4::print(one.action).starts_with(word));
        named.any(|(place, _)| puzzle.is_right(place))
    };
    assert!(!counts(&before, "engage") && counts(&before, "acquire mountains 2"));
    assert!(counts(&now, "engage") && counts(&now, "acquire mountains 2"), "{now:?}");
}

#[test]
fn what_is_no_puzzle_of_the_game_is_refused() {
    let line = COUNCIL_OF_4.lines().next().expect("a puzzle");
    let parts: Vec<&str> = line.split('|').collect();
    let other = COUNCIL_OF_4.lines().last().expect("a puzzle").split('|').nth(2).expect("advice");
    let wrong = [
        String::new(),
        parts[..2].join("|"),
        format!("{line}|more"),
        ["x", parts[1], parts[2]].join("|"),
        [parts[0], &parts[1][1..], parts[2]].join("|"),
        [parts[0], parts[1], &parts[2][1..]].join("|"),
        [parts[0], parts[1], other].join("|"),
    ];
    for line in &wrong {
        assert_eq!(Puzzle::<CouncilOf4>::read(line), None, "{line}");
    }
    assert_eq!(Puzzle::<TheCouncil>::read(line), None, "of another game");
}

#[test]
fn each_day_has_a_puzzle_and_all_have_their_day() {
    let days = (1..=30).filter_map(|day| Day::new(2026, 11, day));
    let places: BTreeSet<usize> = days.map(|day| of_the_day(day, 30)).collect();
    assert_eq!(places, (0..30).collect());
    assert_eq!(of_the_day(Day::new(2026, 11, 25).expect("a day"), 0), 0);
}
