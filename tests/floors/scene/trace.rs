//! Traces: every VP of a game leads to the entry of the log that brought it.

use std::fs;
use std::path::Path;

use curia::archive::Glanced;
use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::{Bonus, NobilityVariant};
use curia::games::council_of_4::rules::event::{Event, Gained, Source};
use curia::games::council_of_4::rules::scoring::{Cause, scores};
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::scene::Trace;
use curia::games::council_of_4::scene::trace::{Gain, Leap, Origin};
use curia::record::game_file::read;
use curia::record::{Controller, Match, SeatColour, SeatRecord};
use curia::rules::{Game, Seat};
use curia::scene::replay::{points_by_turn, stops};
use curia::session::{Entry, Session};
use proptest::prelude::*;

use crate::positions::actions_of;
use crate::views::views;

type Table = Session<CouncilOf4>;
type Log = Vec<Entry<CouncilOf4>>;

fn table(setup: &Setup, seed: &str) -> Table {
    let seats = SeatColour::ALL.into_iter().take(usize::from(setup.players));
    let seat = |colour| SeatRecord {
        name: format!("{colour:?}"),
        colour,
        controller: Controller::Bot(Level::Random),
    };
    let actions = actions_of(setup, seed);
    let (setup, seed) = (setup.clone(), seed.to_owned());
    let record = Match { actions, ..Match::new(setup, seed, seats.map(seat).collect()) };
    Session::open(record).expect("a match")
}

fn golden() -> Vec<Table> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/council_of_4");
    let open = |entry: std::io::Result<fs::DirEntry>| {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        Session::open(read::<CouncilOf4>(&text).expect("a game file").record).expect("a match")
    };
    let tables: Vec<Table> = fs::read_dir(folder).expect("a folder").map(open).collect();
    assert_eq!(tables.len(), 60);
    tables
}

fn traced(table: &Table) -> (Trace, Log) {
    let log: Log = table.log().collect();
    (Trace::of(log.clone(), table.view().table.seats()), log)
}

/// Checks the sums against the score of the rules, by seat and cause.
fn sums_agree(table: &Table, trace: &Trace) {
    let view = table.view();
    let scores = scores(&view.table, view.hand_sizes);
    for seat in view.table.each_seat() {
        let sum = |cause| trace.behind(seat, cause).map(|gain| gain.points).sum::<u16>();
        let score = scores[seat.index()];
        for cause in Cause::ALL {
            assert_eq!(sum(Some(cause)), score.of(cause), "{seat:?} {cause:?}");
        }
        assert_eq!(sum(None), score.total(), "{seat:?}");
    }
    let standings = CouncilOf4::standings(&view);
    for &(seat, total) in standings.iter().flatten() {
        assert_eq!(total, scores[seat.index()].total(), "{seat:?}");
    }
    assert_eq!(standings.concat().len(), scores.len());
    let first: Vec<Seat> = standings[0].iter().map(|&(seat, _)| seat).collect();
    assert!(table.winners().is_none_or(|winners| winners == first), "{first:?}");
}

/// Checks each gain against the entry that it names: the seat acted there, in that turn, and its events
/// contain just that gain.
fn every_gain_is_told_by_its_entry(table: &Table, trace: &Trace, log: &Log) {
    let views = views(table);
    for gain in &trace.gains {
        let at = gain.entry.expect("the game is over");
        let entry = &log[at];
        assert_eq!(gain.turn, views[at].table.turn.number + 1);
        let told = match gain.origin {
            Origin::NobilityRank | Origin::MostPermits => {
                assert!(entry.events.contains(&Event::GameEnded));
                continue;
            }
            Origin::RewardTile(of) => entry
                .events
                .iter()
                .any(|event| matches!(event, Event::RewardTileClaimed { tile, .. } if *tile == of)),
            Origin::QueensReward { place, with } => {
                entry.events.contains(&Event::RewardTileClaimed {
                    seat: gain.seat,
                    tile: with,
                    queens_reward: Some(place),
                })
            }
            Origin::Permit(permit) => vp_told(entry, gain, Source::Permit(permit)),
            Origin::Token(city) => vp_told(entry, gain, Source::Token(city)),
            Origin::LastMerchant => vp_told(entry, gain, Source::LastMerchant),
            Origin::NobilitySpace { space, by } => {
                let step = Event::Gained {
                    seat: gain.seat,
                    gain: Gained::NobilityStep(space),
                    source: by.expect("a step before it"),
                };
                entry.events.contains(&step) && vp_told(entry, gain, Source::NobilitySpace(space))
            }
        };
        assert!(told, "{gain:?}");
        assert_eq!(entry.seat, gain.seat);
    }
}

fn vp_told(entry: &Entry<CouncilOf4>, gain: &Gain, source: Source) -> bool {
    let gained = Event::Gained { seat: gain.seat, gain: Gained::Vp(gain.points), source };
    entry.events.contains(&gained)
}

