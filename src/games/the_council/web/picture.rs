//! Pictures of the hall of a table.

use leptos::{prelude::*, svg};

use super::art::hall::still;
use super::words::{hall_words, letters};
use crate::archive::Glance;
use crate::games::the_council::rules::PublicState;
use crate::games::the_council::rules::chips::Ranks;
use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::scene::Hall;
use crate::games::the_council::scene::geometry::Geometry;
use crate::games::the_council::scene::glance::Small;
use crate::games::the_council::scene::hall::Column;
use crate::record::{SeatColour, SeatRecord};

/// Sizes of a large, a wide and a small picture, in pixels: they are scaled to their places.
const LARGE: (u32, u32) = (420, 640);
const WIDE: (u32, u32) = (640, 330);
const SMALL: (u32, u32) = (400, 330);
/// Size of the frame above a final score.
const BANNER: (u32, u32) = (1200, 396);

/// Draws a hall of this size that does not change, with the names of the suits or without.
pub fn hall_picture(
    hall: &Hall,
    colours: &[SeatColour],
    (width, height): (u32, u32),
    named: bool,
) -> AnyView {
    let place = Geometry::of(width, height, letters());
    let words = named.then(|| hall_words(&place));
    svg::svg()
        .attr("class", "hall-art still")
        .attr("viewBox", format!("0 0 {width} {height}"))
        .attr("preserveAspectRatio", "xMidYMax meet")
        .attr("aria-hidden", "true")
        .inner_html(still(&place, hall, colours, words.as_ref()))
        .into_any()
}

/// Draws the hall of a table.
pub fn picture(table: &PublicState, seats: &[SeatRecord]) -> AnyView {
    hall_picture(&Hall::of(table, Suits::EMPTY, None), &colours(seats), LARGE, true)
}

/// Draws the hall of a table in a low frame, with these suits lit.
pub fn wide_picture(table: &PublicState, seats: &[SeatRecord], lit: Suits) -> AnyView {
    hall_picture(&Hall::of(table, lit, None), &colours(seats), WIDE, true)
}

/// Draws the hall of a table in the frame above a final score.
pub fn banner(table: &PublicState, seats: &[SeatRecord]) -> AnyView {
    let hall = hall_picture(&Hall::of(table, Suits::EMPTY, None), &colours(seats), BANNER, true);
    // Inside a drawing, a drawing has no ground of its own.
    view! {
        <rect class="hall-air" width=BANNER.0 height=BANNER.1 />
        {hall}
    }
    .into_any()
}

/// Draws the hall of a match that is not opened.
pub fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView {
    match Small::read(&glance.picture) {
        Some(Small { empire, ranks }) => {
            hall_picture(&hall_of(empire, &ranks), &colours(seats), SMALL, false)
        }
        None => ().into_any(),
    }
}

/// Draws the hall as every game begins, without pawns.
pub fn sample() -> AnyView {
    hall_picture(&hall_of(Ranks::TOP, &[]), &[], SMALL, false)
}

fn colours(seats: &[SeatRecord]) -> Vec<SeatColour> {
    seats.iter().map(|who| who.colour).collect()
}

/// Returns the hall with these ranks of the empire and of the seats.
fn hall_of(empire: Ranks, ranks: &[Ranks]) -> Hall {
    let column = |suit: Suit| {
        let pawns = ranks.iter().map(|own| own.of(suit));
        Column::new(suit, empire.of(suit), pawns.collect())
    };
    Hall { columns: Suit::ALL.map(column).into() }
}
