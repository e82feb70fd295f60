//! The state of a game: the public table, and hidden things.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use super::chips::{Chips, Ranks};
use super::components::{
    CHIPS_PER_SUIT, Card, DEALT, HANDS, MOST_PLAYERS, Suit, Suits, events_of_hand,
};
use super::hand_events::HandEvents;
use crate::rules::{Seat, Seats, Seed};

/// The full state, hidden things included. `Copy` and without heap, so that search can copy it freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) table: PublicState,
    /// Hidden: what each seat holds, by seat. In the draft that is its hand, with the card that it has chosen;
    /// afterwards the card that it discarded face down (R9).
    pub(super) held: [CardSet; MOST_PLAYERS],
    /// Hidden: the cards chosen secretly and not shown yet, of all seats together. They are in the hands during
    /// the draft, and among the drafted cards during an event.
    pub(super) secret: CardSet,
    /// Hidden: the luck. No order of cards exists: each is chosen when it is dealt or revealed, by a draw whose
    /// number follows from the hand and the cards drawn in it.
    pub(super) seed: Seed,
}

impl State {
    /// Returns the public table.
    pub const fn table(&self) -> &PublicState {
        &self.table
    }

    /// Returns what a seat holds: its hand in the draft, then its face-down discard.
    pub fn held(&self, seat: Seat) -> CardSet {
        self.held.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns the cards that a seat has chosen secretly and not shown yet.
    pub fn secret(&self, seat: Seat) -> CardSet {
        if seat.0 >= self.table.seats {
            return CardSet::EMPTY;
        }
        self.secret.and(self.held(seat).or(self.table.player(seat).drafted))
    }

    /// Returns the cards of the event deck, in no order.
    pub fn deck(&self) -> CardSet {
        self.held.into_iter().fold(self.table.undealt(), CardSet::minus)
    }

    /// Returns the same position with other luck from here on: all cards are where they were, but others will be
    /// dealt and revealed.
    #[must_use]
    pub const fn with_luck(mut self, seed: Seed) -> State {
        self.seed = seed;
        self
    }
}

/// Everything public on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    pub(super) players: [Player; MOST_PLAYERS],
    /// Drafted cards used up in this hand, of all seats together (R19).
    pub used: CardSet,
    /// The cards revealed in the event that was resolved last in this hand.
    pub revealed: CardSet,
    pub(super) events: HandEvents,
    /// Which of these events succeeded, a bit each.
    pub(super) succeeded: u16,
    /// Decisions made so far, of all seats.
    pub decisions: u16,
    pub empire: Ranks,
    pub(super) seats: u8,
    /// The number of the hand, counted from 1.
    pub hand: u8,
    /// The dealer of the hand (R3).
    pub dealer: Seat,
    /// The opener of the current event, or the last one; before the first event, the dealer, who opens that (R35).
    pub opener: Seat,
    /// The current decision.
    pub decision: Decision,
}

/// The public part of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The cards drafted in this hand, used or not.
    pub drafted: CardSet,
    /// The supply of suit chips, kept from hand to hand (R11).
    pub chips: Chips,
    /// The bid for the current event; its chips are no longer in the supply (R13).
    pub bid: Chips,
    pub ranks: Ranks,
    /// Traitor chips.
    pub traitors: u8,
}

impl Player {
    /// Takes a drafted card and the chips that it brings; returns these.
    pub(super) fn take(&mut self, card: Card) -> Chips {
        let chips = Chips::of_each(card.suits(), CHIPS_PER_SUIT);
        self.drafted.insert(card);
        self.chips = self.chips.plus(chips);
        chips
    }

    /// Bids chips of the supply.
    pub(super) fn offer(&mut self, chips: Chips) {
        self.chips = self.chips.minus(chips);
        self.bid = chips;
    }
}

/// The current decision, with the seat that must make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The card to draft, chosen secretly.
    Draft(Seat),
    /// The bid for the event.
    Bid(Seat),
    /// The cards to commit to the event, chosen secretly.
    Commit(Seat),
    /// None: the game is over.
    Over,
}

/// What a decision asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    Draft,
    Bid,
    Commit,
    /// Nothing: the game is over.
    Over,
}

impl Decision {
    /// Returns what it asks for.
    pub const fn asked(self) -> Asked {
        match self {
            Decision::Draft(_) => Asked::Draft,
            Decision::Bid(_) => Asked::Bid,
            Decision::Commit(_) => Asked::Commit,
            Decision::Over => Asked::Over,
        }
    }

    /// Returns the seat that must decide.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Decision::Draft(seat) | Decision::Bid(seat) | Decision::Commit(seat) => Some(seat),
            Decision::Over => None,
        }
    }

    /// Whether it is secret until all have made it.
    pub const fn is_secret(self) -> bool {
        matches!(self, Decision::Draft(_) | Decision::Commit(_))
    }
}

