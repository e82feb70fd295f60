//! The champions of the seat at the screen, each with its skill as a button.

use leptos::prelude::*;

use crate::games::four_towers::rules::components::{BOUGHT, Champion, MERCHANTS, MOST_CHAMPIONS};
use crate::games::four_towers::rules::{Hired, Kind, Play};
use crate::games::four_towers::scene::skills::{Skilled, skills};
use crate::games::four_towers::scene::{Pick, Place, Reason};
use crate::games::four_towers::text::champions::{bonus, skill, tokens_left};
use crate::games::four_towers::text::closed::skilled;
use crate::games::four_towers::text::{Subjects, Tip};
use crate::games::four_towers::web::art::{
    bonus_symbols, champion_class, play_icon, portrait, symbols, tokens, when_icon,
};
use crate::games::four_towers::web::state::table;
use crate::rules::Seat;
use crate::text::{InWords, labels, text};
use crate::web::art::{icon, icon_sized, points_shield};
use crate::web::dialog::truth;
use crate::web::tip::tip;

/// Champions of a seat, and the places of those to come.
#[component]
pub fn OwnChampions(whose: Memo<Seat>) -> impl IntoView {
    let table = table();
    let words = text().champions();
    let own = Memo::new(move |_| table.legal.with(|legal| skills(legal, whose.get())));
    let free = move || {
        let there = own.read().len();
        let to_buy = BOUGHT.saturating_sub(there);
        let buy = (to_buy > 0).then(|| {
            view! {
                <span class="no-card">{icon(play_icon(Play::Buy))} {words.to_buy(to_buy)}</span>
            }
        });
        let third = (there < MOST_CHAMPIONS).then(|| {
            view! {
                <span class="no-card">{icon(play_icon(Play::Third))} {words.third(MERCHANTS)}</span>
            }
        });
        (buy, third)
    };
    view! {
        <div class="ft-own" data-place=Place::Champions.to_string()>
            <div class="dl">
                <span class="cap">{words.own()}</span>
            </div>
            <div class="ft-cards" data-roving="line">
                <For
                    each=move || own.get()
                    key=|(hired, skilled)| (*hired, format!("{skilled:?}"))
                    children=move |(hired, skilled)| view! { <Own hired skilled whose /> }
                />
                {free}
            </div>
        </div>
    }
}

#[component]
fn Own(hired: Hired, skilled: Skilled, whose: Memo<Seat>) -> impl IntoView {
    let champion: Champion = hired.champion;
    let words = text().champions();
    let (points, what) = bonus_symbols(champion.bonus());
    let left = champion.token().map(|_| tokens_left(champion, hired.tokens()));
    let label = format!(
        "{}. {} {}. {}",
        words.name(champion),
        skill(champion),
        bonus(champion),
        left.unwrap_or_default()
    );
    view! {
        <div
            class=format!("own-card {}", champion_class(champion))
            data-place=Place::Own(champion).to_string()
            data-tip=tip(Tip::Champion(champion))
            role="group"
            aria-label=label
        >
            <span class="card-head" aria-hidden="true">
                <span class="card-when">{icon_sized(when_icon(champion.when()), 16)}</span>
                {points_shield(points, 18)} {symbols(&what, 13)}
            </span>
            <span class="ft-who" aria-hidden="true">
                {portrait(champion, 34)} {tokens(&hired, 15)}
            </span>
            <span class="card-title" aria-hidden="true">
                {words.name(champion)}
            </span>
            <UseSkill champion how=skilled whose />
        </div>
    }
}

/// Button that opens a champion's skill, or says why it can't be used.
#[component]
fn UseSkill(champion: Champion, how: Skilled, whose: Memo<Seat>) -> impl IntoView {
    let table = table();
    let words = text().champions();
    let is_ready = matches!(how, Skilled::Ready | Skilled::ReadyForLooseGem);
    let word = match how {
        Skilled::Ready => words.use_skill(champion.token()),
        Skilled::ReadyForLooseGem => words.use_loose_gem().to_owned(),
        other => skilled(other),
    };
    let is_own = move || table.view.read().seat == Some(whose.get());
    let can = move || is_ready && is_own();
    let why = (!is_ready).then(|| Reason::Skill(champion, how).in_words());
    let is_open = move || {
        let picked = table.selection.picked.read();
        picked.scene.kind == Some(Kind::Skill) && picked.draft.champion == Some(champion)
    };
    let label = labels::said_of(&words.name(champion), &word);
    view! {
        <button
            class="btn ft-use"
            type="button"
            class:legal=can
            class:sel=is_open
            data-note=why
            aria-label=label
            aria-pressed=move || truth(is_open())
            aria-disabled=move || (!can()).then_some("true")
            on:click=move |_| table.press(Pick::Skill(champion))
        >
            {word}
        </button>
    }
}
