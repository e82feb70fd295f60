//! The daily challenge, and a match at a glance.

use std::collections::BTreeSet;

use curia::archive::daily::{
    Finish, Streak, day_of, deal, from_the_beginning, given, par_of, short, streak,
};
use curia::archive::{Day, Glance, Glanced, Short};
use curia::bots::history::History;
use curia::bots::{Level, choose, greedily};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::state::State;
use curia::games::council_of_4::scene::glance::Small;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::json::write;
use curia::record::{Controller, Match, company};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};
use curia::session::{NoUndo, Session};

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
fn ended<G: Glanced>(mut record: Match<G>) -> Match<G> {
    let mut state = record.replay(|_, _| {}).expect("legal actions");
    while let Some(seat) = G::decider(&state) {
        let view = G::view(&state, Some(seat));
        let seed = Seed(record.actions.len() as u64);
        let action = greedily::<G>(&view, seed).first().copied().expect("an action");
        G::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

/// The same of Council of 4.
pub fn played(record: Match<CouncilOf4>) -> Match<CouncilOf4> {
    ended(record)
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

fn is_the_end_of_a_game<G: Glanced>(players: usize, rounds: u16) {
    assert_eq!(short::<G>(day("2026-11-30")), None, "a whole game, as it was dealt before");
    for number in 1..=12 {
        let of = day(&format!("2026-12-{number:02}"));
        assert_eq!(short::<G>(of), Some(Short { players: players as u8, rounds }));
        let record: Match<G> = deal(of, &NAMES);
        assert_eq!(write(&deal::<G>(of, &NAMES)), write(&record), "the same for everyone");
        assert_eq!((record.seats.len(), day_of(&record)), (players, Some(of)));
        assert_eq!(given(&record), record.actions.len());
        // It begins with a round, and so many are left.
        let mut at_round = Vec::new();
        let note = |_: usize, state: &G::State| at_round.push(G::round(&G::view(state, None)));
        let state = record.replay(note).expect("legal actions");
        let first = G::round(&G::view(&state, None));
        assert!(at_round.iter().rev().nth(1).is_some_and(|&before| before < first), "{of}");
        let over = ended(deal::<G>(of, &NAMES));
        let last = Glance::of(&over).expect("a match").round;
        assert!(last < first + rounds, "{of}: from {first} to {last}");
        assert_eq!((day_of(&over), given(&over)), (Some(of), record.actions.len()));
        assert_eq!(write(&from_the_beginning(&over)), write(&record));
    }
}

#[test]
fn a_short_challenge_is_the_end_of_a_game_that_bots_began() {
    is_the_end_of_a_game::<TheCouncil>(3, 1);
    is_the_end_of_a_game::<FourTowers>(2, 4);
    assert_eq!(short::<CouncilOf4>(day("2026-12-01")), None);
}

/// Returns the round in which a challenge of The Council begins and the one in which it ends, with a person like this.
fn rounds_of_the_council(of: Day, person: Level) -> (u16, u16) {
    let record: Match<TheCouncil> = deal(of, &NAMES);
    let mut state = record.replay(|_, _| {}).expect("legal actions");
    let round = |state: &_| TheCouncil::round(&TheCouncil::view(state, None));
    let first = round(&state);
    for at in 0.. {
        let Some(seat) = TheCouncil::decider(&state) else { break };
        let history = History::of(TheCouncil::view(&state, Some(seat)), Seed(at));
        let level = if seat == Seat(0) { person } else { Level::Adept };
        let action = choose::<TheCouncil>(history, level).expect("an action");
        TheCouncil::apply(&mut state, action, |_| {}).expect("a legal action");
    }
    (first, round(&state))
}

/// Nobody can be kept from playing so that no rank is above the empire’s, so a few go on.
#[test]
fn a_challenge_of_the_council_is_one_hand_whoever_plays() {
    let days = (1..=20).filter_map(|number| Day::new(2026, 12, number));
    let levels = [Level::Random, Level::Novice, Level::Greedy, Level::Expert];
    let all = days.flat_map(|day| levels.map(|level| rounds_of_the_council(day, level)));
    let (one, more): (Vec<_>, Vec<_>) = all.partition(|(first, last)| first == last);
    assert!(more.len() * 10 <= one.len(), "{} of one hand, of more: {more:?}", one.len());
}

#[test]
fn the_par_is_the_middle_of_what_master_reaches() {
    assert_eq!(par_of(vec![29, 2, 15]), Some(15));
    assert_eq!((par_of(vec![7]), par_of(Vec::new())), (Some(7), None));
    // Other luck is that of a bot: what it sees is the same.
    let record: Match<TheCouncil> = deal(day("2026-12-01"), &NAMES);
    let session = Session::open(record).expect("a match");
    let history = session.history_at(session.played()).expect("a decision");
    assert_eq!(history.clone().with_other_luck(0), history);
    let other = history.clone().with_other_luck(1);
    assert_ne!(other.now.seed, history.now.seed);
    assert_eq!(other.now.view, history.now.view);
}

#[test]
fn what_a_challenge_was_given_is_part_of_it_and_stays() {
    let of = day("2026-12-05");
    let dealt: Match<FourTowers> = deal(of, &NAMES);
    let deal_alone = Match { actions: Vec::new(), ..dealt.clone() };
    assert_eq!((day_of(&deal_alone), given(&deal_alone)), (Some(of), 0));
    assert_eq!(from_the_beginning(&deal_alone), dealt);
    let mut other = dealt.clone();
    other.actions.pop();
    assert_eq!((day_of(&other), given(&other)), (None, 0), "begun otherwise");

    let given = given(&dealt);
    let open = |record| Session::open(record).expect("a match").begun_after(given);
    let mut session = open(dealt);
    assert_eq!(session.can_undo(), Err(NoUndo::NothingDone));
    assert_eq!(session.can_go_back(0), Err(NoUndo::NothingDone));
    let over = ended(session.record().clone());
    for &action in &over.actions[given..] {
        session.play(action).expect("a legal action");
    }
    let own = (given..).find(|&at| session.decider_at(at) == Some(Seat(0))).expect("an own turn");
    assert!(session.ways_back().lead_to(own, Seat(0)));
    let before = (0..given).find(|&at| session.decider_at(at) == Some(Seat(0))).expect("a turn");
    assert!(!session.ways_back().lead_to(before, Seat(0)));
    session.go_back(own).expect("the own turn");
    assert_eq!(session.played(), own);
}

/// Writes finished daily challenges for the browser's tests.
#[test]
#[ignore = "writes fixtures"]
fn write_the_fixtures() {
    let fixture = |name: &str, text: String| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/");
        std::fs::write(format!("{folder}{name}.json"), text).expect("written");
    };
    fixture("daily", write(&played(deal(day("2026-11-21"), &NAMES))));
    fixture("short-daily", write(&ended(deal::<FourTowers>(day("2026-12-05"), &NAMES))));
}
