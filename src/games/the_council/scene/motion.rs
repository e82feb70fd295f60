//! Pieces that move from place to place on the screen after something has happened.

use super::place::{Counter, Place};
use super::resolution::Beat;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::{Event, PublicState};
use crate::rules::Seat;
use crate::scene::motion::{LONGEST, fit};

/// Longest motion of an event that is resolved, in milliseconds.
pub const LONGEST_RESULT: u16 = 1600;
/// Delay between two chips, in milliseconds.
const STAGGER: u16 = 60;
const MOVE: u16 = 320;
const TURN: u16 = 220;
const CRACK: u16 = 160;
/// Part of the motion that follows a result.
const AFTER: u8 = Beat::Empire.part() + 1;
const COUNT: u16 = 420;

/// Piece in motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A card face down.
    Back,
    /// The hand that a seat gets, face down.
    HandOf(Seat),
    /// A card that turns face up.
    Card(Card),
    /// An event that turns face up.
    Event(Card),
    /// A chip that a drafted card brings.
    Chip(Suit),
    /// A chip of a bid.
    Offered(Suit),
    /// A seat's pawn.
    Pawn(Seat),
    /// A traitor chip.
    Traitor,
    /// The top drum of a suit's column.
    Drum(Suit),
    /// The empire's beam.
    Beam(Suit),
    /// A crack in the beam, since someone stands above it.
    Crack(Suit),
    /// All bids together, and the rank of the event; `None` if one is unlimited.
    Total(Option<u16>, u8),
}

/// Piece in motion along its path.
pub type Flight = crate::scene::motion::Flight<TheCouncil>;

/// Returns the flights for the events that begin at a table. Those of one beat of an event, or of a round of the
/// draft, begin together.
pub fn flights(events: &[Event], before: &PublicState) -> Vec<Flight> {
    let mut show = Show { flights: Vec::new(), clock: 0, ends: 0, part: None, table: *before };
    for event in events {
        show.event(event);
    }
    let resolves = events.iter().any(|event| matches!(event, Event::Resolved { .. }));
    fit(show.flights, if resolves { LONGEST_RESULT } else { LONGEST })
}

/// Part of what happens, whose flights begin together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Pick,
    Show,
    Pass,
    Deal,
    Turn,
    Bids,
    Cards,
    Count,
    Ranks,
    Empire,
}

impl Part {
    /// Returns the beat of a result that it is.
    const fn beat(self) -> Option<Beat> {
        match self {
            Part::Cards => Some(Beat::Cards),
            Part::Count => Some(Beat::Count),
            Part::Ranks => Some(Beat::Ranks),
            Part::Empire => Some(Beat::Empire),
            _ => None,
        }
    }
}

struct Show {
    flights: Vec<Flight>,
    /// Start of the flights of this part.
    clock: u16,
    /// End of the last flight.
    ends: u16,
    part: Option<Part>,
    table: PublicState,
}

