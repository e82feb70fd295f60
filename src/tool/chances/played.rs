//! Games of bots, with what search found at their decisions.

use super::samples::{Sample, Samples};
use crate::bots::history::History;
use crate::bots::thinking::{Task, Thinking};
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

    /// Plays a game.
    fn game<G: Spoken>(&self, game: u32) -> Result<Vec<Sample>, Failure> {
        let seats = SeatColour::ALL.into_iter().take(self.players.into()).zip(1..);
        let seats = seats.map(|(colour, number)| SeatRecord {
            name: format!("{} {number}", self.level.key()),
            colour,
            controller: Controller::Bot(self.level),
        });
        let setup = G::sample(self.players, game);
        let record = Match::new(setup, format!("{} {game}", self.seed), seats.collect());
        let mut session = Session::<G>::open(record)?;
        let (mut samples, mut last, mut decisions) = (Vec::new(), None, 0);
        for _ in 0..MOST_ACTIONS {
            let (Some(seat), Some((level, history))) = (session.decider(), session.bot_to_ask())
            else {
                break;
            };
            let mut thinking = Thinking::new(history.clone(), Task::Play(level), last.take());
            thinking.go_on(u32::MAX);
            if thinking.as_found().is_some() {
                decisions += 1;
                if decisions % self.every == 0 {
                    samples.extend(self.sample(game, seat, history, &thinking));
                }
            }
            let action = thinking.choice();
            last = Some(thinking);
            if action.is_none_or(|action| session.play(action).is_err()) {
                break;
            }
        }
        let winners = session.winners().unwrap_or_default();
        let part = 1.0 / winners.len().max(1) as f32;
        let won = Seat::first(self.players);
        let won = won.map(|seat| if winners.contains(&seat) { part } else { 0.0 });
        let won: Vec<f32> = won.collect();
        samples.retain(|_| !winners.is_empty());
        samples.iter_mut().for_each(|sample| sample.won.clone_from(&won));
        Ok(samples)
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
                let mut anew = Thinking::new(history, Task::Advise(iterations, None), None);
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
