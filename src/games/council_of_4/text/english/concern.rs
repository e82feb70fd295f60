//! Changes that concern a seat, in English.

use super::words::{counted, region, tile};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::text::concern::ConcernText;

pub(in crate::games::council_of_4::text) static CONCERN: ConcernText = ConcernText {
    none: "No tile is gone, no permit on offer was taken, and your prices and place in nobility are as they were.",
    last_round: |name| format!("{name} began the last round: this is your last turn."),
    tile_gone: |name, of, own| match own {
        0 => format!("{name} claimed the {} tile.", tile(of)),
        _ => format!("{name} claimed the {} tile; you already had {}.", tile(of), cities(own)),
    },
    permit_gone: |name, permit| format!("{name} took permit {permit}."),
    permits_changed: |name, of| format!("{name} changed the permits of the {}.", region(of)),
    city_dearer: |name, city, permit| {
        format!(
            "{name} is now in {}: placing there with {permit} costs you 1 more servant.",
            city.name()
        )
    },
    price: |of, before, now| match (before, now) {
        (None, Some(now)) => {
            format!("Your cards match {} again, for {}.", the(of), counted(now, "coin"))
        }
        (Some(_), None) => format!("None of your cards match {} any more.", the(of)),
        (before, now) => {
            let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
            let word = if now > before { "more expensive" } else { "cheaper" };
            format!(
                "With your cards, {} is now {word}: {before} → {}.",
                the(of),
                counted(now, "coin")
            )
        }
    },
    queen_elsewhere: |city| {
        format!("The queen is now in {}: roads are counted from there.", city.name())
    },
    passed: |name, space, level| match level {
        true => format!("{name} drew level with you on the nobility track, on {space}."),
        false => format!("{name} passed you on the nobility track, reaching {space}."),
    },
};

fn the(of: Council) -> String {
    match of {
        Council::Region(of) => format!("the {} council", region(of)),
        Council::Queen => "the queen’s council".to_owned(),
    }
}

fn cities(count: u8) -> String {
    if count == 1 { "1 city".to_owned() } else { format!("{count} cities") }
}
