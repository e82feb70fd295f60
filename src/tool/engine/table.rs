//! The current position, of any game, and the requests about it.

use serde::Serialize;
use serde_json::value::RawValue;

use super::advice::AdviceForm;
use super::request::{Apply, Best, Form, Reply, Viewer, form};
use super::{Objection, Refusal, SETUP};
use crate::bots::history::History;
use crate::bots::{Level, advise, choose};
use crate::record::json::LONGEST_SEED;
use crate::rules::Seat;
use crate::rules::form::Formed;
use crate::rules::luck::Seed;
use crate::rules::position::{Flaw, Position, Unread, read};
use crate::text::error::InWords;
use crate::tool::arguments::chance;
use crate::tool::spoken::Spoken;
use crate::tool::words;

/// A position that can be asked about.
pub trait Open {
    /// Returns the standing of the game.
    fn standing(&self) -> Reply;

    /// Returns the whole position.
    fn position(&self) -> Option<Form>;

    /// Returns the legal actions, in notation.
    fn legal(&self) -> Vec<String>;

    /// Plays an action, and returns its events if requested.
    fn apply(&mut self, request: &Apply<'_>) -> Result<Option<Form>, Refusal>;

    /// Returns what the viewer may know of it.
    fn view(&self, viewer: Viewer) -> Result<Option<Form>, Refusal>;

    /// Returns a bot's choice, and its reasons if requested.
    fn best(&self, request: &Best<'_>) -> Result<(Option<String>, Option<AdviceForm>), Refusal>;

    /// Returns every seat's score.
    fn score(&self) -> Option<Form>;
}

/// A dealt game.
pub struct Dealt {
    /// Its position.
    pub(super) open: Box<dyn Open>,
    /// Seed of the deal.
    pub(super) seed: String,
}

/// A position of a game.
struct Table<G: Spoken> {
    state: G::State,
    /// Number of actions done since the position was set.
    done: u64,
}

/// Deals the game that a line asks for.
///
/// # Errors
/// Returns an error if it can't be played.
pub fn deal<G: Spoken>(line: &str) -> Result<Dealt, Refusal> {
    let asked = G::read_new(line)?;
    let seed = match asked.seed {
        None => chance().map_err(Refusal::NoChance)?,
        Some(seed) if seed.chars().count() > LONGEST_SEED => return Err(Refusal::SeedTooLong),
        Some(seed) => seed,
    };
    let state =
        G::start(&asked.setup, Seed::from_text(&seed), |_| {}).map_err(Wrong::<G>::Setup)?;
    Ok(Dealt { open: Box::new(Table::<G> { state, done: 0 }), seed })
}

/// Sets the position in a line.
///
/// # Errors
/// Returns an error if it is not one of the game.
pub fn place<G: Spoken>(text: &str, line: &str) -> Result<Box<dyn Open>, Refusal> {
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
        Unread::Impossible(flaws) => Wrong::<G>::Impossible(flaws).into(),
    })?;
    Ok(Box::new(Table::<G> { state, done: 0 }))
}

impl<G: Spoken> Table<G> {
    fn at_the_table(&self, seat: Option<Seat>) -> Result<(), Refusal> {
        match seat {
            Some(seat) if seat.0 >= G::seats(&self.state) => Err(Refusal::NoSuchSeat(seat)),
            _ => Ok(()),
        }
    }
}

impl<G: Spoken> Open for Table<G> {
    fn standing(&self) -> Reply {
        let decider = G::decider(&self.state);
        Reply {
            decider: Some(decider),
            decision: form(&G::decision_form(&self.state)),
            score: if decider.is_none() { self.score() } else { None },
            ..Reply::default()
        }
    }

    fn position(&self) -> Option<Form> {
        form(&G::Position::of(&self.state))
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal_actions(&self.state, &mut actions);
        actions.into_iter().map(G::print).collect()
    }

