//! Daily challenge: everyone who plays on the same day gets the same deal.

use crate::archive::{Day, Glance};
use crate::bots::Level;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::Sides;
use crate::games::council_of_4::rules::components::NobilityVariant;
use crate::games::council_of_4::rules::scoring::{ranking, scores};
use crate::games::council_of_4::rules::setup::Setup;
use crate::record::{Controller, Match, SeatColour, SeatRecord};
use crate::rules::Seat;

use super::glance::Standing;

/// Prefix of the seed; the day follows.
const SEED: &str = "daily ";
/// Seat of the person.
const PERSON: Seat = Seat(0);
/// Level of the bots.
const LEVEL: Level = Level::Adept;
/// Numbers of players, which take turns by day; the boards change every day.
const PLAYERS: [u8; 3] = [2, 3, 4];

/// Returns the deal of a day: a person against bots, with these names.
pub fn deal(day: Day, names: &[&str]) -> Match<CouncilOf4> {
    let number = day.number();
    let players = PLAYERS[number as usize % PLAYERS.len()];
    // 3 and 8 have no common factor, so every pair of players and boards occurs.
    let boards: Vec<Sides> = Sides::all().collect();
    let sides = boards[number as usize % boards.len()];
    let setup = Setup { players, sides, nobility: NobilityVariant::Printed, first: None };
    let seats = names.iter().zip(SeatColour::ALL).take(usize::from(players));
    let seats = seats.enumerate().map(|(seat, (name, colour))| SeatRecord {
        name: SeatRecord::clean_name(name),
        colour,
        controller: if seat == PERSON.index() {
            Controller::Person
        } else {
            Controller::Bot(LEVEL)
        },
    });
    Match::new(setup, format!("{SEED}{day}"), seats.collect())
}

/// Returns the day whose deal a match is, if its set-up, seed and controllers are as dealt.
pub fn day_of(record: &Match<CouncilOf4>) -> Option<Day> {
    let day: Day = record.seed.strip_prefix(SEED)?.parse().ok()?;
    let dealt = deal(day, &[""; 4]);
    let decide = |record: &Match<CouncilOf4>| -> Vec<Controller> {
        record.seats.iter().map(|seat| seat.controller).collect()
    };
    (dealt.setup == record.setup && decide(&dealt) == decide(record)).then_some(day)
}

/// Result of the person in a finished daily challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The day.
    pub day: Day,
    /// Total VP.
    pub points: u16,
    /// Place, 1 for the best; tied players share the better place.
    pub place: usize,
    /// Number of players.
    pub players: usize,
    /// Number of rounds.
    pub rounds: u16,
    /// Whether the person had help.
    pub assisted: bool,
}

/// Returns the result of the person if the match is a finished daily challenge.
pub fn finish(record: &Match<CouncilOf4>) -> Option<Finish> {
    Glance::of(record).as_ref().and_then(Finish::of)
}

impl Finish {
    /// Returns the result of the person if this is a glance at a finished daily challenge.
    pub fn of(glance: &Glance) -> Option<Finish> {
        Some(Finish {
            day: glance.day?,
            points: *glance.points.get(PERSON.index())?,
            place: glance.place?,
            players: glance.points.len(),
            rounds: glance.round,
            assisted: glance.assisted,
        })
    }
}

/// Returns the person's place at a table, 1 for the best.
pub(super) fn place(standing: &Standing) -> usize {
    let scores = scores(&standing.view.table, standing.view.hand_sizes);
    let better = ranking(&scores).into_iter().take_while(|level| !level.contains(&PERSON));
    1 + better.map(|level| level.len()).sum::<usize>()
}

/// Returns the number of consecutive days, up to today or yesterday, whose deals were played to the end.
pub fn streak(played: &[Day], today: Day) -> u32 {
    let has = |number: u32| played.iter().any(|day| day.number() == number);
    let today = today.number();
    let last = if has(today) { Some(today) } else { today.checked_sub(1) };
    let Some(last) = last else { return 0 };
    (0..=last).rev().take_while(|&number| has(number)).count() as u32
}
