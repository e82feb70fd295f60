//! The options chosen before a game, and the deals.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use super::chips::Ranks;
use super::components::{DEALT, MOST_PLAYERS, PLAYERS};
use super::event::Event;
use super::hand_events::HandEvents;
use super::state::{Decision, Player, PublicState, State};
use crate::in_a_byte;
use crate::rules::luck::Draws;
use crate::rules::{Seat, Seed, opening};

/// The options chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 3-5.
    pub players: u8,
    /// Seat that deals first, and so opens the first event; random if none is named (R3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

in_a_byte!(Setup);

impl Setup {
    /// Returns a set-up in which the first dealer is random.
    pub const fn of(players: u8) -> Setup {
        Setup { players, first: None }
    }

    /// Returns the version of the rules that knows its options.
    pub(super) const fn rules(&self) -> u32 {
        if self.first.is_some() { LATEST } else { VERSION }
    }

    /// Returns it as links hold it.
    fn byte(&self) -> u8 {
        opening::byte(self.players, self.first)
    }

    fn of_byte(byte: u8) -> Setup {
        let (players, first) = opening::read(byte);
        Setup { players, first }
    }
}

/// The version of the rules of a game whose first dealer is random, and that of others.
pub(super) const VERSION: u32 = 1;
pub(super) const LATEST: u32 = 2;

/// Reason why a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// This number of players, not 3-5 (R2).
    Players(u8),
    /// The seat that should deal first is not at the table.
    NoSuchSeat(Seat),
}

/// Streams of chance. The meaning of a seed depends on their numbers.
pub(super) mod stream {
    /// The first dealer.
    pub const DEALER: u64 = 1;
    /// The cards dealt, hand by hand.
    pub const DEAL: u64 = 2;
    /// The events, hand by hand.
    pub const EVENTS: u64 = 3;
}

/// Deals the first hand; the draft has begun.
pub(super) fn start(
    setup: &Setup,
    seed: Seed,
    on_event: &mut impl FnMut(Event),
) -> Result<State, SetupError> {
    if !PLAYERS.contains(&setup.players) {
        return Err(SetupError::Players(setup.players));
    }
    if let Some(seat) = setup.first
        && seat.0 >= setup.players
    {
        return Err(SetupError::NoSuchSeat(seat));
    }
    let by_lot = seed.draw(stream::DEALER, 0, u32::from(setup.players));
    let dealer = setup.first.unwrap_or(Seat(by_lot as u8));
    let table = PublicState {
        players: [Player::default(); MOST_PLAYERS],
        used: CardSet::EMPTY,
        revealed: CardSet::EMPTY,
        events: HandEvents::NONE,
        succeeded: 0,
        decisions: 0,
        empire: Ranks::TOP,
        seats: setup.players,
        hand: 0,
        dealer,
        opener: dealer,
        decision: Decision::Over,
    };
    let mut state =
        State { table, held: [CardSet::EMPTY; MOST_PLAYERS], secret: CardSet::EMPTY, seed };
    begin_hand(&mut state, dealer, on_event);
    Ok(state)
}

/// Gathers all cards and deals a hand from all of them (R4), one card at a time from the dealer's left (R6).
pub(super) fn begin_hand(state: &mut State, dealer: Seat, on_event: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.players.iter_mut().for_each(|player| player.drafted = CardSet::EMPTY);
    (table.used, table.revealed) = (CardSet::EMPTY, CardSet::EMPTY);
    (table.events, table.succeeded) = (HandEvents::NONE, 0);
    (table.dealer, table.opener) = (dealer, dealer);
    let dealt = u32::from(table.hand) * u32::from(DEALT) * u32::from(table.seats);
    table.hand = table.hand.saturating_add(1);
    table.decision = Decision::Draft(dealer.next(table.seats));
    state.held = [CardSet::EMPTY; MOST_PLAYERS];
    on_event(Event::HandBegan { number: table.hand, dealer });
    let mut deck = CardSet::ALL;
    let mut draws = Draws::<{ stream::DEAL }>::from(state.seed, dealt);
    for _ in 0..DEALT {
        for seat in state.table.seats_from(state.table.first_asked()) {
            if let Some(card) = deck.nth(draws.draw(u32::from(deck.len()))) {
                deck.remove(card);
                state.held[seat.index()].insert(card);
            }
        }
    }
    for seat in state.table.seats_from(state.table.first_asked()) {
        on_event(Event::Dealt { seat, cards: Some(state.held[seat.index()]) });
    }
}
