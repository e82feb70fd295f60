//! What is kept of answers to puzzles: how each stands, when it comes again, and the rating.

use curia::archive::Day;
use curia::archive::one_text::OneText;
use curia::bots::Level;
use curia::bots::Playable;
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::scene::puzzle::{Answers, Attempt, LEVELS, Progress, PuzzleRating, Which};

/// A day of a month of 31 days.
fn day(day: u8) -> Option<Day> {
    Some(Day::new(2026, 12, day).expect("a day"))
}

fn is_due(answers: &Answers, mark: u32, on: u8) -> bool {
    answers.is_among(Which::Again, mark, day(on))
}

#[test]
fn answers_are_read_as_they_were_written() {
    let mut answers = Answers::default();
    answers.solve(u32::MAX);
    answers.attempt(7, 2, Attempt::Right, day(1));
    answers.attempt(0, 5, Attempt::Shown, None);
    answers.attempt(9, 1, Attempt::Wrong, day(2));
    answers.day = day(1);
    assert_eq!(Answers::read(&answers.write()), Some(answers));
}

#[test]
fn what_the_first_version_kept_stays() {
    let old = r#"{"version":1,"solved":[7,9],"day":"2026-11-25"}"#;
    let mut answers = Answers::read(old).expect("answers");
    assert_eq!((answers.count(), answers.day), (2, Day::new(2026, 11, 25)));
    assert_eq!(answers.progress(7), Progress::Solved, "nobody knows at which try");
    answers.attempt(7, 3, Attempt::Right, day(1));
    assert!(answers.firsts().is_empty(), "it is no first attempt");
    assert_eq!(Answers::read(r#"{"version":1,"solved":[]}"#), Some(Answers::default()));
}

#[test]
fn damaged_newer_and_huge_answers_are_not_read() {
    let long = format!(r#"{{"version":2,"solved":[{}]}}"#, vec!["7"; 40_000].join(","));
    for text in [
        "",
        "[]",
        r#"{"version":0,"solved":[]}"#,
        r#"{"version":3,"solved":[]}"#,
        r#"{"version":1,"solved":[-1]}"#,
        r#"{"version":2,"solved":[],"more":1}"#,
        r#"{"version":2,"solved":[],"firsts":[[7,0,true]]}"#,
        r#"{"version":2,"solved":[],"firsts":[[7,6,true]]}"#,
        r#"{"version":2,"solved":[],"firsts":[[7,1,true],[7,1,false]]}"#,
        r#"{"version":2,"solved":[],"again":{"7":["2026-02-30",0]}}"#,
        r#"{"version":2,"solved":[],"again":{"7":["2026-02-28",3]}}"#,
        &long,
    ] {
        assert_eq!(Answers::read(text), None, "{text:.60}");
    }
}

#[test]
fn a_puzzle_stands_as_it_was_answered_first_and_since() {
    let mut answers = Answers::default();
    assert_eq!(answers.progress(1), Progress::Open);
    answers.attempt(1, 1, Attempt::Right, day(1));
    answers.attempt(2, 1, Attempt::Wrong, day(1));
    answers.attempt(3, 1, Attempt::Shown, day(1));
    assert_eq!(answers.progress(1), Progress::First);
    assert_eq!([2, 3].map(|mark| answers.progress(mark)), [Progress::Missed; 2]);
    // The same table, after the wrong answer.
    answers.solve(2);
    assert_eq!(answers.progress(2), Progress::Solved);
    assert!(answers.is_among(Which::Missed, 2, day(1)), "it comes again all the same");
    let among = |which, mark| answers.is_among(which, mark, day(1));
    assert!(among(Which::Open, 4) && !among(Which::Open, 1) && !among(Which::Open, 3));
    assert!(among(Which::Missed, 3) && !among(Which::Missed, 1) && among(Which::All, 1));
    // What was found may be looked at.
    answers.attempt(1, 1, Attempt::Shown, day(2));
    assert_eq!((answers.progress(1), answers.again(1)), (Progress::First, None));
    // Who gives another answer has it again.
    answers.attempt(1, 1, Attempt::Wrong, day(2));
    assert!(answers.again(1).is_some() && answers.progress(1) == Progress::First);
}

#[test]
fn missed_ones_come_again_after_3_then_7_then_21_days() {
    let mut answers = Answers::default();
    answers.attempt(1, 4, Attempt::Wrong, day(1));
    let due = |answers: &Answers| (1..=31).find(|&on| is_due(answers, 1, on));
    assert_eq!(due(&answers), Some(4));
    answers.attempt(1, 4, Attempt::Right, day(3));
    assert_eq!(due(&answers), Some(4), "too early to be counted");
    answers.attempt(1, 4, Attempt::Right, day(5));
    let again = (6..=31).find(|&on| is_due(&answers, 1, on));
    assert_eq!(again, Some(12));
    let mut forgot = answers.clone();
    forgot.attempt(1, 4, Attempt::Shown, day(14));
    assert!(!is_due(&forgot, 1, 16) && is_due(&forgot, 1, 17), "from the beginning");
    answers.attempt(1, 4, Attempt::Right, day(12));
    let last = Day::new(2027, 1, 2);
    assert!(!is_due(&answers, 1, 31) && answers.is_among(Which::Again, 1, last));
    answers.attempt(1, 4, Attempt::Right, last);
    assert_eq!((answers.again(1), answers.progress(1)), (None, Progress::Solved));
    assert_eq!(answers.firsts().len(), 1, "it was tried for the first time once");
}

#[test]
fn a_wrong_clock_loses_no_missed_puzzle() {
    let mut answers = Answers::default();
    answers.attempt(1, 1, Attempt::Wrong, None);
    answers.attempt(2, 1, Attempt::Wrong, Day::new(9999, 12, 31));
    answers.attempt(3, 1, Attempt::Wrong, day(9));
    assert!(is_due(&answers, 1, 1) && is_due(&answers, 2, 1) && !is_due(&answers, 3, 9));
    assert!(!is_due(&answers, 3, 8), "who travels west has the day before again");
    assert!((1..=3).all(|mark| answers.is_among(Which::Missed, mark, None)));
    assert!((1..=3).all(|mark| !answers.is_among(Which::Again, mark, None)));
    answers.attempt(1, 1, Attempt::Right, None);
    assert!(answers.again(1).is_some(), "without a clock no day has passed");
}

fn rating_in<G: Playable>(answers: &Answers) -> Option<PuzzleRating> {
    PuzzleRating::of(answers, G::LADDERS)
}

#[test]
fn the_puzzle_rating_counts_first_attempts_alone_in_their_order() {
    let mut answers = Answers::default();
    assert_eq!(rating_in::<CouncilOf4>(&answers), None);
    let solved = |missed| {
        let mut answers = Answers::default();
        answers.attempt(1, missed, Attempt::Right, None);
        rating_in::<CouncilOf4>(&answers).expect("a rating")
    };
    let each = [1, 2, 3, 4, 5].map(|missed| solved(missed).change);
    assert!(each.is_sorted() && each[0] > 0 && each[4] > each[0], "{each:?}");
    answers.attempt(1, 3, Attempt::Right, day(1));
    let first = rating_in::<CouncilOf4>(&answers).expect("a rating");
    assert_eq!(first.rating, 1500 + first.change);
    answers.attempt(2, 3, Attempt::Shown, day(1));
    let second = rating_in::<CouncilOf4>(&answers).expect("a rating");
    assert!(second.change < 0 && second.deviation < first.deviation);
    assert_eq!(second.rating, first.rating + second.change);
    // Neither the same again, nor one that was solved before, counts.
    answers.attempt(1, 3, Attempt::Wrong, day(9));
    answers.attempt(2, 3, Attempt::Right, day(9));
    answers.solve(2);
    assert_eq!(rating_in::<CouncilOf4>(&answers), Some(second));
    let again = Answers::read(&answers.write()).expect("answers");
    assert_eq!(rating_in::<CouncilOf4>(&again), Some(second), "counted from what is kept");
    assert_eq!(PuzzleRating::of(&answers, &[]), None, "where no level was measured");
}

#[test]
fn every_level_that_misses_puzzles_has_a_rating() {
    assert_eq!(LEVELS.last(), Some(&Level::Master));
    let mut answers = Answers::default();
    (1..=5).for_each(|missed| answers.attempt(missed, missed as u8, Attempt::Right, None));
    let all = [
        rating_in::<CouncilOf4>(&answers),
        rating_in::<TheCouncil>(&answers),
        rating_in::<FourTowers>(&answers),
    ];
    for rating in all {
        assert!(rating.is_some_and(|of| of.rating > 1500 && of.deviation < 700), "{rating:?}");
    }
}
