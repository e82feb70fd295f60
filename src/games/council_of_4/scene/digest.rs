//! Events since a seat's last turn that concern it: changed prices, things it can no longer get, seats
//! that passed it.

use super::payment;
use crate::games::council_of_4::rules::components::{Council, Permit, RewardTile};
use crate::games::council_of_4::rules::{City, Event, PermitSet, PublicState, Region, View};
use crate::rules::Seat;

/// Event that concerns a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Concern {
    /// Start of the last round by another seat.
    LastRound(Seat),
    /// Claim by another seat of a tile, and of the queen's reward tile with it if any was left.
    TileGone {
        /// Seat that claimed it.
        by: Seat,
        tile: RewardTile,
        /// Number of its cities where this seat has merchants.
        own: u8,
    },
    /// Permit that was face up and is not any more, since another seat took it.
    PermitGone {
        /// Seat that took it.
        by: Seat,
        permit: Permit,
    },
    /// Permits that were face up and are under their deck now.
    PermitsChanged {
        /// Seat that changed them.
        by: Seat,
        region: Region,
    },
    /// Merchant of another seat in a city for which this seat has a permit ready: placing there costs
    /// another servant.
    CityDearer {
        /// Seat that placed it.
        by: Seat,
        city: City,
        /// First of the ready permits for it.
        permit: Permit,
    },
    /// Changed price, in coins, of this council for the seat's hand; `None` if no card matches.
    Price {
        council: Council,
        /// Price before.
        before: Option<u16>,
        /// Price now.
        now: Option<u16>,
    },
    /// Another city of the queen than before, from where her roads cost otherwise.
    QueenElsewhere(City),
    /// Another seat's move past this one on the nobility track, or level with it from behind.
    Passed {
        /// Seat that moved.
        by: Seat,
        /// Space where it is now.
        space: u8,
        /// Whether both are on this space now.
        level: bool,
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
                concerns.push(Concern::TileGone { by, tile, own });
            }
            Event::MerchantPlaced { seat: by, city, .. } if by != seat => {
                let free = !own.merchants.contains(city);
                if let Some(permit) = for_city(own.ready, city).filter(|_| free) {
                    concerns.push(Concern::CityDearer { by, city, permit });
                }
            }
            Event::PermitTaken { seat: by, permit, .. } if by != seat => {
                concerns.push(Concern::PermitGone { by, permit });
            }
            Event::PermitsChanged { seat: by, region, .. } if by != seat => {
                concerns.push(Concern::PermitsChanged { by, region });
            }
            _ => {}
        }
    }
    // One that came up meanwhile could not be had before.
    concerns.retain(|concern| match *concern {
        Concern::PermitGone { permit, .. } => before.face_up().any(|(.., there)| there == permit),
        _ => true,
    });
    for council in Council::ALL {
        let price = |table| payment::lowest_price(table, now.hand, council);
        let (before, now) = (price(before), price(&now.table));
        if before != now {
            concerns.push(Concern::Price { council, before, now });
        }
    }
    if before.queen != now.table.queen {
        concerns.push(Concern::QueenElsewhere(now.table.queen));
    }
    concerns.extend(now.table.each_seat().filter(|&by| by != seat).filter_map(|by| {
        let ahead =
            |table: &PublicState| table.player(by).nobility.cmp(&table.player(seat).nobility);
        let space = now.table.player(by).nobility;
        let level = ahead(&now.table).is_eq();
        (ahead(&now.table) > ahead(before)).then_some(Concern::Passed { by, space, level })
    }));
    concerns
}

fn for_city(ready: PermitSet, city: City) -> Option<Permit> {
    ready.iter().find(|permit| permit.cities().contains(city))
}
