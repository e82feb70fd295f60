//! The last count of every game: its sums are those of the final score, and its timetable keeps its promises.

use std::fs;

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::game_file;
use curia::rules::Seat;
use curia::scene::Shown;
use curia::scene::reckoning::{DROP, FLIGHT, LONGEST, Part, REST, Tile, Timetable, WINNER, bars};
use curia::session::Session;

/// Calls a test with the last view of each golden game of a folder.
fn at_the_ends<G: Shown>(folder: &str, test: impl Fn(&G::View)) {
    let folder = format!("{}/tests/golden/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut games = 0;
    for entry in fs::read_dir(folder).expect("golden games") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|kind| kind != "curia") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let record = game_file::read::<G>(&text).expect("a game file").record;
        let session = Session::open(record).expect("a match");
        if session.decider().is_none() {
            test(&session.view_at(session.played(), None).expect("a view"));
            games += 1;
        }
    }
    assert!(games > 5, "{games}");
}

fn sums_are_those_of_the_score<G: Shown>(view: &G::View) {
    let (parts, standings) = (G::reckoning(view), G::standings(view));
    let all: Vec<(Seat, u16)> = standings.concat();
    let bars = bars(&parts, &standings);
    assert_eq!(bars.len(), all.len());
    for (bar, (seat, total)) in bars.iter().zip(&all) {
        assert_eq!((bar.seat, bar.total), (*seat, *total));
        let mut from = 0;
        for segment in &bar.segments {
            assert_eq!(segment.from, from);
            assert!(segment.points > 0);
            from += segment.points;
        }
        assert_eq!(from, *total);
        let before = |play: u16| bar.segments.iter().any(|of| of.from + of.points == play);
        assert!(bar.play.is_none_or(|play| play == 0 || before(play)));
    }
    let timetable = Timetable::of(&parts, all.len() as u8);
    keeps_its_promises(&timetable, &all);
    for (at, part) in parts.iter().enumerate().filter(|(_, part)| part.stage.is_some()) {
        for &(seat, _) in &all {
            assert_eq!(timetable.landed(at, seat, timetable.named), part.of(seat));
        }
    }
}

fn keeps_its_promises(timetable: &Timetable, totals: &[(Seat, u16)]) {
    assert!(timetable.ends <= LONGEST, "{}", timetable.ends);
    assert_eq!(timetable.ends, timetable.named + WINNER);
    let shields = |at: u32| -> Vec<u16> {
        totals.iter().map(|&(seat, _)| timetable.shield(seat, at)).collect()
    };
    // Nothing is added before the card is there, and nothing is missing when the winner is named.
    let play: Vec<u16> = totals.iter().map(|(seat, _)| timetable.play[seat.index()]).collect();
    assert_eq!(shields(REST + DROP), play);
    let last: Vec<u16> = totals.iter().map(|(_, total)| *total).collect();
    assert_eq!(shields(timetable.named), last);
    assert_eq!(shields(timetable.ends), last);
    let mut before = play;
    for at in (0..timetable.ends).step_by(20) {
        let now = shields(at);
        assert!(now.iter().zip(&before).all(|(now, before)| now >= before));
        before = now;
    }
    let mut stages = Vec::new();
    for landing in &timetable.landings {
        assert!(landing.begins < landing.lands && landing.lands <= landing.counted);
        assert!(landing.counted <= timetable.named);
        if stages.last() != Some(&landing.stage) {
            stages.push(landing.stage);
        }
    }
    // One stage after the other, each once.
    assert_eq!(stages, timetable.stages);
    for pair in timetable.landings.windows(2).filter(|pair| pair[0].stage != pair[1].stage) {
        assert!(pair[0].lands <= pair[1].begins);
    }
    assert_eq!(timetable.stage(timetable.named), None);
}

#[test]
fn the_last_count_adds_up_to_the_final_score_in_time_and_names_the_winner_after_it() {
    at_the_ends::<CouncilOf4>("council_of_4", sums_are_those_of_the_score::<CouncilOf4>);
    at_the_ends::<TheCouncil>("the_council", sums_are_those_of_the_score::<TheCouncil>);
    at_the_ends::<FourTowers>("four_towers", sums_are_those_of_the_score::<FourTowers>);
}

#[test]
fn tiles_fly_one_after_the_other_and_shields_count_point_by_point() {
    let tile = |seat, points| Tile { seat: Seat(seat), points, from: () };
    let parts = [
        Part::in_play("play", [3, 5]),
        Part::at_the_end("sets", 0, 2, [tile(0, 5), tile(1, 8), tile(1, 0)]),
        Part::at_the_end("queen", 1, 2, [tile(0, 25)]),
    ];
    let timetable = Timetable::of(&parts, 2);
    let [first, second, third] = timetable.landings[..] else { panic!("{timetable:?}") };
    assert_eq!((first.lands - first.begins, second.begins - first.begins), (FLIGHT, 140));
    // 40 ms a point, at most 400.
    assert_eq!(first.counted - first.lands, 200);
    assert_eq!(third.counted - third.lands, 400);
    let shields = |at| [0, 1].map(|seat| timetable.shield(Seat(seat), at));
    assert_eq!(shields(first.lands), [3, 5]);
    assert_eq!(shields(first.lands + 40), [4, 5]);
    assert_eq!(shields(third.begins), [8, 13]);
    assert_eq!(shields(third.lands + 200), [20, 13]);
    assert_eq!(shields(timetable.named), [33, 13]);
    assert_eq!(timetable.stage(first.begins), Some(0));
    assert_eq!(timetable.stage(third.begins), Some(1));
    assert!(timetable.is_over(0, third.begins) && !timetable.is_over(1, third.begins));
}

#[test]
fn a_match_without_an_end_of_its_own_is_counted_at_once() {
    let timetable = Timetable::of(&[Part::<_, ()>::in_play((), [4, 7])], 2);
    assert!(timetable.landings.is_empty() && timetable.stages.is_empty());
    keeps_its_promises(&timetable, &[(Seat(1), 7), (Seat(0), 4)]);
}

#[test]
fn however_many_tiles_there_are_the_count_lasts_no_longer() {
    let tiles = |_| (0..5).map(|seat| Tile { seat: Seat(seat), points: 9, from: () });
    let parts: Vec<_> = (0..12).map(|stage| Part::at_the_end(stage, stage, 5, tiles(()))).collect();
    let timetable = Timetable::of(&parts, 5);
    assert_eq!(timetable.ends, LONGEST);
    let totals: Vec<(Seat, u16)> = Seat::first(5).map(|seat| (seat, 108)).collect();
    keeps_its_promises(&timetable, &totals);
}
