//! List of legal moves: everything possible now, grouped, searchable, with price and gain.

mod panel;
mod sections;

use leptos::prelude::*;

use crate::games::council_of_4::web::state::table;
use crate::web::later::{entry, part};

use panel::Panel;

/// List, while it is open.
#[component]
pub fn MoveList() -> impl IntoView {
    let table = table();
    move || table.house.panels.moves.get().then(|| part(panel, None))
}

entry! {
    /// Shows the list.
    council_of_4_after, fetch_panel: fn panel() -> AnyView {
        view! { <Panel /> }.into_any()
    }
}
