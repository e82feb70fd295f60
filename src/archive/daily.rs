//! Daily challenge: everyone who plays a game on the same day gets the same deal.

use std::collections::{BTreeMap, BTreeSet};

use super::{Day, Glance, Glanced, Line, Results};
use crate::bots::Level;
use crate::record::{Controller, Match, SeatColour, SeatRecord};
use crate::rules::Seat;

/// Prefix of the seed; the day follows.
const SEED: &str = "daily ";
/// Seat of the person.
const PERSON: Seat = Seat(0);
/// Level of the bots.
const LEVEL: Level = Level::Adept;

/// Returns the deal of a day: a person against bots, with these names.
pub fn deal<G: Glanced>(day: Day, names: &[&str]) -> Match<G> {
    let (setup, players) = G::setup_of_the_day(day.number());
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
pub fn day_of<G: Glanced>(record: &Match<G>) -> Option<Day> {
    let day: Day = record.seed.strip_prefix(SEED)?.parse().ok()?;
    let dealt = deal::<G>(day, &[""; SeatColour::ALL.len()]);
    let decide = |record: &Match<G>| -> Vec<Controller> {
        record.seats.iter().map(|seat| seat.controller).collect()
    };
    (dealt.setup == record.setup && decide(&dealt) == decide(record)).then_some(day)
}

/// Result of the person in a finished daily challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    pub day: Day,
    /// Final points.
    pub points: u16,
    /// Place, 1 for the best; tied players share the better place.
    pub place: usize,
    pub players: usize,
    pub rounds: u16,
    /// Whether the person had help.
    pub assisted: bool,
}

impl Finish {
    /// Returns the result of the person if this is a glance at a finished daily challenge.
    pub fn of(glance: &Glance) -> Option<Finish> {
        Some(Finish {
            day: glance.day?,
            points: *glance.points.get(PERSON.index())?,
            place: usize::from(*glance.places.get(PERSON.index())?),
            players: glance.points.len(),
            rounds: glance.round,
            assisted: glance.assisted,
        })
    }

    /// Returns the result of the person if this is the line of a daily challenge that was played here.
    pub fn of_line(line: &Line) -> Option<Finish> {
        Some(Finish {
            day: line.own_day()?,
            points: *line.points.get(PERSON.index())?,
            place: usize::from(*line.places.get(PERSON.index())?),
            players: line.points.len(),
            rounds: line.rounds,
            assisted: line.assisted,
        })
    }
}

/// Returns the lines of a game's challenges that were played to the end here, by day; of one that was played again, the
/// line of the first time.
pub fn played<'a>(results: &'a Results, game: &str) -> BTreeMap<Day, &'a Line> {
    let mut played: BTreeMap<Day, &Line> = BTreeMap::new();
    for line in results.lines().filter(|line| line.game == game) {
        if let Some(day) = line.own_day() {
            let first = played.entry(day).or_insert(line);
            if line.ended < first.ended {
                *first = line;
            }
        }
    }
    played
}

/// Days in a row on which a challenge was played to the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Number of days played.
    pub days: u32,
    /// Days between them, or yesterday, that were missed and are forgiven, by number: one a week.
    pub forgiven: BTreeSet<u32>,
}

/// Least number of days from one forgiven day to the next.
const WEEK: u32 = 7;

/// Returns the days in a row up to today, or up to yesterday while today's is not played.
pub fn streak<'a>(played: impl IntoIterator<Item = &'a Day>, today: Day) -> Streak {
    let played: BTreeSet<u32> = played.into_iter().map(|day| day.number()).collect();
    let has = |number: u32| played.contains(&number);
    let today = today.number();
    let mut streak = Streak::default();
    for number in (0..=today).rev() {
        let last_forgiven = streak.forgiven.first().copied();
        let may_miss = last_forgiven.is_none_or(|next| next - number >= WEEK)
            && number.checked_sub(1).is_some_and(has);
        if has(number) {
            streak.days += 1;
        } else if may_miss && number < today {
            streak.forgiven.insert(number);
        } else if number < today {
            break;
        }
    }
    streak
}
