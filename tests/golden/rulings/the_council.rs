//! Witnesses in the golden games of The Council.

use std::collections::BTreeSet;

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::{Card, HANDS, Suit};
use curia::games::the_council::rules::count::SuitCount;
use curia::games::the_council::rules::event::{Event, Opening};
use curia::games::the_council::rules::scoring::{Cause, Score, score};
use curia::games::the_council::rules::state::{Decision, State};
use curia::record::Match;
use curia::rules::{Game, Seat};

use super::{Witnesses, every_ruling_is_shown, kinds_of};
use crate::the_council::GAMES;

/// Everything that must occur: the ruling and its evidence.
pub const ALL: [&str; 71] = [
    "R01 all 44 cards come to light",
    "R02 three players",
    "R02 four players",
    "R02 five players",
    "R03 another seat than the first deals first",
    "R03 the deal goes clockwise",
    "R04 a card of an earlier hand",
    "R05 more than 15 chips",
    "R06 dealt from the dealer's left",
    "R07 hands go clockwise",
    "R08 all picks are shown together",
    "R09 a discard that only its seat knows",
    "R10 eight events",
    "R10 ten events",
    "R10 twelve events",
    "R11 chips kept for another hand",
    "R12 one bid each",
    "R13 a bid lost with a failure",
    "R14 nothing to bid",
    "R14 nothing to commit",
    "R15 a bid in two suits",
    "R16 the opener passes and reveals",
    "R17 a card that does not fit is kept",
    "R18 several cards at once",
    "R18 cards after a pass",
    "R19 a used card that would fit",
    "R20 an Ace makes it succeed",
    "R20 an Ace above a higher bid",
    "R21 a number breaks a tie for highest",
    "R21 a number breaks a tie for lowest",
    "R22 a Pawn in several suits",
    "R22 a Pawn makes it succeed",
    "R23 a Court pays",
    "R23 a Court brings nothing with success",
    "R24 a Crown with success",
    "R24 a Crown with a failure",
    "R24 the new rank is traded",
    "R25 rank 0 without bids",
    "R26 nobody bids in a suit",
    "R26 a tie for highest",
    "R26 highest without a chip",
    "R27 several trade",
    "R27 everybody trades",
    "R28 nothing to trade",
    "R29 the only lowest trades",
    "R30 two suits won",
    "R30 two suits traded",
    "R31 the empire stays at 0",
    "R32 a Crown, a trade, a Court and the empire",
    "R33 the latest of tied low cards opens",
    "R34 the next seat opens",
    "R35 the dealer opens",
    "R36 above the empire in the middle of a hand",
    "R36 equal at the end of a hand",
    "R37 an end without a collapse",
    "R37 a collapse after the last hand",
    "R38 several double",
    "R38 ranks that count once",
    "R39 the low card decides",
    "R39 who revealed none comes after",
    "R39 ranks decide",
    "R39 traitor chips decide",
    "R39 a shared victory",
    "R40 a pick that nobody else sees",
    "R40 a commitment that nobody else sees",
    "R41 two events without a question",
    "R42 a rank lost",
    "four kinds of cards in an event",
    "five cards at once",
    "no card in a whole hand",
    "an event with three suits",
];

/// One action of a game.
struct Step<'a> {
    before: &'a State,
    events: &'a [Event],
    after: &'a State,
}

/// Returns the number of times that each of [`ALL`] occurs in a match.
pub fn witnesses(record: &Match<TheCouncil>) -> Witnesses {
    let mut counts = Witnesses::new();
    let mut see = |name: &'static str| *counts.entry(name).or_insert(0) += 1;
    let mut watch = Watch::default();
    let mut state = record.start(|event| watch.see(event, &mut |_| {})).expect("a game");
    see(match state.table().seats() {
        3 => "R02 three players",
        4 => "R02 four players",
        _ => "R02 five players",
    });
    if state.table().dealer != Seat(0) {
        see("R03 another seat than the first deals first");
    }
    for &action in &record.actions {
        let (before, mut events) = (state, Vec::new());
        TheCouncil::apply(&mut state, action, |event| events.push(event)).expect("a legal action");
        let step = Step { before: &before, events: &events, after: &state };
        hidden(&step, action, &mut see);
        decision(&step, &mut see);
        course(&step, &mut see);
        events.iter().for_each(|&event| watch.see(event, &mut see));
    }
    end(&state, &mut see);
    if watch.ever == CardSet::ALL {
        see("R01 all 44 cards come to light");
    }
    counts
}

