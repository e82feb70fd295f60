//! The knowledge of one seat, and full states that agree with it.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use super::components::{Card, DRAFTED, MOST_PLAYERS};
use super::state::{Decision, PublicState, State};
use crate::rules::luck::below;
use crate::rules::{Seat, Seed};

/// Everything that one seat, or an onlooker, may know: the table, what the seat holds, and what it remembers of hands
/// that it passed on; nothing of what others have chosen, of other hands, the event deck and the seed.
///
/// A screen shows what lies on the table now, never what could be remembered.
///
/// # Examples
///
/// ```
/// use curia::games::the_council::TheCouncil;
/// use curia::rules::{Game, Seat, sample};
///
/// let (state, _) = sample::deal::<TheCouncil>(3, 0)?;
/// let view = TheCouncil::view(&state, Some(Seat(1)));
/// assert_eq!(view.held, state.held(Seat(1)));
/// assert!(view.remembered.iter().all(|hand| hand.is_empty()), "no hand has been passed on yet");
///
/// let onlooker = TheCouncil::view(&state, None);
/// assert_eq!(onlooker.table, view.table);
/// assert!(onlooker.held.is_empty());
/// # Ok::<(), curia::games::the_council::rules::setup::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub table: PublicState,
    /// Seat of the view, `None` for an onlooker.
    pub seat: Option<Seat>,
    /// What that seat holds: its hand in the draft, the chosen card included, then its face-down discard.
    pub held: CardSet,
    /// What that seat has chosen secretly, and nobody else knows yet.
    pub chosen: CardSet,
    /// What others hold for certain, by seat, since the seat has held those hands and has seen every pick from them:
    /// none of seats whose hands it has not held.
    pub remembered: [CardSet; MOST_PLAYERS],
}

impl View {
    /// Returns everything that the seat may know of the state.
    pub(super) fn of(state: &State, seat: Option<Seat>) -> View {
        let seat = seat.filter(|seat| seat.0 < state.table.seats);
        View {
            table: state.table,
            seat,
            held: seat.map(|seat| state.held(seat)).unwrap_or_default(),
            chosen: seat.map(|seat| state.secret(seat)).unwrap_or_default(),
            remembered: seat.map(|seat| remembered(state, seat)).unwrap_or_default(),
        }
    }

    /// Returns the same view without what only its seat knows.
    #[must_use]
    pub const fn openly(self) -> View {
        let nothing = CardSet::EMPTY;
        View { held: nothing, chosen: nothing, remembered: [nothing; MOST_PLAYERS], ..self }
    }

    /// Whether the seat of the view must decide.
    pub fn decides(&self) -> bool {
        self.seat.is_some() && self.seat == self.table.decision.seat()
    }

    /// Returns the cards that lie face down elsewhere: those of the event deck, and what others hold.
    pub fn unseen_cards(&self) -> CardSet {
        self.table.undealt().minus(self.held)
    }

    /// Returns those of them of which the seat doesn't know where they are.
    pub fn unknown_cards(&self) -> CardSet {
        self.remembered.into_iter().fold(self.unseen_cards(), CardSet::minus)
    }

    /// Returns a full state that agrees with the view, with the cards dealt again of which it doesn't know where they
    /// are, choices of others chosen again, and new luck.
    pub(super) fn determinise(&self, rng: &mut impl Rng) -> State {
        let table = self.table;
        let mut deck = self.unknown_cards();
        let mut held = [CardSet::EMPTY; MOST_PLAYERS];
        let mut secret = self.chosen;
        for seat in table.each_seat() {
            let is_own = self.seat == Some(seat);
            let known = if is_own { self.held } else { self.remembered[seat.index()] };
            held[seat.index()] = if known.is_empty() {
                (0..table.held_size()).filter_map(|_| take(&mut deck, rng)).collect()
            } else {
                known
            };
            if !is_own && table.has_chosen(seat) {
                secret = secret.or(match table.decision {
                    Decision::Draft(_) => any(held[seat.index()], rng).into_iter().collect(),
                    Decision::Commit(_) => {
                        let cards = table.committable(seat);
                        cards.subset(below(rng, cards.subsets()))
                    }
                    Decision::Bid(_) | Decision::Over => CardSet::EMPTY,
                });
            }
        }
        let seed = Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));
        State { table, held, secret, seed }
    }
}

/// Returns what a seat remembers of the hands that it has passed on, as others hold them now. The hand that it held
/// so many picks ago is so many seats further on.
fn remembered(state: &State, seat: Seat) -> [CardSet; MOST_PLAYERS] {
    let table = &state.table;
    // After the last pick no hand is passed.
    let passed = table.players[0].drafted.len().min(DRAFTED - 1);
    let mut remembered = [CardSet::EMPTY; MOST_PLAYERS];
    for holder in table.seats_from(seat).skip(1).take(usize::from(passed)) {
        remembered[holder.index()] = state.held(holder);
    }
    remembered
}

fn any(cards: CardSet, rng: &mut impl Rng) -> Option<Card> {
    cards.nth(below(rng, u32::from(cards.len())))
}

fn take(cards: &mut CardSet, rng: &mut impl Rng) -> Option<Card> {
    let card = any(*cards, rng)?;
    cards.remove(card);
    Some(card)
}