impl Show {
    fn event(&mut self, event: &Event) {
        let now = self.table;
        self.table.follow(event);
        let rank_of = |seat, suit| now.player(seat).ranks.of(suit);
        match *event {
            Event::Dealt { seat, .. } => {
                self.begin(Part::Deal);
                self.fly(Piece::HandOf(seat), vec![Place::Events, Place::Seat(seat)], 0, MOVE);
            }
            Event::Chose { seat, .. } => {
                self.begin(Part::Pick);
                self.fly(Piece::Back, vec![Place::Hand, Place::Free(seat)], 0, TURN);
            }
            Event::Drafted { seat, card, .. } => {
                self.begin(Part::Show);
                let slot = Place::Drafted(seat, card);
                self.fly(Piece::Card(card), vec![slot, slot], 0, TURN);
                for (at, suit) in (0..).zip(card.suits().iter()) {
                    let way = vec![slot, Place::Counter(seat, Counter::Chips(suit))];
                    self.fly(Piece::Chip(suit), way, TURN + at * STAGGER, MOVE);
                }
            }
            Event::HandPassed { from, to, .. } => {
                self.begin(Part::Pass);
                self.fly(Piece::HandOf(to), vec![Place::Seat(from), Place::Seat(to)], 0, MOVE);
            }
            Event::EventRevealed { card, .. } => {
                self.begin(Part::Turn);
                self.fly(Piece::Event(card), vec![Place::Events, Place::Event], 0, MOVE);
            }
            Event::Bid { seat, chips, .. } => {
                self.begin(Part::Bids);
                let mut delay = 0;
                for suit in Suit::ALL {
                    for _ in 0..chips.of(suit) {
                        let supply = Place::Counter(seat, Counter::Chips(suit));
                        self.fly(
                            Piece::Offered(suit),
                            vec![supply, Place::Cell(seat, suit)],
                            delay,
                            TURN,
                        );
                        delay = delay.saturating_add(STAGGER);
                    }
                }
            }
            Event::Revealed { seat, cards } => {
                self.begin(Part::Cards);
                for card in cards.iter() {
                    let way = vec![Place::Drafted(seat, card), Place::Row(seat)];
                    self.fly(Piece::Card(card), way, 0, MOVE);
                }
            }
            Event::Crowned { seat, suit, rank: Some(rank), .. } => {
                self.step(seat, suit, rank_of(seat, suit), rank, MOVE, &now);
            }
            // The meter counts.
            Event::Resolved { total, .. } => {
                self.begin(Part::Count);
                let rank = now.event().map_or(0, Card::rank);
                let verdict = vec![Place::Verdict, Place::Verdict];
                self.fly(Piece::Total(total, rank), verdict, 0, COUNT);
            }
            Event::RankGained { seat, suit, rank: Some(rank) } => {
                self.begin(Part::Ranks);
                self.step(seat, suit, rank_of(seat, suit), rank, 0, &now);
            }
            Event::Traded { seat, suit, rank, .. } => {
                self.begin(Part::Ranks);
                let from = rank_of(seat, suit);
                self.step(seat, suit, from, rank, 0, &now);
                let way = vec![Place::Rank(suit, from), Place::Counter(seat, Counter::Traitors)];
                self.fly(Piece::Traitor, way, 0, MOVE);
            }
            Event::CourtPaid { seat, .. } => {
                self.begin(Part::Ranks);
                let way = vec![Place::Row(seat), Place::Counter(seat, Counter::Traitors)];
                self.fly(Piece::Traitor, way, 0, MOVE);
            }
            Event::EmpireFell { suit, rank: Some(rank) } => {
                self.begin(Part::Empire);
                let from = Place::Rank(suit, now.empire.of(suit));
                self.fly(Piece::Drum(suit), vec![from, from], 0, MOVE);
                self.fly(Piece::Beam(suit), vec![from, Place::Rank(suit, rank)], 0, TURN);
                self.crack(suit, TURN, &now);
            }
            _ => {}
        }
    }

    /// Begins a part, unless it has begun: it waits for the one before.
    fn begin(&mut self, part: Part) {
        if self.part != Some(part) {
            (self.part, self.clock) = (Some(part), self.ends);
        }
    }

    fn fly(&mut self, piece: Piece, way: Vec<Place>, delay: u16, lasts: u16) {
        let begins = self.clock.saturating_add(delay);
        self.ends = self.ends.max(begins.saturating_add(lasts));
        // What comes after a result comes after its last beat.
        let last = self.flights.last().map_or(0, |last| last.part);
        let part = match self.part.and_then(Part::beat) {
            Some(beat) => beat.part(),
            None if last > 0 => AFTER,
            None => 0,
        };
        self.flights.push(Flight { piece, way, begins, lasts, part });
    }

    /// Moves a pawn from rank to rank.
    fn step(
        &mut self,
        seat: Seat,
        suit: Suit,
        from: u8,
        to: u8,
        delay: u16,
        earlier: &PublicState,
    ) {
        let way = vec![Place::Rank(suit, from), Place::Rank(suit, to)];
        self.fly(Piece::Pawn(seat), way, delay, TURN);
        self.crack(suit, delay.saturating_add(TURN), earlier);
    }

    /// Cracks the beam if someone stands above it, and nobody did.
    fn crack(&mut self, suit: Suit, delay: u16, earlier: &PublicState) {
        let is_above = |table: &PublicState| !table.above_the_empire(suit).is_empty();
        if is_above(&self.table) && !is_above(earlier) {
            let beam = Place::Rank(suit, self.table.empire.of(suit));
            self.fly(Piece::Crack(suit), vec![beam, beam], delay, CRACK);
        }
    }
}
