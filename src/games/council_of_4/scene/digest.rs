//! Events since a seat's last turn that concern it: changed prices, things it can no longer get, seats
//! that passed it.

use super::payment;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{Council, Permit, RewardTile};
use crate::games::council_of_4::rules::event::Event;
use crate::games::council_of_4::rules::permits::PermitSet;
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::rules::view::View;
use crate::rules::Seat;

/// Event that concerns a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Concern {
    /// Start of the last round by another seat.
    LastRound(Seat),
    /// Claim by another seat of a tile that this seat had begun to work for.
    TileGone {
        /// Seat that claimed it.
        by: Seat,
        /// The tile.
        tile: RewardTile,
        /// Number of its cities where this seat has merchants.
        own: u8,
    },
    /// Merchant of another seat in a city for which this seat has a permit ready: placing there costs
    /// another servant.
    CityDearer {
        /// Seat that placed it.
        by: Seat,
        /// The city.
        city: City,
        /// First of the ready permits for it.
        permit: Permit,
    },
    /// Changed price, in coins, of this council for the seat's hand; `None` if no card matches.
    Price {
        /// The council.
        council: Council,
        /// Price before.
        before: Option<u16>,
        /// Price now.
        now: Option<u16>,
    },
    /// Another seat's move past this one on the nobility track.
    Passed {
        /// Seat that passed.
        by: Seat,
        /// Space where it is now.
        space: u8,
    },
}

/// Returns what concerns the view's seat in the events since the table was as in `before`. Prices are
/// those of the hand in the view.
pub fn concerns(before: &PublicState, now: &View, events: &[Event]) -> Vec<Concern> {
    let Some(seat) = now.seat else { return Vec::new() };
    let own = now.table.player(seat);
    let mut concerns = Vec::new();
    for event in events {
        match *event {
            Event::LastRoundBegan { seat: by } if by != seat => {
                concerns.push(Concern::LastRound(by));
            }
            Event::RewardTileClaimed { seat: by, tile, .. } if by != seat => {
                let own = (own.merchants & now.table.cities_of(tile)).len() as u8;
                if own > 0 {
                    concerns.push(Concern::TileGone { by, tile, own });
                }
            }
            Event::MerchantPlaced { seat: by, city, .. } if by != seat => {
                let free = !own.merchants.contains(city);
                if let Some(permit) = for_city(own.ready, city).filter(|_| free) {
                    concerns.push(Concern::CityDearer { by, city, permit });
                }
            }
            _ => {}
        }
    }
    for council in Council::ALL {
        let price = |table| payment::lowest_price(table, now.hand, council);
        let (before, now) = (price(before), price(&now.table));
        if before != now {
            concerns.push(Concern::Price { council, before, now });
        }
    }
    let passed = now.table.each_seat().filter(|&by| {
        let (old, new) = (before.player(by).nobility, now.table.player(by).nobility);
        by != seat && old <= before.player(seat).nobility && new > own.nobility
    });
    concerns.extend(passed.map(|by| Concern::Passed { by, space: now.table.player(by).nobility }));
    concerns
}

fn for_city(ready: PermitSet, city: City) -> Option<Permit> {
    ready.iter().find(|permit| permit.cities().contains(city))
}
