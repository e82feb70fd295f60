//! Daily challenge: everyone who plays a game on the same day gets the same deal.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::{Day, Glance, Glanced, Line, Results, Short};
use crate::bots::{CHOICE, Level, any, greedily, legal};
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

/// The beginning that was found last: its game and seed, and its actions in notation.
struct Found {
    of: (&'static str, String),
    actions: Vec<String>,
}

thread_local! {
    /// A table asks for the same one at each save.
    static LAST: RefCell<Option<Found>> = const { RefCell::new(None) };
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
            LAST.set(Some(Found { of, actions }));
        }
        actions
    })
}

/// Beginnings that are played until one is found after which the match ends with its last rounds, whoever plays on.
const BEGINNINGS: u32 = 8;
/// Ends of each that are played: in each, other seats play anything, as the bits of its number say.
const ENDS: u32 = 7;

fn begin<G: Glanced>(record: &Match<G>, rounds: u16) -> Vec<G::Action> {
    let mut best = (None, Vec::new());
    for number in 0..BEGINNINGS {
        let Some(begun) = Begun::of(record, rounds, number) else { break };
        let ends = (1..=ENDS).take_while(|&wild| begun.ends(&record.seed, wild)).count();
        if best.0 < Some(ends) {
            best = (Some(ends), begun.actions);
        }
        if ends == ENDS as usize {
            break;
        }
    }
    best.1
}

/// A match that the quickest bots played, up to its last rounds.
struct Begun<G: Glanced> {
    actions: Vec<G::Action>,
    state: G::State,
    /// The round in which those bots ended it.
    last: u16,
}

impl<G: Glanced> Begun<G> {
    /// Returns one of several beginnings of a match; `None` if it can't begin.
    fn of(record: &Match<G>, rounds: u16, number: u32) -> Option<Begun<G>> {
        let (mut actions, mut at_round) = (Vec::new(), Vec::new());
        let start = record.start(|_| {}).ok()?;
        let mut state = start.clone();
        let luck = |at: usize| match number {
            0 => format!("{} {at}", record.seed),
            _ => format!("{} {at} {number}", record.seed),
        };
        while actions.len() < MOST_ACTIONS
            && let Some((round, action)) = play::<G>(&mut state, &luck(actions.len()), 0)
        {
            actions.push(action);
            at_round.push(round);
        }
        let last = *at_round.last()?;
        actions.truncate(at_round.iter().filter(|&&round| round + rounds <= last).count());
        let mut state = start;
        for &action in &actions {
            G::apply(&mut state, action, |_| {}).ok()?;
        }
        Some(Begun { actions, state, last })
    }

    /// Whether the match ends with its last rounds if these seats play anything.
    fn ends(&self, seed: &str, wild: u32) -> bool {
        let mut state = self.state.clone();
        let luck = |at: usize| format!("{seed} {at} wild {wild}");
        let round = |at| Some(play::<G>(&mut state, &luck(at), wild)?.0);
        (0..MOST_ACTIONS).map_while(round).all(|round| round <= self.last)
    }
}

/// Plays the next action as the quickest bots do, or any if the decider's bit is set in `wild`, and returns the round and
/// the action; `None` at the end.
fn play<G: Glanced>(state: &mut G::State, luck: &str, wild: u32) -> Option<(u16, G::Action)> {
    let seat = G::decider(state)?;
    let view = G::view(state, Some(seat));
    let luck = Seed::from_text(luck);
    let action = if wild >> seat.index() & 1 == 1 {
        any(&legal::<G>(&view), &mut luck.stream(CHOICE))?
    } else {
        *greedily::<G>(&view, luck).first()?
    };
    G::apply(state, action, |_| {}).ok()?;
    Some((G::round(&view), action))
}

/// Level whose points are the par of a challenge.
pub const PAR: Level = Level::Master;

/// Number of matches that it plays of a challenge, each with other luck of its own; the par is the middle one's points.
pub const PAR_MATCHES: u64 = 3;

/// Returns the par, from the points in these matches; `None` without any.
pub fn par_of(mut points: Vec<u16>) -> Option<u16> {
    points.sort_unstable();
    points.get(points.len() / 2).copied()
}

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
