//! Pieces that move from place to place on the screen after something has happened.

use super::place::{Counter, Place, counter_of};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Champion, Clan, LineEnd, Village};
use crate::games::four_towers::rules::{Event, PublicState};
use crate::rules::Seat;
use crate::scene::motion::fit;

/// Longest motion of an action, in milliseconds.
pub const LONGEST: u16 = 2400;
/// Motion of a single peasant, in milliseconds.
const MOVE: u16 = 220;
/// A peasant on its way along a line, and the pause after it: at first, from the third expansion, from the sixth.
const PUSHES: [(usize, u16, u16); 3] = [(0, 260, 60), (2, 140, 30), (5, 80, 10)];
/// A lord on its way to its tower, or into the City.
const LORD: u16 = 320;
/// A marker from space to space.
const STEP: u16 = 90;

/// Piece in motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Peasant(Clan),
    Spirit(Clan),
    Lord(Clan),
    Demon(Clan),
    /// The marker of a seat.
    Marker(Seat),
    Gem,
    Champion(Champion),
}

/// Piece in motion along its path.
pub type Flight = crate::scene::motion::Flight<FourTowers>;

/// Returns the flights for the events that begin at a table.
pub fn flights(events: &[Event], before: &PublicState) -> Vec<Flight> {
    let mut show =
        Show { flights: Vec::new(), clock: 0, seat: before.active(), expansions: 0, village: None };
    events.iter().for_each(|event| show.event(event));
    fit(show.flights, LONGEST)
}

struct Show {
    flights: Vec<Flight>,
    /// Start of the next flight.
    clock: u16,
    /// The seat whose turn it is.
    seat: Seat,
    /// Expansions so far.
    expansions: usize,
    /// The village that expanded last.
    village: Option<Village>,
}

impl Show {
    fn event(&mut self, event: &Event) {
        let own = Place::Seat(self.seat);
        match *event {
            Event::TurnBegan { seat, .. } => self.seat = seat,
            Event::ChampionHired { seat, slot, champion, .. } => {
                let to = Place::Counter(seat, Counter::Champions);
                self.fly(Piece::Champion(champion), Place::Slot(slot), to, LORD);
            }
            Event::SpiritsGiven { seat, spirits, .. } => {
                let to = Place::Counter(seat, Counter::Champions);
                for clan in spirits.iter() {
                    self.beside(Piece::Spirit(clan), Place::Spirits(clan), to, MOVE);
                }
                self.clock = self.clock.saturating_add(MOVE);
            }
            Event::GivenUp { seat, trade, clan } => {
                let from = Place::Counter(seat, Counter::Trade(trade));
                self.fly(Piece::Peasant(clan), from, Place::Spirits(clan), MOVE);
            }
            Event::Removed { clan, village } => {
                self.fly(Piece::Peasant(clan), Place::Village(village), Place::Spirits(clan), MOVE);
            }
            Event::Moved { clan, from, to } => {
                self.fly(Piece::Peasant(clan), Place::Village(from), Place::Village(to), MOVE);
            }
            Event::Swapped { villages: [one, other], clans: [first, second] } => {
                let (one, other) = (Place::Village(one), Place::Village(other));
                self.beside(Piece::Peasant(first), one, other, MOVE);
                self.fly(Piece::Peasant(second), other, one, MOVE);
            }
            Event::Kindled { clan, village } => {
                self.fly(Piece::Spirit(clan), own, Place::Village(village), MOVE);
            }
            Event::Replaced { village, peasant, spirit } => {
                let village = Place::Village(village);
                self.beside(Piece::Peasant(peasant), village, Place::Spirits(peasant), MOVE);
                self.fly(Piece::Spirit(spirit), own, village, MOVE);
            }
            Event::Placed { clan, village, .. } => {
                self.fly(Piece::Peasant(clan), own, Place::Village(village), MOVE);
            }
            Event::Expanded { village, clans, .. } => self.expand(village, clans),
            Event::LordMade { clan, .. } => {
                if let Some(village) = self.village {
                    self.beside(Piece::Lord(clan), Place::Gate(village), Place::Tower(clan), LORD);
                }
            }
            Event::DemonMade { clan, lord_follows: true, .. } => {
                self.beside(Piece::Lord(clan), Place::Tower(clan), Place::City, LORD);
            }
            Event::Rose { seat, step } => {
                let from = Place::Step(step.saturating_sub(1));
                self.beside(Piece::Marker(seat), from, Place::Step(step), STEP);
            }
            Event::Fell { seat, step } => {
                self.beside(Piece::Marker(seat), Place::Step(step + 1), Place::Step(step), STEP);
            }
            Event::GemWon { seat, step } => {
                let to = Place::Counter(seat, Counter::Gems);
                self.beside(Piece::Gem, Place::Step(step), to, MOVE);
            }
            Event::Assigned { seat, clan, space } => {
                let to = Place::Counter(seat, counter_of(space, clan));
                self.fly(Piece::Peasant(clan), Place::Drawn(clan), to, MOVE);
            }
            Event::Dismissed { clan, .. } => {
                self.fly(Piece::Peasant(clan), Place::Drawn(clan), Place::Spirits(clan), MOVE);
            }
            Event::Recruited { seat, clan } => {
                let to = Place::Counter(seat, Counter::Followers(clan));
                self.fly(Piece::Spirit(clan), Place::Spirits(clan), to, MOVE);
            }
            Event::FollowerGiven { seat, clan } => {
                let from = Place::Counter(seat, Counter::Followers(clan));
                self.fly(Piece::Spirit(clan), from, Place::Spirits(clan), MOVE);
            }
            Event::Employed { seat, clan, trade, was_follower } => {
                let from = match was_follower {
                    true => Counter::Followers(clan),
                    false => Counter::Champions,
                };
                let to = Place::Counter(seat, Counter::Trade(trade));
                self.fly(Piece::Peasant(clan), Place::Counter(seat, from), to, MOVE);
            }
            _ => {}
        }
    }

    /// Shows an expansion: three at once along their lines.
    fn expand(&mut self, village: Village, clans: [Clan; 3]) {
        let pace = PUSHES.into_iter().rev().find(|&(from, ..)| self.expansions >= from);
        let (_, lasts, pause) = pace.unwrap_or(PUSHES[0]);
        for (clan, end) in clans.into_iter().zip(village.lines()) {
            let (piece, to) = match end {
                LineEnd::Village(to) => (Piece::Peasant(clan), Place::Village(to)),
                LineEnd::Outside => (Piece::Peasant(clan), Place::Gate(village)),
                LineEnd::City => (Piece::Demon(clan), Place::City),
            };
            self.beside(piece, Place::Village(village), to, lasts);
        }
        self.clock = self.clock.saturating_add(lasts + pause);
        self.expansions += 1;
        self.village = Some(village);
    }

    /// Moves a piece while what comes next begins with it.
    fn beside(&mut self, piece: Piece, from: Place, to: Place, lasts: u16) {
        self.flights.push(Flight {
            piece,
            way: vec![from, to],
            begins: self.clock,
            lasts,
            part: 0,
        });
    }

    /// Moves a piece, and lets what comes next wait for it.
    fn fly(&mut self, piece: Piece, from: Place, to: Place, lasts: u16) {
        self.beside(piece, from, to, lasts);
        self.clock = self.clock.saturating_add(lasts);
    }
}
