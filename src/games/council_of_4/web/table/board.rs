//! What lies open in the middle of the table.

use leptos::prelude::*;

use super::court::Court;
use super::map::MapBox;
use super::strips::{Strips, TabBar, TrackStrip};
use crate::text::text;

/// All that lies open in the middle of the table, and the tabs that narrow screens turn to its parts by.
#[component]
pub fn Board() -> impl IntoView {
    view! {
        <TabBar />
        <main class="mid" aria-label=text().table().main_landmark>
            <TrackStrip />
            <div class="sheet">
                <MapBox />
                <Strips />
            </div>
        </main>
        <Court />
    }
}
