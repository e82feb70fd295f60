//! The current position, of any game, and the requests about it.

use serde_json::value::to_raw_value;

use super::advice;
use super::refusal::Refusal;
use super::reply::{self, Reply};
use super::request::{Apply, Best, Request, Viewer, parse};
use crate::bots::history::History;
use crate::bots::{Level, advise, choose};
use crate::record::json::LONGEST_SEED;
use crate::rules::form::Formed;
use crate::rules::position::{Position, Unread, read, seen};
use crate::rules::{Seat, Seed};
use crate::text::InWords;
use crate::tool::arguments::chance;
use crate::tool::spoken::Spoken;
use crate::tool::words;

/// A position that can be asked about.
pub trait Open {
    /// Returns the standing of the game.
    fn standing(&self) -> Reply;

    /// Answers a request about it.
    ///
    /// # Errors
    /// Returns an error if it can't be answered; nothing is changed then.
    fn answer(&mut self, request: &Request<'_>) -> Result<Reply, Refusal>;
}

/// A game that was dealt, with its seed, or why it can't be played.
pub type Dealt = Result<(Box<dyn Open>, String), Refusal>;
/// A position that was set, or why it is none of the game.
pub type Placed = Result<Box<dyn Open>, Refusal>;

/// A position of a game.
struct Table<G: Spoken> {
    state: G::State,
    /// Number of actions done since the position was set.
    done: u64,
}

/// Deals the game that a line asks for, and returns its seed.
///
/// # Errors
/// Returns an error if it can't be played.
pub fn deal<G: Spoken>(line: &str) -> Dealt {
    let asked = parse::<G::New>(line)?.try_into();
    let asked = asked.map_err(|error| Refusal::Setup(error.to_string()))?;
    let seed = match asked.seed {
        None => chance()?,
        Some(seed) if seed.chars().count() > LONGEST_SEED => return Err(Refusal::SeedTooLong),
        Some(seed) => seed,
    };
    let state = G::start(&asked.setup, Seed::from_text(&seed), |_| {}).map_err(|error| {
        Refusal::Setup(format!("This game can't be set up: {}.", error.in_words()))
    })?;
    Ok((Box::new(Table::<G> { state, done: 0 }), seed))
}

/// Sets the position in a line.
///
/// # Errors
/// Returns an error if it is not one of the game.
pub fn place<G: Spoken>(text: &str, line: &str) -> Placed {
    let before = text.as_ptr().addr().saturating_sub(line.as_ptr().addr());
    let state = read::<G, G::Position>(text.as_bytes()).map_err(|error| match error {
        Unread::TooLong => Refusal::TooLong,
        Unread::Malformed { column, detail, .. } => {
            let reason = words::without_place(&detail);
            Refusal::BadRequest { column: before + column.max(1), reason }
        }
        Unread::OtherForm { pointer } => {
            let reason = words::other_form(&format!("/position{pointer}"));
            Refusal::BadRequest { column: before + 1, reason }
        }
        Unread::Impossible(flaws) => Refusal::Impossible(flaws),
    })?;
    Ok(Box::new(Table::<G> { state, done: 0 }))
}

impl<G: Spoken> Open for Table<G> {
    fn standing(&self) -> Reply {
        let decider = G::decider(&self.state);
        let standing = Reply::default()
            .with("decider", &decider)
            .with("decision", &G::decision_form(&self.state));
        if decider.is_none() { standing.with("score", &self.score()) } else { standing }
    }

    fn answer(&mut self, request: &Request<'_>) -> Result<Reply, Refusal> {
        match request {
            Request::Position => {
                Ok(reply::to("position").with("position", &G::Position::of(&self.state)))
            }
            Request::Legal => {
                let mut actions = Vec::new();
                G::legal_actions(&self.state, &mut actions);
                let printed: Vec<String> = actions.into_iter().map(G::print).collect();
                Ok(reply::to("legal").with("actions", &printed))
            }
            Request::Apply(request) => self.apply(request),
            Request::View(Viewer(seat)) => {
                self.at_the_table(*seat)?;
                let view = seen::<G, G::Position>(&G::view(&self.state, *seat));
                Ok(reply::to("view").with("view", &view))
            }
            Request::Best(request) => self.best(request),
            Request::Score => Ok(reply::to("score").with("score", &self.score())),
        }
    }
}

impl<G: Spoken> Table<G> {
    fn at_the_table(&self, seat: Option<Seat>) -> Result<(), Refusal> {
        match seat {
            Some(seat) if seat.0 >= G::seats(&self.state) => Err(Refusal::NoSuchSeat(seat)),
            _ => Ok(()),
        }
    }

    /// Plays an action, and returns its events if requested.
    fn apply(&mut self, request: &Apply<'_>) -> Result<Reply, Refusal> {
        if let Some(Viewer(seat)) = request.viewer {
            if !request.events {
                return Err(Refusal::EventsNotAsked);
            }
            self.at_the_table(seat)?;
        }
        let action = G::parse(&request.action)
            .ok_or_else(|| Refusal::NotAnAction(request.action.to_string()))?;
        let mut events = Vec::new();
        let on_event = |event| {
            events.push(match request.viewer {
                Some(Viewer(seat)) => G::event_seen_by(&event, seat),
                None => event,
            });
        };
        G::apply(&mut self.state, action, on_event).map_err(|illegal| Refusal::Illegal {
            words: illegal.in_words(),
            why: to_raw_value(&illegal).unwrap_or_default(),
        })?;
        self.done += 1;
        let events = request.events.then_some(events);
        Ok(reply::to("apply").with_any("events", events).and(self.standing()))
    }

    /// Asks a bot, for its reasons too if requested.
    fn best(&self, request: &Best<'_>) -> Result<Reply, Refusal> {
        let level = Level::of_key(&request.level)
            .ok_or_else(|| Refusal::UnknownLevel(request.level.to_string()))?;
        let seed = match &request.seed {
            Some(seed) => Seed::from_text(seed),
            None => Seed::from_text(&self.done.to_string()),
        };
        let decider = G::decider(&self.state).ok_or(Refusal::GameOver)?;
        let history = History::<G>::of(G::view(&self.state, Some(decider)), seed);
        if !request.reasons {
            let action = choose(history, level).ok_or(Refusal::GameOver)?;
            return Ok(reply::to("best").with("action", &G::print(action)));
        }
        let advice = advise(history, level).ok_or(Refusal::GameOver)?;
        let action = advice.candidates.first().map(|first| G::print(first.action));
        Ok(reply::to("best").with_any("action", action).with("advice", &advice::form::<G>(&advice)))
    }

    /// Returns every seat's score, final or as if the game ended now.
    fn score(&self) -> Reply {
        let standings = G::standings(&G::view(&self.state, None));
        let ranking: Vec<Vec<Seat>> =
            standings.iter().map(|place| place.iter().map(|(seat, _)| *seat).collect()).collect();
        let seats: Vec<_> = G::scores(&self.state).iter().map(Formed::form).collect();
        Reply::default()
            .with("over", &G::decider(&self.state).is_none())
            .with("ranking", &ranking)
            .with("seats", &seats)
    }
}
