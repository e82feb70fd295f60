//! The knowledge of one seat, and full states that agree with it.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::cards::Cards;
use super::components::Politics;
use super::state::{Decision, Luck, PublicState, State};
use crate::rules::luck::below;
use crate::rules::{Seat, Seed};

/// Everything that one seat, or an onlooker, may know: without other hands, the deck and the seed.
///
/// # Examples
///
/// ```
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::rules::{Game, Seat, sample};
///
/// let (state, _) = sample::deal::<CouncilOf4>(3, 0)?;
/// let view = CouncilOf4::view(&state, Some(Seat(1)));
/// assert_eq!((view.hand, view.hand_sizes), (state.hand(Seat(1)), state.hand_sizes()));
///
/// let onlooker = CouncilOf4::view(&state, None);
/// assert_eq!(onlooker.table, view.table);
/// assert!(onlooker.hand.is_empty());
/// # Ok::<(), curia::games::council_of_4::rules::setup::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub table: PublicState,
    /// Seat of the view, `None` for an onlooker.
    pub seat: Option<Seat>,
    /// The hand of that seat; empty for an onlooker.
    pub hand: Cards,
    /// Cards in every hand, by seat.
    pub hand_sizes: [u8; 4],
    /// Cards left in the politics deck.
    pub deck_size: u8,
}

impl View {
    /// Returns everything that the seat may know of the state.
    pub(super) fn of(state: &State, seat: Option<Seat>) -> View {
        let seat = seat.filter(|seat| seat.0 < state.table.seats());
        View {
            table: state.table,
            seat,
            hand: seat.map(|seat| state.hand(seat)).unwrap_or_default(),
            hand_sizes: state.hand_sizes(),
            deck_size: state.deck.len(),
        }
    }

    /// Whether the seat of the view must decide.
    pub fn decides(&self) -> bool {
        self.seat == Some(self.table.turn.seat) && self.table.decision != Decision::Over
    }

    /// Returns the cards unknown to the seat: those of the deck and of the other hands together.
    pub fn unseen_cards(&self) -> Cards {
        Cards::supply().minus(self.table.discards).minus(self.hand)
    }

    /// Returns a full state that agrees with the view, with unseen cards dealt again and new luck.
    pub(super) fn determinise(&self, rng: &mut impl Rng) -> State {
        let mut deck = self.unseen_cards();
        let mut hands = [Cards::EMPTY; 4];
        for seat in self.table.each_seat() {
            hands[seat.index()] = if self.seat == Some(seat) {
                self.hand
            } else {
                (0..self.hand_sizes[seat.index()]).filter_map(|_| take(&mut deck, rng)).collect()
            };
        }
        let seed = Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));
        State { table: self.table, hands, deck, luck: Luck::new(seed) }
    }
}

fn take(cards: &mut Cards, rng: &mut impl Rng) -> Option<Politics> {
    let card = cards.nth(below(rng, u32::from(cards.len())))?;
    cards.remove(card);
    Some(card)
}
