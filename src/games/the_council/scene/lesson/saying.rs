//! Content of a step as data: every number comes from its table and from what the requested action would bring.

use super::Topic;
use crate::games::the_council::rules::components::{CHIPS_PER_SUIT, Card, LAST_RANK, Suit};
use crate::games::the_council::rules::count::succeeds;
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::{Action, CardSet, Chips, PublicState, View};
use crate::games::the_council::scene::outcome::Prospect;
use crate::games::the_council::scene::resolution::{Change, Resolution, Step};
use crate::rules::Seat;

/// Content of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The hall.
    Hall {
        /// Rank of the empire in every suit.
        empire: u8,
    },
    /// A drafted card.
    Draft {
        card: Card,
        /// Chips that it brings.
        chips: Chips,
    },
    /// A bid that makes an event succeed.
    Event {
        event: Card,
        bid: Chips,
        /// All bids together before it, and with it.
        total: (u16, u16),
    },
    /// A rank gained.
    Gain {
        suit: Suit,
        /// The new rank.
        rank: u8,
    },
    /// A rank traded.
    Trade {
        event: Card,
        /// All bids together.
        total: u16,
        suit: Suit,
        /// The rank that is left.
        rank: u8,
    },
    /// A card that changes the count.
    Cards {
        card: Card,
        /// The suit in which it brings a rank.
        suit: Suit,
    },
    /// The rise above the empire.
    Collapse {
        bid: Chips,
        suit: Suit,
        /// The new rank.
        rank: u8,
        /// Rank of the empire there.
        empire: u8,
    },
    /// The score of a collapsed suit.
    Double {
        suit: Suit,
        rank: u8,
        /// Points that it brings.
        points: u16,
    },
    /// A pass that costs nothing.
    Save {
        event: Card,
        /// Chips that could have been bid.
        kept: Chips,
    },
    /// An Ace that takes a rank from another seat.
    Ace {
        card: Card,
        suit: Suit,
        /// The new rank.
        rank: u8,
        /// The seat that would have risen, and its rank then.
        rival: (Seat, u8),
    },
    /// A rank where the empire is lowest.
    Climb {
        bid: Chips,
        suit: Suit,
        /// The new rank.
        rank: u8,
        /// Rank of the empire there.
        empire: u8,
        /// The most that another seat can bid there.
        most: u16,
    },
    /// A bid for a tie.
    Deny {
        bid: Chips,
        suit: Suit,
        /// Rank of the empire there.
        empire: u8,
        /// The seat that would have risen, and its rank then.
        rival: (Seat, u8),
    },
    /// A pass that lets an event fail.
    Fail {
        event: Card,
        /// All bids together.
        total: u16,
        /// Ranks traded for traitor chips.
        traded: u8,
    },
    /// A Crown for an event that fails.
    Crown {
        card: Card,
        suit: Suit,
        /// The rank that it brings.
        rank: u8,
        /// The rank that is left after the trade.
        left: u8,
    },
    /// The bid that keeps the seat above the empire.
    Finish {
        event: Card,
        bid: Chips,
        /// All bids together.
        total: u16,
        suit: Suit,
        /// The rank that is kept.
        rank: u8,
        /// Rank of the empire there once the event has failed.
        empire: u8,
    },
    /// The end of the course.
    Farewell {
        card: Card,
        /// The suit in which it breaks the tie of all.
        suit: Suit,
        /// Points at the end, and those of the best other seat.
        points: (u16, u16),
    },
}

