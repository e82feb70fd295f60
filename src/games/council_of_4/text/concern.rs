//! Changes that concern a seat.

use super::letters;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Council, RewardTile};
use crate::games::council_of_4::scene::digest::Concern;
use crate::games::council_of_4::text::Subjects;
use crate::text::people::name_of;
use crate::text::text;

/// The texts of these changes, one for each kind.
#[allow(missing_docs, reason = "the names say it")]
pub struct ConcernText {
    pub none: &'static str,

    pub last_round: fn(&str) -> String,
    /// The player who claimed the tile, and the number of its cities with a merchant of the seat.
    pub tile_gone: fn(&str, RewardTile, u8) -> String,
    /// The player who took it, and the permit.
    pub permit_gone: fn(&str, &str) -> String,
    pub permits_changed: fn(&str, Region) -> String,
    /// The player who placed, the city, and the permit of the seat for it.
    pub city_dearer: fn(&str, City, &str) -> String,
    /// The lowest price before and now; none where no card matches.
    pub price: fn(Council, Option<u16>, Option<u16>) -> String,
    pub queen_elsewhere: fn(City) -> String,
    /// The player who passed the seat or drew level, and the space reached.
    pub passed: fn(&str, u8, bool) -> String,
}

/// Returns a change in words; `names` are those of the seats.
pub fn concern(concern: &Concern, names: &[String]) -> String {
    let say = text().concern();
    match *concern {
        Concern::LastRound(by) => (say.last_round)(&name_of(names, by)),
        Concern::TileGone { by, tile, own } => (say.tile_gone)(&name_of(names, by), tile, own),
        Concern::PermitGone { by, permit } => {
            (say.permit_gone)(&name_of(names, by), &letters(permit))
        }
        Concern::PermitsChanged { by, region } => {
            (say.permits_changed)(&name_of(names, by), region)
        }
        Concern::CityDearer { by, city, permit } => {
            (say.city_dearer)(&name_of(names, by), city, &letters(permit))
        }
        Concern::Price { council, before, now } => (say.price)(council, before, now),
        Concern::QueenElsewhere(city) => (say.queen_elsewhere)(city),
        Concern::Passed { by, space, level } => (say.passed)(&name_of(names, by), space, level),
    }
}
