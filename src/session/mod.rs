//! A table in play: the hand on the screen, undo, and the log.
//!
//! The session holds the whole state, so it is trusted; bots and screens get views from it.

use crate::bots::history::{History, Observation};
use crate::bots::temper::Temper;
use crate::bots::{Level, Playable};
use crate::record::{Controller, Match, MatchError};
use crate::rules::{Game, Seat, Seed};

mod keeping;
mod only;
mod past;
mod telling;
mod undo;

pub use past::Eyes;
pub use telling::Telling;
pub use undo::{Moment, NoUndo, Reach, WaysBack};

/// One action and its events.
#[derive(Clone, Debug)]
struct Step<G: Game> {
    seat: Seat,
    action: G::Action,
    before: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Returns the action if a seat, or an onlooker, may know it when the table is in state `now`.
    fn known_to(&self, eyes: Option<Seat>, now: &G::State) -> Option<G::Action> {
        G::action_seen_by(&self.before, now, self.action, self.seat, eyes)
    }

    /// Returns what a seat, or an onlooker, may know of it when the table is in state `now`.
    fn seen_by(&self, eyes: Option<Seat>, now: &G::State) -> Entry<G> {
        Entry {
            seat: self.seat,
            action: self.known_to(eyes, now),
            events: self.events.iter().map(|event| G::event_seen_by(event, eyes)).collect(),
        }
    }
}

/// One entry of the log, as seen by one viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// Seat that decided.
    pub seat: Seat,
    /// Its action; `None` while the viewer may not know it.
    pub action: Option<G::Action>,
    /// Its events, without anything the viewer may not know.
    pub events: Vec<G::Event>,
}

/// Of a game that draws no gains beside its log.
impl<G: Game> From<&Entry<G>> for () {
    fn from(_: &Entry<G>) {}
}

/// Effect of an action before it is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview<G: Game> {
    /// View of an onlooker now.
    pub before: G::View,
    /// The action, as far as the screen may show it.
    pub action: Option<G::Action>,
    /// Its events, as far as the screen may show them.
    pub events: Vec<G::Event>,
    /// View of an onlooker afterwards.
    pub after: G::View,
}

/// Content of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Table as this seat sees it, with its hand, or as an onlooker does.
    Table(Option<Seat>),
    /// Hand-over of the screen to this seat's person, with no hand shown.
    HandOver(Seat),
    /// Final score.
    Over,
}

/// A table in play.
///
/// # Examples
///
/// ```
/// use curia::bots::legal;
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::rules::Seat;
/// use curia::session::{Session, Stage};
///
/// # let text = r#"[Game "council-of-4"] [Format "1"] [Rules "1"]
/// # [Players "2"] [Sides "1 1 1"] [Nobility "printed"] [First "0"] [Seed "harbour"]
/// # [Seat0 "Ada, scarlet, person"] [Seat1 "Bruno, cobalt, person"] [Result "*"]
/// # 1. Ada: engage *"#;
/// # let record = curia::record::game_file::read::<CouncilOf4>(text).expect("a game file").record;
/// let mut session = Session::open(record).expect("a match");
/// assert_eq!((session.played(), session.stage()), (1, Stage::HandOver(Seat(0))));
/// session.take_over();
/// assert_eq!(session.stage(), Stage::Table(Some(Seat(0))));
///
/// let elect = legal::<CouncilOf4>(&session.view())[0];
/// session.play(elect).expect("a legal action");
/// assert_eq!(session.log().count(), 2);
/// session.go_back(1).expect("an action to undo");
/// assert_eq!(session.played(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Match<G>,
    state: G::State,
    steps: Vec<Step<G>>,
    /// Undone actions, with the next to redo last.
    undone: Vec<G::Action>,
    /// Seat whose hand was asked for; `None` until a person says "this is me".
    shown: Option<Seat>,
    /// Seat of the person at this screen while the others play elsewhere, by link.
    mine: Option<Seat>,
    /// Number of actions that the match was given to begin with.
    given: usize,
}

impl<G: Playable> Session<G> {
    /// Opens a match after its last action, leaving out all from the first illegal action on.
    ///
    /// # Errors
    /// Returns an error if the match can't begin.
    pub fn open(mut record: Match<G>) -> Result<Session<G>, MatchError<G::SetupError>> {
        let state = record.start(|_| {})?;
        let actions = std::mem::take(&mut record.actions);
        let (steps, undone) = (Vec::new(), Vec::new());
        let (shown, mine, given) = (None, None, 0);
        let mut session = Session { record, state, steps, undone, shown, mine, given };
        for action in actions {
            if session.play(action).is_err() {
                break;
            }
        }
        session.shown = session.only_person();
        Ok(session)
    }

