//! Valid positions arranged by hand, around an event.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::{Chips, Ranks};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, LAST_RANK, MOST_EVENTS, Suit, events_of_hand,
};
use crate::games::the_council::rules::event::Event;
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::play::{self, Step};
use crate::games::the_council::rules::setup::{Setup, stream};
use crate::games::the_council::rules::state::{Decision, State};
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

/// Returns the cards of some codes.
pub fn cards(codes: &str) -> CardSet {
    codes.split_whitespace().map(card).collect()
}

pub fn card(code: &str) -> Card {
    Card::from_code(code).expect("a card")
}

/// Returns chips such as `M2 S1`.
pub fn chips(text: &str) -> Chips {
    if text.is_empty() {
        return Chips::NONE;
    }
    let Ok(Action::Bid(chips)) = format!("bid {text}").parse() else { panic!("{text}") };
    chips
}

pub fn suit(letter: char) -> Suit {
    Suit::from_letter(letter).expect("a suit")
}

pub fn deal(players: u8, seed: u64) -> State {
    TheCouncil::start(&Setup { players }, Seed(seed), |_| {}).expect("a game")
}

/// Plays the first legal action until the draft is over; nobody chooses anything odd.
pub fn drafted(players: u8, seed: u64) -> State {
    let mut state = deal(players, seed);
    while matches!(state.table.decision, Decision::Draft(_)) {
        let action = TheCouncil::choose_legal(&state, |_| 0).expect("an action");
        TheCouncil::apply(&mut state, action, |_| {}).expect("a legal action");
    }
    state
}

/// A table at an event, in the middle of a game.
#[derive(Clone, Copy)]
pub struct Table {
    pub state: State,
    seats: u8,
    event: Card,
    ready: [CardSet; 5],
    place: usize,
}

impl Table {
    /// Nobody has chips, cards that are not used up, or ranks. Seat 0 deals and opens the first event of hand 3.
    pub fn new(players: u8, event: &str) -> Table {
        let mut state = deal(players, 1);
        state.table.hand = 3;
        state.table.dealer = Seat(0);
        state.table.opener = Seat(0);
        Table { state, seats: players, event: card(event), ready: [CardSet::EMPTY; 5], place: 0 }
    }

    /// Opened by another seat: the second event of the hand.
    pub fn opener(mut self, seat: u8) -> Table {
        self.state.table.opener = Seat(seat);
        self.place = self.place.max(1);
        self
    }

    /// The last event of the hand.
    pub fn last(mut self) -> Table {
        self.place = usize::from(events_of_hand(self.seats)) - 1;
        self
    }

    pub fn last_hand(mut self) -> Table {
        self.state.table.hand = HANDS;
        self
    }

    pub fn cards(mut self, seat: u8, codes: &str) -> Table {
        self.ready[usize::from(seat)] = cards(codes);
        self
    }

    pub fn chips(mut self, seat: u8, text: &str) -> Table {
        self.state.table.player_mut(Seat(seat)).chips = chips(text);
        self
    }

    pub fn ranks(mut self, seat: u8, ranks: [u8; 6]) -> Table {
        self.state.table.player_mut(Seat(seat)).ranks = Ranks::from(ranks);
        self
    }

    pub fn traitors(mut self, seat: u8, count: u8) -> Table {
        self.state.table.player_mut(Seat(seat)).traitors = count;
        self
    }

    pub fn empire(mut self, ranks: [u8; 6]) -> Table {
        self.state.table.empire = Ranks::from(ranks);
        self
    }

    /// Deals the rest and asks for the first bid. The other drafted cards are used up. The last seat gets chips of
    /// all suits that are not on the event, and will be asked for its bid for the next event.
    pub fn begin(mut self) -> Table {
        let last = Seat(self.seats - 1);
        for suit in Suit::ALL.into_iter().filter(|&suit| !self.event.suits().contains(suit)) {
            let chips = &mut self.state.table.player_mut(last).chips;
            chips.set(suit, chips.of(suit).max(1));
        }
        self.begin_with(|_| {})
    }

