//! An event as it is resolved, beat by beat: what the stage shows once all cards are revealed, and what an open bid
//! or card would bring.
//!
//! Made from the events of the rules alone, so that it can be shown slowly, skipped and shown again.

use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::rules::{CardSet, Event, PublicState, SuitCount};
use crate::rules::{Seat, Seats};

/// Part of a result, in the order in which the parts are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Beat {
    /// The cards are revealed; Crowns bring their ranks.
    Cards,
    /// The bids are counted.
    Count,
    /// Ranks are gained or traded, Courts are paid.
    Ranks,
    /// The empire falls.
    Empire,
}

impl Beat {
    /// Every part, in order.
    pub const ALL: [Beat; 4] = [Beat::Cards, Beat::Count, Beat::Ranks, Beat::Empire];

    /// Returns the part of the motion that shows it: whatever moves before the first one is part 0.
    pub const fn part(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the last beat that is over while this part of the motion moves.
    pub fn over_in(part: u8) -> Option<Beat> {
        Beat::ALL.into_iter().rev().find(|beat| beat.part() < part)
    }
}

/// Change of a seat's rank in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub seat: Seat,
    pub suit: Suit,
    /// Rank before.
    pub from: u8,
    /// New rank; `None` if there is none to gain, or none to trade.
    pub to: Option<u8>,
}

/// A card that parted its seat from others with the same bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parted {
    /// The seat that stands above the others.
    pub seat: Seat,
    /// Its lowest number in the suit.
    pub card: Card,
    /// The others with the same bid.
    pub from: Seats,
}

impl Parted {
    /// Returns the card by which a seat of so many stands above others with the same bid, of those that it revealed.
    pub fn of(count: &SuitCount, seats: u8, seat: Seat, revealed: CardSet) -> Option<Parted> {
        let own = count.standings.get(seat.index())?;
        let stands_below = |other: &Seat| {
            let other = count.standings.get(other.index());
            other.is_some_and(|other| other.bid() == own.bid() && other.strength() < own.strength())
        };
        let from: Seats = Seat::first(seats).filter(stands_below).collect();
        let of_suit = revealed.and(CardSet::of_suit(count.suit));
        let card = of_suit.and(CardSet::NUMBERS).first()?;
        (!from.is_empty()).then_some(Parted { seat, card, from })
    }
}

/// Result in a suit of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The highest bidder gains a rank.
    Gained {
        /// The seat and its ranks.
        step: Step,
        /// The card that broke a tie, if one did.
        parted: Option<Parted>,
    },
    /// Nobody gains a rank.
    Nobody {
        /// The seats whose tie no number broke; none if nobody bid.
        tied: Seats,
    },
    /// The lowest bidders trade a rank for a traitor chip.
    Lowest {
        /// The lowest bidders and their ranks.
        steps: Vec<Step>,
        /// Cards that lifted others with the same bid above them.
        lifted: Vec<Parted>,
        /// Rank of the empire before, and its new one; `None` if it stays at 0.
        empire: (u8, Option<u8>),
    },
}

/// Bids and result in a suit of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuitResult {
    /// The bids, and who is highest and lowest.
    pub count: SuitCount,
    /// What changes.
    pub change: Change,
}

/// What follows an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Another event of the hand.
    NextEvent {
        opener: Seat,
        /// Why this one opens.
        why: Opening,
        event: Card,
    },
    /// Another hand.
    NextHand { hand: u8, dealer: Seat },
    /// The final score.
    Over {
        /// The suits that have collapsed, with the players above the empire; none if the game ended with its last
        /// hand without any.
        collapsed: Vec<(Suit, Seats)>,
        /// The seats that share the victory.
        winners: Seats,
    },
}

/// An event as it is resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    pub event: Card,
    /// Its number in the hand, from 1.
    pub number: u8,
    pub hand: u8,
    /// The table before: the bids are made, the cards are not revealed.
    pub before: PublicState,
    /// The table after each beat.
    after: [PublicState; Beat::ALL.len()],
    /// Cards of each seat that had some that fit, in the order of the bids; possibly none.
    pub revealed: Vec<(Seat, CardSet)>,
    /// Ranks that Crowns brought, each with its card.
    pub crowned: Vec<(Card, Step)>,
    /// All bids together; `None` if one is unlimited.
    pub total: Option<u16>,
    /// Whether the empire succeeds.
    pub success: bool,
    /// The suits of the event, in order.
    pub suits: Vec<SuitResult>,
    /// Courts that brought their seats a traitor chip.
    pub courts: Vec<(Seat, Card)>,
    /// What follows; `None` for an event that is only foreseen.
    pub then: Option<Then>,
}

