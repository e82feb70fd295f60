//! Statistics of a person's own finished matches.

use curia::archive::daily::deal;
use curia::archive::{Envelope, Glance, Head, MatchId};
use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::scene::glance::causes;
use curia::record::{Controller, Match};
use curia::rules::Seat;
use curia::scene::tally::{Count, Tally, mean, own_seat};

use super::daily::{day, played};

/// Returns the head and glance of a finished match with these controllers, in which the first seat has as
/// many points and wins if told so.
fn finished(controllers: &[Controller], points: u16, won: bool, assisted: bool) -> (Head, Glance) {
    let mut record: Match<CouncilOf4> =
        deal(day("2026-11-21"), &["Ada", "Bruno", "Chiara", "Dario"]);
    let seats = record.seats.clone().into_iter().zip(controllers);
    record.seats =
        seats.map(|(seat, &controller)| curia::record::SeatRecord { controller, ..seat }).collect();
    let own = controllers.iter().position(|one| *one == Controller::Person).unwrap_or_default();
    let seat = |at: usize| Seat(u8::try_from(at).expect("a seat"));
    let mut all = vec![10; controllers.len()];
    all[own] = points;
    let glance = Glance {
        round: 20,
        decider: None,
        winners: vec![seat(if won { own } else { (own + 1) % controllers.len() })],
        points: all,
        day: None,
        place: Some(1),
        assisted,
        picture: String::new(),
    };
    (Head::of(&Envelope::new(MatchId(1), record, 0)), glance)
}

const ME: Controller = Controller::Person;
const EASY: Controller = Controller::Bot(Level::Novice);
const HARD: Controller = Controller::Bot(Level::Master);

#[test]
fn own_matches_are_counted_by_level_and_seats_and_assisted_ones_apart() {
    let matches = [
        finished(&[ME, HARD], 41, false, false),
        finished(&[ME, EASY], 60, true, false),
        finished(&[EASY, ME], 51, true, false),
        finished(&[ME, EASY, HARD], 30, false, false),
        finished(&[ME, EASY], 90, true, true),
    ];
    let tally = Tally::of(matches.iter().map(|(head, glance)| (head, glance)));
    let count = |played, won, points| Count { played, won, points };
    assert_eq!(tally.all, count(4, 2, 182));
    assert_eq!(tally.all.mean(), 46);
    let levels = [
        (Some(Level::Novice), count(2, 2, 111)),
        (Some(Level::Master), count(1, 0, 41)),
        (None, count(1, 0, 30)),
    ];
    assert_eq!(tally.by_level, levels);
    assert_eq!(tally.by_seats, [(2, count(3, 2, 152)), (3, count(1, 0, 30))].into());
    assert_eq!(tally.assisted, count(1, 1, 90));
    assert_eq!(mean(0, 0), 0);
}

#[test]
fn matches_that_are_not_over_or_not_of_one_person_against_bots_don_t_count() {
    let (head, glance) = finished(&[ME, EASY], 10, true, false);
    assert_eq!(own_seat(&head, &glance), Some(Seat(0)));
    let going = Glance { decider: Some(Seat(1)), winners: Vec::new(), ..glance };
    assert_eq!(own_seat(&head, &going), None);
    for others in [&[ME, ME, EASY][..], &[EASY, HARD]] {
        let (head, glance) = finished(others, 10, true, false);
        assert_eq!(own_seat(&head, &glance), None, "{others:?}");
    }
}

#[test]
fn the_causes_of_all_points_make_up_the_final_score() {
    let record = played(deal(day("2026-11-21"), &["Ada", "Bruno", "Chiara", "Dario"]));
    let glance = Glance::of(&record).expect("a match that can be played");
    let by_cause = causes(&record);
    let sum = |seat: usize| by_cause.iter().map(|(_, points)| points[seat]).sum::<u16>();
    assert_eq!((0..glance.points.len()).map(sum).collect::<Vec<_>>(), glance.points);
    let begun = curia::record::Match { actions: Vec::new(), ..record };
    assert_eq!(causes(&begun), []);
}
