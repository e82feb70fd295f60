//! Picture of the map of a table.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::geometry::{HEIGHT, WIDTH};
use crate::games::council_of_4::web::art::{
    CityArt, CityState, Land, Merchant, PieceColour, QueenArt, Roads, city_place,
};
use crate::record::SeatRecord;

/// Returns the part of a picture that shows the whole map.
pub fn whole() -> String {
    format!("0 0 {WIDTH} {HEIGHT}")
}

/// Draws the map with everything on it, as far as the part shows it.
pub fn picture(
    table: &PublicState,
    seats: &[SeatRecord],
    part: String,
    state: impl Fn(City) -> CityState,
) -> AnyView {
    let cities = City::ALL
        .map(|city| {
            let merchants: Vec<Merchant> = standing(table, seats, city).collect();
            let queen = if table.queen == city { QueenArt::Here } else { QueenArt::Away };
            view! {
                <g class="spot" transform=city_place(city)>
                    <CityArt
                        city
                        colour=table.board().colour(city)
                        token=table.tokens.of(city)
                        merchants=Signal::stored(merchants)
                        queen=Signal::stored(queen)
                        state=Signal::stored(state(city))
                    />
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="map" viewBox=part preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Land />
            <Roads sides=table.sides />
            {cities}
        </svg>
    }
    .into_any()
}

/// Returns the merchants in a city, in seating order, the neutral one last.
pub fn standing(
    table: &PublicState,
    seats: &[SeatRecord],
    city: City,
) -> impl Iterator<Item = Merchant> {
    let seated = seats.iter().zip(table.each_seat());
    let there = seated.filter(move |(_, seat)| table.player(*seat).merchants.contains(city));
    let neutral = table.neutral.contains(city).then_some(PieceColour::Neutral);
    let colours = there.map(|(who, _)| who.colour.into()).chain(neutral);
    colours.map(|colour| Merchant { colour, ghost: false })
}