impl Resolution {
    /// Returns the events resolved by these of the rules, which begin at a table: one, none, or several if nobody
    /// could decide anything in between.
    pub fn all(before: &PublicState, events: &[Event]) -> Vec<Resolution> {
        let (mut table, mut found) = (*before, Vec::new());
        let mut open: Option<Resolution> = None;
        for event in events {
            if let Some(last) = found.last_mut() {
                follows(last, event);
            }
            if open.is_none() && matches!(event, Event::Revealed { .. } | Event::Counted(_)) {
                open = Resolution::begun(&table);
            }
            let earlier = table;
            table.follow(event);
            if let Some(resolution) = &mut open {
                resolution.count(event, &earlier, &table);
                if matches!(event, Event::OpenerFound { .. } | Event::HandEnded { .. }) {
                    found.extend(open.take());
                    found.iter_mut().rev().take(1).for_each(|last| follows(last, event));
                }
            }
        }
        found
    }

    /// Returns the current event as these drafted cards would resolve it with the bids as they are; `success`
    /// takes the place of what the count says. `None` if there is no event.
    pub fn foreseen(
        table: &PublicState,
        revealed: CardSet,
        success: Option<bool>,
    ) -> Option<Resolution> {
        let mut resolution = Resolution::begun(table)?;
        let mut now = *table;
        table.foresee(revealed, success, |event| {
            let earlier = now;
            now.follow(&event);
            resolution.count(&event, &earlier, &now);
        });
        Some(resolution)
    }

    fn begun(table: &PublicState) -> Option<Resolution> {
        Some(Resolution {
            event: table.event()?,
            number: table.events_begun() as u8,
            hand: table.hand,
            before: *table,
            after: [*table; Beat::ALL.len()],
            revealed: Vec::new(),
            crowned: Vec::new(),
            total: Some(0),
            success: false,
            suits: Vec::new(),
            courts: Vec::new(),
            then: None,
        })
    }

    /// Adds an event of the rules, which led from one table to the next.
    fn count(&mut self, event: &Event, earlier: &PublicState, now: &PublicState) {
        let rank_of = |seat, suit| earlier.player(seat).ranks.of(suit);
        let beat = match *event {
            Event::Revealed { seat, cards } => {
                self.revealed.push((seat, cards));
                Beat::Cards
            }
            Event::Crowned { seat, card, suit, rank } => {
                self.crowned.push((card, Step { seat, suit, from: rank_of(seat, suit), to: rank }));
                Beat::Cards
            }
            Event::Counted(count) => {
                let change = Change::Nobody { tied: count.highest };
                self.suits.push(SuitResult { count, change });
                Beat::Count
            }
            Event::Resolved { total, success, .. } => {
                (self.total, self.success) = (total, success);
                if !success {
                    for at in 0..self.suits.len() {
                        let count = self.suits[at].count;
                        let empire = (earlier.empire.of(count.suit), None);
                        let lifted = self.lifted(&count);
                        let change = Change::Lowest { steps: Vec::new(), lifted, empire };
                        self.suits[at].change = change;
                    }
                }
                Beat::Count
            }
            Event::RankGained { seat, suit, rank } => {
                let step = Step { seat, suit, from: rank_of(seat, suit), to: rank };
                if let Some(at) = self.place_of(suit) {
                    let parted = self.parted(&self.suits[at].count, seat);
                    self.suits[at].change = Change::Gained { step, parted };
                }
                Beat::Ranks
            }
            Event::Traded { seat, suit, rank, .. } => {
                self.lowest(Step { seat, suit, from: rank_of(seat, suit), to: Some(rank) });
                Beat::Ranks
            }
            Event::NothingToTrade { seat, suit } => {
                self.lowest(Step { seat, suit, from: rank_of(seat, suit), to: None });
                Beat::Ranks
            }
            Event::CourtPaid { seat, card } => {
                self.courts.push((seat, card));
                Beat::Ranks
            }
            Event::EmpireFell { suit, rank } => {
                let place = self.place_of(suit);
                if let Some(Change::Lowest { empire, .. }) =
                    place.map(|at| &mut self.suits[at].change)
                {
                    empire.1 = rank;
                }
                Beat::Empire
            }
            _ => return,
        };
        self.after[beat as usize..].fill(*now);
    }

