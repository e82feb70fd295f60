//! Drafted cards of the seat at the screen: those that fit the event can be committed.

use leptos::prelude::*;

use crate::games::the_council::rules::Decision;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::{Card, DRAFTED};
use crate::games::the_council::scene::effect::Effect;
use crate::games::the_council::scene::targets::Tile;
use crate::games::the_council::scene::{Mark, Pick, Place};
use crate::games::the_council::text::{Subjects, Tip, pieces, stage};
use crate::games::the_council::web::art::{Sign, card_face, emblem, hood, sign};
use crate::games::the_council::web::state::{showing, table};
use crate::rules::Seat;
use crate::text::{InWords, labels, text};
use crate::web::dialog::{fresh_id, truth};
use crate::web::layout::rests;
use crate::web::tip::tip;

/// Drafted cards of the seat at the screen.
#[component]
pub fn OwnCards(owner: Memo<Option<Seat>>) -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let cards = Memo::new(move |_| {
        let Some(seat) = owner.get() else { return Vec::new() };
        let now = showing.now.read();
        let (all, ready) = (now.player(seat).drafted, now.ready(seat));
        ready.iter().chain(all.minus(ready).iter()).collect::<Vec<Card>>()
    });
    let unused = move || owner.get().map_or(0, |seat| showing.now.read().ready(seat).len());
    let title = move || match table.owner_named(owner.get()) {
        Some(name) => words.cards_of_seat(&name, unused()),
        None => words.your_cards(unused()),
    };
    let note = move || {
        let view = table.view.read();
        match view.table.decision {
            Decision::Draft(_) => words.open_for_all().to_owned(),
            Decision::Bid(_) | Decision::Commit(_) if showing.result.read().is_none() => {
                let fits = owner.get().map_or(0, |seat| view.table.committable(seat).len());
                words.fit(fits.into())
            }
            _ => String::new(),
        }
    };
    let empty = move || {
        let there = cards.read().len() as u8;
        (there..DRAFTED).map(|at| view! { <span class="tcard none">{at + 1}</span> }).collect_view()
    };
    let is_own = table.session.with_untracked(|session| session.own_seat().is_some());
    let can_hide = move || {
        !is_own
            && table.view.read().seat.is_some()
            && table.session.with(crate::session::Session::shown).is_some()
    };
    view! {
        <div class="own-cards" data-place=Place::Cards.to_string()>
            <div class="dl">
                <span class="cap">{title}</span>
                <span class="muted note">{note}</span>
                <span class="sp"></span>
                {move || {
                    can_hide()
                        .then(|| {
                            view! {
                                <button class="lk" type="button" on:click=move |_| table.hide()>
                                    {text().table().hide()}
                                </button>
                            }
                        })
                }}
            </div>
            <div class="cards" data-roving="line">
                <For each=move || cards.get() key=|card| *card children=move |card| view! { <Own card owner /> } />
                {empty}
            </div>
        </div>
    }
}

/// A drafted card.
#[component]
fn Own(card: Card, owner: Memo<Option<Seat>>) -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let tile = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        picked.scene.drafted.iter().find(|tile: &&Tile| tile.card == card).cloned()
    });
    let used = Memo::new(move |_| {
        owner.get().is_some_and(|seat| !showing.now.read().ready(seat).contains(card))
    });
    let mark = move || tile.read().as_ref().map_or(Mark::Quiet, |tile| tile.mark);
    let is_commit = Memo::new(move |_| {
        table.selection.picked.read().scene.kind == Some(Kind::Commit)
            && showing.result.read().is_none()
    });
    let is_chosen = move || mark() == Mark::Chosen && !used.get();
    let why = move || {
        let reason = tile.read().as_ref().and_then(|tile| tile.reason)?;
        is_commit.get().then(|| reason.in_words())
    };
    let effect = move || {
        let effect = tile.read().as_ref().and_then(|tile| tile.effect.clone());
        effect.filter(|_| is_commit.get())
    };
    let pill = move || {
        let effect = effect()?;
        Some(view! { <span class="eff" aria-hidden="true">{drawn(&effect)}</span> })
    };
    let label = move || {
        labels::parts([Some(stage::card(card)), used.get().then(|| words.used().to_owned())])
    };
    let named = move || match effect().map(|effect| stage::effect(&effect)) {
        Some((title, detail)) => labels::parts([label(), title, detail].map(Some)),
        None => label(),
    };
    let pick = Pick::Card(card);
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="tcard"
            type="button"
            data-home
            class:legal=move || is_commit.get() && mark() == Mark::Legal
            class:sel=move || is_commit.get() && is_chosen()
            class:chosen=move || !is_commit.get() && is_chosen()
            class:used=used
            data-place=Place::Own(card).to_string()
            data-tip=tip(Tip::Kind(card.kind()))
            data-say=label
            data-note=why
            aria-label=named
            aria-pressed=move || truth(is_chosen())
            aria-disabled=move || (!is_commit.get() || why().is_some()).then_some("true")
            aria-describedby=move || why().map(|_| described.clone())
            on:pointerenter=move |event| {
                if is_commit.get_untracked() && rests(&event) {
                    table.selection.look_at(Some(pick));
                }
            }
            on:pointerleave=move |_| table.selection.look_at(None)
            on:click=move |_| table.pick(pick)
        >
            {card_face(card, &pieces::card(card))}
            <span class="ck" aria-hidden="true">{sign(Sign::Done, 13)}</span>
            {pill}
            <span class="sr" id=id>{why}</span>
        </button>
    }
}

/// Draws an effect in brief.
fn drawn(of: &Effect) -> AnyView {
    match of {
        Effect::NoLimit(suit) => view! { "∞" {emblem(*suit, 13)} }.into_any(),
        Effect::BreaksTies { number, suits, .. } => {
            let suits = suits.iter().map(|&suit| emblem(suit, 13)).collect_view();
            view! { {sign(Sign::Equal, 10)} {*number} {suits} }.into_any()
        }
        Effect::Adds(suits) => {
            let each = |&suit| view! { <span class="line">"+1" {emblem(suit, 13)}</span> };
            suits.iter().map(each).collect_view().into_any()
        }
        Effect::Traitor { in_vain } => {
            view! { <span class="line" class:faded=*in_vain>{hood(15)}</span> }.into_any()
        }
        Effect::Rank { suit, to, .. } => {
            let more = if to.is_some() { "+1" } else { "+0" };
            view! { {sign(Sign::Up, 10)} {more} {emblem(*suit, 13)} }.into_any()
        }
    }
}
