//! The court: champions on show, the temple, the ten plays.

use leptos::prelude::*;

use super::rail::Rail;
use super::temple::Temple;
use crate::games::four_towers::rules::components::{BOUGHT, Champion};
use crate::games::four_towers::rules::{Kind, Slot};
use crate::games::four_towers::scene::{Mark, Pick, Place};
use crate::games::four_towers::text::champions::{bonus, skill};
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{champion_class, small_card};
use crate::games::four_towers::web::state::table;
use crate::games::four_towers::web::words::card_words;
use crate::text::{InWords, text};
use crate::web::dialog::{fresh_id, truth};
use crate::web::layout::rests;
use crate::web::tip::tip;

/// What stands beside the map.
#[component]
pub fn Court() -> impl IntoView {
    view! {
        <aside class="right ft-court" aria-label=text().desk().court()>
            <Display />
            <Temple />
            <Rail />
        </aside>
    }
}

/// Champions on show.
#[component]
fn Display() -> impl IntoView {
    let table = table();
    let words = text().champions();
    let deck = Memo::new(move |_| table.view.read().table.deck().len());
    let title = move || match deck.get() {
        0 => words.deck_empty().to_owned(),
        count => words.deck(count),
    };
    let slot = |slot: Slot| {
        let champion = Memo::new(move |_| table.view.read().table.champion_in(slot));
        move || match champion.get() {
            Some(champion) => view! { <Offered at=slot champion /> }.into_any(),
            None => view! {
                <span class="no-card" data-place=Place::Slot(slot).to_string()>
                    {words.deck_empty()}
                </span>
            }
            .into_any(),
        }
    };
    view! {
        <section class="panel display" data-place=Place::Display.to_string() aria-label=words.title()>
            <h3 class="ft-head">
                {words.title()} <small data-tip=tip(Tip::Of(Symbol::Deck))>{title}</small>
                <span class="sp"></span> <small class="ft-rule">{words.one_a_turn(BOUGHT)}</small>
            </h3>
            <div class="ft-cards" data-roving="line">
                {Slot::all().map(slot).collect_view()}
            </div>
        </section>
    }
}

/// A champion on show, as a button.
#[component]
fn Offered(at: Slot, champion: Champion) -> impl IntoView {
    let table = table();
    let pick = Pick::Slot(at);
    let target = Memo::new(move |_| table.selection.picked.read().scene.slots[at.index()]);
    let kind = Memo::new(move |_| table.selection.picked.read().scene.kind);
    let opens = move || matches!(kind.get(), Some(Kind::Buy | Kind::Third));
    let why = move || target.get().reason.map(|reason| reason.in_words());
    let words = card_words(champion);
    let price = table.view.read_untracked().table.price(champion);
    let label = {
        let words = text().champions();
        format!(
            "{}. {} {} {}.",
            words.name(champion),
            words.costs(price),
            skill(champion),
            bonus(champion)
        )
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class=format!("champion-card {}", champion_class(champion))
            type="button"
            class:legal=move || opens() && target.get().mark == Mark::Legal
            class:also=move || !opens() && target.get().mark == Mark::Legal
            class:sel=move || target.get().mark == Mark::Chosen
            data-place=Place::Slot(at).to_string()
            data-tip=tip(Tip::Champion(champion))
            data-note=why
            aria-label=label
            aria-pressed=move || truth(target.get().mark == Mark::Chosen)
            aria-disabled=move || why().map(|_| "true")
            aria-describedby=move || why().map(|_| described.clone())
            on:pointerenter=move |event| {
                if opens() && rests(&event) {
                    table.selection.look_at(Some(pick));
                }
            }
            on:pointerleave=move |_| table.selection.look_at(None)
            on:click=move |_| table.press(pick)
        >
            <span class="card-face" aria-hidden="true">
                {small_card(champion, price, &words)}
            </span>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}
