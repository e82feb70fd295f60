//! Pieces that move from place to place on the screen after something has happened.

use super::place::{Counter, Place, slot_of};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Colour, Permit, Politics, RewardTile};
use crate::games::council_of_4::rules::{City, Event, Gained, PublicState, Source};
use crate::rules::Seat;
use crate::scene::motion::{LONGEST, fit};

/// Delay between two flights that belong together, in milliseconds.
const STAGGER: u16 = 90;
const MOVE: u16 = 320;
const TURN: u16 = 220;
const SLOW: u16 = 480;
const PER_ROAD: u16 = 160;
const PER_CELL: u16 = 90;

/// Piece in motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A councillor.
    Councillor(Colour),
    /// A permit, face up.
    Permit(Permit),
    /// A permit from the deck, of which only the destination is known.
    HiddenPermit,
    /// A politics card that is discarded.
    Card(Politics),
    /// A politics card face down.
    HiddenCard,
    /// A seat's merchant.
    Merchant(Seat),
    /// A seat's marker on a track.
    Marker(Seat),
    /// The queen.
    Queen,
    /// A gain.
    Gain(Gained),
    /// A reward tile.
    Tile(RewardTile),
    /// A queen's reward tile, by its index from the top.
    QueensReward(u8),
}

/// Piece in motion along its path.
pub type Flight = crate::scene::motion::Flight<CouncilOf4>;

/// Returns the flights for the events that led from one table to the other.
pub fn flights(events: &[Event], before: &PublicState, after: &PublicState) -> Vec<Flight> {
    let mut show = Show { flights: Vec::new(), clock: 0, source: None, city: None };
    for event in events {
        show.event(*event, before);
    }
    for seat in before.each_seat() {
        let (old, new) = (before.player(seat), after.player(seat));
        show.marker(seat, old.nobility, new.nobility, Place::Nobility);
        show.marker(seat, old.coins, new.coins, Place::Coins);
    }
    fit(show.flights, LONGEST)
}

struct Show {
    flights: Vec<Flight>,
    /// Start of the next flight.
    clock: u16,
    /// Place that the action's own gains come from.
    source: Option<Place>,
    /// City of the last merchant.
    city: Option<City>,
}

impl Show {
    /// Adds a flight that starts now; the next one starts `next` milliseconds later.
    fn fly(&mut self, piece: Piece, way: Vec<Place>, lasts: u16, next: u16) {
        self.flights.push(Flight { piece, way, begins: self.clock, lasts, part: 0 });
        self.clock += next;
    }

    fn event(&mut self, event: Event, before: &PublicState) {
        match event {
            Event::Paid { seat, price } => {
                for card in price.cards.iter() {
                    let way = vec![Place::Counter(seat, Counter::Cards), Place::Discard];
                    self.fly(Piece::Card(card), way, TURN, STAGGER / 2);
                }
            }
            Event::Elected { council, entered, left, .. } => {
                let council = Place::Council(council);
                self.source = Some(council);
                let way = vec![Place::Reserve(entered), council];
                self.fly(Piece::Councillor(entered), way, MOVE, STAGGER);
                let way = vec![council, Place::Reserve(left)];
                self.fly(Piece::Councillor(left), way, MOVE, MOVE);
            }
            Event::PermitTaken { seat, permit, slot, .. } => {
                let way = vec![slot_of(permit, slot), Place::Counter(seat, Counter::Permits)];
                self.fly(Piece::Permit(permit), way, MOVE, MOVE);
            }
            Event::SlotFilled { permit, slot, .. } => {
                let way = vec![Place::PermitDeck(permit.region()), slot_of(permit, slot)];
                self.fly(Piece::HiddenPermit, way, TURN, STAGGER);
            }
            Event::QueenMoved { from, to } => {
                let way: Vec<Place> =
                    before.board.shortest_way(from, to).into_iter().map(Place::City).collect();
                let lasts = (way.len().saturating_sub(1) as u16 * PER_ROAD).min(SLOW);
                if way.len() > 1 {
                    self.fly(Piece::Queen, way, lasts, lasts);
                }
            }
            Event::MerchantPlaced { seat, city, .. } => {
                self.city = Some(city);
                let way = vec![Place::Counter(seat, Counter::Merchants), Place::City(city)];
                self.fly(Piece::Merchant(seat), way, MOVE, MOVE);
            }
            Event::RewardTileClaimed { seat, tile, queens_reward } => {
                let way = vec![Place::Tile(tile), Place::Seat(seat)];
                self.fly(Piece::Tile(tile), way, SLOW, STAGGER);
                if let Some(place) = queens_reward {
                    let way = vec![Place::QueensReward(place), Place::Seat(seat)];
                    self.fly(Piece::QueensReward(place), way, SLOW, STAGGER);
                }
            }
            Event::Gained { seat, gain, source } => {
                let from = match source {
                    Source::Action => self.source,
                    Source::Permit(_) => Some(Place::Counter(seat, Counter::Permits)),
                    Source::Token(city) => Some(Place::City(city)),
                    Source::NobilitySpace(space) => Some(Place::Nobility(space)),
                    Source::LastMerchant => self.city.map(Place::City),
                };
                if let (Some(from), Some(to)) = (from, Place::of_gain(seat, gain)) {
                    self.fly(Piece::Gain(gain), vec![from, to], MOVE, STAGGER);
                }
            }
            Event::CardDrawn { seat, .. } => {
                let way = vec![Place::Deck, Place::Counter(seat, Counter::Cards)];
                self.fly(Piece::HiddenCard, way, MOVE, STAGGER);
            }
            Event::TurnBegan { .. }
            | Event::DiscardsShuffled
            | Event::NoCardLeft { .. }
            | Event::PermitsChanged { .. }
            | Event::ChoiceOpened { .. }
            | Event::PermitDeclined { .. }
            | Event::LastRoundBegan { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded => {}
        }
    }

    /// Adds the flight of a marker, cell by cell, alongside everything else.
    fn marker(&mut self, seat: Seat, from: u8, to: u8, place: fn(u8) -> Place) {
        if from == to {
            return;
        }
        let lasts = (u16::from(from.abs_diff(to)) * PER_CELL).min(SLOW);
        let way = vec![place(from), place(to)];
        self.flights.push(Flight { piece: Piece::Marker(seat), way, begins: 0, lasts, part: 0 });
    }
}
