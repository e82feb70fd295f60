//! Games of bots, with what search found at their decisions.

use super::ceiling::{Ceiling, parts};
use super::samples::{Sample, Samples};
use crate::bots::history::History;
use crate::bots::thinking::{ADVISER, Task, Thinking};
use crate::bots::{Level, Playable};
use crate::record::{Controller, MOST_ACTIONS, Match, SeatColour, SeatRecord};
use crate::rules::Seat;
use crate::session::Session;
use crate::tool::failure::Failure;
use crate::tool::jobs::each;
use crate::tool::spoken::Spoken;

/// Everything that determines the games and what is found in them.
pub struct Plan {
    pub players: u8,
    pub games: u32,
    /// Level of all seats, one that searches.
    pub level: Level,
    /// Seed of the games.
    pub seed: String,
    /// Iterations of a search of its own for each decision looked at; what the level found if not given.
    pub iterations: Option<u32>,
    /// One in so many decisions is looked at.
    pub every: usize,
}

impl Plan {
    /// Plays all games, and returns what was found in those that were finished, for any number of jobs.
    ///
    /// # Errors
    /// Returns an error if a game can't begin.
    pub fn play<G: Spoken>(&self, jobs: usize) -> Result<Samples, Failure> {
        let played = each(jobs, 0..self.games, |game| self.game::<G>(game));
        let played = played.into_iter().collect::<Result<Vec<_>, Failure>>()?;
        let all = played.into_iter().flatten().collect();
        Ok(Samples { game: G::NAME.to_owned(), players: self.players.into(), all })
    }

    /// Plays all games, and returns how sure their results are, as far as this many games played on from each decision
    /// show it.
    ///
    /// # Errors
    /// Returns an error if a game can't begin.
    pub fn ceiling<G: Spoken>(&self, playouts: u32, jobs: usize) -> Result<Ceiling, Failure> {
        let played: Vec<Result<Ceiling, Failure>> = each(jobs, 0..self.games, |game| {
            let mut all = Ceiling::default();
            self.watch::<G>(game, |session, _, _, _| {
                let seed = format!("{} {game} {}", self.seed, session.played());
                // What was played can be played again.
                let state = session.record().replay(|_, _| {}).ok();
                let of = |state| Ceiling::of::<G>(&state, self.level, playouts, &seed);
                all.add(state.map(of).unwrap_or_default());
            })?;
            Ok(all)
        });
        let mut all = Ceiling::default();
        for ceiling in played {
            all.add(ceiling?);
        }
        Ok(all)
    }

    /// Plays a game.
    fn game<G: Spoken>(&self, game: u32) -> Result<Vec<Sample>, Failure> {
        let mut samples = Vec::new();
        let session = self.watch::<G>(game, |_, seat, history, thinking| {
            samples.extend(self.sample(game, seat, history, thinking));
        })?;
        let won = parts::<G>(&session.record().replay(|_, _| {})?);
        samples.retain(|_| session.winners().is_some());
        samples.iter_mut().for_each(|sample| sample.won.clone_from(&won));
        Ok(samples)
    }

    /// Plays a game to its end, and shows the decisions that are looked at.
    fn watch<G: Spoken>(
        &self,
        game: u32,
        mut look: impl FnMut(&Session<G>, Seat, History<G>, &Thinking<G>),
    ) -> Result<Session<G>, Failure> {
        let seats = SeatColour::ALL.into_iter().take(self.players.into()).zip(1..);
        let seats = seats.map(|(colour, number)| SeatRecord {
            name: format!("{} {number}", self.level.key()),
            colour,
            controller: Controller::Bot(self.level),
        });
        let setup = G::sample(self.players, game);
        let record = Match::new(setup, format!("{} {game}", self.seed), seats.collect());
        let mut session = Session::<G>::open(record)?;
        let (mut last, mut decisions) = (None, 0);
        for _ in 0..MOST_ACTIONS {
            // Plain bots: their chances are what people are told.
            let Some(seat) = session.decider() else { break };
            let Some(history) = session.history_at(session.played()) else { break };
            let mut thinking = Thinking::new(history.clone(), Task::Play(self.level), last.take());
            thinking.go_on(u32::MAX);
            if thinking.as_found().is_some() {
                decisions += 1;
                if decisions % self.every == 0 {
                    look(&session, seat, history, &thinking);
                }
            }
            let action = thinking.choice();
            last = Some(thinking);
            if action.is_none_or(|action| session.play(action).is_err()) {
                break;
            }
        }
        Ok(session)
    }

    /// Returns what search found at a decision, in the level's own thinking or in a search of its own.
    fn sample<G: Playable>(
        &self,
        game: u32,
        seat: Seat,
        history: History<G>,
        own: &Thinking<G>,
    ) -> Option<Sample> {
        let moment = G::moment(&history.now.view);
        let (rated, found) = match self.iterations {
            None => own.as_found(),
            Some(iterations) => {
                let mut anew =
                    Thinking::new(history, Task::Advise(ADVISER, iterations, None), None);
                anew.go_on(u32::MAX);
                anew.as_found()
            }
        }?;
        let best = rated.first()?.outlook.chance;
        let found = found.iter().take(self.players.into()).map(|outlook| outlook.chance);
        let found = found.collect();
        Some(Sample { game, moment, decider: seat.index(), best, found, won: Vec::new() })
    }
}
