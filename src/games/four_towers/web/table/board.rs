//! Public part of the table: map and track, the court, and the seats.

use leptos::prelude::*;

use super::court::Court;
use super::lords::Lords;
use super::map::MapBox;
use super::seats::SeatPanels;
use super::track::TrackBox;
use crate::games::four_towers::web::state::table;
use crate::text::text;
use crate::web::tabs::Tabs;

/// Map and track, with the tabs that narrow screens use to show the parts, and the court.
#[component]
pub fn Board() -> impl IntoView {
    view! {
        <Tabs />
        <main class="mid" aria-label=text().table().main_landmark()>
            <Lords />
            <TrackBox />
            <MapBox />
        </main>
        <Court />
    }
}

/// Panels of the seats at the table.
#[component]
pub fn Seats() -> impl IntoView {
    view! { <SeatPanels seats=table().seats() /> }
}
