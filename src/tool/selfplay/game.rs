//! Which games are played, and playing one.

use std::time::{Duration, Instant};

use crate::bots::Level;
use crate::bots::thinking::{Task, Thinking};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::board::Sides;
use crate::games::council_of_4::scoring::{ranking, scores};
use crate::games::council_of_4::setup::{Setup, SetupError};
use crate::record::json::LONGEST_SEED;
use crate::record::{Controller, Match, MatchError, SeatColour, SeatRecord};
use crate::session::Session;

/// The longest seed, in characters: the number of the deal is put behind it.
pub const LONGEST_RUN_SEED: usize = LONGEST_SEED - " 4294967295".len();

/// Everything from which the games follow.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// The level of each seat in the first game of a deal.
    pub seats: Vec<Level>,
    /// The board.
    pub sides: Sides,
    /// The seed of the deals.
    pub seed: String,
    /// A game that is not over after so many actions stays unfinished.
    pub most_actions: u32,
}

/// What became of a game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The match, to be written down.
    pub record: Match<CouncilOf4>,
    /// What became of each seat.
    pub seats: Vec<SeatResult>,
    /// Whether the game came to its end.
    pub finished: bool,
}

/// What became of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatResult {
    /// How many seats did better.
    pub better: u64,
    /// How many seats share its place, itself included.
    pub sharing: u64,
    /// Its VP.
    pub vp: u64,
    /// The turns that it began.
    pub turns: u64,
    /// Its decisions.
    pub decisions: u64,
    /// The time that it took for them.
    pub time: Duration,
}

impl Plan {
    /// After how many turns of the table the levels sit as in the beginning.
    pub fn seatings(&self) -> usize {
        let seated = |turns: usize| self.seats.iter().cycle().skip(turns).take(self.seats.len());
        let same = |&turns: &usize| seated(turns).eq(&self.seats);
        (1..=self.seats.len()).find(same).unwrap_or(1)
    }

    /// The levels by seat in a game: each deal is played in every seating before the next one.
    pub fn levels(&self, game: u32) -> Vec<Level> {
        let turns = game as usize % self.seatings();
        self.seats.iter().copied().cycle().skip(turns).take(self.seats.len()).collect()
    }

    /// The match before its first action.
    fn record(&self, game: u32) -> Match<CouncilOf4> {
        let levels = self.levels(game);
        let deal = game as usize / self.seatings();
        let seats = levels.iter().zip(SeatColour::ALL).zip(1..).map(|((&level, colour), seat)| {
            let name = format!("{} {seat}", level.word());
            SeatRecord { name, colour, controller: Controller::Bot(level) }
        });
        let setup = Setup {
            players: levels.len() as u8,
            sides: self.sides,
            nobility: Default::default(),
            first: None,
        };
        Match::new(setup, format!("{} {deal}", self.seed), seats.collect())
    }

    /// Plays a game; nothing if it is stopped. The bots choose as they do in the page, so the
    /// same match is the same game there.
    ///
    /// # Errors
    /// If the match can't begin.
    pub fn play(
        &self,
        game: u32,
        stopped: impl Fn() -> bool,
    ) -> Result<Option<Played>, MatchError<SetupError>> {
        let mut session = Session::<CouncilOf4>::open(self.record(game))?;
        let mut seats = vec![SeatResult::default(); self.seats.len()];
        let mut last = None;
        for _ in 0..self.most_actions {
            if stopped() {
                return Ok(None);
            }
            let (Some(seat), Some((level, course))) = (session.decider(), session.bot_to_ask())
            else {
                break;
            };
            let begin = Instant::now();
            let mut thinking = Thinking::new(course, Task::Play(level), last.take());
            thinking.go_on(u32::MAX);
            let action = thinking.choice();
            last = Some(thinking);
            let result = &mut seats[seat.index()];
            result.time += begin.elapsed();
            result.decisions += 1;
            if action.is_none_or(|action| session.play(action).is_err()) {
                break;
            }
        }
        let view = session.view();
        let scores = scores(&view.table, view.hand_sizes);
        let mut better = 0;
        for place in ranking(&scores) {
            for seat in &place {
                let result = &mut seats[seat.index()];
                result.better = better;
                result.sharing = place.len() as u64;
                result.vp = scores[seat.index()].total().into();
            }
            better += place.len() as u64;
        }
        for turn in 0..=view.table.turn.number {
            let seat = (usize::from(turn) + view.table.first.index()) % seats.len();
            seats[seat].turns += 1;
        }
        let finished = session.decider().is_none();
        Ok(Some(Played { record: session.record().clone(), seats, finished }))
    }
}