impl PublicState {
    /// Returns the number of players.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the seats, in seating order.
    pub fn each_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    /// Returns the seats clockwise from one of them on.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        std::iter::successors(Some(first), move |seat| Some(seat.next(seats))).take(seats.into())
    }

    /// Returns the players, in seating order.
    pub fn players(&self) -> &[Player] {
        self.players.get(..usize::from(self.seats)).unwrap_or(&self.players)
    }

    /// Returns the public part of a seat; for one that is not at the table, that of the last seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(MOST_PLAYERS - 1)]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(MOST_PLAYERS - 1)]
    }

    /// Returns the events of this hand so far, in order, each with whether it succeeded; `None` for the current one
    /// while it is decided.
    pub fn events(&self) -> impl Iterator<Item = (Card, Option<bool>)> + '_ {
        let resolved = self.resolved();
        self.events
            .iter()
            .enumerate()
            .map(move |(at, card)| (card, (at < resolved).then_some(self.succeeded >> at & 1 != 0)))
    }

    /// Returns the number of events of this hand so far, with the current one.
    pub const fn events_begun(&self) -> usize {
        self.events.len()
    }

    /// Returns the number of events of this hand that are resolved.
    pub fn resolved(&self) -> usize {
        let current = matches!(self.decision, Decision::Bid(_) | Decision::Commit(_));
        self.events_begun().saturating_sub(usize::from(current))
    }

    /// Returns the current event, or the last one of the game; none in the draft.
    pub fn event(&self) -> Option<Card> {
        self.events.last()
    }

    /// Returns the number of events that this hand has.
    pub const fn events_due(&self) -> u8 {
        events_of_hand(self.seats)
    }

    /// Whether the current event is the last one of its hand.
    pub const fn is_last_event(&self) -> bool {
        self.events_begun() >= self.events_due() as usize
    }

    /// Returns the suits of the current event.
    pub fn event_suits(&self) -> Suits {
        self.event().map(Card::suits).unwrap_or_default()
    }

    /// Returns the drafted cards of a seat that are not used up.
    pub fn ready(&self, seat: Seat) -> CardSet {
        self.player(seat).drafted.minus(self.used)
    }

    /// Returns the drafted cards that a seat may commit to the current event (R17).
    pub fn committable(&self, seat: Seat) -> CardSet {
        self.event().map_or(CardSet::EMPTY, |event| self.ready(seat).and(CardSet::that_fit(event)))
    }

    /// Returns the cards that a seat revealed in the event that was resolved last in this hand.
    pub fn revealed_by(&self, seat: Seat) -> CardSet {
        self.revealed.and(self.player(seat).drafted)
    }

    /// Returns the number of cards that each seat holds face down: its hand in the draft, the one chosen included,
    /// then its discard.
    pub fn held_size(&self) -> u8 {
        DEALT.saturating_sub(self.players[0].drafted.len())
    }

    /// Returns the cards that are neither drafted nor events of this hand: the hands or the discards, and the
    /// event deck.
    pub fn undealt(&self) -> CardSet {
        let drafted = self.players().iter().map(|player| player.drafted);
        let open = drafted.fold(CardSet::EMPTY, CardSet::or);
        self.events
            .iter()
            .fold(CardSet::ALL.minus(open), |rest, event| rest.minus(CardSet::of(event)))
    }

    /// Returns the seat that is asked first when all choose at once: in the draft the one on the dealer's left, as
    /// in dealing; of an event the opener.
    pub const fn first_asked(&self) -> Seat {
        match self.decision {
            Decision::Draft(_) => self.dealer.next(if self.seats == 0 { 1 } else { self.seats }),
            _ => self.opener,
        }
    }

    /// Whether a seat has chosen what all are asked for now, or has no cards to choose from: for all to see, also where
    /// nobody knows what it chose.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        let Some(deciding) = self.decision.seat() else { return false };
        let is_asked = |other: &Seat| *other == seat || *other == deciding;
        let before = self.seats_from(self.first_asked()).find(is_asked) == Some(seat);
        before && seat != deciding
            || matches!(self.decision, Decision::Commit(_)) && self.committable(seat).is_empty()
    }

    /// Returns the players who are above the empire in a suit; equal is not above (R36).
    pub fn above_the_empire(&self, suit: Suit) -> Seats {
        let empire = self.empire.of(suit);
        self.each_seat().filter(|&seat| self.player(seat).ranks.of(suit) > empire).collect()
    }

    /// Returns the suits in which some player is above the empire.
    pub fn collapsed(&self) -> Suits {
        Suit::ALL.into_iter().filter(|&suit| !self.above_the_empire(suit).is_empty()).collect()
    }

    /// Whether this is the last hand, whatever comes (R37).
    pub const fn is_last_hand(&self) -> bool {
        self.hand >= HANDS
    }
}
