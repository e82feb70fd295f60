//! Public part in the middle of the table.

use leptos::prelude::*;

use super::court::Court;
use super::map::MapBox;
use super::strips::{Strips, TrackStrip};
use crate::games::council_of_4::web::state::table;
use crate::games::council_of_4::web::tab::Tab;
use crate::text::text;
use crate::web::layout::{Layout, layout};
use crate::web::tabs::Tabs;

/// Public part in the middle of the table, with the tabs that narrow screens use to show its parts.
#[component]
pub fn Board() -> impl IntoView {
    let (table, layout) = (table(), layout());
    // Where the map is always in sight, its tab shows the councils.
    Effect::new(move |_| {
        let tab = table.small.tab;
        if layout.get() == Layout::Lying && tab.get() == Some(Tab::Map) {
            tab.set(Some(Tab::Councils));
        }
    });
    view! {
        <Tabs />
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
