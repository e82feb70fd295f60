//! Hands that may be seen at a moment.

use leptos::prelude::*;

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::text;

/// Panel for each hand that may be seen.
#[component]
pub fn HandPanels(
    /// Seats whose hands may be seen.
    shown: Memo<Vec<Seat>>,
    /// Everyone at the table.
    seats: Vec<SeatRecord>,
    /// Draws the hand of a seat.
    panel: Box<dyn Fn(Seat, SeatRecord) -> AnyView + Send>,
) -> impl IntoView {
    let words = text().looking();
    let panels = move || {
        let shown = shown.get();
        if shown.is_empty() {
            return view! { <p class="muted none">{words.no_hands()}</p> }.into_any();
        }
        let panel = |seat: Seat| Some(panel(seat, seats.get(seat.index()).cloned()?));
        shown.into_iter().map(panel).collect_view().into_any()
    };
    view! {
        <section class="hands" aria-label=words.hands()>
            {panels}
        </section>
    }
}