/// Finds the evidence in what others may know of an action.
fn hidden(step: &Step, action: <TheCouncil as Game>::Action, see: &mut impl FnMut(&'static str)) {
    let by = TheCouncil::decider(step.before).expect("a seat");
    let other = Some(by.next(step.before.table().seats()));
    if TheCouncil::action_seen_by(step.before, step.after, action, by, other).is_none() {
        see(match step.before.table().decision {
            Decision::Draft(_) => "R40 a pick that nobody else sees",
            _ => "R40 a commitment that nobody else sees",
        });
    }
}

/// Finds the evidence in the position before the action.
fn decision(step: &Step, see: &mut impl FnMut(&'static str)) {
    let table = step.before.table();
    if let (Decision::Commit(seat), Some(event)) = (table.decision, table.event()) {
        if table.ready(seat) != table.committable(seat) {
            see("R17 a card that does not fit is kept");
        }
        let used = table.player(seat).drafted.and(table.used);
        if !used.and(CardSet::that_fit(event)).is_empty() {
            see("R19 a used card that would fit");
        }
    }
    if table.players().iter().any(|player| player.chips.total() > 15) {
        see("R05 more than 15 chips");
    }
    if table.resolved() > 0 && table.decision.seat().is_some() && !table.collapsed().is_empty() {
        see("R36 above the empire in the middle of a hand");
    }
}

/// Finds the evidence in the course of hands.
fn course(step: &Step, see: &mut impl FnMut(&'static str)) {
    let table = step.after.table();
    let seats = table.seats();
    let chose = step.events.iter().filter(|event| matches!(event, Event::Chose { .. })).count();
    let shown = step.events.iter().filter(|event| matches!(event, Event::Drafted { .. })).count();
    if chose == 1 && shown == usize::from(seats) {
        see("R08 all picks are shown together");
    }
    let resolved = |event: &&Event| matches!(event, Event::Resolved { .. });
    if step.events.iter().filter(resolved).count() > 1 {
        see("R41 two events without a question");
    }
    let mut dealt = step.events.iter().filter_map(|event| match event {
        Event::Dealt { seat, .. } => Some(*seat),
        _ => None,
    });
    if dealt.next() == Some(table.dealer.next(seats)) {
        see("R06 dealt from the dealer's left");
    }
    for &event in step.events {
        match event {
            Event::HandBegan { dealer, .. } => {
                assert_eq!(dealer, step.before.table().dealer.next(seats));
                see("R03 the deal goes clockwise");
                if table.players().iter().any(|player| !player.chips.is_none()) {
                    see("R11 chips kept for another hand");
                }
                let highest =
                    |suit| table.players().iter().map(move |one| one.ranks.of(suit)).max();
                if Suit::ALL.into_iter().any(|suit| highest(suit) == Some(table.empire.of(suit))) {
                    see("R36 equal at the end of a hand");
                }
            }
            Event::HandPassed { from, to, .. } => {
                assert_eq!(to, from.next(seats));
                see("R07 hands go clockwise");
            }
            Event::Discarded { seat, card } => {
                let other = TheCouncil::event_seen_by(&event, Some(seat.next(seats)));
                assert!(card.is_some() && other == Event::Discarded { seat, card: None });
                see("R09 a discard that only its seat knows");
            }
            Event::EndedWithoutCollapse => see("R37 an end without a collapse"),
            Event::Collapsed { .. } if table.hand == HANDS => {
                see("R37 a collapse after the last hand");
            }
            _ => {}
        }
    }
}

/// What happened in the hand and in the event so far.
#[derive(Default)]
struct Watch {
    /// Cards that came to light in this hand, in those before, and at any time.
    now: CardSet,
    earlier: CardSet,
    ever: CardSet,
    events: usize,
    any_card: bool,
    dealer: Option<Seat>,
    event: Option<Card>,
    opener: Option<Seat>,
    bids: Vec<(Seat, Chips)>,
    revealed: Vec<(Seat, CardSet)>,
    crowned: Vec<(Seat, Option<Suit>)>,
    counts: Vec<SuitCount>,
    success: bool,
    gained: Vec<Seat>,
    traded: Vec<(Seat, Suit)>,
    courts: usize,
}

impl Watch {
    fn comes_to_light(&mut self, card: Card, see: &mut impl FnMut(&'static str)) {
        self.now.insert(card);
        self.ever.insert(card);
        if self.earlier.contains(card) {
            see("R04 a card of an earlier hand");
        }
    }

    fn see(&mut self, event: Event, see: &mut impl FnMut(&'static str)) {
        match event {
            Event::HandBegan { dealer, .. } => {
                (self.dealer, self.events, self.any_card) = (Some(dealer), 0, false);
                self.earlier = self.earlier.or(std::mem::take(&mut self.now));
            }
            Event::Drafted { card, .. } => self.comes_to_light(card, see),
            Event::EventRevealed { card, number, opener } => {
                self.comes_to_light(card, see);
                let Watch { now, earlier, ever, any_card, dealer, .. } = *self;
                let events = usize::from(number);
                (*self) =
                    Watch { now, earlier, ever, any_card, dealer, events, ..Watch::default() };
                (self.event, self.opener) = (Some(card), Some(opener));
                if number == 1 {
                    assert_eq!(dealer, Some(opener));
                    see("R35 the dealer opens");
                }
                if card.suits().len() == 3 {
                    see("an event with three suits");
                }
            }
            Event::Bid { seat, chips, by_choice } => {
                self.bids.push((seat, chips));
                if !by_choice {
                    see("R14 nothing to bid");
                }
                if Suit::ALL.into_iter().filter(|&suit| chips.of(suit) > 0).count() > 1 {
                    see("R15 a bid in two suits");
                }
            }
            Event::NothingFits { .. } => see("R14 nothing to commit"),
            Event::Revealed { seat, cards } => {
                self.revealed.push((seat, cards));
                self.revealed(seat, cards, see);
            }
            Event::Crowned { seat, suit, rank, .. } => {
                self.crowned.push((seat, rank.map(|_| suit)));
                if rank.is_none() {
                    see("R42 a rank lost");
                }
            }
            Event::Counted(count) => {
                self.counts.push(count);
                counted(&count, see);
            }
            Event::Resolved { total, rank, success } => {
                self.success = success;
                self.resolved(total, rank, see);
            }
            Event::RankGained { seat, suit, rank } => self.gained(seat, suit, rank, see),
            Event::NobodyGained { tied, .. } if tied.is_empty() => see("R26 nobody bids in a suit"),
            Event::NobodyGained { .. } => see("R26 a tie for highest"),
            Event::Traded { seat, suit, lowest, .. } => {
                self.traded.push((seat, suit));
                if lowest.len() == 1 {
                    see("R29 the only lowest trades");
                }
                let together = self.traded.iter().filter(|(_, other)| *other == suit).count();
                if together == 2 {
                    see("R27 several trade");
                }
                if together == self.bids.len() {
                    see("R27 everybody trades");
                }
                if self.traded.iter().filter(|(other, _)| *other == seat).count() > 1 {
                    see("R30 two suits traded");
                }
                if self.crowned.contains(&(seat, Some(suit))) {
                    see("R24 the new rank is traded");
                }
            }
            Event::NothingToTrade { .. } => see("R28 nothing to trade"),
            Event::CourtPaid { .. } => {
                self.courts += 1;
                see("R23 a Court pays");
            }
            Event::EmpireFell { rank, .. } => {
                if rank.is_none() {
                    see("R31 the empire stays at 0");
                }
                if !self.crowned.is_empty() && !self.traded.is_empty() && self.courts > 0 {
                    see("R32 a Crown, a trade, a Court and the empire");
                }
            }
            Event::OpenerFound { why, .. } => match why {
                Opening::LowCardBidLatest { .. } => see("R33 the latest of tied low cards opens"),
                Opening::NextSeat => see("R34 the next seat opens"),
                Opening::LowCard(_) => {}
            },
            Event::HandEnded { .. } => {
                see(match self.events {
                    8 => "R10 eight events",
                    10 => "R10 ten events",
                    _ => "R10 twelve events",
                });
                if !self.any_card {
                    see("no card in a whole hand");
                }
            }
            _ => {}
        }
    }

    fn revealed(&mut self, seat: Seat, cards: CardSet, see: &mut impl FnMut(&'static str)) {
        let passed = self.bids.contains(&(seat, Chips::NONE));
        self.any_card |= !cards.is_empty();
        if passed && !cards.is_empty() {
            see("R18 cards after a pass");
            if self.opener == Some(seat) {
                see("R16 the opener passes and reveals");
            }
        }
        if cards.len() > 1 {
            see("R18 several cards at once");
        }
        if cards.len() == 5 {
            see("five cards at once");
        }
    }

    fn resolved(&self, total: Option<u16>, rank: u8, see: &mut impl FnMut(&'static str)) {
        let seats: BTreeSet<Seat> = self.bids.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(self.bids.len(), seats.len());
        see("R12 one bid each");
        let all = self.revealed.iter().fold(CardSet::EMPTY, |all, (_, cards)| all.or(*cards));
        let kinds =
            [CardSet::ACES, CardSet::NUMBERS, CardSet::PAWNS, CardSet::COURTS, CardSet::CROWNS];
        if kinds.iter().filter(|kind| !all.and(**kind).is_empty()).count() > 3 {
            see("four kinds of cards in an event");
        }
        let standings = || self.counts.iter().flat_map(|count| count.standings);
        let chips: u16 = standings().map(|one| u16::from(one.chips)).sum();
        let pawns: u16 = standings().map(|one| u16::from(one.pawns)).sum();
        if total.is_none() && chips + pawns < u16::from(rank) {
            see("R20 an Ace makes it succeed");
        }
        if total.is_some_and(|total| total >= rank.into() && chips < u16::from(rank)) {
            see("R22 a Pawn makes it succeed");
        }
        let in_suits = |seat: Seat| {
            self.counts.iter().filter(|count| count.standings[seat.index()].pawns > 0).count()
        };
        if Seat::first(5).any(|seat| in_suits(seat) > 1) {
            see("R22 a Pawn in several suits");
        }
        if rank == 0 && total == Some(0) {
            see("R25 rank 0 without bids");
        }
        let bids = self.bids.iter().any(|(_, bid)| !bid.is_none());
        if !self.success && bids {
            see("R13 a bid lost with a failure");
        }
        if !self.crowned.is_empty() {
            see(if self.success {
                "R24 a Crown with success"
            } else {
                "R24 a Crown with a failure"
            });
        }
        if self.success && !all.and(CardSet::COURTS).is_empty() {
            see("R23 a Court brings nothing with success");
        }
        if !self.success && self.counts.iter().any(is_parted_at_the_bottom) {
            see("R21 a number breaks a tie for lowest");
        }
    }

    fn gained(
        &mut self,
        seat: Seat,
        suit: Suit,
        rank: Option<u8>,
        see: &mut impl FnMut(&'static str),
    ) {
        if self.gained.contains(&seat) {
            see("R30 two suits won");
        }
        self.gained.push(seat);
        if rank.is_none() {
            see("R42 a rank lost");
        }
        let count = self.counts.iter().find(|count| count.suit == suit).expect("a count");
        let own = count.standings[seat.index()];
        if own.chips == 0 {
            see("R26 highest without a chip");
        }
        let others = Seat::first(self.bids.len() as u8).filter(|&other| other != seat);
        let mut others = others.map(|other| count.standings[other.index()].bid());
        if others.any(|bid| bid == own.bid()) {
            see("R21 a number breaks a tie for highest");
        }
    }
}

fn counted(count: &SuitCount, see: &mut impl FnMut(&'static str)) {
    let finite = |chips: u8, pawns: u8| chips + pawns;
    let most = count.standings.iter().filter(|one| !one.ace);
    let most = most.map(|one| finite(one.chips, one.pawns)).max();
    if count.standings.iter().any(|one| one.ace && Some(finite(one.chips, one.pawns)) < most) {
        see("R20 an Ace above a higher bid");
    }
}

/// Whether someone bid as little as the lowest, and a number alone stands between them.
fn is_parted_at_the_bottom(count: &SuitCount) -> bool {
    let Some(lowest) = count.lowest.iter().next() else { return false };
    let bid = count.standings[lowest.index()].bid();
    // Seats beyond the table have no number.
    let mut others = Seat::first(5).filter(|&seat| !count.lowest.contains(seat));
    others.any(|seat| {
        let standing = count.standings[seat.index()];
        standing.bid() == bid && standing.number.is_some()
    })
}

/// Finds the evidence in the end.
fn end(state: &State, see: &mut impl FnMut(&'static str)) {
    let table = state.table();
    let scores: Vec<Score> = table.each_seat().map(|seat| score(table, seat)).collect();
    for suit in table.collapsed().iter() {
        if table.above_the_empire(suit).len() > 1 {
            see("R38 several double");
        }
    }
    if scores.iter().any(|score| score.of(Cause::Ranks) > score.of(Cause::Doubled)) {
        see("R38 ranks that count once");
    }
    let best = scores.iter().map(Score::total).max();
    let tied: Vec<_> = scores.iter().filter(|score| Some(score.total()) == best).collect();
    if tied.len() < 2 {
        return;
    }
    let mut breaks: Vec<_> = tied.iter().map(|score| score.tie_break).collect();
    breaks.sort_by_key(|one| (one.low_card.is_none(), one.low_card));
    if TheCouncil::winners(state).is_some_and(|winners| winners.len() > 1) {
        see("R39 a shared victory");
    } else if breaks[0].low_card != breaks[1].low_card {
        see(match breaks[1].low_card {
            Some(_) => "R39 the low card decides",
            None => "R39 who revealed none comes after",
        });
    } else {
        let low_card = breaks[0].low_card;
        let mut ranks: Vec<u8> =
            breaks.iter().filter(|one| one.low_card == low_card).map(|one| one.ranks).collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        see(if ranks[0] == ranks[1] { "R39 traitor chips decide" } else { "R39 ranks decide" });
    }
}

#[test]
fn golden_games_hold_every_ruling() {
    every_ruling_is_shown(&GAMES, &ALL, 42, witnesses);
}

#[test]
fn golden_games_hold_every_kind_of_action() {
    let every = ["bid", "commit", "draft", "hold", "pass"];
    assert!(kinds_of::<TheCouncil>(&GAMES).iter().eq(&every));
}
