//! A person's rating against the bots, from the log of results.

use std::fs;

use curia::archive::{Line, MatchId, Origin, Results};
use curia::bots::ratings::{Ladder, rating};
use curia::bots::{Level, Playable};
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::Controller;
use curia::rules::Game;
use curia::scene::rating::glicko::{NEW, Pairing, Strength};
use curia::scene::rating::{Rating, fair};

use super::daily::day;

const ME: Controller = Controller::Person;

const fn bot(level: Level) -> Controller {
    Controller::Bot(level)
}

/// Returns the line of a match of Council of 4 in which these finished at these places.
fn line(id: u64, seats: &[Controller], places: &[u8]) -> Line {
    let points: Vec<u16> = places.iter().map(|place| 50 - u16::from(*place)).collect();
    let text = format!(
        r#"{{"id":"{}","mark":{id},"game":"council-of-4","rules":1,"setup":{{}},"seats":{},"winners":[],
        "points":{points:?},"places":{places:?},"rounds":20,"ended":{id}}}"#,
        MatchId(id),
        serde_json::to_string(seats).expect("seats"),
    );
    serde_json::from_str(&text).expect("a line")
}

fn rated(lines: &[Line]) -> Rating {
    Rating::of(lines, CouncilOf4::NAME, CouncilOf4::RULES_VERSION, CouncilOf4::LADDERS)
}