    fn place_of(&self, suit: Suit) -> Option<usize> {
        self.suits.iter().position(|result| result.count.suit == suit)
    }

    fn lowest(&mut self, step: Step) {
        let place = self.place_of(step.suit);
        if let Some(Change::Lowest { steps, .. }) = place.map(|at| &mut self.suits[at].change) {
            steps.push(step);
        }
    }

    /// Returns the card by which a seat stands above others with the same bid.
    fn parted(&self, count: &SuitCount, seat: Seat) -> Option<Parted> {
        Parted::of(count, self.before.seats(), seat, self.revealed_by(seat))
    }

    /// Returns the cards that lifted seats above lowest bidders with the same bid.
    fn lifted(&self, count: &SuitCount) -> Vec<Parted> {
        let from_lowest =
            |parted: &Parted| parted.from.iter().any(|seat| count.lowest.contains(seat));
        let seats = self.before.each_seat();
        seats.filter_map(|seat| self.parted(count, seat)).filter(from_lowest).collect()
    }

    /// Returns the rank of the event.
    pub const fn rank(&self) -> u8 {
        self.event.rank()
    }

    /// Returns the cards that a seat revealed.
    pub fn revealed_by(&self, seat: Seat) -> CardSet {
        let own = self.revealed.iter().find(|(other, _)| *other == seat);
        own.map(|&(_, cards)| cards).unwrap_or_default()
    }

    /// Returns the table after a beat. Who must decide there means nothing.
    pub const fn after(&self, beat: Beat) -> &PublicState {
        &self.after[beat as usize]
    }

    /// Returns the table at the end.
    pub const fn end(&self) -> &PublicState {
        self.after(Beat::Empire)
    }

    /// Returns all changes of ranks of a seat, those of Crowns first.
    pub fn steps_of(&self, seat: Seat) -> Vec<Step> {
        [self.crowns_of(seat), self.results_of(seat)].concat()
    }

    /// Returns those of its Crowns, which come in any case.
    pub fn crowns_of(&self, seat: Seat) -> Vec<Step> {
        let steps = self.crowned.iter().map(|&(_, step)| step);
        steps.filter(|step| step.seat == seat).collect()
    }

    /// Returns those that the result of the event brings.
    pub fn results_of(&self, seat: Seat) -> Vec<Step> {
        let mut steps = Vec::new();
        for result in &self.suits {
            match &result.change {
                Change::Gained { step, .. } => steps.push(*step),
                Change::Lowest { steps: lowest, .. } => steps.extend(lowest),
                Change::Nobody { .. } => {}
            }
        }
        steps.retain(|step| step.seat == seat);
        steps
    }

    /// Returns a seat's traitor chips before and after.
    pub fn traitors(&self, seat: Seat) -> (u8, u8) {
        (self.before.player(seat).traitors, self.end().player(seat).traitors)
    }

    /// Returns the players who stand level with the empire in a suit of the event at the end, and so not above it.
    pub fn level(&self, suit: Suit) -> Seats {
        let table = self.end();
        let empire = table.empire.of(suit);
        table.each_seat().filter(|&seat| table.player(seat).ranks.of(suit) == empire).collect()
    }
}

/// Adds to an event that is resolved what follows it.
fn follows(resolution: &mut Resolution, event: &Event) {
    match (*event, &mut resolution.then) {
        (Event::OpenerFound { seat, why }, then @ None) => {
            *then = Some(Then::NextEvent { opener: seat, why, event: resolution.event });
        }
        (Event::EventRevealed { card, .. }, Some(Then::NextEvent { event, .. }))
            if *event == resolution.event =>
        {
            *event = card;
        }
        (Event::HandEnded { .. }, then @ None) => {
            let (collapsed, winners) = (Vec::new(), Seats::default());
            *then = Some(Then::Over { collapsed, winners });
        }
        (Event::HandBegan { number, dealer }, Some(then @ Then::Over { .. })) => {
            *then = Then::NextHand { hand: number, dealer };
        }
        (Event::Collapsed { suit, above }, Some(Then::Over { collapsed, .. })) => {
            collapsed.push((suit, above));
        }
        (Event::GameEnded { winners: all }, Some(Then::Over { winners, .. })) => *winners = all,
        _ => {}
    }
}
