//! The draft on the stage: the hand to choose from, where it comes from and goes, and who has chosen.

use leptos::prelude::*;

use crate::games::the_council::rules::components::Card;
use crate::games::the_council::scene::targets::Tile;
use crate::games::the_council::scene::{Mark, Pick, Place};
use crate::games::the_council::text::{Subjects, pieces, stage};
use crate::games::the_council::web::art::{
    Chip, Sign, card_back, card_face, chip, kind_mark, mark, sign,
};
use crate::games::the_council::web::state::{Table, table};
use crate::text::{InWords, name_of, text};
use crate::web::dialog::{fresh_id, truth};
use crate::web::layout::rests;
use crate::web::settings::preferences;

/// The draft.
#[component]
pub fn DraftStage() -> impl IntoView {
    let table = table();
    let words = text().stage();
    let names = StoredValue::new(table.names());
    let drafting = Memo::new(move |_| table.selection.picked.read().scene.drafting.clone());
    let title = move || drafting.read().as_ref().map(|it| stage::draft_of(it.number, it.of));
    let ways = move || {
        let drafting = drafting.read();
        let drafting = drafting.as_ref()?;
        let named = |seat| names.with_value(|names| name_of(names, seat).into_owned());
        let from = drafting.from.map(|seat| words.from(&named(seat)));
        let to = drafting.to.map(|seat| words.then_to(&named(seat)));
        let parts: Vec<String> = from.into_iter().chain(to).collect();
        Some(parts.join(" · "))
    };
    let hand = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        picked.scene.hand.iter().map(|tile| tile.card).collect::<Vec<_>>()
    });
    let backs = move || {
        let held = drafting.read().as_ref().map_or(0, |it| it.held);
        let none = hand.read().is_empty();
        (0..held)
            .filter(|_| none)
            .map(|_| view! { <span class="tcard">{card_back()}</span> })
            .collect_view()
    };
    let note = move || {
        let drafting = drafting.read();
        let drafting = drafting.as_ref().filter(|it| !it.hand.is_empty())?;
        let named = |seat| names.with_value(|names| name_of(names, seat).into_owned());
        let (from, to) = (drafting.from.map(named), drafting.to.map(named));
        let goes =
            stage::hand_goes(from.as_deref(), to.as_deref(), drafting.held.saturating_sub(1));
        let size = words.hand_size(drafting.held);
        Some(view! { <p class="hand-note"><b>{size}</b> <span>{goes}</span></p> })
    };
    view! {
        <div class="line stage-title">
            <h2 class="cap">{title}</h2>
            <span class="sp"></span>
            <span class="muted">{ways}</span>
        </div>
        <div
            class="draft-hand"
            data-place=Place::Hand.to_string()
            data-roving="grid"
            data-count=move || hand.read().len().to_string()
            role="group"
            aria-label=words.hand()
        >
            <For each=move || hand.get() key=|card| *card children=|card| view! { <HandCard card /> } />
            {backs}
            {note}
        </div>
        <Fact />
        <Choosing />
    }
}

/// A card of the hand. A press chooses it; pressed again it is taken.
#[component]
fn HandCard(card: Card) -> impl IntoView {
    let table = table();
    let tile = Memo::new(move |_| tile_of(table, card));
    let mark = move || tile.read().as_ref().map_or(Mark::Quiet, |tile| tile.mark);
    let is_chosen = move || mark() == Mark::Chosen;
    let why = move || {
        let reason = tile.read().as_ref().and_then(|tile| tile.reason);
        reason.map(|reason| reason.in_words())
    };
    let brings = card.suits().iter().map(|suit| chip(suit, 20, Chip::Plain)).collect_view();
    let pick = Pick::Card(card);
    let press = move |_| {
        let draft = table.selection.draft.get_untracked();
        if draft.card == Some(card) { table.confirm() } else { table.pick(pick) }
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="tcard"
            type="button"
            data-home
            class:legal=move || mark() == Mark::Legal
            class:sel=is_chosen
            data-place=Place::Own(card).to_string()
            data-say=stage::card(card)
            data-note=why
            aria-label=stage::card(card)
            aria-pressed=move || truth(is_chosen())
            aria-disabled=move || why().map(|_| "true")
            aria-describedby=move || why().map(|_| described.clone())
            on:pointerenter=move |event| {
                if rests(&event) {
                    table.selection.look_at(Some(pick));
                }
            }
            on:pointerleave=move |_| table.selection.look_at(None)
            on:click=press
        >
            {card_face(card, &pieces::card(card))}
            <span class="plus" aria-hidden="true">
                "+" {brings}
            </span>
            <span class="ck" aria-hidden="true">{sign(Sign::Done, 14)}</span>
            <span class="sr" id=id>{why}</span>
        </button>
    }
}

fn tile_of(table: Table, card: Card) -> Option<Tile> {
    let picked = table.selection.picked.read();
    picked.scene.hand.iter().find(|tile| tile.card == card).cloned()
}

/// What the kind of the picked card does later, for players who want hints.
#[component]
fn Fact() -> impl IntoView {
    let table = table();
    let hints = preferences().hints;
    let card = Memo::new(move |_| {
        let told = table.selection.told.read();
        let looked_at = match told.hover {
            Some(Pick::Card(card)) => Some(card),
            _ => None,
        };
        let chosen = table.view.read().chosen.first();
        let is_draft = told.scene.drafting.is_some();
        told.draft.card.or(looked_at).or(chosen).filter(|_| hints.get() && is_draft)
    });
    move || {
        let words = text().stage();
        card.get().map(|card| {
            let kind = card.kind();
            view! {
                <div class="note fact">
                    <span class="sign">{kind_mark(kind, 26)}</span>
                    <p>
                        <b>{words.card_is(card, kind)}</b>
                        {words.card_does(kind)}
                    </p>
                </div>
            }
        })
    }
}

/// Who has chosen.
#[component]
fn Choosing() -> impl IntoView {
    let table = table();
    let words = text().stage();
    let (names, seats) = (table.names(), table.seats());
    let all = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        picked.scene.drafting.as_ref().map(|it| it.seats.clone()).unwrap_or_default()
    });
    let each = move || {
        let one = |(seat, has_chosen): (crate::rules::Seat, bool)| {
            let who = seats.get(seat.index())?;
            let name = name_of(&names, seat);
            let state = if has_chosen { words.chosen() } else { words.choosing() };
            Some(view! {
                <span class="line" role="img" aria-label=format!("{name} {state}")>
                    {mark(who.colour, 15)}
                    {if has_chosen {
                        sign(Sign::Done, 13).into_any()
                    } else {
                        view! { <span class="dots"></span> }.into_any()
                    }}
                </span>
            })
        };
        all.get().into_iter().filter_map(one).collect_view()
    };
    view! {
        <p class="line choosing">
            <span class="cap">{words.all_choose()}</span>
            <span class="sp"></span>
            {each}
        </p>
    }
}
