//! A quick rating of actions: fast enough for every legal action in every playout, and good enough to decide what to
//! search first.

use super::worth::card;
use crate::games::the_council::rules::components::{Card, Kind, Suit};
use crate::games::the_council::rules::{Action, CardSet, Chips, PublicState, SuitCount};
use crate::rules::Seat;

/// The rating of an action that says nothing for or against it.
const EVEN: f32 = 16.0;
/// Most chips of a suit that a glance tells apart.
const MOST: usize = 16;

/// A position in which actions of a seat are rated.
pub(super) struct Situation<'a> {
    table: &'a PublicState,
    seat: Seat,
    /// How many chips of each suit look good, as factors.
    chips: [[f32; MOST]; Suit::COUNT],
    /// Chips missing for the event to succeed, as the table stands.
    missing: u8,
    /// What each committable card brings, as a factor against keeping it.
    cards: [f32; Card::COUNT],
}

impl<'a> Situation<'a> {
    /// Returns the situation of a seat that must decide.
    pub fn new(table: &'a PublicState, seat: Seat) -> Situation<'a> {
        let mut situation = Situation {
            table,
            seat,
            chips: [[1.0; MOST]; Suit::COUNT],
            missing: 0,
            cards: [1.0; Card::COUNT],
        };
        let Some(event) = table.event() else { return situation };
        let mut total = 0_u16;
        for suit in table.event_suits().iter() {
            let count = SuitCount::of(table, CardSet::EMPTY, suit);
            total = total.saturating_add(count.total().unwrap_or(u16::MAX));
            situation.look_at(&count);
        }
        situation.missing = u16::from(event.rank()).saturating_sub(total).min(u8::MAX.into()) as u8;
        situation.look_at_cards();
        situation
    }

    /// Rates numbers of chips in a suit: most of all one more than the others have.
    fn look_at(&mut self, count: &SuitCount) {
        let bids = || {
            let others = self.table.each_seat().filter(|&seat| seat != self.seat);
            others.map(|seat| count.standings[seat.index()].chips)
        };
        let most = bids().max().unwrap_or(0);
        let rank = self.table.player(self.seat).ranks.of(count.suit);
        let near = self.table.empire.of(count.suit) <= rank + 1;
        for (chips, factor) in self.chips[count.suit.index()].iter_mut().enumerate() {
            let over = chips as i32 - i32::from(most);
            *factor = match (chips, over) {
                (0, _) => 1.0,
                (_, 1) => 1.2,
                (_, 2) => 0.7,
                (_, 0) => 0.5,
                (_, 3) => 0.3,
                (_, ..=-1) => 0.15,
                _ => 0.1,
            };
            if near && over > 0 {
                *factor *= 1.5;
            }
        }
    }

    fn look_at_cards(&mut self) {
        let fails = self.missing > 0;
        let bid = self.table.player(self.seat).bid;
        for card in self.table.committable(self.seat).iter() {
            let has_bid = bid.any_of(card.suits());
            self.cards[card.index()] = match card.kind() {
                Kind::Crown => 8.0,
                Kind::Ace if has_bid => 0.5,
                Kind::Ace => 1.0,
                Kind::Number if has_bid => 1.0,
                Kind::Number => 0.5,
                Kind::Pawn => 0.7,
                Kind::Court if fails => 2.0,
                Kind::Court => 0.3,
            };
        }
    }

    /// Returns how promising the action looks, at least 1.
    pub fn prior(&self, action: Action) -> u32 {
        let look = match action {
            Action::Draft(card) => self.draft(card),
            Action::Bid(chips) => self.bid(chips),
            Action::Commit(cards) => cards.iter().map(|card| self.cards[card.index()]).product(),
        };
        ((look * EVEN) as u32).clamp(1, 1 << 16)
    }

    fn draft(&self, drafted: Card) -> f32 {
        let supply = self.table.player(self.seat).chips;
        let chip = |suit: Suit| 1.0 / f32::from(1 + supply.of(suit).min(8));
        let chips: f32 = drafted.suits().iter().map(chip).sum();
        let look = chips + card(drafted);
        look * look
    }

    fn bid(&self, chips: Chips) -> f32 {
        let of = |suit: Suit| self.chips[suit.index()][usize::from(chips.of(suit)).min(MOST - 1)];
        let look: f32 = self.table.event_suits().iter().map(of).product();
        if self.missing > 0 && chips.total() == u16::from(self.missing) { look * 2.0 } else { look }
    }
}
