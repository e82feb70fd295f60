//! Picture of the map of a table.

use leptos::prelude::*;

use crate::games::council_of_4::rules::{City, PublicState};
use crate::games::council_of_4::scene::geometry::frame::{FAR_MAP, Scaled, filling};
use crate::games::council_of_4::web::art::{
    CityArt, CityState, Land, Merchant, PieceColour, QueenArt, Roads, city_place,
};
use crate::record::SeatRecord;
use crate::scene::viewport::Frame;

/// Returns the part of a picture that shows the whole map.
pub fn whole() -> String {
    FAR_MAP.view_box()
}

/// Draws the map with everything on it, for a small picture: the part that is shown, and in a frame of another shape a
/// bit more of the land.
pub fn picture(
    table: &PublicState,
    seats: &[SeatRecord],
    part: String,
    state: impl Fn(City) -> CityState,
) -> AnyView {
    view! {
        <svg class="map far" viewBox=part aria-hidden="true">
            <Land plan=table.board.plan() view=Signal::stored(FAR_MAP) />
            <Roads plan=table.board.plan() />
            {cities(table, seats, state)}
        </svg>
    }
    .into_any()
}

/// Draws the whole map for a frame of this size, with the names of the regions: a picture of its own, which reacts to
/// nothing. It refers to the shapes of the page and is drawn by `map.css`, `pieces.css` and
/// `tokens.css`.
pub fn still(table: &PublicState, seats: &[SeatRecord], frame: Frame) -> AnyView {
    let seen = filling(frame);
    let Scaled { far, city, name } = Scaled::at(frame.width / seen.width);
    view! {
        <svg
            class=if far { "map far" } else { "map" }
            style=format!("--city:{city};--name:{name:.3}")
            viewBox=seen.view_box()
            width=frame.width
            height=frame.height
            aria-hidden="true"
        >
            <Land plan=table.board.plan() view=Signal::stored(seen) />
            <Roads plan=table.board.plan() />
            {cities(table, seats, |_| CityState::Idle)}
        </svg>
    }
    .into_any()
}

fn cities(table: &PublicState, seats: &[SeatRecord], state: impl Fn(City) -> CityState) -> AnyView {
    City::ALL
        .map(|city| {
            let merchants: Vec<Merchant> = standing(table, seats, city).collect();
            let queen = if table.queen == city { QueenArt::Here } else { QueenArt::Away };
            view! {
                <g class="spot" transform=city_place(&table.board.plan(), city)>
                    <CityArt
                        city
                        colour=table.board.colour(city)
                        token=table.tokens.of(city)
                        merchants=Signal::stored(merchants)
                        queen=Signal::stored(queen)
                        state=Signal::stored(state(city))
                    />
                </g>
            }
        })
        .collect_view()
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