    pub fn begin_with(mut self, mut on_event: impl FnMut(Event)) -> Table {
        let state = &mut self.state;
        let named = self.ready.iter().fold(CardSet::of(self.event), |all, set| all.or(*set));
        let mut rest = CardSet::ALL.minus(named);
        let mut next = || {
            let last = rest.iter().last().expect("cards enough");
            rest.remove(last);
            last
        };
        state.table.used = CardSet::EMPTY;
        for seat in Seat::first(self.seats) {
            let mut drafted = self.ready[seat.index()];
            while drafted.len() < DRAFTED {
                let filler = next();
                drafted.insert(filler);
                state.table.used.insert(filler);
            }
            state.table.player_mut(seat).drafted = drafted;
            state.held[seat.index()] = CardSet::of(next());
        }
        state.table.events = (0..self.place).map(|_| next()).collect();
        state.table.succeeded = (1 << self.place) - 1;
        state.table.events.push(self.event);
        let begun = (self.place + 1) as u32;
        let earlier = u32::from(state.table.hand - 1) * MOST_EVENTS as u32;
        let is_another = |&seed: &Seed| {
            let drawn = seed.draw(stream::EVENTS, earlier + begun, state.deck().len().into());
            let next = state.deck().nth(drawn).expect("an event");
            next.suits().iter().any(|suit| !self.event.suits().contains(suit))
        };
        state.seed = (0..).map(Seed).find(is_another).expect("a seed");
        play::go_on(state, Step::Bids { asked: 0 }, &mut on_event);
        if self.place < usize::from(events_of_hand(self.seats)) - 1 {
            assert_eq!(TheCouncil::validate(&self.state), vec![]);
        }
        self
    }

    /// Plays an action in notation and returns what happened.
    pub fn play(&mut self, notation: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let action = TheCouncil::parse(notation).expect(notation);
        let done = TheCouncil::apply(&mut self.state, action, |event| events.push(event));
        assert_eq!(done, Ok(()), "{notation}");
        assert_eq!(TheCouncil::validate(&self.state), vec![], "{notation}");
        events
    }

    /// Plays several actions, divided by commas, and returns everything that happened.
    pub fn all(&mut self, notation: &str) -> Vec<Event> {
        notation.split(", ").flat_map(|action| self.play(action)).collect()
    }

    pub fn refused(&self, notation: &str) -> Illegal {
        let mut state = self.state;
        let action = TheCouncil::parse(notation).expect(notation);
        let refused = TheCouncil::apply(&mut state, action, |event| panic!("{event:?}"));
        assert_eq!(state, self.state);
        refused.expect_err("an illegal action")
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        TheCouncil::legal_actions(&self.state, &mut legal);
        legal.into_iter().map(TheCouncil::print).collect()
    }

    pub fn rank(&self, seat: u8, letter: char) -> u8 {
        self.state.table.player(Seat(seat)).ranks.of(suit(letter))
    }

    pub fn traitor_chips(&self) -> Vec<u8> {
        self.state.table.players().iter().map(|player| player.traitors).collect()
    }

    pub fn empire_at(&self, letter: char) -> u8 {
        self.state.table.empire.of(suit(letter))
    }

    pub fn decision(&self) -> Decision {
        self.state.table.decision
    }
}

/// Returns whether the last event resolved in these succeeded.
pub fn success(events: &[Event]) -> bool {
    let resolved = events.iter().find_map(|event| match event {
        Event::Resolved { success, .. } => Some(*success),
        _ => None,
    });
    resolved.expect("an event resolved")
}

/// Returns the total of the event that was resolved.
pub fn total(events: &[Event]) -> Option<u16> {
    let resolved = events.iter().find_map(|event| match event {
        Event::Resolved { total, .. } => Some(*total),
        _ => None,
    });
    resolved.expect("an event resolved")
}

/// Returns who gained a rank as highest bidder, and in which suit.
pub fn gains(events: &[Event]) -> Vec<(u8, char)> {
    let gain = |event: &Event| match event {
        Event::RankGained { seat, suit, .. } => Some((seat.0, suit.letter())),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

/// Returns who traded a rank, and in which suit.
pub fn trades(events: &[Event]) -> Vec<(u8, char)> {
    let trade = |event: &Event| match event {
        Event::Traded { seat, suit, .. } => Some((seat.0, suit.letter())),
        _ => None,
    };
    events.iter().filter_map(trade).collect()
}

/// The highest rank of every track.
pub const TOP: [u8; 6] = [LAST_RANK; 6];
