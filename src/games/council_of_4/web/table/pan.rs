//! Buttons for the parts of the map on a phone.

use leptos::prelude::*;

use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::scene::viewport::region;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::art::{MiniMap, PieceColour};
use crate::games::council_of_4::web::state::table;
use crate::scene::viewport::Part;
use crate::text::text;
use crate::web::pan::{Pan, PartButtons};

/// Buttons for the parts of the map, beside the small map.
#[component]
pub fn Parts(
    pan: Pan,
    /// Owners of the merchants in each city.
    #[prop(into)]
    merchants: Signal<Vec<(City, Vec<PieceColour>)>>,
) -> impl IntoView {
    let table = table();
    let plan = table.view.get_untracked().table.board.plan();
    let queen = Signal::derive(move || Some(table.view.get().table.queen));
    let frame = Signal::derive(move || pan.shown());
    view! {
        <div class="views">
            <MiniMap plan merchants queen frame />
            <PartButtons pan name=part_name />
        </div>
    }
}

/// Returns the name of a part of the map.
fn part_name(part: Part) -> String {
    match part.at.and_then(region) {
        Some(region) => text().pieces().region_short(region),
        None => text().board().whole_map().to_owned(),
    }
}
