//! Statistics of a person's own finished matches, from the log of results.

use curia::archive::daily::deal;
use curia::archive::results::About;
use curia::archive::{Glance, Glanced, Line, MatchId, Origin};
use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::event::{Event, Gained, Source};
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::components::Suit;
use curia::record::{Controller, Match, SeatRecord, json};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};
use curia::scene::tally::{Causes, Count, Tally, mean};

use super::daily::{day, played};

/// Returns the line of a finished match with these controllers, in which the person has as many points, most of them
/// by permits, and wins if told so.
fn finished(controllers: &[Controller], points: u16, won: bool, assisted: bool) -> Line {
    let mut record: Match<CouncilOf4> =
        deal(day("2026-11-21"), &["Ada", "Bruno", "Chiara", "Dario"]);
    let seats = record.seats.clone().into_iter().zip(controllers);
    record.seats = seats.map(|(seat, &controller)| SeatRecord { controller, ..seat }).collect();
    let own = controllers.iter().position(|one| *one == Controller::Person).unwrap_or_default();
    let seat = |at: usize| Seat(u8::try_from(at).expect("a seat"));
    let of_own = |points: u16, others: u16| {
        let mut all = vec![others; controllers.len()];
        all[own] = points;
        all
    };
    let glance = Glance {
        round: 20,
        decider: None,
        winners: vec![seat(if won { own } else { (own + 1) % controllers.len() })],
        points: of_own(points, 10),
        day: None,
        places: vec![1; controllers.len()],
        causes: vec![
            ("permits".to_owned(), of_own(points - 4, 6)),
            ("tokens".to_owned(), of_own(4, 4)),
        ],
        feats: of_own(points / 10, 9),
        assisted,
        picture: String::new(),
    };
    let about = About { id: MatchId(1), origin: None, mine: None, changed: 0 };
    Line::of(&json::write(&record), about, &glance).expect("a line")
}

const ME: Controller = Controller::Person;
const EASY: Controller = Controller::Bot(Level::Novice);
const HARD: Controller = Controller::Bot(Level::Master);

#[test]
fn own_matches_are_counted_by_level_and_seats_and_assisted_ones_apart() {
    let lines = [
        finished(&[ME, HARD], 41, false, false),
        finished(&[ME, EASY], 60, true, false),
        finished(&[EASY, ME], 51, true, false),
        finished(&[ME, EASY, HARD], 30, false, false),
        finished(&[ME, EASY], 90, true, true),
    ];
    let tally = Tally::of(&lines, |_| &[20, 3]);
    let count = |played, won, points, best| Count { played, won, points, best, feat: best / 10 };
    assert_eq!(tally.all, count(4, 2, 182, 60));
    assert_eq!(tally.all.mean(), 46);
    assert_eq!(tally.by_game, [(CouncilOf4::NAME.to_owned(), tally.all)]);
    let levels = [
        (Some(Level::Novice), count(2, 2, 111, 60)),
        (Some(Level::Master), count(1, 0, 41, 41)),
        (None, count(1, 0, 30, 30)),
    ];
    assert_eq!(tally.by_level, levels);
    assert_eq!(tally.by_seats, [(2, count(3, 2, 152, 60)), (3, count(1, 0, 30, 30))].into());
    assert_eq!(tally.assisted, count(1, 1, 90, 90));
    // Five bots in four matches, each with 6 and 4.
    let sums = vec![("permits".to_owned(), 166, 30), ("tokens".to_owned(), 16, 20)];
    let masters = vec![80, 12];
    let causes = Causes { game: CouncilOf4::NAME.to_owned(), played: 4, bots: 5, sums, masters };
    assert_eq!(tally.causes, [causes]);
    assert_eq!(mean(0, 0), 0);
}

#[test]
fn only_matches_that_one_person_began_here_and_played_against_bots_count() {
    let own = finished(&[ME, EASY], 10, true, false);
    assert_eq!(own.own_seat(), Some(Seat(0)));
    let daily = Origin::Daily { day: day("2026-11-21") };
    assert!(Line { origin: Some(daily), ..own.clone() }.own_seat().is_some());
    let (of, at) = (MatchId(2), 3);
    for origin in [Origin::Given, Origin::Copy { of }, Origin::Branch { of, at }] {
        let line = Line { origin: Some(origin), ..own.clone() };
        assert_eq!(line.own_seat(), None, "{:?}", line.origin);
        assert_eq!(Tally::of([&line], |_| &[20, 3]), Tally::default());
    }
    for others in [&[ME, ME, EASY][..], &[EASY, HARD]] {
        assert_eq!(finished(others, 10, true, false).own_seat(), None, "{others:?}");
    }
}

