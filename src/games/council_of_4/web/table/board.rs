//! Public part in the middle of the table.

use leptos::prelude::*;

use super::court::Court;
use super::map::MapBox;
use super::strips::{Strips, TabBar, TrackStrip};
use crate::text::text;

/// Public part in the middle of the table, with the tabs that narrow screens use to show its parts.
#[component]
pub fn Board() -> impl IntoView {
    view! {
        <TabBar />
        <main class="mid" aria-label=text().table().main_landmark()>
            <TrackStrip />
            <div class="sheet">
                <MapBox />
                <Strips />
            </div>
        </main>
        <Court />
    }
}
