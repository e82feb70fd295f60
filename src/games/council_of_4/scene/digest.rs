//! What happened since a seat's last turn that concerns it: what costs more or less now, what it can
//! no longer get, who went past it.

use super::payment;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{Council, Permit, RewardTile};
use crate::games::council_of_4::rules::event::Event;
use crate::games::council_of_4::rules::permits::PermitSet;
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::rules::view::View;
use crate::rules::Seat;

/// Something that concerns a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Concern {
    /// Somebody began the last round.
    LastRound(Seat),
    /// Somebody took a tile that the seat had begun to work for.
    TileGone {
        /// Who took it.
        by: Seat,
        /// The tile.
        tile: RewardTile,
        /// In how many of its cities the seat stands.
        own: u8,
    },
    /// Somebody placed a merchant in a city for which the seat has a permit ready: placing there
    /// costs another servant.
    CityDearer {
        /// Who placed.
        by: Seat,
        /// The city.
        city: City,
        /// The first of the permits for it.
        permit: Permit,
    },
    /// The seat's hand pays for another price than before with this council; none where no card
    /// matches. In coins.
    Price {
        /// The council.
        council: Council,
        /// The price before.
        before: Option<u16>,
        /// The price now.
        now: Option<u16>,
    },
    /// Somebody went past the seat on the nobility track.
    Passed {
        /// Who.
        by: Seat,
        /// The space where they are now.
        space: u8,
    },
}

/// What concerns the seat of the view in what happened after the table looked like this. The prices
/// are those of the hand in the view.
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
