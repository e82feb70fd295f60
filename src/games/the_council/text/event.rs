//! Events in words: one sentence for each.

use super::Subjects;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::count::{Standing, SuitCount};
use crate::games::the_council::rules::event::{Event, Opening};
use crate::games::the_council::rules::scoring::Score;
use crate::games::the_council::rules::state::Seats;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;

/// A bidder's name, and the bid.
pub type Bidder = (String, Standing);

/// The sentences of events, whole and in the third person. Each takes the name of the seat first, if it is about one;
/// `None` stands for cards that the reader may not know, and for ranks beyond the end of a track.
#[allow(missing_docs, reason = "the names are those of events")]
pub struct EventText {
    /// The dealer, and the number of the hand.
    pub hand_began: fn(&str, u8) -> String,
    pub dealt: fn(&str, Option<CardSet>) -> String,
    pub chose: fn(&str, Option<Card>) -> String,
    pub drafted: fn(&str, Card, Chips) -> String,
    pub passed_on: fn(&str, &str, Option<CardSet>) -> String,
    pub discarded: fn(&str, Option<Card>) -> String,
    /// The opener, the event, and its number in the hand.
    pub event: fn(&str, Card, u8) -> String,
    /// With whether there was a choice.
    pub bid: fn(&str, Chips, bool) -> String,
    pub committed: fn(&str, Option<CardSet>) -> String,
    pub nothing_fits: fn(&str) -> String,
    pub revealed: fn(&str, CardSet) -> String,
    pub crowned: fn(&str, Card, Suit, Option<u8>) -> String,
    /// The bids with their bidders, the highest and the lowest of these.
    pub counted: fn(Suit, &[Bidder], &[String], &[String]) -> String,
    /// The total, if it has a limit, the rank of the event, and whether it succeeds.
    pub resolved: fn(Option<u16>, u8, bool) -> String,
    pub rank_gained: fn(&str, Suit, Option<u8>) -> String,
    /// The players whose tie no number broke.
    pub nobody_gained: fn(Suit, &[String]) -> String,
    /// The new rank, and the others who are lowest.
    pub traded: fn(&str, Suit, u8, &[String]) -> String,
    pub nothing_to_trade: fn(&str, Suit) -> String,
    pub court_paid: fn(&str, Card) -> String,
    pub empire_fell: fn(Suit, Option<u8>) -> String,
    pub opens_by_card: fn(&str, Card) -> String,
    /// The others with a card of that rank.
    pub opens_by_bid: fn(&str, Card, &[String]) -> String,
    pub opens_next: fn(&str) -> String,
    pub hand_ended: fn(u8) -> String,
    /// The players above the empire.
    pub collapsed: fn(Suit, &[String]) -> String,
    pub no_collapse: &'static str,
    pub scored: fn(&str, &Score) -> String,
    /// The winners.
    pub game_ended: fn(&[String]) -> String,
}

/// Returns the event in words, with all that it holds; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    let say = text().event();
    let name = |seat: Seat| name_of(names, seat);
    let all = |seats: Seats| named(seats, names);
    let others = |seats: Seats, seat: Seat| {
        let others: Seats = seats.iter().filter(|&other| other != seat).collect();
        named(others, names)
    };
    match *event {
        Event::HandBegan { number, dealer } => (say.hand_began)(&name(dealer), number),
        Event::Dealt { seat, cards } => (say.dealt)(&name(seat), cards),
        Event::Chose { seat, card } => (say.chose)(&name(seat), card),
        Event::Drafted { seat, card, chips } => (say.drafted)(&name(seat), card, chips),
        Event::HandPassed { from, to, cards } => (say.passed_on)(&name(from), &name(to), cards),
        Event::Discarded { seat, card } => (say.discarded)(&name(seat), card),
        Event::EventRevealed { card, number, opener } => (say.event)(&name(opener), card, number),
        Event::Bid { seat, chips, by_choice } => (say.bid)(&name(seat), chips, by_choice),
        Event::Committed { seat, cards } => (say.committed)(&name(seat), cards),
        Event::NothingFits { seat } => (say.nothing_fits)(&name(seat)),
        Event::Revealed { seat, cards } => (say.revealed)(&name(seat), cards),
        Event::Crowned { seat, card, suit, rank } => (say.crowned)(&name(seat), card, suit, rank),
        Event::Counted(SuitCount { suit, standings, highest, lowest }) => {
            let bids = (0..).map(Seat).zip(standings).take(names.len());
            let bids = bids.map(|(seat, standing)| (name(seat).into_owned(), standing));
            (say.counted)(suit, &bids.collect::<Vec<_>>(), &all(highest), &all(lowest))
        }
        Event::Resolved { total, rank, success } => (say.resolved)(total, rank, success),
        Event::RankGained { seat, suit, rank } => (say.rank_gained)(&name(seat), suit, rank),
        Event::NobodyGained { suit, tied } => (say.nobody_gained)(suit, &all(tied)),
        Event::Traded { seat, suit, rank, lowest } => {
            (say.traded)(&name(seat), suit, rank, &others(lowest, seat))
        }
        Event::NothingToTrade { seat, suit } => (say.nothing_to_trade)(&name(seat), suit),
        Event::CourtPaid { seat, card } => (say.court_paid)(&name(seat), card),
        Event::EmpireFell { suit, rank } => (say.empire_fell)(suit, rank),
        Event::OpenerFound { seat, why: Opening::LowCard(card) } => {
            (say.opens_by_card)(&name(seat), card)
        }
        Event::OpenerFound { seat, why: Opening::LowCardBidLatest { card, tied } } => {
            (say.opens_by_bid)(&name(seat), card, &others(tied, seat))
        }
        Event::OpenerFound { seat, why: Opening::NextSeat } => (say.opens_next)(&name(seat)),
        Event::HandEnded { number } => (say.hand_ended)(number),
        Event::Collapsed { suit, above } => (say.collapsed)(suit, &all(above)),
        Event::EndedWithoutCollapse => say.no_collapse.to_owned(),
        Event::Scored { seat, score } => (say.scored)(&name(seat), &score),
        Event::GameEnded { winners } => (say.game_ended)(&all(winners)),
    }
}

/// Returns the names of these seats.
pub(super) fn named(seats: Seats, names: &[String]) -> Vec<String> {
    seats.iter().map(|seat| name_of(names, seat).into_owned()).collect()
}
