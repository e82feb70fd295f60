//! The table as it would be after an action, and after its event with what is known of it: what a player reckons with
//! before choosing, and the position before secret choices.

use super::action::Action;
use super::cards::CardSet;
use super::components::{LAST_RANK, Suit, Suits};
use super::event::Event;
use super::play::{find_opener, resolve};
use super::state::{Decision, PublicState, State};
use crate::rules::Seat;

impl State {
    /// Returns the same position before the secret choices that are being made: all seats are asked again.
    #[must_use]
    pub fn reopened(mut self) -> State {
        let table = &mut self.table;
        let (Some(decider), true) = (table.decision.seat(), table.decision.is_secret()) else {
            return self;
        };
        let is_draft = matches!(table.decision, Decision::Draft(_));
        let earlier = table.seats_from(table.first_asked()).take_while(|&seat| seat != decider);
        let mut asked = earlier.filter(|&seat| is_draft || !table.committable(seat).is_empty());
        let first = asked.next();
        let count = usize::from(first.is_some()) + asked.count();
        let first = first.unwrap_or(decider);
        table.decision = if is_draft { Decision::Draft(first) } else { Decision::Commit(first) };
        table.decisions = table.decisions.saturating_sub(count as u16);
        self.secret = CardSet::EMPTY;
        self
    }
}

impl PublicState {
    /// Returns the table after a legal action of a seat, if nothing else happens: with the card drafted and its chips
    /// taken, or the chips bid. Committed cards are not on the table yet.
    ///
    /// # Examples
    ///
    /// ```
    /// use curia::games::the_council::TheCouncil;
    /// use curia::games::the_council::rules::action::Action;
    /// use curia::rules::{Game, Seat, sample};
    ///
    /// let (state, _) = sample::deal::<TheCouncil>(3, 0)?;
    /// let card = state.held(Seat(1)).first().expect("a hand");
    /// let after = state.table().after(Seat(1), Action::Draft(card));
    /// assert!(after.player(Seat(1)).chips.any_of(card.suits()));
    /// # Ok::<(), curia::games::the_council::rules::setup::SetupError>(())
    /// ```
    #[must_use]
    pub fn after(mut self, seat: Seat, action: Action) -> PublicState {
        let player = self.player_mut(seat);
        match action {
            Action::Draft(card) => {
                player.take(card);
            }
            Action::Bid(chips) => player.offer(chips),
            Action::Commit(_) => {}
        }
        self
    }

    /// Returns the same table with another rank of a seat; beyond the end of the track, its last one (R42).
    #[must_use]
    pub fn with_rank(mut self, seat: Seat, suit: Suit, rank: u8) -> PublicState {
        self.player_mut(seat).ranks.set(suit, rank.min(LAST_RANK));
        self
    }

    /// Returns the same table with the empire a rank lower in each of these suits.
    #[must_use]
    pub fn with_empire_fallen(mut self, suits: Suits) -> PublicState {
        for suit in suits.iter() {
            self.empire.fall(suit);
        }
        self
    }

    /// Returns the table after its event, resolved with the bids made so far and these cards revealed, and with the
    /// opener of the next event; without one, the same table.
    #[must_use]
    pub fn resolved_with(mut self, revealed: CardSet) -> PublicState {
        if self.event().is_some() {
            resolve(&mut self, revealed, None, &mut |_| {});
            find_opener(&mut self, &mut |_| {});
        }
        self
    }

    /// Reports what the current event would bring with the bids as they are and these drafted cards revealed;
    /// `success` takes the place of what the count says.
    pub fn foresee(
        mut self,
        revealed: CardSet,
        success: Option<bool>,
        mut on_event: impl FnMut(Event),
    ) {
        resolve(&mut self, revealed, success, &mut on_event);
    }
}
