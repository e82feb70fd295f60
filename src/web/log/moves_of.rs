//! The last moves of one seat.

use leptos::prelude::*;

use super::entry::Entry;
use crate::rules::Seat;
use crate::text::text;
use crate::web::desk::desk;

/// Most moves listed.
const MOST: usize = 8;

/// The last moves of a seat, newest first.
#[component]
pub fn MovesOf(seat: Seat) -> impl IntoView {
    let desk = desk();
    let entries = move || {
        let said = desk.get_value().last_of(seat, MOST);
        match said.is_empty() {
            true => view! { <p class="muted">{text().table().log_empty()}</p> }.into_any(),
            false => {
                said.into_iter().map(|said| view! { <Entry said /> }).collect_view().into_any()
            }
        }
    };
    view! { <div class="entries">{entries}</div> }
}
