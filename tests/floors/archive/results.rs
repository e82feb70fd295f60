//! The log of results: what ended stays counted once, whatever becomes of the match, and nothing of the log is lost.

use std::collections::BTreeMap;

use curia::archive::daily::{Finish, deal, played, streak};
use curia::archive::given::each;
use curia::archive::results::{About, is_results};
use curia::archive::{
    Archive, Day, Envelope, Fault, Glance, Kept, Line, MatchId, NoResults, Origin, RESULTS, Results,
};
use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::record::{Controller, Match, SeatRecord, json};
use curia::rules::{Game as _, Seat};
use curia::session::Session;

use super::shelf::Memory;
use super::{Game, ID, NOW, WHOLE};
use crate::scene::daily::{day, played as to_the_end};

const OTHER: MatchId = MatchId(0xbeef);

/// Returns a match that ended, and how.
fn over() -> (Match<Game>, Glance) {
    let record = to_the_end(deal(day("2026-11-21"), &["Ada", "Bruno", "Chiara", "Dario"]));
    let glance = Glance::of(&record).expect("a match");
    (record, glance)
}

fn line(record: &Match<Game>, id: MatchId, origin: Option<Origin>, changed: u64) -> Line {
    let glance = Glance::of(record).expect("a match");
    let about = About { id, origin, mine: None, changed };
    Line::of(&json::write(record), about, &glance).expect("a match that is over")
}

fn daily() -> Option<Origin> {
    Some(Origin::Daily { day: day("2026-11-21") })
}

/// Saves a match at its table.
fn save(archive: &Archive<Memory>, kept: &mut Kept<Game>, now: u64) {
    let session = Session::open(kept.envelope.record.clone()).expect("a match");
    session.save(archive, kept, now).expect("room");
}

fn kept(id: MatchId, record: Match<Game>, origin: Option<Origin>) -> Kept<Game> {
    Kept::new(Envelope { origin, ..Envelope::new(id, record, NOW) })
}

#[test]
fn a_match_that_ends_at_its_table_has_a_line_which_stays_when_it_is_deleted() {
    let (shelf, (record, glance)) = (Memory::default(), over());
    let archive = Archive::new(shelf);
    let mut begun = kept(ID, record.up_to(9).expect("so many"), daily());
    save(&archive, &mut begun, NOW);
    assert_eq!(archive.results(), Ok(Results::default()), "it is not over");
    begun.envelope.record = record.clone();
    save(&archive, &mut begun, NOW + 5);
    archive.remove(ID).expect("a shelf");
    let results = archive.results().expect("a log");
    let [line] = &results.lines().collect::<Vec<_>>()[..] else { panic!("one line") };
    assert_eq!((line.id, &*line.game, line.rules), (ID, Game::NAME, Game::RULES_VERSION));
    assert_eq!((line.ended, line.assisted, line.rounds), (NOW + 5, false, glance.round));
    assert_eq!(line.setup, serde_json::to_string(&record.setup).expect("JSON"));
    assert_eq!(line.seats.len(), record.seats.len());
    assert_eq!((&line.winners, &line.points), (&glance.winners, &glance.points));
    assert_eq!((&line.places, &line.causes), (&glance.places, &glance.causes));
    assert_eq!((line.own_seat(), line.own_day()), (Some(Seat(0)), Some(day("2026-11-21"))));
    assert_eq!(Finish::of_line(line), Finish::of(&glance));
    // Another save, as after a change of its name, is no other result.
    archive.remove(ID).expect("a shelf");
    let mut again = kept(ID, record, daily());
    save(&archive, &mut again, NOW + 7);
    assert_eq!(archive.results(), Ok(results));
}

#[test]
fn what_was_played_counts_once_whatever_it_is_called_and_wherever_it_comes_from() {
    let (record, _) = over();
    let own = line(&record, ID, None, NOW);
    let mut renamed = record.clone();
    renamed.seats[0].name = SeatRecord::clean_name("Zoe");
    let given = line(&renamed, OTHER, Some(Origin::Given), NOW + 1);
    assert_eq!(own.mark, given.mark);
    for order in [[&own, &given], [&given, &own]] {
        let mut results = Results::default();
        let new = order.map(|line| results.enter(line.clone()));
        assert_eq!(new, [true, false]);
        let lines: Vec<_> = results.lines().collect();
        assert_eq!(lines, [&own], "the one that was played here counts");
    }
    // With help it counts as such, wherever that is said.
    let helped = line(&Match { assisted: true, ..record.clone() }, OTHER, Some(Origin::Given), 0);
    assert_eq!(helped.mark, own.mark);
    let mut results = Results::default();
    results.enter(own.clone());
    results.enter(helped);
    assert!(results.lines().all(|line| line.assisted && line.is_mine()));
    // What was known only by its points is completed.
    let scanty = Line { places: Vec::new(), causes: Vec::new(), deal: None, ..own.clone() };
    let mut results = Results::default();
    assert!(results.enter(scanty) && !results.enter(own.clone()));
    assert!(results.lines().eq([&own]));
}

