//! Reading the parts of a position.

use super::{BySuit, EventForm, FORMAT, Fault, Flaw, Kind, PlayerForm, Pointer, Position};
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::{Chips, Ranks};
use crate::games::the_council::rules::components::{
    Card, LAST_RANK, MOST_EVENTS, MOST_PLAYERS, PLAYERS,
};
use crate::games::the_council::rules::hand_events::HandEvents;
use crate::games::the_council::rules::state::{Decision, Player, PublicState, State};
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::rules::position::{quote, read_seed, seed_digits};

/// Reads the state of a position and lists everything that could not be read. With any flaw, the state is
/// only good for finding more of them.
pub(super) fn read(position: &Position) -> (State, Vec<Flaw>) {
    let mut reader = Reader { flaws: Vec::new() };
    let state = reader.state(position);
    (state, reader.flaws)
}

/// Reads the parts of a position and collects every fault. Unreadable parts are replaced by harmless values,
/// so that reading continues.
struct Reader {
    flaws: Vec<Flaw>,
}

/// The cards of a player.
struct CardsOf {
    held: CardSet,
    drafted: CardSet,
    chosen: CardSet,
    revealed: CardSet,
    used: CardSet,
}

impl Reader {
    fn flaw(&mut self, place: Pointer, fault: Fault) {
        self.flaws.push(Flaw { place, fault });
    }

    fn state(&mut self, position: &Position) -> State {
        if position.format != FORMAT {
            self.flaw(Pointer::Field("format"), Fault::Format(position.format));
        }
        let seats = position.players.len();
        if !PLAYERS.contains(&u8::try_from(seats).unwrap_or(u8::MAX)) {
            self.flaw(Pointer::Field("players"), Fault::Length(seats));
        }
        let decision = self.decision(position);
        let mut state = State {
            table: PublicState {
                players: [Player::default(); MOST_PLAYERS],
                used: CardSet::EMPTY,
                revealed: CardSet::EMPTY,
                events: HandEvents::NONE,
                succeeded: 0,
                decisions: position.decisions,
                empire: self.ranks(Pointer::Field("empire"), position.empire),
                seats: seats.min(MOST_PLAYERS) as u8,
                hand: position.hand,
                dealer: position.dealer,
                opener: position.opener,
                decision,
            },
            held: [CardSet::EMPTY; MOST_PLAYERS],
            secret: CardSet::EMPTY,
            seed: self.seed(&position.seed),
        };
        let is_known = position.decider.is_some() != (position.decision == Kind::Over);
        self.events(&position.events, is_known, &mut state.table);
        for (seat, form) in Seat::first(MOST_PLAYERS as u8).zip(&position.players) {
            let in_the_draft = position.decision == Kind::Draft;
            let cards = self.cards_of(seat, form, in_the_draft);
            state.held[seat.index()] = cards.held;
            state.secret = state.secret.or(cards.chosen);
            state.table.used = state.table.used.or(cards.used);
            state.table.revealed = state.table.revealed.or(cards.revealed);
            *state.table.player_mut(seat) = Player {
                drafted: cards.drafted,
                chips: Chips::from_numbers(form.chips.values),
                bid: Chips::from_numbers(form.bid.values),
                ranks: self.ranks(Pointer::OfPlayer(seat, "ranks"), form.ranks),
                traitors: form.traitors,
            };
        }
        state
    }

    fn decision(&mut self, position: &Position) -> Decision {
        match (position.decision, position.decider) {
            (Kind::Draft, Some(seat)) => Decision::Draft(seat),
            (Kind::Bid, Some(seat)) => Decision::Bid(seat),
            (Kind::Commit, Some(seat)) => Decision::Commit(seat),
            (Kind::Over, None) => Decision::Over,
            _ => {
                self.flaw(Pointer::Field("decider"), Fault::Decider);
                Decision::Over
            }
        }
    }

    /// Reads the events. Which of them have a result is known only together with the decision.
    fn events(&mut self, forms: &[EventForm], is_known: bool, table: &mut PublicState) {
        if forms.len() > MOST_EVENTS {
            self.flaw(Pointer::Field("events"), Fault::Length(forms.len()));
        }
        for (at, form) in forms.iter().enumerate().take(MOST_EVENTS) {
            if let Some(card) = self.card(Pointer::Event(at), &form.card) {
                table.events.push(card);
            }
            table.succeeded |= u16::from(form.success == Some(true)) << at;
        }
        let resolved = table.resolved();
        if is_known && table.events_begun() == forms.len() {
            let wrong =
                |(at, form): &(usize, &EventForm)| form.success.is_some() != (*at < resolved);
            let wrong = forms.iter().enumerate().filter(wrong);
            wrong.for_each(|(at, _)| self.flaw(Pointer::Event(at), Fault::Success));
        }
    }

    /// Reads the lists of cards. A chosen card is one of those held during the draft, then a drafted one.
    fn cards_of(&mut self, seat: Seat, form: &PlayerForm, in_the_draft: bool) -> CardsOf {
        let mut all = CardSet::EMPTY;
        let mut cards = |field, codes: &[String]| {
            let cards = self.cards(Pointer::OfPlayer(seat, field), codes, all);
            all = all.or(cards);
            cards
        };
        let (held, chosen) = (cards("held", &form.held), cards("chosen", &form.chosen));
        let unused = cards("unused", &form.unused);
        let revealed = cards("revealed", &form.revealed);
        let used = cards("used", &form.used).or(revealed);
        let (held, drafted) = if in_the_draft {
            (held.or(chosen), unused.or(used))
        } else {
            (held, unused.or(used).or(chosen))
        };
        CardsOf { held, drafted, chosen, revealed, used }
    }

    /// Reads a list of cards in canonical order, of which none is among the `others`.
    fn cards(&mut self, place: Pointer, codes: &[String], others: CardSet) -> CardSet {
        let (mut cards, mut last) = (CardSet::EMPTY, None);
        for code in codes {
            let Some(card) = self.card(place, code) else { continue };
            if last >= Some(card) || others.contains(card) {
                self.flaw(place, Fault::OutOfOrder(card.to_string()));
            }
            last = Some(card);
            cards.insert(card);
        }
        cards
    }

    fn card(&mut self, place: Pointer, code: &str) -> Option<Card> {
        let card = Card::from_code(code);
        if card.is_none() {
            self.flaw(place, Fault::Card(quote(code)));
        }
        card
    }

    fn ranks(&mut self, place: Pointer, numbers: BySuit) -> Ranks {
        for rank in numbers.values.into_iter().filter(|&rank| rank > LAST_RANK) {
            self.flaw(place, Fault::Rank(rank));
        }
        Ranks::from(numbers.values)
    }

    fn seed(&mut self, digits: &str) -> Seed {
        let seed = read_seed(digits).filter(|&seed| seed_digits(seed) == digits);
        if seed.is_none() {
            self.flaw(Pointer::Field("seed"), Fault::Seed(quote(digits)));
        }
        seed.unwrap_or(Seed(0))
    }
}
