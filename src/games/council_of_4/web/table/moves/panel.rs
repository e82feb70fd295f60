//! Panel that shows the list: its search, its groups and its rows.

use std::collections::HashSet;
use std::time::Duration;

use leptos::prelude::*;
use web_sys::Element;

use super::sections::{Entry, Fold, Line, Section, Which, lines_of, sections};
use crate::games::council_of_4::rules::{Action, Kind};
use crate::games::council_of_4::scene::moves::MOST_OPEN;
use crate::games::council_of_4::scene::{Draft, Totals};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::moves::Brief;
use crate::games::council_of_4::web::art::totals;
use crate::games::council_of_4::web::art::{Sign, kind_icon, sign};
use crate::games::council_of_4::web::state::{Table, table};
use crate::text::text;
use crate::web::art::{Icon, icon_sized};
use crate::web::dialog::{Segments, truth};
use crate::web::focus;
use crate::web::focus::{closest, element};
use crate::web::moves::{MovePanel, closing};
use crate::web::places::area_on_screen;

/// Time that a move must have the focus before it is previewed.
const SETTLED: Duration = Duration::from_millis(150);

/// The whole list.
#[component]
pub fn Panel() -> impl IntoView {
    let table = table();
    let words = text().moves();
    let names = StoredValue::new(table.names());
    let search = RwSignal::new(String::new());
    let which = RwSignal::new(Which::All);
    let all_sections = Memo::new(move |_| {
        let legal = table.legal.read();
        names.with_value(|names| sections(&legal, names))
    });
    let total = move || all_sections.read().iter().map(Section::count).sum::<usize>();
    let count_of = move |which: Which| {
        let all = all_sections.read();
        all.iter().filter(|one| which.lists(one.kind)).map(Section::count).sum::<usize>()
    };
    let searching = Signal::derive(move || !search.read().trim().is_empty());
    let fold = Fold {
        groups: RwSignal::new(HashSet::new()),
        payments: RwSignal::new(HashSet::new()),
        closed_at_first: untrack(total) > MOST_OPEN,
        searching,
    };
    let listed = Memo::new(move |_| {
        let search = search.read();
        all_sections
            .read()
            .iter()
            .filter(|section| which.get().lists(section.kind))
            .map(|section| section.found(&search))
            .filter(|section| !section.rows.is_empty())
            .collect::<Vec<_>>()
    });
    let found = move || listed.read().iter().map(Section::count).sum::<usize>();
    let close = closing();
    // The table may be gone as well.
    let gone = Callback::new(move |()| _ = table.selection.preview.try_set(None));
    let word_of = move |which| match which {
        Which::All => words.all().to_owned(),
        Which::Main => words.main(count_of(which)),
        Which::Quick => words.quick(count_of(which)),
    };
    let segments =
        [Which::All, Which::Main, Which::Quick].map(|which| (which, move || word_of(which)));
    let filters = view! { <Segments label=words.which() options=segments.to_vec() value=which /> };
    let keys = view! { <span><kbd>"←"</kbd> <kbd>"→"</kbd> {words.group_hint()}</span> };
    view! {
        <MovePanel
            total=Signal::derive(total)
            found=Signal::derive(found)
            search
            example=words.search()
            filters=filters.into_any()
            keys=keys.into_any()
            close
            gone
        >
            <For
                each=move || listed.get()
                key=|section| section.kind
                children=move |section| {
                    view! { <Group kind=section.kind name=section.name listed fold close /> }
                }
            />
        </MovePanel>
    }
}

/// Moves of one kind below their head.
#[component]
fn Group(
    kind: Option<Kind>,
    name: String,
    listed: Memo<Vec<Section>>,
    fold: Fold,
    close: Callback<()>,
) -> impl IntoView {
    let words = text().moves();
    let of_it = move || listed.read().iter().find(|section| section.kind == kind).cloned();
    let count = Memo::new(move |_| of_it().map_or(0, |section| section.count()));
    let open = Memo::new(move |_| fold.is_open(kind));
    let lines = Memo::new(move |_| {
        let rows = of_it().filter(|_| open.get()).map(|section| section.rows).unwrap_or_default();
        rows.into_iter().flat_map(|row| lines_of(row, fold)).collect::<Vec<_>>()
    });
    let image = kind.map_or(Icon::EndTurn, kind_icon);
    let (head, label) = (name.clone(), name.clone());
    view! {
        <div class="group" role="group" aria-label=label>
            <div
                class="head"
                role="option"
                data-line="head"
                data-unfolded=move || truth(open.get())
                aria-selected="false"
                aria-label=move || words.group(&head, count.get(), open.get())
                on:click=move |_| {
                    fold.groups.update(|groups| Fold::toggle(groups, kind));
                }
            >
                {icon_sized(image, 20)}
                <b>{name}</b>
                <span class="tag">{count}</span>
                <span class="sp"></span>
                <span class="fold">{icon_sized(Icon::Next, 18)}</span>
            </div>
            <For
                each=move || lines.get()
                key=Line::key
                children=move |line| match line {
                    Line::Others(action, count) => {
                        view! { <Others action count fold /> }.into_any()
                    }
                    Line::Move(entry) => view! { <Row entry close /> }.into_any(),
                    Line::Other(entry) => view! { <Row entry close other=true /> }.into_any(),
                }
            />
        </div>
    }
}

