//! The bots of The Council: fair, repeatable and legal, with reasons that are true.

use super::weights::{Weights, weights};
use crate::bots::{Level, trial};
use crate::games::the_council::TheCouncil;
use crate::rules::Seat;

#[test]
fn choices_are_legal_and_repeatable() {
    trial::choices_are_legal_and_repeatable::<TheCouncil>(5);
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let [differ, deals] = trial::what_is_hidden_changes_no_choice::<TheCouncil>(7, |one, other| {
        Seat::first(5).any(|seat| {
            (one.held(seat), one.secret(seat)) != (other.held(seat), other.secret(seat))
        })
    });
    assert!(differ * 10 > deals && deals > 300, "{differ} of {deals} differ");
}

#[test]
fn who_has_nothing_to_decide_chooses_nothing() {
    trial::who_has_nothing_to_decide_chooses_nothing::<TheCouncil>(|_, _| {});
}

#[test]
fn a_higher_level_wins_more() {
    // A level among three of the level below: a quarter of the games would be fair.
    let wins = trial::wins::<TheCouncil>;
    assert!(wins(Level::Novice, Level::Random, 4, 40) >= 30.0);
    assert!(wins(Level::Greedy, Level::Novice, 4, 40) >= 16.0);
}

/// The published weights can be read, differ from none at all, and are written the same.
#[test]
fn weights_are_read_as_they_are_written() {
    let weights = weights();
    assert_ne!(*weights, Weights::default());
    let file = weights.to_string();
    assert_eq!(Weights::read(&file).as_ref(), Some(weights));
    assert_eq!(Weights::read(&format!("{file}1 1\n")), None, "a line too many");
    let without_last = file.trim_end().rsplit_once('\n').expect("lines").0;
    assert_eq!(Weights::read(without_last), None, "a line too few");
    assert_eq!(Weights::read(&file.replacen(' ', ",", 5)), None, "another form");
}

#[test]
fn temperaments_open_differently() {
    let differ = trial::temperaments_open_differently::<TheCouncil>;
    differ(Level::Adept, [60, 12], 0.1);
    differ(Level::Expert, [20, 12], 0.1);
}
