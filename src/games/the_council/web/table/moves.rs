//! List of legal moves: a line for each card, or for each suit and number of chips, with what it brings.

use leptos::prelude::*;

use crate::games::the_council::rules::{Action, CardSet};
use crate::games::the_council::scene::moves::{Line, lines};
use crate::games::the_council::text::{Subjects, moves};
use crate::games::the_council::web::art::{Chip, chips, mini};
use crate::games::the_council::web::state::{Table, table};
use crate::text::search::Query;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::later::{entry, part};
use crate::web::moves::{MovePanel, closing};

/// List, while it is open.
#[component]
pub fn MoveList() -> impl IntoView {
    let table = table();
    move || table.house.panels.moves.get().then(|| part(panel, None))
}

entry! {
    /// Shows the list.
    the_council_after, fetch_panel: fn panel() -> AnyView {
        view! { <Panel /> }.into_any()
    }
}

#[component]
fn Panel() -> impl IntoView {
    let table = table();
    let search = RwSignal::new(String::new());
    let all = Memo::new(move |_| lines(&table.view.read()));
    let listed = Memo::new(move |_| {
        let query = Query::new(&search.read());
        let is_found =
            |line: &&Line| query.is_empty() || query.occurs(std::iter::once(said(**line).as_str()));
        all.read().iter().filter(is_found).copied().collect::<Vec<_>>()
    });
    view! {
        <MovePanel
            total=Signal::derive(move || all.read().len())
            found=Signal::derive(move || listed.read().len())
            search
            example=text().stage().search()
            filters=().into_any()
            keys=().into_any()
            close=closing()
            gone=Callback::new(|()| {})
        >
            <For
                each=move || listed.get()
                key=|line| said(*line)
                children=move |line| view! { <Row line table /> }
            />
        </MovePanel>
    }
}

/// A line; a press picks it, or takes it back.
#[component]
fn Row(line: Line, table: Table) -> impl IntoView {
    let picked = Memo::new(move |_| line.is_picked(&table.selection.draft.read()));
    let drawn = match line {
        Line::Draft(card) | Line::Commit(card) => mini(card, 24, false).into_any(),
        Line::Amount(suit, count) => chips(suit, count, 22, Chip::Plain).into_any(),
        Line::Pass | Line::Hold => ().into_any(),
    };
    let press = move |_| {
        let pick = line.pick(&table.selection.draft.get_untracked());
        table.pick(pick);
    };
    view! {
        <div
            class="row"
            class:on=picked
            role="option"
            data-line="move"
            aria-selected=move || truth(picked.get())
            aria-label=said(line)
            on:click=press
        >
            <span class="what">
                <b>{said(line)}</b>
            </span>
            {drawn}
        </div>
    }
}

/// Returns a line in words.
fn said(line: Line) -> String {
    let words = text().stage();
    match line {
        Line::Draft(card) => words.take(card),
        Line::Amount(suit, count) => words.bid_of(suit, count),
        Line::Pass => text().moves().pass().to_owned(),
        Line::Commit(card) => moves::head(Action::Commit(CardSet::of(card))),
        Line::Hold => words.commit_nothing().to_owned(),
    }
}
