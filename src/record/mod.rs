//! A match as data: seats, set-up, seed and actions. Everything else follows from these by the rules.

use crate::rules::{Game, Seat, Seed};

pub mod game_file;
pub mod json;
pub mod link;
pub mod new_seed;
mod seat;

pub use seat::{
    Controller, LONGEST_NAME, SeatColour, SeatRecord, clean_text, company, has_hidden_signs,
    isolated, told_apart,
};

/// Maximum length of a game's name, in letters.
const LONGEST_GAME: usize = 32;

/// Maximum number of actions of a match, far above any that was played to its end. What plays a whole match
/// at once, such as opening it, thereby has an end.
pub const MOST_ACTIONS: usize = 20_000;

/// Whether a word can name a game: lower-case letters, digits and `-`, and not too many.
pub fn is_game_name(word: &str) -> bool {
    let is_letter = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-');
    word.len() <= LONGEST_GAME && word.bytes().all(is_letter)
}

/// Whether a game is played here by this version of its rules.
fn plays<G: Game>(rules: u32) -> bool {
    (G::RULES_VERSION..=G::LATEST_RULES).contains(&rules)
}

/// A match.
///
/// # Examples
///
/// ```
/// use curia::bots::Level;
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::games::council_of_4::rules::{board::Sides, setup::Setup};
/// use curia::record::{Controller, Match, SeatColour, SeatRecord};
/// use curia::rules::Seat;
///
/// let setup = Setup {
///     players: 2,
///     board: Sides::default().board(),
///     nobility: Default::default(),
///     first: Some(Seat(1)),
/// };
/// let seat = |name: &str, colour, controller| SeatRecord { name: name.to_owned(), colour, controller };
/// let seats = vec![
///     seat("Ada", SeatColour::Scarlet, Controller::Person),
///     seat("Bruno", SeatColour::Cobalt, Controller::Bot(Level::Greedy)),
/// ];
/// let mut record = Match::<CouncilOf4>::new(setup, "harbour".to_owned(), seats);
/// record.actions.push("engage".parse().expect("an action"));
/// let state = record.replay(|_, _| {}).expect("legal actions");
/// assert_eq!(state.table().turn.seat, Seat(1));
/// assert!(state.table().turn.quick_taken);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    /// Choices made before the game.
    pub setup: G::Setup,
    /// Text the seed is made from; secret while the game is in play.
    pub seed: String,
    /// Seats in seating order.
    pub seats: Vec<SeatRecord>,
    /// All actions so far.
    pub actions: Vec<G::Action>,
    /// Whether the person had help, such as undoing after hidden cards or permits were revealed.
    pub assisted: bool,
}

/// Reason a match can't begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError<E> {
    /// Set-up that can't be played.
    Setup(E),
    /// Number of seats, which differs from the number of players.
    Seats(usize),
    /// Seat without a name.
    NameMissing(Seat),
    /// Name that is longer than [`LONGEST_NAME`] or has control characters or hidden signs.
    BadName(Seat),
    /// Two seats with the same colour.
    SameColour(Seat, Seat),
}

/// Reason a match can't be played to its last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<E, I> {
    /// The match can't begin.
    Match(MatchError<E>),
    /// Illegal action.
    Action {
        /// Number of actions done before it.
        index: usize,
        /// Reason it is illegal.
        why: I,
    },
}

impl<G: Game> Match<G> {
    /// Returns a match in which nothing has been played.
    pub const fn new(setup: G::Setup, seed: String, seats: Vec<SeatRecord>) -> Match<G> {
        Match { setup, seed, seats, actions: Vec::new(), assisted: false }
    }

    /// Returns the state before the first action.
    ///
    /// # Errors
    /// Returns an error if the match can't begin.
    pub fn start(
        &self,
        on_event: impl FnMut(G::Event),
    ) -> Result<G::State, MatchError<G::SetupError>> {
        let state = G::start(&self.setup, Seed::from_text(&self.seed), on_event)
            .map_err(MatchError::Setup)?;
        if self.seats.len() != usize::from(G::seats(&state)) {
            return Err(MatchError::Seats(self.seats.len()));
        }
        for (seat, record) in Seat::first(G::seats(&state)).zip(&self.seats) {
            if record.name.is_empty() {
                return Err(MatchError::NameMissing(seat));
            }
            if SeatRecord::clean_name(&record.name) != record.name {
                return Err(MatchError::BadName(seat));
            }
            let earlier = &self.seats[..seat.index()];
            if let Some(other) = earlier.iter().position(|other| other.colour == record.colour) {
                return Err(MatchError::SameColour(Seat(other as u8), seat));
            }
        }
        Ok(state)
    }

    /// Plays all actions and returns the last state. Every state on the way, including the first and the
    /// last, is passed to `show` with the number of actions done.
    ///
    /// # Errors
    /// Returns an error if the match can't begin, or at the first illegal action.
    pub fn replay(
        &self,
        mut show: impl FnMut(usize, &G::State),
    ) -> Result<G::State, ReplayError<G::SetupError, G::Illegal>> {
        // Not a closure: each would add a copy of the rules to the page.
        let mut state = self.start(drop).map_err(ReplayError::Match)?;
        show(0, &state);
        for (index, &action) in self.actions.iter().enumerate() {
            G::apply(&mut state, action, drop).map_err(|why| ReplayError::Action { index, why })?;
            show(index + 1, &state);
        }
        Ok(state)
    }

    /// Returns the same set-up and seats before the first action. The same seed gives the same deal.
    pub fn again(&self, seed: String) -> Match<G> {
        let (setup, seats) = (self.setup.clone(), self.seats.clone());
        Match::new(setup, seed, seats)
    }

    /// Returns the match after its first `at` actions; `None` if it has fewer.
    pub fn up_to(&self, at: usize) -> Option<Match<G>> {
        let actions = self.actions.get(..at)?.to_vec();
        Some(Match { actions, assisted: self.assisted, ..self.again(self.seed.clone()) })
    }

    /// Returns the number of seats played by persons.
    pub fn persons(&self) -> usize {
        company(&self.seats).0
    }

    /// Returns the controller of a seat.
    pub fn controller(&self, seat: Seat) -> Option<Controller> {
        self.seats.get(seat.index()).map(|seat| seat.controller)
    }
}