    /// Opens a match that is played by link, if `mine` is the seat of this screen's person, or else at one screen.
    ///
    /// # Errors
    /// Returns an error if the match can't begin.
    pub fn open_for(
        record: Match<G>,
        mine: Option<Seat>,
    ) -> Result<Session<G>, MatchError<G::SetupError>> {
        let mut session = Session::open(record)?;
        session.mine = mine.filter(|&mine| session.is_person(mine));
        session.shown = session.own_seat();
        Ok(session)
    }

    /// Says that the match was given its first actions to begin with: nobody here decided on them, so they stay.
    #[must_use]
    pub const fn begun_after(mut self, given: usize) -> Session<G> {
        self.given = given;
        self
    }

    /// Returns the number of actions that the match was given to begin with.
    pub const fn given(&self) -> usize {
        self.given
    }

    /// Returns the seat of the person at this screen, if the match is played by link.
    pub const fn mine(&self) -> Option<Seat> {
        self.mine
    }

    /// Returns the seat that must decide, if its person is elsewhere and is to be sent the match.
    pub fn away(&self) -> Option<Seat> {
        let mine = self.mine?;
        self.decider().filter(|&seat| seat != mine && self.is_person(seat))
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.record.controller(seat) == Some(Controller::Person)
    }

    /// Returns the match so far.
    pub const fn record(&self) -> &Match<G> {
        &self.record
    }

    /// Returns the number of actions played.
    pub const fn played(&self) -> usize {
        self.steps.len()
    }