#[test]
fn the_example_of_the_paper_comes_out() {
    let before = Strength { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let pairing = |rating, deviation, score| Pairing { rating, deviation, score };
    let pairings =
        [pairing(1400.0, 30.0, 1.0), pairing(1550.0, 100.0, 0.0), pairing(1700.0, 300.0, 0.0)];
    let after = before.after(&pairings);
    assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    assert_eq!(before.after(&[]), before);
}

#[test]
fn many_or_absurd_results_leave_a_rating_in_bounds() {
    for score in [0.0, 0.5, 1.0] {
        let mut strength = NEW;
        for _ in 0..5_000 {
            strength = strength.after(&[Pairing { rating: 321.0, deviation: 30.0, score }; 4]);
            let Strength { rating, deviation, volatility } = strength;
            assert!(rating.abs() < 9_000.0 && (1.0..=350.0).contains(&deviation), "{strength:?}");
            assert!(volatility > 0.0 && volatility < 1.0, "{strength:?}");
        }
    }
}

#[test]
fn a_victory_raises_the_rating_and_a_defeat_lowers_it() {
    let adept = bot(Level::Adept);
    let won = rated(&[line(1, &[ME, adept], &[1, 2])]);
    let lost = rated(&[line(1, &[ME, adept], &[2, 1])]);
    let shared = rated(&[line(1, &[adept, ME], &[1, 1])]);
    let (won, lost) = (won.after(MatchId(1)), lost.after(MatchId(1)));
    assert_eq!(shared.after(MatchId(1)), Some((1500, 0)));
    let ((up, gain), (down, loss)) = (won.expect("rated"), lost.expect("rated"));
    assert!(gain > 100 && loss == -gain && up - 1500 == gain && 1500 - down == gain);
    // The stronger the bots, the more it brings to beat them.
    let beats = |level| rated(&[line(1, &[ME, bot(level)], &[1, 2])]).now().expect("rated").rating;
    let by_level = Level::ALL.map(beats);
    assert!(by_level.is_sorted_by(|one, next| one < next), "{by_level:?}");
}

#[test]
fn what_is_assisted_or_not_ones_own_is_not_rated() {
    let own = line(1, &[ME, bot(Level::Adept)], &[1, 2]);
    let daily = Origin::Daily { day: day("2026-11-21") };
    assert_eq!(rated(&[Line { origin: Some(daily), ..own.clone() }]).matches.len(), 1);
    let others = [
        Line { assisted: true, ..own.clone() },
        Line { origin: Some(Origin::Given), ..own.clone() },
        Line { origin: Some(Origin::Copy { of: MatchId(2) }), ..own.clone() },
        Line { origin: Some(Origin::Branch { of: MatchId(2), at: 3 }), ..own.clone() },
        Line { places: Vec::new(), ..own.clone() },
        Line { game: TheCouncil::NAME.to_owned(), ..own.clone() },
        line(1, &[ME, ME, bot(Level::Adept)], &[1, 2, 3]),
        line(1, &[bot(Level::Adept), bot(Level::Expert)], &[1, 2]),
    ];
    assert_eq!(rated(&others), Rating::default());
    assert_eq!(Rating::of([&own], CouncilOf4::NAME, 1, &[]), Rating::default());
}

/// The log is what counts: a match that is deleted stays in it, and one that comes from a file has an origin.
#[test]
fn a_log_read_again_or_merged_with_itself_rates_the_same() {
    let mut log = Results::default();
    for id in 1..20 {
        let seats = [ME, bot(Level::Adept), bot(Level::Expert)];
        log.enter(line(id, &seats, if id % 3 == 0 { &[1, 2, 3] } else { &[2, 3, 1] }));
    }
    let rating = rated(&log.lines().cloned().collect::<Vec<_>>());
    let damaged = log.write() + "{\"id\":1}\nnonsense\n";
    let mut again = Results::read(&damaged).expect("a log");
    assert_eq!(again.merge(log.clone()), 0);
    for id in 1..20 {
        let given = Line {
            origin: Some(Origin::Given),
            id: MatchId(100 + id),
            ..line(id, &[ME, ME, ME], &[1, 2, 3])
        };
        again.enter(given);
    }
    assert_eq!(rated(&again.lines().cloned().collect::<Vec<_>>()), rating);
}

#[test]
fn fair_opponents_are_beaten_half_the_time() {
    let of = |rating, bots| {
        let strength = Strength { rating, ..NEW };
        fair(strength, CouncilOf4::LADDERS, CouncilOf4::LEVELS, bots)
    };
    assert_eq!(of(1500.0, 2), [Level::Adept; 2]);
    assert_eq!(of(0.0, 2), [Level::Random; 2]);
    assert_eq!(of(9000.0, 3), [Level::Champion; 3]);
    assert_eq!(of(1600.0, 2), [Level::Adept, Level::Expert]);
    assert!(of(1500.0, 7).is_empty(), "nothing is known of so many");
    for rating in (200..2400).step_by(50) {
        let levels = of(f64::from(rating), 3);
        assert!(levels.is_sorted() && levels[2] as usize - levels[0] as usize <= 1, "{levels:?}");
    }
}

/// Returns the figures of a table of docs/bots.md below its heading: by level, one for each number of players.
fn measured(heading: &str) -> Vec<(u8, Vec<u16>)> {
    let docs = fs::read_to_string("docs/bots.md").expect("docs");
    let table = docs
        .lines()
        .skip_while(|line| *line != heading)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    let table: Vec<_> = table.take_while(|cells| cells.len() > 1).collect();
    let players = table[0][1..].iter().map(|head| head[..1].parse().expect("players"));
    let column = |(at, players): (usize, u8)| {
        let steps = table[2..].iter().map(|row| {
            let figure = row[at + 1].split(' ').next().expect("a figure");
            figure.parse().expect("Elo")
        });
        (players, steps.collect())
    };
    players.enumerate().map(column).collect()
}

#[test]
fn bots_have_the_ratings_that_were_measured() {
    let holds = |heading, ladders: &[Ladder]| {
        for (players, steps) in measured(heading) {
            let ladder = ladders.iter().find(|ladder| ladder.players == players);
            assert_eq!(ladder.map(|ladder| ladder.steps), Some(&*steps), "{heading}");
        }
    };
    holds("| | 2 players | 4 players |", CouncilOf4::LADDERS);
    holds("| | 3 players | 4 players | 5 players |", TheCouncil::LADDERS);
    holds("| | 2 players | 3 players | 4 players |", FourTowers::LADDERS);
    // With three at the table of Council of 4 all steps but the last are halfway between those with two and four.
    let [two, three, four] = CouncilOf4::LADDERS else { panic!("three ladders") };
    let (last, others) = three.steps.split_last().expect("steps");
    for ((two, three), four) in two.steps.iter().zip(others).zip(four.steps) {
        assert!((two + four).abs_diff(2 * three) <= 1, "{two} {three} {four}");
    }
    let docs = fs::read_to_string("docs/bots.md").expect("docs");
    assert!(docs.contains(&format!("and {last} ± 49 with three")), "{last}");
}

#[test]
fn every_level_that_a_game_offers_has_a_rating() {
    fn holds<G: Playable>() {
        for players in G::SEATS {
            for &level in G::LEVELS {
                let rating = rating(G::LADDERS, usize::from(players), level);
                assert!(rating.is_some(), "{} {players} {level:?}", G::NAME);
            }
        }
    }
    holds::<CouncilOf4>();
    holds::<TheCouncil>();
    holds::<FourTowers>();
}

/// Its ladder was measured with the usual set-up.
#[test]
fn what_was_set_up_otherwise_than_usual_is_not_rated() {
    let line = |id| line(id, &[ME, bot(Level::Expert)], &[1, 2]);
    let by_lot = Line { setup: r#"{"first":null}"#.to_owned(), ..line(1) };
    let newer = Line { rules: CouncilOf4::RULES_VERSION + 1, ..line(2) };
    let begins = Line { setup: r#"{"first":0}"#.to_owned(), ..line(3) };
    let rated = rated(&[by_lot, newer, begins]).matches;
    assert_eq!(rated.iter().map(|one| one.id).collect::<Vec<_>>(), [MatchId(1)]);
}

/// Whoever plays a deal again knows it, also if the first time was a what-if or had help; what others played tells nothing.
#[test]
fn a_deal_that_was_played_before_is_not_rated() {
    let of = |id, deal| Line { deal, ..line(id, &[ME, bot(Level::Expert)], &[1, 2]) };
    let helped = Line { assisted: true, ..of(4, Some(8)) };
    let branch = Line { origin: Some(Origin::Branch { of: MatchId(9), at: 3 }), ..of(6, Some(9)) };
    let given = Line { origin: Some(Origin::Given), ..of(8, Some(10)) };
    let lines = [
        of(1, None),
        of(2, Some(7)),
        of(3, Some(7)),
        helped,
        of(5, Some(8)),
        branch,
        of(7, Some(9)),
        given,
        of(9, Some(10)),
        of(10, None),
    ];
    let ids = |rating: Rating| rating.matches.iter().map(|one| one.id.0).collect::<Vec<_>>();
    assert_eq!(ids(rated(&lines)), [1, 2, 9, 10]);
}

#[test]
fn results_count_in_the_order_in_which_they_ended() {
    let seats = [ME, bot(Level::Expert)];
    let lines: Vec<Line> =
        (1..7).map(|id| line(id, &seats, if id % 3 == 0 { &[1, 2] } else { &[2, 1] })).collect();
    let backwards: Vec<Line> = lines.iter().rev().cloned().collect();
    assert_eq!(rated(&backwards), rated(&lines));
}
