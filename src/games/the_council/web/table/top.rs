//! Labels in the bar above the table: the hand, and the event or the card of the draft.

use leptos::prelude::*;

use crate::games::the_council::rules::Decision;
use crate::games::the_council::scene::drafting::Drafting;
use crate::games::the_council::text::{Subjects, Symbol, Tip, stage};
use crate::games::the_council::web::state::{showing, table};
use crate::text::text;
use crate::web::tip::tip;

/// Hand, and place in it.
#[component]
pub fn Tags() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let place = move || {
        let view = table.view.read();
        let hand = match &*showing.result.read() {
            Some(result) => result.hand,
            None => view.table.hand,
        };
        let part = match (&*showing.bids.read(), view.table.decision) {
            (Some(bids), _) => Some(stage::event_of(bids.number, bids.due)),
            (None, Decision::Draft(_)) => {
                Drafting::of(&view).map(|it| stage::draft_of(it.number, it.of))
            }
            _ => None,
        };
        words.hand_and(hand, part.as_deref())
    };
    let last = move || {
        let is_last = table.view.read().table.is_last_hand();
        is_last.then(|| view! { <span class="tag">{words.last_hand()}</span> })
    };
    view! {
        <span class="tag round" data-tip=tip(Tip::Of(Symbol::Hand))>
            {place}
        </span>
        {last}
    }
}
