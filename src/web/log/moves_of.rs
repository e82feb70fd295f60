//! The last moves of one seat.

use leptos::prelude::*;

use super::entry::{Entry, Said};
use crate::rules::Seat;
use crate::scene::{Role, role_of};
use crate::text::text;
use crate::web::screen::Screen;
use crate::web::state::Table;

/// Most moves listed.
const MOST: usize = 8;

/// The last moves of a seat, newest first.
#[component]
pub fn MovesOf<G: Screen>(table: Table<G>, seat: Seat) -> impl IntoView {
    let names = table.names();
    let said = move || {
        table.session.with(|session| {
            let log = (0..session.played()).rev().zip(session.log().rev());
            let own =
                log.filter(|(_, entry)| entry.seat == seat && role_of(entry) != Some(Role::End));
            let own = own.take(MOST);
            own.map(|(at, entry)| Said::of(session, at, &entry, &names, Some(seat)))
                .collect::<Vec<_>>()
        })
    };
    let entries = move || {
        let said = said();
        match said.is_empty() {
            true => view! { <p class="muted">{text().table().log_empty()}</p> }.into_any(),
            false => {
                said.into_iter().map(|said| view! { <Entry said /> }).collect_view().into_any()
            }
        }
    };
    view! { <div class="entries">{entries}</div> }
}