/// Returns the content of a topic in the view of the learner, who is to play this action next.
pub fn content(topic: Topic, view: &View, action: Option<Action>) -> Option<Saying> {
    let seat = view.seat?;
    let table = &view.table;
    let prospect = || Prospect::of(view, action?);
    let rise = || prospect()?.on_success.into_iter().find_map(changed);
    Some(match (topic, action) {
        (Topic::Hall, _) => {
            let stands = Suit::ALL.into_iter().all(|suit| table.empire.of(suit) == LAST_RANK);
            Saying::Hall { empire: stands.then_some(LAST_RANK)? }
        }
        (Topic::Draft, Some(Action::Draft(card))) => {
            Saying::Draft { card, chips: Chips::of_each(card.suits(), CHIPS_PER_SUIT) }
        }
        (Topic::Event, Some(Action::Bid(bid))) => {
            let (before, total) = prospect()?.total;
            Saying::Event { event: table.event()?, bid, total: (before?, total?) }
        }
        (Topic::Gain, Some(Action::Commit(_))) => {
            let (suit, rank) = rise()?;
            Saying::Gain { suit, rank }
        }
        (Topic::Trade, Some(Action::Bid(_))) => {
            let prospect = prospect()?;
            let (suit, rank) = prospect.on_failure.into_iter().find_map(changed)?;
            Saying::Trade { event: table.event()?, total: prospect.total.1?, suit, rank }
        }
        (Topic::Cards, Some(Action::Commit(cards))) => {
            Saying::Cards { card: cards.first()?, suit: rise()?.0 }
        }
        (Topic::Collapse, Some(Action::Bid(bid))) => {
            let (suit, rank) = rise()?;
            Saying::Collapse { bid, suit, rank, empire: table.empire.of(suit) }
        }
        (Topic::Double, _) => {
            let is_above = |&suit: &Suit| table.above_the_empire(suit).contains(seat);
            let suit = Suit::ALL.into_iter().find(is_above)?;
            let score = score(table, seat);
            let points = [score.ranks, score.doubled].map(|points| u16::from(points[suit.index()]));
            let rank = table.player(seat).ranks.of(suit);
            Saying::Double { suit, rank, points: points.into_iter().sum() }
        }
        (Topic::Save, Some(Action::Bid(Chips::NONE))) => {
            let event = table.event().filter(|event| succeeds(Some(0), event.rank()))?;
            let chips = table.player(seat).chips;
            let rest = event.suits().iter().fold(chips, |mut rest, suit| {
                rest.set(suit, 0);
                rest
            });
            Saying::Save { event, kept: chips.minus(rest) }
        }
        (Topic::Ace, Some(Action::Commit(cards))) => {
            let card = cards.first()?;
            let suit = card.suits().iter().next()?;
            let rival = gained(table, CardSet::EMPTY, suit).filter(|rival| rival.seat != seat)?;
            let own = gained(table, cards, suit).filter(|own| own.seat == seat)?;
            Saying::Ace { card, suit, rank: own.to?, rival: (rival.seat, rival.to?) }
        }
        (Topic::Climb, Some(Action::Bid(bid))) => {
            let (suit, rank) = rise()?;
            let empire = table.empire.of(suit);
            let is_higher = |&other: &Suit| other == suit || table.empire.of(other) > empire;
            let most = most_of_others(table, seat, suit)?;
            let is_sure = most < u16::from(bid.of(suit)) && Suit::ALL.iter().all(is_higher);
            is_sure.then_some(Saying::Climb { bid, suit, rank, empire, most })?
        }
        (Topic::Deny, Some(action @ Action::Bid(bid))) => {
            let suit = Suit::ALL.into_iter().find(|&suit| bid.of(suit) > 0)?;
            let rival = gained(table, CardSet::EMPTY, suit).filter(|rival| rival.seat != seat)?;
            let ties = gained(&table.after(seat, action), CardSet::EMPTY, suit).is_none();
            let (empire, rival) = (table.empire.of(suit), (rival.seat, rival.to?));
            ties.then_some(Saying::Deny { bid, suit, empire, rival })?
        }
        (Topic::Fail, Some(Action::Bid(Chips::NONE))) => {
            let prospect = prospect().filter(|prospect| !prospect.succeeds)?;
            let (event, total) = (table.event()?, prospect.total.1?);
            Saying::Fail { event, total, traded: prospect.traitors }
        }
        (Topic::Crown, Some(Action::Commit(cards))) => {
            let card = cards.first()?;
            let prospect = prospect()?;
            let steps = prospect.crowned.into_iter().chain(prospect.on_failure);
            let mut there =
                steps.filter_map(changed).filter(|&(suit, _)| card.suits().contains(suit));
            let (suit, rank) = there.next()?;
            Saying::Crown { card, suit, rank, left: there.next()?.1 }
        }
        (Topic::Finish, Some(action @ Action::Bid(bid))) => {
            let ends = |table: &PublicState| {
                let foreseen = Resolution::foreseen(table, CardSet::EMPTY, None)?;
                (!foreseen.success).then(|| *foreseen.end())
            };
            let (without, with) = (ends(table)?, ends(&table.after(seat, action))?);
            let is_above = |table: &PublicState, suit| table.above_the_empire(suit).contains(seat);
            let is_kept = |&suit: &Suit| is_above(&with, suit) && !is_above(&without, suit);
            let suit = Suit::ALL.into_iter().find(is_kept)?;
            let (event, total) = (table.event()?, prospect()?.total.1?);
            let (rank, empire) = (with.player(seat).ranks.of(suit), with.empire.of(suit));
            Saying::Finish { event, bid, total, suit, rank, empire }
        }
        (Topic::Farewell, _) => {
            let ends = |card| Resolution::foreseen(table, CardSet::of(card), None);
            let points = |ends: &Resolution| {
                let total = |seat| score(ends.end(), seat).total();
                let others = table.each_seat().filter(|&other| other != seat);
                (total(seat), others.map(total).max().unwrap_or_default())
            };
            let numbers = table.committable(seat).and(CardSet::NUMBERS).iter();
            let all = numbers.filter_map(|card| Some((card, ends(card)?)));
            let (card, ends) = all.max_by_key(|(_, ends)| points(ends).0)?;
            let is_open = |&suit: &Suit| {
                let mut counts = ends.suits.iter().map(|result| result.count);
                counts.any(|count| count.suit == suit && count.total() == Some(0))
            };
            let suit = card.suits().iter().find(is_open)?;
            let points = points(&ends);
            (points.0 > points.1).then_some(Saying::Farewell { card, suit, points })?
        }
        _ => return None,
    })
}

