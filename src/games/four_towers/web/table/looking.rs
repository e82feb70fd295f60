//! What several parts of the table look at.

use leptos::prelude::*;

use crate::games::four_towers::rules::{Player, PublicState};
use crate::games::four_towers::scene::Pick;
use crate::games::four_towers::web::state::table;
use crate::rules::Seat;
use crate::web::layout::rests;

/// Looks at a pick while the pointer rests on it.
pub fn looks(pick: Pick) -> impl Fn(leptos::ev::PointerEvent) + Copy {
    let table = table();
    move |event| {
        if rests(&event) {
            table.selection.look_at(Some(pick));
        }
    }
}

/// Returns what a seat has.
pub fn player(now: Memo<PublicState>, whose: Memo<Seat>) -> Memo<Player> {
    Memo::new(move |_| *now.read().player(whose.get()))
}
