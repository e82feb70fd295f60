//! Permits of the seat that is shown. Ready ones are in a row, used ones beside them; if these are many,
//! or room is scarce, they are on a pile, and a tap lists all.

use leptos::prelude::*;

use super::strips::{tile_class, with_legal};
use crate::games::council_of_4::rules::components::Permit;
use crate::games::council_of_4::rules::{Decision, PermitSet};
use crate::games::council_of_4::scene::{Mark, Pick, Place};
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::permit_face;
use crate::games::council_of_4::web::state::{Table, table};
use crate::text::text;
use crate::web::dialog::{Sheet, truth};
use crate::web::layout::{phone, single_used};
use crate::web::tip::tip;

/// Largest number of ready permits that fit side by side without moving closer.
const MOST_SPREAD: u8 = 2;

/// Permits of the seat that is shown.
#[component]
pub fn Permits() -> impl IntoView {
    let table = table();
    let text = text();
    let (phone, single_used) = (phone(), single_used());
    let listing = RwSignal::new(false);
    let owned = Memo::new(move |_| owned(table));
    // On a phone the whole row scrolls, so there is room beside any number of ready ones.
    let in_a_row = move || {
        let (ready, used) = owned.get();
        used.len() <= single_used.get() && (ready.len() <= MOST_SPREAD || phone.get())
    };
    let ready = Memo::new(move |_| owned.get().0);
    let used = Memo::new(move |_| owned.get().1);
    let lying = Memo::new(move |_| (!used.read().is_empty()).then(in_a_row));
    let used_tiles = move || match lying.get() {
        None => ().into_any(),
        Some(true) => view! {
            <span class="rule"></span>
            {tiles(used, true)}
        }
        .into_any(),
        Some(false) => (move || view! { <Pile used=used.get() listing /> }).into_any(),
    };
    let title = move || text.board().your_permits(owned.get().0.len());
    let used_count = move || {
        let (_, used) = owned.get();
        (!used.is_empty()).then(|| text.board().used(used.len()))
    };
    let count = move || format!("--n:{}", owned.get().0.len());
    let many = move || owned.get().0.len() > MOST_SPREAD;
    view! {
        <div class="perms" class:crowded=many style=count data-place=Place::Permits.to_string()>
            <div class="dl">
                <span class="cap">{title}</span>
                <span class="muted note">{used_count}</span>
            </div>
            <div class="tiles" data-roving="line">
                <div class="ready" class:many=many>
                    {tiles(ready, false)}
                </div>
                {used_tiles}
            </div>
            <Sheet open=listing title=text.board().permit_list().to_owned()>
                {move || listing.get().then(|| view! { <List listing /> })}
            </Sheet>
        </div>
    }
}

/// Draws a tile for each permit; those that stay are not redrawn.
fn tiles(permits: Memo<PermitSet>, used: bool) -> impl IntoView {
    let each = move || permits.get().iter().collect::<Vec<Permit>>();
    let tile = move |permit| view! { <Tile permit used /> };
    view! { <For each key=|permit| *permit children=tile /> }
}

/// Returns the ready permits and the used ones.
fn owned(table: Table) -> (PermitSet, PermitSet) {
    let view = table.view.get();
    let player = view.seat.map(|seat| *view.table.player(seat));
    player.map(|player| (player.ready, player.used)).unwrap_or_default()
}

/// Single permit.
#[component]
fn Tile(
    permit: Permit,
    used: bool,
    /// Listing that it is in, if the listing closes when it is picked.
    #[prop(optional)]
    listing: Option<RwSignal<bool>>,
) -> impl IntoView {
    let table = table();
    let mark = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        let found = picked.scene.permits.iter().find(|(other, _)| *other == permit);
        found.map_or(Mark::Quiet, |(_, mark)| *mark)
    });
    let small = used && listing.is_none();
    let class = move || {
        let class = tile_class(permit, mark.get());
        match (used, small) {
            (true, true) => class + " used sm",
            (true, false) => class + " used",
            (false, _) => class,
        }
    };
    view! {
        <button
            class=class
            data-place=Place::Own(permit).to_string()
            type="button"
            data-tip=tip(if used { Tip::Of(Symbol::UsedPermit) } else { Tip::Of(Symbol::Permit) })
            aria-label=move || {
                with_legal(table, permit_label(permit, None), mark.get(), Pick::Permit(permit))
            }
            aria-pressed=move || truth(mark.get() == Mark::Chosen)
            on:click=move |_| {
                table.pick(Pick::Permit(permit));
                if let Some(listing) = listing {
                    listing.set(false);
                }
            }
        >
            {permit_face(permit, if small { 17 } else { 22 })}
        </button>
    }
}

/// Pile of the used permits; the last one is on top.
#[component]
fn Pile(used: PermitSet, listing: RwSignal<bool>) -> impl IntoView {
    let table = table();
    let text = text();
    let marks = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        let of_pile = picked.scene.permits.iter().filter(|(permit, _)| used.contains(*permit));
        let marks: Vec<Mark> = of_pile.map(|(_, mark)| *mark).collect();
        let any = |wanted| marks.contains(&wanted);
        (any(Mark::Chosen), any(Mark::Legal) || any(Mark::Elsewhere))
    });
    let asked = move || table.view.get().table.decision == Decision::RepeatPermit;
    let class = move || match (used.iter().last(), marks.get()) {
        (Some(top), (true, _)) => tile_class(top, Mark::Chosen),
        (Some(top), (_, true)) if asked() => tile_class(top, Mark::Legal),
        (Some(top), _) => tile_class(top, Mark::Quiet),
        (None, _) => String::new(),
    } + " used sm pile";
    view! {
        <button
            class=class
            type="button"
            aria-haspopup="dialog"
            aria-label=text.board().used_pile(used.len())
            data-tip=tip(Tip::Of(Symbol::UsedPermit))
            on:click=move |_| listing.set(true)
        >
            // What lies on top is a picture of the pile, not its name.
            <span class="top-of-pile" aria-hidden="true">
                {used.iter().last().map(|top| permit_face(top, 17))}
            </span>
            <span class="cnt">{used.len()}</span>
        </button>
    }
}

/// All permits in full size, each available as in its row.
#[component]
fn List(listing: RwSignal<bool>) -> impl IntoView {
    let table = table();
    let text = text();
    let group = move |title: String, set: PermitSet, used: bool| {
        (!set.is_empty()).then(|| {
            let tiles = set.iter().map(|permit| view! { <Tile permit used listing /> });
            view! {
                <span class="cap">{title}</span>
                <div class="tiles">{tiles.collect_view()}</div>
            }
        })
    };
    let (ready, used) = owned(table);
    view! {
        <div class="possessions">
            {group(text.board().your_permits(ready.len()), ready, false)}
            {group(text.board().used(used.len()), used, true)}
        </div>
    }
}