/// Line that shows the other payments of the move above.
#[component]
fn Others(action: Action, count: usize, fold: Fold) -> impl IntoView {
    let open = Memo::new(move |_| fold.shows_payments(action));
    let label = move || text().moves().other_payments(count, open.get());
    view! {
        <div
            class="others"
            role="option"
            data-line="others"
            data-unfolded=move || truth(open.get())
            aria-selected="false"
            aria-label=label
            on:click=move |_| {
                fold.payments.update(|payments| Fold::toggle(payments, action));
            }
        >
            <span class="fold">{icon_sized(Icon::Next, 14)}</span>
            {label}
        </div>
    }
}

/// Single move.
#[component]
fn Row(
    entry: Entry,
    close: Callback<()>,
    /// Whether it differs from a row above only in its payment.
    #[prop(optional)]
    other: bool,
) -> impl IntoView {
    let table = table();
    let action = entry.action;
    let opened =
        Memo::new(move |_| table.selection.draft.get().action(&table.view.get()) == Some(action));
    let price = entry.price;
    let coins = (price.coins > 0).then(|| sign(Sign::Coins, Some(price.coins.into()), 22));
    let servants = (price.servants > 0).then(|| sign(Sign::Servants, Some(price.servants), 22));
    let pays = coins.is_some() || servants.is_some();
    let gains = entry.total != Totals::default();
    let Brief { title, detail } = entry.glance;
    view! {
        <div
            class="row"
            class:other=other
            class:on=opened
            role="option"
            data-line=if other { "other" } else { "move" }
            aria-selected=move || truth(opened.get())
            aria-label=entry.sentence
            on:click=move |event| {
                // The second half of a double click doesn't count.
                if event.detail() < 2 {
                    let line = element(event.current_target());
                    choose(table, action, line.as_ref(), close);
                }
            }
            on:focus=move |event| {
                preview(table, action, element(event.current_target()));
            }
        >
            <span class="what">
                <b>{title}</b>
                <small>{detail}</small>
            </span>
            <span class="bx">{coins} {servants}</span>
            {(pays && gains).then(|| view! { <span class="to">"→"</span> })}
            {totals(&entry.total, 22)}
        </div>
    }
}

/// Opens a move in the preview, or plays it if it is already there and visible.
fn choose(table: Table, action: Action, line: Option<&Element>, close: Callback<()>) {
    if action == Action::EndTurn {
        // It needs no preview: the button says what it does.
        close.run(());
        focus::to_first(".end-turn");
        return;
    }
    let opened = table.selection.draft.get_untracked().action(&table.view.get_untracked());
    let covers_all = line.is_some_and(covers_all);
    if opened == Some(action) && !covers_all {
        close.run(());
        // Another move may still be previewed.
        table.selection.preview.set(None);
        table.confirm();
        return;
    }
    table.open(action);
    // A list that covers the preview closes.
    if covers_all {
        close.run(());
        request_animation_frame(|| {
            focus::to_first(".rib .confirm");
        });
    }
}

/// Previews a move on the table, once the focus has stayed on it.
fn preview(table: Table, action: Action, line: Option<Element>) {
    let Some(line) = line.filter(|line| !covers_all(line)) else { return };
    let still_there = move || {
        if document().active_element().as_ref() == Some(&line) {
            // The table may be gone by then.
            table.selection.preview.try_set(Draft::of(action));
        }
    };
    set_timeout(still_there, SETTLED);
}

/// Whether the list that a line belongs to is as wide as the page.
fn covers_all(line: &Element) -> bool {
    let page = document().document_element().map_or(0, |root| root.client_width());
    let list = closest(line, ".legal-moves").map(|list| area_on_screen(&list).width);
    list.is_some_and(|width| width >= f64::from(page) - 1.0)
}