    fn apply(&mut self, request: &Apply<'_>) -> Result<Option<Form>, Refusal> {
        if let Some(Viewer(seat)) = request.viewer {
            if !request.events {
                return Err(Refusal::EventsNotAsked);
            }
            self.at_the_table(seat)?;
        }
        let action = G::parse(&request.action)
            .ok_or_else(|| Refusal::NotAnAction(request.action.clone().into_owned()))?;
        let mut events = Vec::new();
        let on_event = |event| {
            if request.events {
                events.push(match request.viewer {
                    Some(Viewer(seat)) => G::event_seen_by(&event, seat),
                    None => event,
                });
            }
        };
        G::apply(&mut self.state, action, on_event).map_err(Wrong::<G>::Illegal)?;
        self.done += 1;
        let events = request.events.then_some(events);
        Ok(events.and_then(|events| form(&events)))
    }

    fn view(&self, viewer: Viewer) -> Result<Option<Form>, Refusal> {
        let Viewer(seat) = viewer;
        self.at_the_table(seat)?;
        Ok(form(&G::view_form(&G::view(&self.state, seat))))
    }

    fn best(&self, request: &Best<'_>) -> Result<(Option<String>, Option<AdviceForm>), Refusal> {
        let level = Level::of_key(&request.level)
            .ok_or_else(|| Refusal::UnknownLevel(request.level.clone().into_owned()))?;
        let seed = match &request.seed {
            Some(seed) => Seed::from_text(seed),
            None => Seed::from_text(&self.done.to_string()),
        };
        let decider = G::decider(&self.state).ok_or(Refusal::GameOver)?;
        let history = History::<G>::of(G::view(&self.state, Some(decider)), seed);
        if !request.reasons {
            let action = choose(history, level).ok_or(Refusal::GameOver)?;
            return Ok((Some(G::print(action)), None));
        }
        let advice = advise(history, level).ok_or(Refusal::GameOver)?;
        let action = advice.candidates.first().map(|first| G::print(first.action));
        Ok((action, Some(AdviceForm::of::<G>(&advice))))
    }

    fn score(&self) -> Option<Form> {
        let scores = G::scores(&self.state);
        form(&ScoreForm {
            over: G::decider(&self.state).is_none(),
            ranking: G::ranking(&self.state),
            seats: scores.iter().map(Formed::form).collect(),
        })
    }
}

/// The scores of all seats.
#[derive(Serialize)]
struct ScoreForm<S> {
    /// Whether this is the final score, not the score if the game ended now.
    over: bool,
    /// Seats from best to worst, tied ones together.
    ranking: Vec<Vec<Seat>>,
    /// Scores by seat.
    seats: Vec<S>,
}

/// The game's own reason for refusing a request.
enum Wrong<G: Spoken> {
    /// Set-up that can't be played.
    Setup(G::SetupError),
    /// Position that play can't reach.
    Impossible(Vec<Flaw>),
    /// Illegal action.
    Illegal(G::Illegal),
}

impl<G: Spoken> Objection for Wrong<G> {
    fn code(&self) -> &'static str {
        match self {
            Wrong::Setup(_) => SETUP,
            Wrong::Impossible(_) => "impossible_position",
            Wrong::Illegal(_) => "illegal_action",
        }
    }

    fn message(&self) -> String {
        match self {
            Wrong::Setup(error) => words::no_such_game(&error.in_words()),
            Wrong::Impossible(flaws) => words::impossible(flaws),
            Wrong::Illegal(why) => why.in_words(),
        }
    }

    fn why(&self) -> Option<Box<RawValue>> {
        match self {
            Wrong::Illegal(why) => form(why),
            _ => None,
        }
    }

    fn reasons(&self) -> Option<Vec<String>> {
        match self {
            Wrong::Impossible(flaws) => Some(flaws.iter().map(Flaw::to_string).collect()),
            _ => None,
        }
    }
}

impl<G: Spoken> From<Wrong<G>> for Refusal {
    fn from(wrong: Wrong<G>) -> Refusal {
        Refusal::Game(Box::new(wrong))
    }
}
