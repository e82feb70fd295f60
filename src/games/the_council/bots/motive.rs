//! Reasons for an action of The Council. They speak of the table as it stands after the action, before anyone else does
//! anything: what others will bid or commit is not known. Each names a fact.

use serde::{Deserialize, Serialize};

use super::greedy::ended;
use super::worth::{Time, card, cards, chips, lead, worths};
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::rules::count::{succeeds, total};
use crate::games::the_council::rules::{Action, CardSet, Chips, PublicState, SuitCount, View};
use crate::rules::Seat;

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Motive {
    /// What the action is good for.
    pub purpose: Purpose,
    /// Expected effect in points at the end.
    pub worth: f32,
}

/// What an action is good for. Kept analyses and puzzles name these by their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Draft: the chips that the card brings.
    Chips(Chips),
    /// Draft: what the card does when it is revealed.
    Effect(Card),
    /// Draft: a chip in a suit where the seat needs this many ranks more to be above the empire; 0 if it does.
    /// Bid and cards: the rank to be gained there, with the ranks missing after it.
    NearTheEmpire {
        suit: Suit,
        /// The ranks missing.
        missing: u8,
    },
    /// Bid and cards: the seat is the highest bidder in the suit.
    Leads(Suit),
    /// Cards: a number parts the seat from bids that are as high, and makes it highest.
    BreaksTie { suit: Suit, card: Card },
    /// Cards: the Ace makes the bid in its suit unlimited.
    Unlimited(Suit),
    /// Cards: a Crown brings a rank for certain.
    Crown(Suit),
    /// Bid and cards: all bids now reach the rank of the event.
    Succeeds {
        /// All bids; `None` if unlimited.
        total: Option<u16>,
        /// The rank of the event.
        rank: u8,
    },
    /// Bid and cards: the event is left to fail, which brings the empire down where the seat gains by it.
    Fails {
        /// All bids.
        total: u16,
        /// The rank of the event.
        rank: u8,
    },
    /// Bid and cards: the seat is no longer among the lowest bidders in a suit in which it has a rank to lose.
    NotLowest(Suit),
    /// Bid and cards: the seat is among the lowest in a suit, and would rather have the traitor chip than the rank.
    Lowest(Suit),
    /// Cards: traitor chips for revealed Courts, since the event fails.
    Courts(u8),
    /// Bid: as many chips in the suits of the event are kept.
    SavesChips(u16),
    /// Cards: as many cards that fit are kept for later events.
    SavesCards(u8),
    /// Cards: another seat opens the next event, not this one as by its lowest card that fits.
    AvoidsOpening,
    /// Cards: a low card, which decides between equals at the end of the game.
    LowCard(Card),
    /// A loss of another seat.
    Against(Seat),
    /// Draft: the next seat, which gets the rest of the hand, can't draft the card.
    Withheld(Seat, Card),
    /// Bid and cards: a rank fewer in the suit for another seat.
    LessRank(Seat, Suit),
    /// Bid and cards: a traitor chip fewer for another seat.
    FewerTraitors(Seat),
    /// Bid and cards: the empire doesn't fall in a suit in which another seat has ranks.
    EmpireStays(Seat, Suit),
    /// Bid and cards: more is bid for an event that the seat would rather see succeed, but not enough yet.
    Nears {
        /// All bids.
        total: u16,
        /// The rank of the event.
        rank: u8,
    },
    /// Cards: a number in a suit of the event with an own bid, if another should be as high.
    ForTies { suit: Suit, card: Card },
}

