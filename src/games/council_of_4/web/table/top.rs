//! Labels in the bar above the table: the round, and the board.

use leptos::prelude::*;

use crate::games::council_of_4::text::new_game::board_name;
use crate::games::council_of_4::text::{Symbol, Tip};
use crate::games::council_of_4::web::state::table;
use crate::text::said::table::Round;
use crate::text::text;
use crate::web::tip::tip;

/// Round and board of the table.
#[component]
pub fn Tags() -> impl IntoView {
    let table = table();
    let text = text();
    let round = move || {
        let view = table.view.get();
        let turn = view.table.turn.number.saturating_add(1);
        text.table().round(Round { round: view.table.round(), turn })
    };
    let board = board_name(table.view.get_untracked().table.board);
    view! {
        <span class="tag round" data-tip=tip(Tip::Of(Symbol::Round))>
            {round}
        </span>
        <span class="tag" data-tip=tip(Tip::Of(Symbol::Board))>
            {board}
        </span>
    }
}
