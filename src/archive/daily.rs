//! Daily challenge: everyone who plays a game on the same day gets the same deal.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::{Day, Glance, Glanced, Line, Results, Short};
use crate::bots::{Level, greedily};
use crate::record::{Controller, MOST_ACTIONS, Match, SeatColour, SeatRecord};
use crate::rules::{Seat, Seed};

/// Prefix of the seed; the day follows.
const SEED: &str = "daily ";
/// Seat of the person.
const PERSON: Seat = Seat(0);
/// Level of the bots.
const LEVEL: Level = Level::Adept;

/// First day with short challenges; before it, each was a whole game.
const SHORT_SINCE: Option<Day> = Day::new(2026, 12, 1);

/// Returns what of the game the challenge of a day is; `None` for a whole game.
pub fn short<G: Glanced>(day: Day) -> Option<Short> {
    G::SHORT_DAILY.filter(|_| Some(day) >= SHORT_SINCE)
}

/// Whether a match was only the end of a game, if this is what the game's challenges are: it says nothing of whole games.
pub fn was_short(line: &Line, of: Option<Short>) -> bool {
    of.is_some() && line.day.is_some() && line.day >= SHORT_SINCE
}

/// Returns the set-up of a day, and its number of players: of whole games these take turns.
pub fn table<G: Glanced>(day: Day) -> (G::Setup, u8) {
    let choices = u32::from(G::SEATS.end() - G::SEATS.start()) + 1;
    let in_turn = || G::SEATS.start() + (day.number() % choices) as u8;
    let players = short::<G>(day).map_or_else(in_turn, |short| short.players);
    (G::sample(players, day.number()), players)
}

/// Returns the deal of a day: a person against bots, with these names. A short one was played up to its beginning.
pub fn deal<G: Glanced>(day: Day, names: &[&str]) -> Match<G> {
    let (setup, players) = table::<G>(day);
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
    let mut record = Match::new(setup, format!("{SEED}{day}"), seats.collect());
    if let Some(Short { rounds, .. }) = short::<G>(day) {
        record.actions = beginning(&record, rounds);
    }
    record
}

/// The beginning that was played last: its game and seed, and its actions in notation.
struct Begun {
    of: (&'static str, String),
    actions: Vec<String>,
}

thread_local! {
    /// A table asks for the same one at each save.
    static LAST: RefCell<Option<Begun>> = const { RefCell::new(None) };
}

/// Returns the actions of a match that the quickest bots play, up to its last rounds.
fn beginning<G: Glanced>(record: &Match<G>, rounds: u16) -> Vec<G::Action> {
    let of = (G::NAME, record.seed.clone());
    let known: Option<Vec<_>> = LAST.with_borrow(|last| {
        let last = last.as_ref().filter(|last| last.of == of)?;
        last.actions.iter().map(|action| G::parse(action)).collect()
    });
    known.unwrap_or_else(|| {
        let actions = begin(record, rounds);
        // A match that can't begin has none.
        if !actions.is_empty() {
            let actions = actions.iter().map(|&action| G::print(action)).collect();
            LAST.set(Some(Begun { of, actions }));
        }
        actions
    })
}

fn begin<G: Glanced>(record: &Match<G>, rounds: u16) -> Vec<G::Action> {
    let (mut actions, mut at_round) = (Vec::new(), Vec::new());
    let Ok(mut state) = record.start(|_| {}) else { return actions };
    while let Some(seat) = G::decider(&state) {
        let view = G::view(&state, Some(seat));
        let luck = Seed::from_text(&format!("{} {}", record.seed, actions.len()));
        let Some(&action) = greedily::<G>(&view, luck).first() else { break };
        if actions.len() == MOST_ACTIONS || G::apply(&mut state, action, |_| {}).is_err() {
            break;
        }
        actions.push(action);
        at_round.push(G::round(&view));
    }
    let last = at_round.last().copied().unwrap_or_default();
    actions.truncate(at_round.iter().filter(|&&round| round + rounds <= last).count());
    actions
}

/// Level whose points are the par of a challenge.
pub const PAR: Level = Level::Master;

/// Returns the level that plays a seat of a challenge to find out its par.
pub fn plays_par(seat: Seat) -> Level {
    if seat == PERSON { PAR } else { LEVEL }
}

/// Returns the challenge that a match is, with its deal: its set-up, seed, controllers and beginning are as dealt.
fn dealt<G: Glanced>(record: &Match<G>) -> Option<(Day, Match<G>)> {
    let day: Day = record.seed.strip_prefix(SEED)?.parse().ok()?;
    let names: Vec<&str> = record.seats.iter().map(|seat| &*seat.name).collect();
    let dealt = deal::<G>(day, &names);
    let decide = |record: &Match<G>| -> Vec<Controller> {
        record.seats.iter().map(|seat| seat.controller).collect()
    };
    let is_dealt = dealt.setup == record.setup && decide(&dealt) == decide(record);
    // The deal alone is sent without any action.
    let begins = record.actions.is_empty() || record.actions.starts_with(&dealt.actions);
    (is_dealt && begins).then_some((day, dealt))
}

/// Returns the day whose deal a match is.
pub fn day_of<G: Glanced>(record: &Match<G>) -> Option<Day> {
    dealt(record).map(|(day, _)| day)
}

/// Returns how many actions a match was given to begin with.
pub fn given<G: Glanced>(record: &Match<G>) -> usize {
    dealt(record).map_or(0, |(_, dealt)| dealt.actions.len()).min(record.actions.len())
}

/// Returns a match from its beginning, with the same deal.
pub fn from_the_beginning<G: Glanced>(record: &Match<G>) -> Match<G> {
    let again = record.again(record.seed.clone());
    let actions = dealt(&again).map_or_else(Vec::new, |(_, dealt)| dealt.actions);
    Match { actions, ..again }
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
