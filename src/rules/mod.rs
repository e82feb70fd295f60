//! The contract that bots, records, sessions and tests are written against: what every game owes
//! them, whatever its rules are.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub mod luck;
pub mod playout;
pub mod sample;

use luck::Seed;

/// A place at the table, counted from 0 in the order of sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The position around the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat that follows clockwise at a table of `count` (R17).
    pub const fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }
}

/// The rules of a game.
///
/// A state has exactly one seat that must decide, until the game is over. All chance comes from
/// the seed, all of it secret: a player, human or bot, gets a [`Game::View`] and nothing else.
///
/// Where several choose at once, they are asked one after the other, and what was chosen stays in the
/// state, hidden from the others, until all have chosen: no view tells it earlier, no event as another
/// seat sees it, and [`Game::action_seen_by`] not either.
pub trait Game {
    /// The word that names the game in records.
    const NAME: &'static str;
    /// Raised with every change after which old actions may mean something else.
    const RULES_VERSION: u32;
    /// How many may play. Which numbers go with what else is chosen, [`Game::start`] says.
    const SEATS: RangeInclusive<u8>;

    /// What is chosen before the game begins.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why a set-up cannot be played.
    type SetupError: Clone + Debug + PartialEq;
    /// Everything, hidden things included.
    type State: Clone + Debug + PartialEq;
    /// What one seat, or an onlooker, may know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A whole decision. The order is the canonical order of the legal list.
    type Action: Copy + Debug + Ord;
    /// Why an action is not legal.
    type Illegal: Clone + Debug + PartialEq;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq;
    /// An invariant that a state breaks.
    type Broken: Clone + Debug + PartialEq;

    /// Deals the first state.
    ///
    /// # Errors
    /// If the set-up can't be played.
    fn start(
        setup: &Self::Setup,
        seed: Seed,
        on_event: impl FnMut(Self::Event),
    ) -> Result<Self::State, Self::SetupError>;

    /// How many seats play.
    fn seats(state: &Self::State) -> u8;

    /// The seat that must decide; none when the game is over.
    fn decider(state: &Self::State) -> Option<Seat>;

    /// Turns finished before the one that is played, of all players; it never falls. A turn is that
    /// of one seat, which decides as long as it lasts. Where several choose at once, the choice of
    /// each is a turn.
    fn turn(state: &Self::State) -> u32;

    /// Whether the others must look away while the seat decides that has to. Where it need not be
    /// so, nothing in the view of that seat is its own secret.
    fn is_private(_state: &Self::State) -> bool {
        true
    }

    /// Replaces `actions` by all legal ones, in canonical order; none when the game is over.
    fn legal_actions(state: &Self::State, actions: &mut Vec<Self::Action>);

    /// The action at the position in the legal list that `choose` gives for the list's length;
    /// none if the list ends before it. The list need not be written out for it.
    fn choose_legal(state: &Self::State, choose: impl FnOnce(u32) -> u32) -> Option<Self::Action>;

    /// Does an action and tells what happened.
    ///
    /// # Errors
    /// If the action is not legal; the state is then untouched and nothing is told.
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        on_event: impl FnMut(Self::Event),
    ) -> Result<(), Self::Illegal>;

    /// What a seat may know, or an onlooker who holds no hand.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// The legal actions of the seat that the view belongs to; none if another one must decide.
    fn view_legal_actions(view: &Self::View, actions: &mut Vec<Self::Action>);

    /// A full state that agrees with the view: what is hidden is dealt anew.
    fn determinise(view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// The part of an event that a seat may know, or an onlooker.
    fn event_seen_by(event: &Self::Event, seat: Option<Seat>) -> Self::Event;

    /// What a seat may know of an action of the seat `by`, or an onlooker: none as long as it was
    /// chosen in secret and has not come to light. It was done, or is to be done, in the state
    /// `before`; `now` is the state by which it may be known, that one or a later one.
    fn action_seen_by(
        _before: &Self::State,
        _now: &Self::State,
        action: Self::Action,
        _by: Seat,
        _eyes: Option<Seat>,
    ) -> Option<Self::Action> {
        Some(action)
    }

    /// Whether the event showed something that was hidden, so that it can't be taken back fairly.
    fn reveals(event: &Self::Event) -> bool;

    /// The seats that share the victory, once the game is over.
    fn winners(state: &Self::State) -> Option<Vec<Seat>>;

    /// The points of every seat if the game ended now, in the order of sitting.
    fn totals(state: &Self::State) -> Vec<i32>;

    /// Every invariant that the state breaks.
    fn validate(state: &Self::State) -> Vec<Self::Broken>;

    /// A number that equal states share on every platform.
    fn fingerprint(state: &Self::State) -> u64;

    /// The action in notation: words of ASCII letters and digits, one blank between two.
    fn print(action: Self::Action) -> String;

    /// The action that a notation means, if any.
    fn parse(notation: &str) -> Option<Self::Action>;
}