/// Returns the rank gained in a suit of the event as it stands, with these cards revealed.
fn gained(table: &PublicState, revealed: CardSet, suit: Suit) -> Option<Step> {
    let foreseen = Resolution::foreseen(table, revealed, None)?;
    foreseen.suits.into_iter().find_map(|result| match result.change {
        Change::Gained { step, .. } if step.suit == suit => Some(step),
        _ => None,
    })
}

/// Returns the most that any other seat can still bid in a suit, with Pawns; `None` if an Ace knows no limit.
fn most_of_others(table: &PublicState, seat: Seat, suit: Suit) -> Option<u16> {
    let later = table.seats_from(seat).skip(1).take_while(|&other| other != table.opener);
    let later: Vec<Seat> = later.collect();
    let most = |other: Seat| {
        let (player, ready) = (table.player(other), table.ready(other).and(CardSet::of_suit(suit)));
        let more = if later.contains(&other) { player.chips.of(suit) } else { 0 };
        let pawns = ready.and(CardSet::PAWNS).len();
        let chips = u16::from(player.bid.of(suit)) + u16::from(more) + u16::from(pawns);
        ready.and(CardSet::ACES).is_empty().then_some(chips)
    };
    let others = table.each_seat().filter(|&other| other != seat);
    others.map(most).try_fold(0, |all, most| Some(all.max(most?)))
}

/// Returns the suit and the new rank of a change, if there is one.
fn changed(step: Step) -> Option<(Suit, u8)> {
    Some((step.suit, step.to?))
}
