//! The bots of Four Towers: fair, repeatable and legal, each level stronger than the one before.

use super::weights::{Evaluation, Weights, tuned, weights};
use super::worth::{Prospects, totals, worth};
use crate::bots::search::Heuristic;
use crate::bots::{Level, Playable, trial};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::scoring::score;
use crate::rules::Game;
use crate::rules::sample::{self, Sample};

fn samples(every: usize) -> Vec<Sample<FourTowers>> {
    trial::samples::<FourTowers>(every)
}

#[test]
fn choices_are_legal_and_repeatable() {
    trial::choices_are_legal_and_repeatable::<FourTowers>(9);
}

#[test]
fn what_is_hidden_changes_no_choice() {
    trial::what_is_hidden_changes_no_choice::<FourTowers>(13, |_, _| false);
}

#[test]
fn who_has_nothing_to_decide_chooses_nothing() {
    trial::who_has_nothing_to_decide_chooses_nothing::<FourTowers>(|view, action| {
        assert!(FourTowers::motives(view, &[action], &[]).is_empty());
    });
}

/// What a seat may expect is what it has once nothing is left to come.
#[test]
fn at_the_end_the_worth_of_a_table_is_its_score() {
    for players in 2..=4 {
        let (mut state, seed) = sample::deal::<FourTowers>(players, 3).expect("a game");
        crate::rules::playout::random::<FourTowers>(&mut state, &mut seed.stream(9), 10_000);
        let table = state.table();
        let points = FourTowers::totals(&state);
        let prospects = Prospects::of(table);
        for seat in table.each_seat() {
            let exact = points[seat.index()] as f32;
            assert!((totals(table)[seat.index()] - exact).abs() < 0.01);
            // By cause as well, but for halves that a bonus rounds down.
            let expected = worth(table, &prospects, seat).total();
            assert!((expected - exact).abs() < 2.0, "{expected} of {exact}");
        }
    }
}

/// The published weights can be read and are written the same, and a file that is cut or has another form is none.
#[test]
fn weights_are_read_as_they_are_written() {
    for weights in (2..=4).flat_map(|players| [Some(weights(players)), tuned(players)]) {
        let weights = weights.expect("weights");
        assert_ne!(*weights, Weights::default());
        let file = weights.to_string();
        assert_eq!(Weights::read(&file).as_ref(), Some(weights));
        let (shorter, _) = file.trim_end().rsplit_once('\n').expect("lines");
        assert_eq!(Weights::read(shorter), None);
        assert_eq!(Weights::read(&file.replacen("four-towers 1", "four-towers 2", 1)), None);
        assert_eq!(Weights::read(&file.replacen(' ', "  ", 4)), None);
    }
}

/// Weights of the score sheet count exactly what it would say if the game ended at once.
#[test]
fn weights_of_the_score_give_the_score() {
    let weights = Weights::of_the_score();
    let mut tables = 0;
    for (state, _) in samples(7) {
        let table = state.table();
        let points = weights.points(table);
        for seat in table.each_seat() {
            let exact = f32::from(score(table, seat).total());
            assert!((points[seat.index()] - exact).abs() < 0.01, "{points:?} for {exact}");
        }
        tables += 1;
    }
    assert!(tables > 50);
}

/// Every legal action has a share, and a glance at a draw, a placement or an expansion tells good ones from bad ones.
#[test]
fn promising_actions_are_rated_higher() {
    let mut differences = 0;
    for (state, _) in samples(5) {
        let table = state.table();
        let mut actions = Vec::new();
        FourTowers::legal_actions(&state, &mut actions);
        let mut priors = Vec::new();
        weights(table.seats()).priors(&state, &actions, &mut priors);
        assert_eq!(priors.len(), actions.len());
        assert!(priors.iter().all(|&prior| prior > 0));
        differences += usize::from(priors.iter().max() > priors.iter().min());
    }
    assert!(differences > 100, "{differences}");
}

/// Reasons are sorted, few, and worth something.
#[test]
fn reasons_are_strongest_first() {
    let mut reasons = 0;
    for (state, action) in samples(3) {
        let motives = FourTowers::motives(&trial::view::<FourTowers>(&state), &[action], &[]);
        assert!(motives.len() <= 8 && motives.is_sorted_by(|one, next| one.worth >= next.worth));
        assert!(motives.iter().all(|motive| motive.worth > 0.0));
        reasons += motives.len();
    }
    assert!(reasons > 300, "{reasons}");
}

#[test]
fn each_level_without_search_beats_the_one_before() {
    let wins = trial::wins::<FourTowers>;
    assert!(wins(Level::Novice, Level::Random, 2, 20) > 16.0);
    assert!(wins(Level::Greedy, Level::Novice, 2, 20) > 16.0);
}

#[test]
fn temperaments_open_differently() {
    let differ = trial::temperaments_open_differently::<FourTowers>;
    differ(Level::Adept, [60, 12], 0.1);
    differ(Level::Expert, [20, 12], 0.1);
}
