//! The daily challenge, and a match at a glance.

use std::collections::BTreeSet;

use curia::archive::daily::{Finish, Streak, day_of, deal, streak};
use curia::archive::{Day, Glance};
use curia::bots::greedily;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::state::State;
use curia::games::council_of_4::scene::glance::Small;
use curia::record::{Controller, Match, company};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dario"];

pub fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// Returns the state after the last action.
fn last(record: &Match<CouncilOf4>) -> State {
    record.replay(|_, _| {}).expect("a match")
}

/// Returns the result of a finished match.
fn finish(record: &Match<CouncilOf4>) -> Option<Finish> {
    Glance::of(record).as_ref().and_then(Finish::of)
}

/// Plays greedily to the end.
pub fn played(mut record: Match<CouncilOf4>) -> Match<CouncilOf4> {
    let mut state = record.start(|_| {}).expect("a match that begins");
    while let Some(seat) = CouncilOf4::decider(&state) {
        let view = CouncilOf4::view(&state, Some(seat));
        let seed = Seed(record.actions.len() as u64);
        let action = greedily::<CouncilOf4>(&view, seed).first().copied();
        let action = action.expect("an action");
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

#[test]
fn a_day_has_one_deal_and_every_board_and_number_of_players_comes_up() {
    let days: Vec<Day> = (1..=24).filter_map(|number| Day::new(2026, 11, number)).collect();
    let mut tables = BTreeSet::new();
    for &day in &days {
        let record: Match<CouncilOf4> = deal(day, &NAMES);
        assert_eq!(deal(day, &NAMES), record);
        assert_eq!(day_of(&record), Some(day));
        assert!(record.start(|_| {}).is_ok());
        assert_eq!(company(&record.seats), (1, record.seats.len() - 1));
        assert_eq!(record.controller(Seat(0)), Some(Controller::Person));
        tables.insert((record.setup.board.to_string(), record.setup.players));
    }
    assert_eq!(tables.len(), 24, "eight boards with two, three and four players");
}

#[test]
fn only_the_deal_as_it_was_dealt_is_that_of_its_day_whatever_the_names() {
    let dealt: Match<CouncilOf4> = deal(day("2026-11-21"), &NAMES);
    let renamed: Match<CouncilOf4> = deal(day("2026-11-21"), &["A", "B", "C", "D"]);
    assert_eq!(day_of(&renamed), Some(day("2026-11-21")));
    let mut alone = dealt.clone();
    alone.seats[1].controller = Controller::Person;
    let mut turned = dealt.clone();
    turned.setup.first = Some(Seat(0));
    let other = Match { seed: "daily 2026-11-31".to_owned(), ..dealt.clone() };
    let plain = Match { seed: "2026-11-21".to_owned(), ..dealt };
    for record in [alone, turned, other, plain] {
        assert_eq!(day_of(&record), None, "{}", record.seed);
    }
}

#[test]
fn how_a_deal_went_is_known_once_it_is_over_and_follows_from_the_match_alone() {
    let begun = deal(day("2026-11-20"), &NAMES);
    assert_eq!(finish(&begun), None);
    let over = played(begun);
    let glance = Glance::of(&over).expect("a match");
    let Finish { day: of, points, place, players, rounds, assisted } =
        finish(&over).expect("a finish");
    assert_eq!((of, players, assisted), (day("2026-11-20"), over.seats.len(), false));
    assert_eq!(points, glance.points[0]);
    assert_eq!(rounds, last(&over).table().round());
    assert_eq!(place == 1, glance.winners.contains(&Seat(0)));
    let better = glance.points.iter().filter(|&&other| other > points).count();
    assert!(place > better && place <= players);
    let helped = Match { assisted: true, ..over.clone() };
    assert!(finish(&helped).expect("a finish").assisted);
    // Without its last action it is not over.
    let mut before = over;
    before.actions.pop();
    assert_eq!(finish(&before), None);
}

#[test]
fn what_is_kept_of_how_a_match_stands_is_what_lies_there() {
    let over = played(deal(day("2026-11-20"), &NAMES));
    for actions in [0, 1, 40, over.actions.len()] {
        let record = over.up_to(actions).expect("so many actions");
        let state = last(&record);
        let (glance, table) = (Glance::of(&record).expect("a match"), state.table());
        assert_eq!((glance.round, glance.decider), (table.round(), CouncilOf4::decider(&state)));
        let winners = CouncilOf4::winners(&state);
        let points: Vec<u16> = match winners {
            Some(_) => CouncilOf4::totals(&state).into_iter().map(|total| total as u16).collect(),
            None => table.each_seat().map(|seat| table.vp(seat)).collect(),
        };
        assert_eq!(
            (glance.points.clone(), glance.winners.clone()),
            (points, winners.clone().unwrap_or_default())
        );
        assert_eq!(glance.day, Some(day("2026-11-20")));
        assert_eq!(Finish::of(&glance), finish(&record));
        assert_eq!(glance.is_over(), winners.is_some());
        let small = Small::read(&glance.picture).expect("a picture");
        assert_eq!(small, Small::of(table));
        assert_eq!((small.board, small.queen), (table.board, table.queen));
    }
    assert_eq!(Small::read("{}"), None);
    let mut wrong = over;
    wrong.seats.pop();
    assert_eq!(Glance::of(&wrong), None);
}

#[test]
fn days_in_a_row_end_today_or_yesterday() {
    let days = ["2026-11-18", "2026-11-19", "2026-11-20"].map(day);
    let days = days.iter();
    assert_eq!(streak(days.clone(), day("2026-11-20")).days, 3);
    assert_eq!(streak(days.clone(), day("2026-11-21")).days, 3, "today is not over");
    assert_eq!(streak(days, day("2026-11-23")), Streak::default());
    assert_eq!(streak(&[day("2026-02-28"), day("2026-03-01")], day("2026-03-01")).days, 2);
    assert_eq!(streak(&[], day("2000-01-01")), Streak::default());
}

/// Returns the days of a November that are played.
fn november(days: impl IntoIterator<Item = u32>) -> Vec<Day> {
    days.into_iter().map(|of| day(&format!("2026-11-{of:02}"))).collect()
}

#[test]
fn one_missed_day_a_week_does_not_end_the_days_in_a_row() {
    let row = |played: &[Day], today: u32| {
        let Streak { days, forgiven } = streak(played, day(&format!("2026-11-{today:02}")));
        let first = day("2026-11-01").number();
        (days, forgiven.into_iter().map(|number| number - first + 1).collect::<Vec<_>>())
    };
    // The last ones of each week, Monday to Sunday, of which two miss another day.
    let played = november((1..=30).filter(|day| ![7, 14, 21].contains(day)));
    assert_eq!(row(&played, 30), (27, vec![7, 14, 21]));
    let played = november((1..=30).filter(|day| ![15, 21].contains(day)));
    assert_eq!(row(&played, 30), (14, vec![21]), "two in one week");
    let played = november((1..=30).filter(|day| ![20, 21].contains(day)));
    assert_eq!(row(&played, 30), (9, vec![]), "two at once");
    // Day by day: as soon as yesterday is missed it is forgiven, and the next miss ends it.
    let played = november([1, 2, 3, 5]);
    let found = (1..=8).map(|today| row(&played, today)).collect::<Vec<_>>();
    let so_far = [
        (1, vec![]),
        (2, vec![]),
        (3, vec![]),
        (3, vec![]),
        (4, vec![4]),
        (4, vec![4]),
        (1, vec![6]),
        (0, vec![]),
    ];
    assert_eq!(found, so_far);
}

#[test]
fn a_glance_shows_what_anybody_may_see() {
    let record = deal(day("2026-11-21"), &NAMES);
    let glance = Glance::of(&record).expect("a match");
    assert!(!glance.is_over() && glance.winners.is_empty());
    assert_eq!(glance.points, vec![0; record.seats.len()]);
    let over = Glance::of(&played(record)).expect("a match");
    assert!(over.is_over());
    let most = over.points.iter().max().expect("a seat");
    assert_eq!(over.points[over.winners[0].index()], *most);
}

/// Writes a finished daily challenge for the browser's tests.
#[test]
#[ignore = "writes a fixture"]
fn write_the_fixture() {
    let over = played(deal(day("2026-11-21"), &NAMES));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/daily.json");
    std::fs::write(path, curia::record::json::write(&over)).expect("written");
}