#[test]
fn a_line_knows_its_deal_whatever_the_bots_and_the_spelling() {
    let (record, _) = over();
    let of = |record: &Match<Game>| line(record, ID, None, NOW).deal;
    let begun = Match { actions: Vec::new(), ..record.clone() };
    let seed = begun.seed.clone();
    let with = |seed: &str| to_the_end(Match { seed: seed.to_owned(), ..begun.clone() });
    assert!(of(&record).is_some());
    assert_eq!(of(&with(&format!(" {}", seed.to_uppercase()))), of(&record));
    assert_ne!(of(&with("another")), of(&record));
    let mut other = begun.clone();
    other.seats[1].controller = Controller::Bot(Level::Novice);
    assert_eq!(of(&to_the_end(other)), of(&record));
}

#[test]
fn a_match_that_was_taken_back_after_its_end_and_ended_otherwise_has_its_last_result() {
    let (record, _) = over();
    let first = line(&record, ID, None, NOW);
    let other = to_the_end(Match { seed: "another".to_owned(), actions: Vec::new(), ..record });
    let second = line(&other, ID, None, NOW + 1);
    for order in [[&first, &second], [&second, &first]] {
        let mut results = Results::default();
        let new = order.map(|line| results.enter(line.clone()));
        assert_eq!(new, [true, false]);
        assert!(results.lines().eq([&second]));
    }
}

#[test]
fn the_days_and_points_of_challenges_are_those_of_ones_own_and_the_first_time_counts() {
    let at = |text: &str, points: u16, origin: Option<Origin>, ended: u64| {
        let record = deal::<CouncilOf4>(day(text), &["A", "B", "C", "D"]);
        let mut glance = Glance::of(&to_the_end(record.clone())).expect("a match");
        glance.points[0] = points;
        let about = About { id: MatchId(ended), origin, mine: None, changed: ended };
        let line = Line::of(&json::write(&record), about, &glance).expect("a line");
        Line { mark: ended, ..line }
    };
    let daily = |text: &str| Some(Origin::Daily { day: day(text) });
    let (of, given) = (ID, Some(Origin::Given));
    let mut results = Results::default();
    for line in [
        at("2026-11-20", 50, daily("2026-11-20"), 10),
        at("2026-11-21", 90, daily("2026-11-21"), 30),
        at("2026-11-21", 40, daily("2026-11-21"), 20),
        at("2026-11-19", 99, given, 40),
        at("2026-11-19", 98, Some(Origin::Branch { of, at: 3 }), 50),
        at("2026-11-19", 97, Some(Origin::Copy { of }), 60),
    ] {
        results.enter(line);
    }
    let own = played(&results, Game::NAME);
    let points: Vec<_> = own.values().map(|line| line.points[0]).collect();
    assert_eq!(points, [50, 40]);
    assert_eq!(streak(own.keys(), day("2026-11-21")).days, 2);
    assert_eq!(Finish::of_line(own[&day("2026-11-21")]).map(|finish| finish.points), Some(40));
    assert!(played(&results, "another").is_empty());
}

#[test]
fn a_damaged_log_is_put_aside_and_what_can_be_read_of_it_stays() {
    let (record, _) = over();
    let own = line(&record, ID, None, NOW);
    let mut results = Results::default();
    results.enter(own.clone());
    let written = results.write();
    let (_, of_line) = written.split_once('\n').expect("two lines");
    for damaged in ["", "[1", of_line, &*format!("{{\"results\":0}}\n{of_line}")] {
        let archive = Archive::new(Memory::default());
        archive.shelf().put(RESULTS, damaged);
        assert_eq!(archive.results(), Err(NoResults::Damaged));
        assert_eq!(
            archive.shelf().get(RESULTS).as_deref(),
            Some(damaged),
            "reading changes nothing"
        );
        let made = archive.change_results(|_| {}).expect("room");
        assert_eq!(made.lines().count(), usize::from(damaged.contains("points")));
        let aside = archive.shelf().texts();
        assert!(aside.iter().any(|(name, text)| name != RESULTS && text == damaged));
        assert_eq!(archive.results(), Ok(made));
        // Where it can't be put aside, it stays.
        archive.shelf().put(RESULTS, "[2");
        archive.shelf().work_for(Some(0));
        let entered = archive.change_results(|results| _ = results.enter(own.clone()));
        assert_eq!(entered, Err(NoResults::Damaged));
        assert_eq!(archive.shelf().get(RESULTS).as_deref(), Some("[2"));
    }
}