impl Purpose {
    /// Returns the other seat that loses by it, if it is about one.
    pub const fn rival(self) -> Option<Seat> {
        match self {
            Purpose::Against(seat)
            | Purpose::Withheld(seat, _)
            | Purpose::LessRank(seat, _)
            | Purpose::FewerTraitors(seat)
            | Purpose::EmpireStays(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// Whether another reason says as much.
    fn is_in(self, other: Purpose) -> bool {
        use Purpose::*;
        match (self, other) {
            (NearTheEmpire { suit, missing }, NearTheEmpire { suit: of, missing: less }) => {
                suit == of && less <= missing
            }
            (
                Leads(suit) | BreaksTie { suit, .. } | Unlimited(suit),
                Leads(of) | BreaksTie { suit: of, .. } | Unlimited(of),
            ) => suit == of,
            (ForTies { suit, .. }, ForTies { suit: of, .. } | BreaksTie { suit: of, .. }) => {
                suit == of
            }
            (Nears { total, .. }, Nears { total: more, .. }) => more >= total,
            (Succeeds { .. } | Nears { .. }, Succeeds { .. }) | (Fails { .. }, Fails { .. }) => {
                true
            }
            (SavesChips(count), SavesChips(more)) => more >= count,
            (SavesCards(count), SavesCards(more)) | (Courts(count), Courts(more)) => more >= count,
            _ => self == other,
        }
    }
}

/// Smallest effect in points that counts as a reason.
const LEAST: f32 = 0.1;
/// The same if nothing has more.
const LEAST_ALONE: f32 = 0.005;
/// Most motives given.
const MOST: usize = 8;
/// Most motives shown for one action: readers want no more.
pub const MOST_SAID: usize = 3;
/// Most ranks that are missing where the empire is near.
const NEAR: u8 = 2;
/// Part of the effect that counts if it depends on what comes later: whether the event fails after all, and whether
/// what is saved will be used.
const LATER: f32 = 0.4;
/// Worth of bidding after others, in points.
const BIDS_LATER: f32 = 0.3;
/// Worth of being ahead of equals at the end, in points.
const AHEAD_OF_EQUALS: f32 = 0.3;

/// Returns the reasons for an action of the view's seat, strongest first; with another one, those that it misses.
pub(super) fn motives(view: &View, action: Action, instead: Option<Action>) -> Vec<Motive> {
    let Some(seat) = view.seat else { return Vec::new() };
    let all = |action| {
        let mut reasons = Reasons { table: view.table, seat, found: Vec::new() };
        reasons.of(action);
        reasons.found
    };
    let mut found = all(action);
    // A small reason is better than none.
    let is_small = instead.is_none() && found.iter().all(|motive| motive.worth < LEAST);
    found.retain(|motive| motive.worth >= if is_small { LEAST_ALONE } else { LEAST });
    let others = instead.map(all).unwrap_or_default();
    found.retain(|motive| !others.iter().any(|other| motive.purpose.is_in(other.purpose)));
    // Of what another seat loses, one thing is named.
    let mut rivals = 0_u8;
    found.retain(|motive| {
        let bit = motive.purpose.rival().map_or(0, |rival| 1 << rival.0);
        let is_first = rivals & bit == 0;
        rivals |= bit;
        is_first
    });
    found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    found.truncate(MOST);
    found
}

/// The reasons found for an action at a table.
struct Reasons {
    table: PublicState,
    seat: Seat,
    found: Vec<Motive>,
}

impl Reasons {
    /// Adds all reasons for an action, whatever they are worth.
    fn of(&mut self, action: Action) {
        match action {
            Action::Draft(card) => self.of_draft(card),
            Action::Bid(chips) => {
                self.of_event(action, CardSet::EMPTY);
                self.of_saved_chips(chips);
            }
            Action::Commit(cards) => {
                self.of_event(action, cards);
                self.of_cards(cards);
            }
        }
    }

    fn add(&mut self, purpose: Purpose, worth: f32) {
        self.found.push(Motive { purpose, worth });
    }

    fn rank(&self, suit: Suit) -> u8 {
        self.table.player(self.seat).ranks.of(suit)
    }

    /// Returns how many ranks the seat misses in a suit to be above the empire.
    fn missing(&self, suit: Suit) -> u8 {
        (self.table.empire.of(suit) + 1).saturating_sub(self.rank(suit))
    }

    /// Returns how far the seat would be ahead at this table, which keeps the time that there is.
    fn lead(&self, table: &PublicState) -> f32 {
        lead(&worths(table, Time::after(table)), self.seat, table.seats())
    }

    /// Returns what it brings the seat if its rank in a suit changes from one to another.
    fn rank_change(&self, suit: Suit, from: u8, to: u8) -> f32 {
        let with = |rank| self.lead(&self.table.with_rank(self.seat, suit, rank));
        with(to) - with(from)
    }

    /// Returns what a rank more in a suit brings.
    fn rise(&self, suit: Suit) -> f32 {
        self.rank_change(suit, self.rank(suit), self.rank(suit) + 1)
    }

    /// Returns what it brings to trade a rank in a suit for a traitor chip; `None` without a rank.
    fn trade(&self, suit: Suit) -> Option<f32> {
        let lower = self.rank(suit).checked_sub(1)?;
        Some(1.0 + self.rank_change(suit, self.rank(suit), lower))
    }

    fn of_draft(&mut self, drafted: Card) {
        let before = self.table;
        let after = before.after(self.seat, Action::Draft(drafted));
        let time = Time::before(&before);
        let of_chips = |seat| {
            let after = before.after(seat, Action::Draft(drafted));
            chips(&after, seat, time) - chips(&before, seat, time)
        };
        let brought = after.player(self.seat).chips.minus(before.player(self.seat).chips);
        self.add(Purpose::Chips(brought), of_chips(self.seat));
        let effect = cards(&after, self.seat, time) - cards(&before, self.seat, time);
        self.add(Purpose::Effect(drafted), effect);
        for suit in drafted.suits().iter() {
            let missing = self.missing(suit);
            if missing <= NEAR {
                self.add(Purpose::NearTheEmpire { suit, missing }, LATER * self.rise(suit));
            }
        }
        let next = self.seat.next(before.seats());
        let withheld = of_chips(next) + card(drafted);
        self.add(Purpose::Withheld(next, drafted), withheld / f32::from(before.seats() * 2));
    }

    /// Adds what an action does to the event as it stands, compared with bidding or committing nothing.
    fn of_event(&mut self, action: Action, revealed: CardSet) {
        let Some(event) = self.table.event() else { return };
        let (before, after) = (self.table, self.table.after(self.seat, action));
        let count = |table: &PublicState, revealed| {
            let of = |suit| SuitCount::of(table, revealed, suit);
            event.suits().iter().map(of).collect::<Vec<_>>()
        };
        let was = count(&before, CardSet::EMPTY);
        let is = count(&after, revealed);
        let all = total(&is);
        let succeeded = succeeds(total(&was), event.rank());
        let success = succeeds(all, event.rank());
        for (was, is) in was.iter().zip(&is) {
            if was.winner() != Some(self.seat) && is.winner() == Some(self.seat) {
                let likely = if success { 1.0 } else { LATER };
                self.of_lead(was, is, revealed, likely);
            }
            let is_lowest = is.lowest.contains(self.seat);
            let likely = if success { LATER } else { 1.0 };
            if let Some(trade) = self.trade(is.suit) {
                if is_lowest {
                    self.add(Purpose::Lowest(is.suit), trade * likely);
                } else if was.lowest.contains(self.seat) {
                    self.add(Purpose::NotLowest(is.suit), -trade * likely);
                }
            }
        }
        let falls = self.lead(&before.with_empire_fallen(event.suits())) - self.lead(&before);
        match all {
            Some(all) if !success => {
                let rank = event.rank();
                self.add(Purpose::Fails { total: all, rank }, falls);
                if total(&was).is_some_and(|before| all > before) {
                    self.add(Purpose::Nears { total: all, rank }, -falls * LATER);
                }
            }
            total if !succeeded => {
                self.add(Purpose::Succeeds { total, rank: event.rank() }, -falls);
            }
            _ => {}
        }
        if !success {
            let courts = revealed.and(CardSet::COURTS).len();
            self.add(Purpose::Courts(courts), f32::from(courts));
        }
        let without = ended(before, CardSet::EMPTY);
        let with = ended(after, revealed);
        let tables = [without.0, with.0];
        let [without, with] = [without, with].map(|(table, time)| worths(&table, time));
        let own = self.seat;
        for other in before.each_seat().filter(|&other| other != own) {
            let loss = without[other.index()] - with[other.index()];
            for purpose in losses(tables, event.suits(), other, own) {
                self.add(purpose, loss / f32::from(before.seats() - 1));
            }
        }
    }

    /// Adds what makes the seat highest in a suit of the event.
    fn of_lead(&mut self, was: &SuitCount, is: &SuitCount, revealed: CardSet, likely: f32) {
        let (suit, at) = (is.suit, self.seat.index());
        let rise = self.rise(suit) * likely;
        let own = is.standings[at];
        let numbers = revealed.and(CardSet::NUMBERS).and(CardSet::of_suit(suit));
        let purpose = match numbers.first() {
            _ if own.ace => Purpose::Unlimited(suit),
            Some(card) if own.bid() == was.standings[at].bid() => Purpose::BreaksTie { suit, card },
            _ => Purpose::Leads(suit),
        };
        self.add(purpose, rise);
        let missing = self.missing(suit).saturating_sub(1);
        if missing < NEAR {
            self.add(Purpose::NearTheEmpire { suit, missing }, rise / 2.0);
        }
    }

    /// Adds what cards are good for besides the count.
    fn of_cards(&mut self, committed: CardSet) {
        let before = self.table;
        let fit = before.committable(self.seat);
        for card in committed.iter().filter(|card| card.kind() == Kind::Crown) {
            for suit in card.suits().iter() {
                self.add(Purpose::Crown(suit), self.rise(suit));
            }
        }
        let numbers = committed.and(CardSet::NUMBERS);
        for suit in before.event_suits().iter() {
            let first = numbers.and(CardSet::of_suit(suit)).first();
            let card = first.filter(|_| before.player(self.seat).bid.of(suit) > 0);
            let breaks = |motive: &Motive| matches!(motive.purpose, Purpose::BreaksTie { suit: of, .. } if of == suit);
            if let Some(card) = card.filter(|_| !self.found.iter().any(breaks)) {
                self.add(Purpose::ForTies { suit, card }, self.rise(suit) * LATER / 2.0);
            }
        }
        let kept = fit.minus(committed);
        let (then, time) = ended(before, fit);
        let saved =
            cards(&ended(before, committed).0, self.seat, time) - cards(&then, self.seat, time);
        self.add(Purpose::SavesCards(kept.len()), LATER * saved);
        let opener = |revealed| before.resolved_with(revealed).opener;
        if opener(committed) != self.seat && opener(fit) == self.seat && time.events > 0 {
            self.add(Purpose::AvoidsOpening, BIDS_LATER);
        }
        let ends = before.is_last_hand() || !before.collapsed().is_empty();
        if let Some(low) = committed.lowest().filter(|_| ends && time.events == 0) {
            self.add(Purpose::LowCard(low), AHEAD_OF_EQUALS);
        }
    }

    /// Adds what is kept of the chips that could have been bid.
    fn of_saved_chips(&mut self, bid: Chips) {
        let before = self.table;
        let suits = before.event_suits();
        let mut all = Chips::NONE;
        suits.iter().for_each(|suit| all.set(suit, before.player(self.seat).chips.of(suit)));
        let time = Time::after(&before);
        let worth = |bid| chips(&before.after(self.seat, Action::Bid(bid)), self.seat, time);
        let kept = all.minus(bid).total();
        self.add(Purpose::SavesChips(kept), LATER * (worth(bid) - worth(all)));
    }
}

/// Returns what a seat loses by an event on the second of two tables, of what can be named and what the seat that decides
/// doesn't lose as well, the weightiest first.
fn losses(tables: [PublicState; 2], suits: Suits, seat: Seat, decider: Seat) -> Vec<Purpose> {
    let [without, with] = &tables;
    let more = |suit| with.player(seat).ranks.of(suit) > with.player(decider).ranks.of(suit);
    let [had, has] = [without, with].map(|table| table.player(seat));
    let is_lower = |suit: &Suit| has.ranks.of(*suit) < had.ranks.of(*suit);
    let stays = |suit: &Suit| with.empire.of(*suit) > without.empire.of(*suit) && more(*suit);
    let ranks = suits.iter().filter(is_lower).map(|suit| Purpose::LessRank(seat, suit));
    let traitors = (has.traitors < had.traitors).then_some(Purpose::FewerTraitors(seat));
    let empire = suits.iter().filter(stays).map(|suit| Purpose::EmpireStays(seat, suit));
    ranks.chain(traitors).chain(empire).collect()
}
