//! What the archive asks of every game, for the tests of games: days, and points by cause.

use super::daily::{day_of, deal};
use super::{Day, Glance, Glanced};
use crate::record::{Controller, Match, SeatColour, SeatRecord};
use crate::rules::trial::steps;
use crate::rules::{Game, Seed};

/// Returns a match that nobody has played yet.
pub fn begun<G: Game>(players: u8, seed: &str) -> Match<G> {
    let seats = SeatColour::ALL.into_iter().take(players.into());
    let seats = seats.map(|colour| SeatRecord {
        name: format!("{colour:?}"),
        colour,
        controller: Controller::Person,
    });
    Match::new(G::sample(players, 0), seed.to_owned(), seats.collect())
}

/// Six days in a row have all numbers of players, and a match knows its day.
pub fn every_number_of_players_has_its_day<G: Glanced>() {
    let mut tables = Vec::new();
    for number in 1..=6 {
        let day = Day::new(2026, 11, number).expect("a day");
        let record = deal::<G>(day, &["Ada", "Bruno", "Chiara", "Dario", "Elena"]);
        assert_eq!(day_of(&record), Some(day));
        let glance = Glance::of(&record).expect("a match that begins");
        assert_eq!((glance.day, glance.points.len()), (Some(day), record.seats.len()));
        tables.push(record.seats.len() as u8);
    }
    assert!(
        tables.chunks(3).all(|three| G::SEATS.into_iter().all(|players| three.contains(&players)))
    );
}

/// Once it is over, a match tells these causes of points, which add up; before, none.
pub fn a_match_that_is_over_tells_its_points_by_cause<G: Glanced>(causes: &[&str]) {
    for players in G::SEATS {
        let mut record = begun::<G>(players, &format!("causes {players}"));
        let mut last = record.start(|_| {}).expect("a match");
        let told = |record: &Match<G>| Glance::of(record).expect("a match").causes;
        for step in steps::<G>(last.clone(), Seed(players.into())) {
            assert!(record.actions.len() > 20 || told(&record).is_empty());
            record.actions.push(step.action);
            last = step.after;
        }
        let told = told(&record);
        assert!(told.iter().map(|(cause, _)| &**cause).eq(causes.iter().copied()));
        for (seat, total) in G::totals(&last).into_iter().enumerate() {
            assert_eq!(told.iter().map(|(_, points)| i32::from(points[seat])).sum::<i32>(), total);
        }
    }
}
