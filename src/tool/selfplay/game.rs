//! The games of a run, and playing one.

use std::fmt;
use std::time::{Duration, Instant};

use crate::bots::Level;
use crate::bots::history::History;
use crate::bots::thinking::{Task, Thinking};
use crate::record::json::LONGEST_SEED;
use crate::record::{Controller, Match, SeatColour, SeatRecord};
use crate::session::Session;
use crate::tool::failure::Failure;
use crate::tool::program::Program;
use crate::tool::spoken::Spoken;

/// Maximum length of a seed, in characters: the number of the deal is appended.
pub const LONGEST_RUN_SEED: usize = LONGEST_SEED - " 4294967295".len();

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Who {
    /// A bot of this level.
    Level(Level),
    /// Another program, by its command.
    Program(&'static str),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Level(level) => f.pad(level.key()),
            Who::Program(command) => write!(f, "program:{command}"),
        }
    }
}

/// A seat in a game.
enum Player {
    Bot(Level),
    Program(Program),
}

impl Player {
    fn new(who: Who, limit: Duration) -> Player {
        match who {
            Who::Level(level) => Player::Bot(level),
            Who::Program(command) => Player::Program(Program::new(command, limit)),
        }
    }
}

/// Everything that determines the games.
pub struct Plan<G: Spoken> {
    pub games: u32,
    /// Who plays each seat in the first game of a deal.
    pub seats: Vec<Who>,
    /// Set-up of all games.
    pub setup: G::Setup,
    /// Seed of the deals.
    pub seed: String,
    /// Maximum number of actions, after which a game stays unfinished.
    pub most_actions: u32,
    /// Time that a program has for a decision.
    pub limit: Duration,
}

/// Result of a game.
pub struct Played<G: Spoken> {
    /// The match, to be saved.
    pub record: Match<G>,
    pub seats: Vec<SeatResult>,
    /// Whether the game was finished.
    pub finished: bool,
    /// Why a program lost before the end.
    pub lost: Option<String>,
}

/// Result of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatResult {
    /// Number of seats that did better.
    pub better: u64,
    /// Number of seats that share its place, itself included.
    pub sharing: u64,
    pub points: i64,
    /// Number of turns it began.
    pub turns: u64,
    pub decisions: u64,
    /// Time of its decisions.
    pub time: Duration,
}

impl<G: Spoken> Plan<G> {
    /// Returns the number of turns of the table until the levels sit as at first.
    pub fn seatings(&self) -> usize {
        let seated = |turns: usize| self.seats.iter().cycle().skip(turns).take(self.seats.len());
        let same = |&turns: &usize| seated(turns).eq(&self.seats);
        (1..=self.seats.len()).find(same).unwrap_or(1)
    }

    /// Returns who plays each seat in a game: each deal is played in every seating before the next one.
    pub fn levels(&self, game: u32) -> Vec<Who> {
        let turns = game as usize % self.seatings();
        self.seats.iter().copied().cycle().skip(turns).take(self.seats.len()).collect()
    }

    /// Returns the match before its first action.
    fn record(&self, game: u32) -> Match<G> {
        let levels = self.levels(game);
        let deal = game as usize / self.seatings();
        let seats = levels.iter().zip(SeatColour::ALL).zip(1..).map(|((&level, colour), seat)| {
            // Commands are too long for names.
            let (word, controller) = match level {
                Who::Level(level) => (level.key(), Controller::Bot(level)),
                Who::Program(_) => ("program", Controller::Person),
            };
            SeatRecord { name: format!("{word} {seat}"), colour, controller }
        });
        Match::new(self.setup.clone(), format!("{} {deal}", self.seed), seats.collect())
    }

    /// Plays a game; returns `None` if it is stopped. The bots choose as in the page, so the same match
    /// is the same game there.
    ///
    /// # Errors
    /// Returns an error if the match can't begin.
    pub fn play(
        &self,
        game: u32,
        stopped: impl Fn() -> bool,
    ) -> Result<Option<Played<G>>, Failure> {
        let mut session = Session::<G>::open(self.record(game))?;
        let mut seats = vec![SeatResult::default(); self.seats.len()];
        let levels = self.levels(game);
        let mut players: Vec<_> = levels.iter().map(|&who| Player::new(who, self.limit)).collect();
        let mut last = None;
        let mut lost = None;
        for played in 0..self.most_actions {
            if stopped() {
                return Ok(None);
            }
            let Some(seat) = session.decider() else { break };
            let Some(history) = session.history_at(played as usize) else { break };
            let begin = Instant::now();
            let action = match &mut players[seat.index()] {
                Player::Bot(level) => {
                    let history = History { temper: session.temper_of(seat), ..history };
                    let mut thinking = Thinking::new(history, Task::Play(*level), last.take());
                    thinking.go_on(u32::MAX);
                    let action = thinking.choice();
                    last = Some(thinking);
                    action
                }
                Player::Program(program) => match program.choose::<G>(&history.now.view, seat) {
                    Ok(action) => Some(action),
                    Err(why) => {
                        lost = Some((seat, format!("game {}: {program} {why}", game + 1)));
                        None
                    }
                },
            };
            let result = &mut seats[seat.index()];
            result.time += begin.elapsed();
            result.decisions += 1;
            if action.is_none_or(|action| session.play(action).is_err()) {
                break;
            }
        }
        let record = session.record().clone();
        let mut turn = None;
        let state = record.replay(|_, state| {
            // A turn belongs to the seat that decides first in it.
            if let Some(seat) = G::decider(state)
                && turn.replace(G::turn(state)) != Some(G::turn(state))
            {
                seats[seat.index()].turns += 1;
            }
        })?;
        let mut better = 0;
        for place in G::standings(&G::view(&state, None)) {
            for (seat, _) in &place {
                let result = &mut seats[seat.index()];
                result.better = better;
                result.sharing = place.len() as u64;
            }
            better += place.len() as u64;
        }
        for (result, points) in seats.iter_mut().zip(G::totals(&state)) {
            result.points = points.into();
        }
        if let Some((loser, _)) = &lost {
            // All others share the victory.
            let others = seats.len() as u64 - 1;
            for (seat, result) in seats.iter_mut().enumerate() {
                let is_loser = seat == loser.index();
                result.better = if is_loser { others } else { 0 };
                result.sharing = if is_loser { 1 } else { others };
            }
        }
        let finished = lost.is_some() || session.decider().is_none();
        Ok(Some(Played { record, seats, finished, lost: lost.map(|(_, why)| why) }))
    }
}