#[test]
fn the_causes_of_all_points_make_up_the_final_score() {
    let record = played(deal(day("2026-11-21"), &["Ada", "Bruno", "Chiara", "Dario"]));
    let glance = Glance::of(&record).expect("a match that can be played");
    let sum = |seat: usize| glance.causes.iter().map(|(_, points)| points[seat]).sum::<u16>();
    assert_eq!((0..glance.points.len()).map(sum).collect::<Vec<_>>(), glance.points);
    let begun = Match { actions: Vec::new(), ..record };
    let glance = Glance::of(&begun).expect("a match that begins");
    assert!(glance.causes.is_empty() && glance.places.is_empty());
}

#[test]
fn a_chain_is_counted_by_its_tokens_and_ends_with_the_turn() {
    let (ada, bruno) = (Seat(0), Seat(1));
    let placed = |seat, city| Event::MerchantPlaced { seat, city, permit: None };
    let token =
        |seat, city| Event::Gained { seat, gain: Gained::Servants(1), source: Source::Token(city) };
    let events = [
        placed(ada, City::ALL[0]),
        token(ada, City::ALL[0]),
        // A token of two bonuses is one.
        token(ada, City::ALL[0]),
        token(ada, City::ALL[1]),
        placed(ada, City::ALL[2]),
        token(ada, City::ALL[2]),
        Event::TurnEnded { seat: ada },
        token(bruno, City::ALL[3]),
        Event::TurnEnded { seat: bruno },
        token(bruno, City::ALL[4]),
    ];
    assert_eq!(CouncilOf4::feats(events.iter(), 3), [2, 1, 0]);
}

#[test]
fn a_cascade_ends_with_what_moves_another_peasant() {
    use curia::games::four_towers::rules::components::{Clan, Village};
    use curia::games::four_towers::rules::event::Event;
    let village = Village::ALL[0];
    let expanded =
        |seat| Event::Expanded { seat, village, clans: [Clan::ALL[0]; 3], by_choice: false };
    let moved = Event::Moved { clan: Clan::ALL[0], from: village, to: Village::ALL[1] };
    let ada = Seat(0);
    let fell = Event::LordMade { seat: ada, clan: Clan::ALL[0] };
    let events = [expanded(ada), fell, expanded(ada), moved, expanded(ada), expanded(Seat(1))];
    assert_eq!(FourTowers::feats(events.iter(), 2), [2, 2]);
}

#[test]
fn the_highest_rank_counts_however_it_was_reached() {
    let record: Match<TheCouncil> = deal(day("2026-12-03"), &["Ada", "Bruno", "Chiara"]);
    let glance = Glance::of(&record).expect("a match");
    assert!(glance.feats.is_empty(), "not before the end");
    let mut events = Vec::new();
    let mut state = record.start(|_| {}).expect("a match");
    let mut most = [0; 3];
    for &action in &record.actions {
        TheCouncil::apply(&mut state, action, |event| events.push(event)).expect("a legal action");
        for (seat, most) in (0..).map(Seat).zip(&mut most) {
            let ranks = Suit::ALL.map(|suit| state.table().player(seat).ranks.of(suit));
            *most = ranks.into_iter().map(u16::from).fold(*most, u16::max);
        }
    }
    assert_eq!(TheCouncil::feats(events.iter(), 3), most);
}

fn masters_are_known<G: Glanced>() {
    assert_eq!(G::MASTERS.len(), G::SEATS.count(), "{}", G::NAME);
    for (players, means) in G::SEATS.zip(G::MASTERS) {
        let state = G::start(&G::sample(players, 0), Seed(0), |_| {}).expect("a start");
        assert_eq!(means.len(), G::causes(&G::view(&state, None)).len(), "{}", G::NAME);
    }
}

#[test]
fn what_master_gets_is_known_for_every_cause() {
    masters_are_known::<CouncilOf4>();
    masters_are_known::<TheCouncil>();
    masters_are_known::<FourTowers>();
}