#[test]
fn a_line_that_can_t_be_read_stays_as_it_is() {
    let (record, _) = over();
    let own = line(&record, ID, None, NOW);
    let later = r#"{"id":"00000000000000aa","said":"by a later version"}"#;
    let cut = r#"{"id":"00000000000000bb","#;
    let archive = Archive::new(Memory::default());
    archive.shelf().put(RESULTS, &format!("{{\"results\":1}}\n{later}\n\n{cut}"));
    let results = archive.change_results(|results| _ = results.enter(own.clone())).expect("room");
    assert_eq!((results.unread(), results.lines().count()), (2, 1));
    let text = archive.shelf().get(RESULTS).expect("a log");
    assert_eq!(text.lines().skip(1).take(2).collect::<Vec<_>>(), [later, cut]);
    assert_eq!(Results::read(&text), Ok(results.clone()));
    // Neither does merging lose or double it.
    let mut both = results.clone();
    assert_eq!((both.merge(results.clone()), &both), (0, &results));
}

#[test]
fn a_log_of_a_newer_version_is_never_written_over() {
    let newer = "{\"results\":2,\"more\":true}\nanything";
    let archive = Archive::new(Memory::default());
    archive.shelf().put(RESULTS, newer);
    let (record, _) = over();
    save(&archive, &mut kept(ID, record.clone(), None), NOW);
    assert_eq!(archive.results(), Err(NoResults::Newer(2)));
    assert_eq!(archive.change_results(|_| {}), Err(NoResults::Newer(2)));
    assert_eq!(archive.shelf().get(RESULTS).as_deref(), Some(newer));
    assert!(is_results(newer) && !is_results(&json::write(&record)));
}

#[test]
fn what_is_not_sound_is_no_line() {
    let (record, glance) = over();
    let own = line(&record, ID, None, NOW);
    let about = || About { id: ID, origin: None, mine: None, changed: NOW };
    let written = json::write(&record);
    let going = Glance { decider: Some(Seat(0)), ..glance.clone() };
    let scanty = Glance { points: vec![1], ..glance.clone() };
    for glance in [going, scanty] {
        assert_eq!(Line::of(&written, about(), &glance), None);
    }
    assert_eq!(Line::of("{}", about(), &glance), None);
    for wrong in [
        Line { winners: vec![Seat(7)], ..own.clone() },
        Line { mine: Some(Seat(7)), ..own.clone() },
        Line { places: vec![1], ..own.clone() },
        Line { causes: vec![("permits".to_owned(), vec![1])], ..own.clone() },
        Line { game: "No Game".to_owned(), ..own },
    ] {
        let mut results = Results::default();
        results.enter(wrong);
        let read = Results::read(&results.write()).expect("a log");
        assert_eq!((read.lines().count(), read.unread()), (0, 1));
    }
}

#[test]
fn all_matches_and_the_log_go_into_one_text_and_come_back_from_it_once() {
    let (record, _) = over();
    let archive = Archive::new(Memory::default());
    save(&archive, &mut kept(ID, record.clone(), daily()), NOW);
    let mut going = kept(OTHER, WHOLE.clone(), None);
    going.envelope.record.actions.truncate(4);
    save(&archive, &mut going, NOW);
    archive.shelf().put("curia.match.00000000000000cc.even", "no \"match\"");
    let texts = each(&archive.backup(&BTreeMap::new()).expect("a shelf"));
    assert_eq!(texts.len(), 4);
    assert_eq!(texts.iter().filter(|text| is_results(text)).count(), 1);
    assert_eq!(texts.iter().filter(|text| Envelope::<Game>::read(text).is_ok()).count(), 2);
    assert!(texts.iter().any(|text| text == "no \"match\""));
    // One that could not be saved as it is now stands in for its last save, also where nothing can be read.
    going.envelope.record.actions.truncate(2);
    let unsaved = BTreeMap::from([(OTHER, going.envelope.write())]);
    let of = |texts: &[String]| -> Vec<usize> {
        let read = texts.iter().filter_map(|text| Envelope::<Game>::read(text).ok());
        let of = read.filter(|read| read.envelope.id == OTHER);
        of.map(|read| read.envelope.record.actions.len()).collect()
    };
    let with_it = each(&archive.backup(&unsaved).expect("a shelf"));
    assert_eq!((of(&texts), of(&with_it), with_it.len()), (vec![4], vec![2], 4));
    let blocked = Archive::new(Memory::default());
    blocked.shelf().block(true);
    assert_eq!(blocked.backup(&BTreeMap::new()), Err(Fault::Blocked));
    assert_eq!(of(&each(&blocked.backup(&unsaved).expect("a match"))), [2]);
    let log = texts.iter().find(|text| is_results(text)).expect("the log");
    let log = Results::read(log).expect("a log");
    // On another device the match came before its result.
    let elsewhere = Archive::new(Memory::default());
    save(&elsewhere, &mut kept(MatchId(7), record, Some(Origin::Given)), NOW + 1);
    for added in [0, 0] {
        let mut new = 1;
        let now = elsewhere.change_results(|results| new = results.merge(log.clone()));
        assert_eq!((new, now), (added, archive.results()), "it is one's own now");
    }
    assert!(Day::new(2026, 11, 21).is_some_and(|day| played(&log, Game::NAME).contains_key(&day)));
}