/// Checks the points by turn against the table at the beginning of each turn.
fn points_by_turn_are_those_of_the_table(table: &Table) {
    let history = points_by_turn(table, &stops(table));
    let views = views(table);
    let points = |at: usize| -> Vec<u16> {
        views[at].table.each_seat().map(|seat| views[at].table.vp(seat)).collect()
    };
    for at in 1..views.len() {
        let number = views[at].table.turn.number;
        if number != views[at - 1].table.turn.number {
            assert_eq!(history[usize::from(number)], points(at), "turn {number}");
        }
    }
    assert_eq!(history.last(), Some(&points(views.len() - 1)));
    assert_eq!(history.len(), usize::from(views[views.len() - 1].table.turn.number) + 2);
    assert!(history[0].iter().all(|&points| points == 0), "the start");
}

fn all_agrees(table: &Table) -> Trace {
    let (trace, log) = traced(table);
    sums_agree(table, &trace);
    every_gain_is_told_by_its_entry(table, &trace, &log);
    points_by_turn_are_those_of_the_table(table);
    trace
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_vp_of_a_random_game_is_traced_to_its_entry(
        board in 0..8_usize,
        players in 2..=4_u8,
        manual in any::<bool>(),
        seed in any::<u32>(),
    ) {
        let nobility = if manual { NobilityVariant::Manual } else { NobilityVariant::Printed };
        let sides = Sides::all().nth(board).expect("eight boards");
        all_agrees(&table(&Setup { players, board: sides.board(), nobility, first: None }, &seed.to_string()));
    }
}

#[test]
fn every_vp_of_the_golden_games_is_traced_to_its_entry() {
    let mut causes = [0_u32; 9];
    let mut steps = [0_u32; 2];
    for table in golden() {
        let trace = all_agrees(&table);
        for gain in &trace.gains {
            let cause = Cause::ALL.iter().position(|&cause| cause == gain.origin.cause());
            causes[cause.expect("a cause")] += 1;
            match gain.origin {
                Origin::NobilitySpace { by: Some(Source::Permit(permit)), .. } => {
                    assert!(permit.bonuses().iter().any(|of| matches!(of, Bonus::Nobility(_))));
                    steps[0] += 1;
                }
                Origin::NobilitySpace { by: Some(Source::Token(city)), .. } => {
                    let token = table.view().table.tokens.of(city).expect("a token");
                    assert!(token.is_nobility());
                    steps[1] += 1;
                }
                _ => {}
            }
        }
    }
    assert!(causes.iter().chain(&steps).all(|&count| count > 0), "{causes:?} {steps:?}");
}

#[test]
fn a_game_that_goes_on_is_traced_as_if_it_ended_now() {
    let mut record = table(
        &Setup {
            players: 3,
            board: Sides::default().board(),
            nobility: Default::default(),
            first: None,
        },
        "goes on",
    )
    .record()
    .clone();
    record.actions.truncate(record.actions.len() / 2);
    let table = Session::open(record).expect("a match");
    assert!(table.decider().is_some());
    let (trace, _) = traced(&table);
    sums_agree(&table, &trace);
    let compared = |gain: &&Gain| gain.entry.is_none();
    let causes: Vec<Cause> =
        trace.gains.iter().filter(compared).map(|gain| gain.origin.cause()).collect();
    assert!(causes.contains(&Cause::NobilityRank) && causes.contains(&Cause::MostPermits));
    assert!(causes.iter().all(|cause| *cause >= Cause::NobilityRank));
}

/// Returns a log of VP gains alone: seats and numbers, each an entry of its own.
fn leaps_of(gains: &[(u8, u16)], most: usize) -> Vec<Leap> {
    let entry = |&(seat, points): &(u8, u16)| {
        let seat = Seat(seat);
        let gained = Event::Gained { seat, gain: Gained::Vp(points), source: Source::LastMerchant };
        let action = CouncilOf4::parse("end").expect("an action");
        Entry { seat, action: Some(action), events: vec![gained] }
    };
    Trace::of(gains.iter().map(entry), 3).largest_leaps(most)
}

#[test]
fn the_largest_leaps_come_in_order_and_say_who_takes_the_lead() {
    let told = |gains: &[(u8, u16)], most| -> Vec<(usize, u16, bool)> {
        let leaps = leaps_of(gains, most).into_iter();
        leaps.map(|leap| (leap.entry, leap.points, leap.takes_the_lead)).collect()
    };
    let game = [(0, 2), (1, 9), (0, 1), (2, 8), (1, 3), (2, 7), (2, 3)];
    assert_eq!(told(&game, 3), [(1, 9, true), (3, 8, false), (5, 7, true)]);
    // A tie for the lead isn't the lead alone, and a leader doesn't take the lead again.
    assert_eq!(
        told(&[(0, 5), (1, 5), (1, 1), (1, 1)], 4).iter().map(|leap| leap.2).collect::<Vec<_>>(),
        [true, false, true, false]
    );
    // Among equals, the earlier ones come first.
    assert_eq!(told(&[(0, 5), (1, 5), (2, 5)], 2), [(0, 5, true), (1, 5, false)]);
}
