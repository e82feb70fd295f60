//! The deal of the day: everybody who plays it on a day sits down to the same one.

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

/// What the seed of such a deal begins with; the day follows.
const SEED: &str = "daily ";
/// Where the person sits.
const PERSON: Seat = Seat(0);
/// The bots that one plays against.
const LEVEL: Level = Level::Adept;
/// What the day is divided by to find how many play; the boards change every day.
const PLAYERS: [u8; 3] = [2, 3, 4];

/// The deal of a day: a person against bots, with these names.
pub fn deal(day: Day, names: &[&str]) -> Match<CouncilOf4> {
    let number = day.number();
    let players = PLAYERS[number as usize % PLAYERS.len()];
    // Three and eight have no factor in common: every pair of players and boards comes up.
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

/// The day whose deal a match is: set-up, seed and who decides are as they were dealt.
pub fn day_of(record: &Match<CouncilOf4>) -> Option<Day> {
    let day: Day = record.seed.strip_prefix(SEED)?.parse().ok()?;
    let dealt = deal(day, &[""; 4]);
    let decide = |record: &Match<CouncilOf4>| -> Vec<Controller> {
        record.seats.iter().map(|seat| seat.controller).collect()
    };
    (dealt.setup == record.setup && decide(&dealt) == decide(record)).then_some(day)
}

/// How the person did in a deal of the day that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The day.
    pub day: Day,
    /// All VP.
    pub points: u16,
    /// The place, 1 for the best; those who are level share the better one.
    pub place: usize,
    /// How many played.
    pub players: usize,
    /// How many rounds it took.
    pub rounds: u16,
    /// Whether the person had help.
    pub assisted: bool,
}

/// How the person did, if the match is a deal of the day and over.
pub fn finish(record: &Match<CouncilOf4>) -> Option<Finish> {
    Glance::of(record).as_ref().and_then(Finish::of)
}

impl Finish {
    /// How the person did, if what a match stands like is that of a deal of the day that is over.
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

/// The person's place at a table, 1 for the best.
pub(super) fn place(standing: &Standing) -> usize {
    let scores = scores(&standing.view.table, standing.view.hand_sizes);
    let better = ranking(&scores).into_iter().take_while(|level| !level.contains(&PERSON));
    1 + better.map(|level| level.len()).sum::<usize>()
}

/// How many days in a row up to this one, or up to the day before it, have been played to their end.
pub fn streak(played: &[Day], today: Day) -> u32 {
    let has = |number: u32| played.iter().any(|day| day.number() == number);
    let today = today.number();
    let last = if has(today) { Some(today) } else { today.checked_sub(1) };
    let Some(last) = last else { return 0 };
    (0..=last).rev().take_while(|&number| has(number)).count() as u32
}
