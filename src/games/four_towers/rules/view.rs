//! The knowledge of a seat, and full states that agree with it.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::state::{PublicState, State};
use crate::rules::{Seat, Seed};

/// Everything that a seat, or an onlooker, may know: all but the order of the champion deck and the seed.
///
/// # Examples
///
/// ```
/// use curia::games::four_towers::FourTowers;
/// use curia::rules::{Game, Seat, sample};
///
/// let (state, _) = sample::deal::<FourTowers>(3, 0)?;
/// let view = FourTowers::view(&state, Some(Seat(1)));
/// assert_eq!(view.table, *state.table());
/// assert_eq!(view.table.deck().len(), 13, "which champions are in the deck is no secret");
/// # Ok::<(), curia::games::four_towers::rules::setup::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub table: PublicState,
    /// Seat of the view, `None` for an onlooker.
    pub seat: Option<Seat>,
}

impl View {
    /// Returns everything that the seat may know of the state.
    pub(super) fn of(state: &State, seat: Option<Seat>) -> View {
        View { table: state.table, seat: seat.filter(|seat| seat.0 < state.table.seats) }
    }

    /// Whether the seat of the view must decide.
    pub fn decides(&self) -> bool {
        self.seat.is_some() && self.seat == self.table.decider()
    }

    /// Returns a full state that agrees with the view, with the deck shuffled anew.
    pub(super) fn determinise(&self, rng: &mut impl Rng) -> State {
        let seed = Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));
        State { table: self.table, seed }
    }
}
