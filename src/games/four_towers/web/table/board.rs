//! Public part of the table: map and track, the court, and the seats.

use leptos::prelude::*;

use super::court::Court;
use super::map::MapBox;
use super::seats::SeatPanels;
use super::track::TrackBox;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::web::state::table;
use crate::games::four_towers::web::tab::Tab;
use crate::text::text;
use crate::web::dialog::truth;

/// Map and track, with the tabs that narrow screens use to show the parts, and the court.
#[component]
pub fn Board() -> impl IntoView {
    view! {
        <Tabs />
        <main class="mid" aria-label=text().table().main_landmark()>
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

/// Tabs of a narrow screen.
#[component]
fn Tabs() -> impl IntoView {
    let table = table();
    let words = text().desk();
    let word = move |tab: Tab| match tab {
        Tab::Map => words.tab_map(),
        Tab::Towers => words.tab_towers(),
        Tab::Mats => words.tab_mats(),
        Tab::Log => text().table().tab_log(),
    };
    let tab = move |tab: Tab| {
        view! {
            <button
                type="button"
                aria-pressed=move || truth(table.small.tab.get() == tab)
                on:click=move |_| table.small.tab.set(tab)
            >
                {word(tab)}
            </button>
        }
    };
    view! {
        <nav class="tabs" aria-label=text().table().tabs() data-roving="line">
            {Tab::ALL.map(tab).collect_view()}
        </nav>
    }
}
