//! Changes that concern a seat.

use super::{Subjects, letters, said};
use crate::games::council_of_4::scene::digest::Concern;
use crate::text::{name_of, text};

/// Returns a change in words; `names` are those of the seats.
pub fn concern(concern: &Concern, names: &[String]) -> String {
    let say = text().concern();
    match *concern {
        Concern::LastRound(by) => say.last_round(&name_of(names, by)),
        Concern::TileGone { by, tile, own } => say.tile_gone(&name_of(names, by), tile, own),
        Concern::PermitGone { by, permit } => {
            let (name, permit) = (&*name_of(names, by), &*letters(permit));
            say.permit_gone(said::concern::PermitGone { name, permit })
        }
        Concern::PermitsChanged { by, region } => say.permits_changed(&name_of(names, by), region),
        Concern::CityDearer { by, city, permit } => {
            let (name, permit) = (&*name_of(names, by), &*letters(permit));
            say.city_dearer(said::concern::CityDearer { name, city: city.name(), permit })
        }
        Concern::Price { council, before: None, now: Some(now) } => say.matches_now(council, now),
        Concern::Price { council, before: Some(_), now: None } => say.matches_none(council),
        Concern::Price { council, before, now } => {
            let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
            say.price(said::concern::Price { council, dearer: now > before, before, now })
        }
        Concern::QueenElsewhere(city) => say.queen_elsewhere(city.name()),
        Concern::Passed { by, space, level } => say.passed(&name_of(names, by), space, level),
    }
}
