//! Buttons for the parts of the map on a phone.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::scene::viewport::{MapPart, Viewport};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::art::{MiniMap, PieceColour};
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::pan::Pan;

/// Buttons for the parts of the map, beside the small map.
#[component]
pub fn Parts(
    pan: Pan<MapPart>,
    /// Owners of the merchants in each city.
    #[prop(into)]
    merchants: Signal<Vec<(City, Vec<PieceColour>)>>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let plan = table.view.get_untracked().table.board.plan();
    let queen = Signal::derive(move || Some(table.view.get().table.queen));
    let button = move |of: MapPart, word: String| {
        view! {
            <button
                class="btn"
                type="button"
                aria-pressed=move || truth(pan.viewport.get().part() == Some(of))
                on:click=move |_| pan.viewport.set(Viewport::of(of))
            >
                {word}
            </button>
        }
    };
    let regions = Region::ALL
        .map(|region| button(MapPart::Around(region), text.pieces().region_short(region)))
        .collect_view();
    let frame = Signal::derive(move || pan.shown());
    view! {
        <div class="views">
            <MiniMap plan merchants queen frame />
            {regions}
            {button(MapPart::Whole, text.board().whole_map().to_owned())}
        </div>
    }
}
