//! The contract that bots, records, sessions and tests are written against, the same for every game.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub mod form;
pub mod luck;
pub mod notation;
pub mod opening;
pub mod playout;
pub mod position;
pub mod sample;
mod seats;
#[cfg(test)]
pub mod trial;

pub use luck::Seed;
pub use seats::{Seat, Seats, ranked};

/// The rules of a game.
///
/// Exactly one seat of a state must decide until the game is over. All chance comes from the seed and is
/// secret: a player, human or bot, gets only a [`Game::View`].
///
/// Where several choose simultaneously, they are asked one after the other. The choices stay hidden in the
/// state until all have chosen: views, [`Game::event_seen_by`] and [`Game::action_seen_by`] reveal nothing
/// earlier.
///
/// # Examples
///
/// ```
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::games::council_of_4::rules::{board::Sides, setup::Setup};
/// use curia::rules::{Game, luck::Seed, luck::below};
///
/// let setup = Setup { players: 2, board: Sides::default().board(), nobility: Default::default(), first: None };
/// let seed = Seed::from_text("harbour");
/// let mut state = CouncilOf4::start(&setup, seed, |_| {})?;
/// let mut rng = seed.stream(99);
/// while let Some(action) = CouncilOf4::choose_legal(&state, |len| below(&mut rng, len)) {
///     CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
/// }
/// assert!(CouncilOf4::winners(&state).is_some());
/// # Ok::<(), curia::games::council_of_4::rules::setup::SetupError>(())
/// ```
pub trait Game {
    /// Name of the game in records.
    const NAME: &'static str;
    /// Version of the rules, raised with every change after which old actions may mean something else.
    const RULES_VERSION: u32;
    /// The latest version that is known: that of set-ups with options which earlier versions don't know. A set-up without
    /// them goes on by [`Game::RULES_VERSION`].
    const LATEST_RULES: u32 = Self::RULES_VERSION;
    /// Whether anything is hidden from any seat. If not, all see the same, and nobody ever looks away.
    const HAS_SECRETS: bool = true;
    /// Possible numbers of players; [`Game::start`] may restrict them for some set-ups.
    const SEATS: RangeInclusive<u8>;

    /// Options chosen before the game begins.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Reason why a set-up can't be played.
    type SetupError: Clone + Debug + PartialEq;
    /// Full state, hidden things included.
    type State: Clone + Debug + PartialEq;
    /// Everything that one seat, or an onlooker, may know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A whole decision, ordered as in the legal list.
    type Action: Copy + Debug + Ord + Display + FromStr;
    /// Reason why an action is not legal.
    type Illegal: Clone + Debug + PartialEq;
    /// An event of the game.
    type Event: Clone + Debug + PartialEq;
    /// An invariant that a state breaks.
    type Broken: Clone + Debug + PartialEq;

    /// Returns the set-up of a numbered game for this many players, to test and to measure with: all boards in turn if
    /// there are several.
    fn sample(players: u8, number: u32) -> Self::Setup;

    /// Returns the version of the rules by which a set-up is played: the first one that knows its options.
    fn rules_of(_: &Self::Setup) -> u32 {
        Self::RULES_VERSION
    }

    /// Deals the first state.
    ///
    /// # Errors
    /// Returns an error if the set-up can't be played.
    fn start(
        setup: &Self::Setup,
        seed: Seed,
        on_event: impl FnMut(Self::Event),
    ) -> Result<Self::State, Self::SetupError>;

    /// Returns the number of seats that play.
    fn seats(state: &Self::State) -> u8;

    /// Returns the seat that must decide, `None` when the game is over.
    fn decider(state: &Self::State) -> Option<Seat>;

    /// Returns the number of turns finished so far, of all players; it never decreases. A turn belongs to one
    /// seat, which decides as long as it lasts. Where several choose simultaneously, each choice is a turn.
    fn turn(state: &Self::State) -> u32;

    /// Whether the others must look away while the deciding seat chooses. If `false`, it can choose with
    /// [`Game::view_in_the_open`] before it.
    fn is_private(_state: &Self::State) -> bool {
        Self::HAS_SECRETS
    }

    /// Replaces `actions` by all legal ones, in canonical order; none when the game is over.
    fn legal_actions(state: &Self::State, actions: &mut Vec<Self::Action>) {
        Self::view_legal_actions(&Self::view(state, Self::decider(state)), actions);
    }

    /// Returns the legal action at the position that `choose` gives for the list's length, `None` if the list
    /// is shorter. The list need not be written out for it.
    fn choose_legal(state: &Self::State, choose: impl FnOnce(u32) -> u32) -> Option<Self::Action> {
        let mut actions = Vec::new();
        Self::legal_actions(state, &mut actions);
        actions.get(choose(actions.len() as u32) as usize).copied()
    }

    /// Applies an action and reports every event.
    ///
    /// # Errors
    /// Returns an error if the action is not legal; the state is then unchanged and nothing is reported.
    ///
    /// # Examples
    ///
    /// ```
    /// use curia::games::council_of_4::CouncilOf4;
    /// use curia::rules::{Game, sample};
    ///
    /// let (mut state, _) = sample::deal::<CouncilOf4>(2, 0)?;
    /// let (mut actions, mut events) = (Vec::new(), Vec::new());
    /// CouncilOf4::legal_actions(&state, &mut actions);
    /// let done = CouncilOf4::apply(&mut state, actions[0], |event| events.push(event));
    /// assert!(done.is_ok() && !events.is_empty());
    /// # Ok::<(), curia::games::council_of_4::rules::setup::SetupError>(())
    /// ```
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        on_event: impl FnMut(Self::Event),
    ) -> Result<(), Self::Illegal>;

    /// Returns everything that a seat, or an onlooker without a hand, may know.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// Returns the view of a seat while others look on: without anything that only this seat knows, but with its
    /// legal actions.
    fn view_in_the_open(state: &Self::State, seat: Seat) -> Self::View {
        Self::view(state, Some(seat))
    }

    /// Replaces `actions` by the legal ones of the view's seat; none if another seat must decide.
    fn view_legal_actions(view: &Self::View, actions: &mut Vec<Self::Action>);

    /// Returns a full state that agrees with the view, with the hidden things dealt again.
    fn determinise(view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// Returns the part of an event that a seat, or an onlooker, may know.
    fn event_seen_by(event: &Self::Event, seat: Option<Seat>) -> Self::Event;

    /// Returns the part of an action of the seat `by` that a seat, or an onlooker, may know: none while it is
    /// a secret choice not revealed yet. The action belongs to the state `before`; `now` is the state by
    /// which it may be known, the same or a later one.
    fn action_seen_by(
        _before: &Self::State,
        _now: &Self::State,
        action: Self::Action,
        _by: Seat,
        _eyes: Option<Seat>,
    ) -> Option<Self::Action> {
        Some(action)
    }

    /// Whether the event revealed something hidden, so that undoing it would not be fair.
    fn reveals(event: &Self::Event) -> bool;

    /// Returns the seats that share the victory, `None` before the end of the game.
    fn winners(state: &Self::State) -> Option<Vec<Seat>>;

    /// Returns the points of every seat if the game ended now, in seating order.
    fn totals(state: &Self::State) -> Vec<i32>;

    /// Returns every invariant that the state breaks.
    fn validate(state: &Self::State) -> Vec<Self::Broken>;

    /// Prints the action in notation: words of ASCII letters and digits, separated by one blank.
    fn print(action: Self::Action) -> String {
        action.to_string()
    }

    /// Parses an action in notation; `None` if it is none.
    fn parse(notation: &str) -> Option<Self::Action> {
        notation.parse().ok()
    }
}