    /// Returns the seat that must decide; `None` when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        G::decider(&self.state)
    }

    /// Whether a person at this screen is on turn and has already acted in it.
    pub fn is_amid_turn(&self) -> bool {
        let person = |seat| self.is_person(seat) && self.away() != Some(seat);
        let turn = G::turn(&self.state);
        self.decider().is_some_and(person)
            && self.steps.last().is_some_and(|step| G::turn(&step.before) == turn)
    }

    /// Returns what the screen shows now.
    pub fn stage(&self) -> Stage {
        let Some(seat) = self.decider() else {
            return Stage::Over;
        };
        match self.record.controller(seat) {
            Some(Controller::Person) if self.mine.is_none() && self.shown != Some(seat) => {
                if G::is_private(&self.state) {
                    Stage::HandOver(seat)
                } else {
                    Stage::Table(Some(seat))
                }
            }
            _ => Stage::Table(self.shown),
        }
    }

    /// Returns the view for the screen: that of the seat whose hand is shown, or what the deciding seat
    /// sees in the open, else an onlooker's.
    pub fn view(&self) -> G::View {
        match self.stage() {
            // Nobody's hand was asked for.
            Stage::Table(Some(seat)) if self.shown != Some(seat) => {
                G::view_in_the_open(&self.state, seat)
            }
            Stage::Table(seat) => G::view(&self.state, seat),
            Stage::HandOver(_) | Stage::Over => G::view(&self.state, None),
        }
    }

    /// Gives the screen to the person on turn, whose hand may then be shown.
    pub fn take_over(&mut self) {
        if let Stage::HandOver(seat) = self.stage() {
            self.shown = Some(seat);
        }
    }

    /// Hides the hand again, unless only one person is at the screen.
    pub fn hide(&mut self) {
        self.shown = self.own_seat();
    }

    /// Returns the seat whose hand the screen shows.
    pub const fn shown(&self) -> Option<Seat> {
        self.shown
    }

    /// Plays an action of the seat that must decide.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if the action is illegal.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let Some(seat) = self.decider() else {
            // The rules give the best reason that nothing is legal any more.
            return G::apply(&mut self.state, action, |_| {});
        };
        let before = self.state.clone();
        let mut events = Vec::new();
        G::apply(&mut self.state, action, |event| events.push(event))?;
        self.steps.push(Step { seat, action, before, events });
        self.record.actions.push(action);
        if self.undone.last() == Some(&action) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        if self.only_person().is_none() {
            let goes_on = self.decider() == Some(seat);
            if !goes_on {
                self.undone.clear();
            }
            // An open state needs no hand-over, and the next hand must not be shown.
            if !goes_on || !G::is_private(&self.state) {
                self.hide();
            }
        }
        Ok(())
    }

    /// Returns the log from the oldest entry, as the screen may show it now.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = Entry<G>> + '_ {
        self.log_since(0)
    }

    /// Returns the log from the entry at this place on, as the screen may show it now.
    pub fn log_since(&self, at: usize) -> impl DoubleEndedIterator<Item = Entry<G>> + '_ {
        self.steps.iter().skip(at).map(|step| step.seen_by(self.shown, &self.state))
    }

    /// Returns the log entry at this place, as the screen may show it now; `None` if there is none.
    pub fn log_at(&self, at: usize) -> Option<Entry<G>> {
        self.log_since(at).next()
    }

    /// Returns the number of actions played up to the end of the seat's last turn, not counting the one
    /// it is in.
    fn end_of_last_turn(&self, seat: Seat) -> usize {
        let now = G::turn(&self.state);
        let of_last_turn = |step: &Step<G>| step.seat == seat && G::turn(&step.before) != now;
        self.steps.iter().rposition(of_last_turn).map_or(0, |last| last + 1)
    }

    /// Returns the others' entries since the seat's last turn, oldest first, each with its place in the log.
    pub fn since_last_turn(&self, seat: Seat) -> Vec<(usize, Entry<G>)> {
        let end = self.end_of_last_turn(seat);
        let since = (end..).zip(self.log_since(end));
        since.take_while(|(_, entry)| entry.seat != seat).collect()
    }

    /// Returns an onlooker's view at the end of the seat's last turn.
    pub fn view_after_last_turn(&self, seat: Seat) -> G::View {
        let step = self.steps.get(self.end_of_last_turn(seat));
        G::view(step.map_or(&self.state, |step| &step.before), None)
    }

    /// Returns the seat's own view after the others' moves, as its turn began.
    pub fn view_after_the_others(&self, seat: Seat) -> G::View {
        let others = self.since_last_turn(seat).len();
        G::view(self.state_at(self.end_of_last_turn(seat) + others), Some(seat))
    }

    /// Returns the effect of playing the action now; `None` if it is illegal.
    pub fn preview(&self, action: G::Action) -> Option<Preview<G>> {
        let seat = self.decider()?;
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let see = |event: G::Event| events.push(G::event_seen_by(&event, self.shown));
        G::apply(&mut state, action, see).ok()?;
        let action = G::action_seen_by(&self.state, &state, action, seat, self.shown);
        let view = |state| G::view(state, None);
        Some(Preview { before: view(&self.state), action, events, after: view(&state) })
    }

    /// Whether a bot must decide.
    pub fn is_bots_turn(&self) -> bool {
        self.bot_at(self.steps.len()).is_some()
    }

    /// Returns the level of the bot that decided after this many actions; `None` if no bot did.
    fn bot_at(&self, played: usize) -> Option<Level> {
        match self.record.controller(self.decider_at(played)?) {
            Some(Controller::Bot(level)) => Some(level),
            _ => None,
        }
    }

    /// Returns the question for the bot that must decide, if one must: its level, and its views in this turn.
    pub fn bot_to_ask(&self) -> Option<(Level, History<G>)> {
        self.bot_asked_at(self.steps.len())
    }

    /// Returns the question to the bot that decided after this many actions, with its temperament; `None` if no bot did.
    pub fn bot_asked_at(&self, played: usize) -> Option<(Level, History<G>)> {
        let temper = self.temper_of(self.decider_at(played)?);
        Some((self.bot_at(played)?, History { temper, ..self.history_at(played)? }))
    }

    /// Returns the temperament in which the bot of a seat plays, if it has one.
    pub fn temper_of(&self, seat: Seat) -> Option<Temper> {
        match self.record.controller(seat) {
            Some(Controller::Bot(level)) => Temper::drawn::<G>(level, &self.record.seed, seat),
            _ => None,
        }
    }

    /// Returns the decision after this many actions as its seat saw it, with those before it in the same turn;
    /// `None` if there was none. Its seed for the bot's own luck depends only on the match and the moment. It has no
    /// temperament.
    pub fn history_at(&self, played: usize) -> Option<History<G>> {
        let seat = self.decider_at(played)?;
        let turn = G::turn(self.state_at(played));
        let moment = |at: usize| {
            let view = G::view(self.state_at(at), Some(seat));
            Observation { view, seed: Seed::beside(&self.record.seed, "bot", at) }
        };
        let same = |step: &&Step<G>| step.seat == seat && G::turn(&step.before) == turn;
        let before = self.steps.iter().take(played).rev().take_while(same).count();
        let taken = (played - before..).zip(&self.steps[played - before..played]);
        let before = taken.map(|(at, step)| (moment(at), step.action)).collect();
        Some(History { before, now: moment(played), temper: None })
    }

    /// Returns the state after this many actions, or the current one if there were fewer.
    fn state_at(&self, played: usize) -> &G::State {
        self.steps.get(played).map_or(&self.state, |step| &step.before)
    }

    /// Marks the match as assisted, for ever: the person was told what to do.
    pub fn assist(&mut self) {
        self.record.assisted = true;
    }

    /// Returns the seats that share the victory when the game is over.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        G::winners(&self.state)
    }
}
