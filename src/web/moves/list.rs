//! The list of legal moves of a game that has a line for each of them.

use std::sync::Arc;

use leptos::prelude::*;

use super::panel::{MovePanel, closing};
use crate::text::search::Query;
use crate::web::desk::desk;
use crate::web::dialog::truth;
use crate::web::house::house;
use crate::web::layout::rests;

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Its notation.
    pub key: String,
    /// What is done.
    pub label: String,
}

/// The legal moves of a table.
pub trait Moves: Send + Sync {
    /// Returns them in the order of the list.
    fn all(&self) -> Vec<Move>;

    /// Returns the key of the one that is put together or looked at.
    fn shown(&self) -> Option<String>;

    /// Looks at one, or at none. Nothing happens if the table is gone.
    fn look(&self, at: Option<&str>);

    /// Opens one in the preview.
    fn open(&self, key: &str);
}

/// List of legal moves, while it is open.
#[component]
pub fn MoveList(moves: Arc<dyn Moves>) -> impl IntoView {
    let open = house().panels.moves;
    let moves = StoredValue::new(moves);
    move || open.get().then(|| view! { <Panel moves /> })
}

#[component]
fn Panel(moves: StoredValue<Arc<dyn Moves>>) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let all = Memo::new(move |_| moves.get_value().all());
    let listed = Memo::new(move |_| {
        let query = Query::new(&search.read());
        let mut listed = all.get();
        listed.retain(|one| query.is_empty() || query.occurs(std::iter::once(one.label.as_str())));
        listed
    });
    let shown = Memo::new(move |_| moves.get_value().shown());
    let at_table = moves.get_value();
    let gone = Callback::new(move |()| at_table.look(None));
    let close = closing();
    let row = move |Move { key, label }: Move| {
        let is_open = {
            let key = key.clone();
            move || shown.read().as_deref() == Some(key.as_str())
        };
        let is_selected = is_open.clone();
        let (focused, pointed) = (key.clone(), key.clone());
        let press = move |_| {
            moves.get_value().look(None);
            moves.get_value().open(&key);
            close.run(());
        };
        view! {
            <div
                class="row"
                class:on=is_open
                role="option"
                data-line="move"
                aria-selected=move || truth(is_selected())
                on:click=press
                on:focusin=move |_| moves.get_value().look(Some(&focused))
                on:pointerenter=move |event| {
                    if rests(&event) {
                        moves.get_value().look(Some(&pointed));
                    }
                }
            >
                <span class="what">
                    <b>{label}</b>
                </span>
            </div>
        }
    };
    view! {
        <MovePanel
            total=Signal::derive(move || all.read().len())
            found=Signal::derive(move || listed.read().len())
            search
            example=desk().get_value().cover().search
            filters=().into_any()
            keys=().into_any()
            close
            gone
        >
            <For each=move || listed.get() key=|one| one.key.clone() children=row />
        </MovePanel>
    }
}
