//! What the seat at the screen has: the supply and the drawn peasants, its mats and champions, and the buttons beside
//! them.

use leptos::prelude::*;

use super::mats::{Followers, Trades};
use super::own::OwnChampions;
use crate::games::four_towers::rules::components::{Clan, DRAWN};
use crate::games::four_towers::rules::{Decision, Kind, PublicState};
use crate::games::four_towers::scene::plays::open_plays;
use crate::games::four_towers::scene::targets::Choice;
use crate::games::four_towers::scene::{Pick, Place};
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{Figure, Look, figure, supply};
use crate::games::four_towers::web::state::table;
use crate::text::{InWords, labels, text};
use crate::web::art::{Icon, icon, icon_sized};
use crate::web::dialog::{fresh_id, truth};
use crate::web::history::History;
use crate::web::moves::WayOn;
use crate::web::tip::tip;

/// What the seat at the screen has.
#[component]
pub fn Dock() -> impl IntoView {
    let table = table();
    let now = Memo::new(move |_| table.view.read().table);
    // Between persons nothing is hidden: the mats are those of the seat whose turn it is.
    let whose = Memo::new(move |_| table.owner().unwrap_or(now.read().active()));
    view! {
        <section class="dock ft-dock" aria-label=text().desk().mats() data-whose=move || whose.get().0>
            <Drawing now />
            <Followers now whose />
            <Trades now whose />
            <OwnChampions whose />
            <div class="side">
                <History />
                <Ways />
            </div>
        </section>
    }
}

/// Supply, and the drawn peasants below it.
#[component]
fn Drawing(now: Memo<PublicState>) -> impl IntoView {
    let table = table();
    let words = text().seat();
    let draws = Memo::new(move |_| table.selection.picked.read().scene.kind == Some(Kind::Draw));
    let note = move || draws.get().then_some(text().desk().tap_three());
    view! {
        <div class="ft-drawing">
            <div class="dl">
                <span class="cap">{words.supply()}</span>
                <span class="muted note">{note}</span>
            </div>
            <div class="ft-piles" data-roving="line" data-place=Place::Supply.to_string()>
                {Clan::ALL.map(|clan| view! { <Pile clan now /> }).collect_view()}
            </div>
            <Hand />
        </div>
    }
}

/// Pile of a clan in the supply, as a button.
#[component]
fn Pile(clan: Clan, now: Memo<PublicState>) -> impl IntoView {
    let table = table();
    let choice = Memo::new(move |_| table.selection.picked.read().scene.piles[clan.index()]);
    let there = Memo::new(move |_| now.read().supply.of(clan));
    let why = move || choice.get().reason.map(|reason| reason.in_words());
    let left = move || there.get().saturating_sub(choice.get().taken);
    let label = move || text().land().supply(clan, left());
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ft-pile"
            type="button"
            class:legal=move || choice.get().reason.is_none()
            class:gone=move || there.get() == 0
            data-place=Place::Pile(clan).to_string()
            data-tip=tip(Tip::Clan(clan))
            data-note=why
            aria-label=label
            aria-disabled=move || why().map(|_| "true")
            aria-describedby=move || why().map(|_| described.clone())
            on:click=move |_| table.press(Pick::Add(clan))
        >
            {move || supply(clan, there.get() == 0, 38)}
            <b aria-hidden="true">{left}</b>
            {move || {
                let taken = choice.get().taken;
                (taken > 0).then(|| view! { <span class="num" aria-hidden="true">{taken}</span> })
            }}
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}

/// Tile of the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tile {
    clan: Option<Clan>,
    role: Role,
    is_button: bool,
}

/// What becomes of a drawn peasant.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Role {
    Free(u8),
    Place,
    Keep,
    Then,
    Placed,
}

/// Drawn peasants: the one to place, and those to keep.
#[component]
fn Hand() -> impl IntoView {
    let table = table();
    let tiles = Memo::new(move |_| {
        let (view, picked) = (table.view.read(), table.selection.picked.read());
        let (draft, hand) = (&picked.draft, &picked.scene.hand);
        let decision = view.table.decision();
        let mut all: Vec<Tile> = Vec::new();
        let mut chosen = match decision {
            Decision::Play => draft.first,
            Decision::Place | Decision::Assign => draft.clan,
            _ => None,
        };
        if matches!(decision, Decision::Expand | Decision::Demote | Decision::Assign)
            && !hand.is_empty()
        {
            all.push(Tile { clan: None, role: Role::Placed, is_button: false });
        }
        let one = |clan: Clan, is_chosen: bool| {
            let role = match (decision, is_chosen) {
                (Decision::Play | Decision::Place, true) => Role::Place,
                (Decision::Assign, false) => Role::Then,
                _ => Role::Keep,
            };
            Tile { clan: Some(clan), role, is_button: view.decides() }
        };
        if let Some(first) = chosen.filter(|_| decision == Decision::Play) {
            all.push(one(first, true));
        }
        for Choice { clan, there, .. } in hand {
            let mut left = *there;
            if decision == Decision::Play && chosen == Some(*clan) {
                (left, chosen) = (left.saturating_sub(1), None);
            }
            for _ in 0..left {
                let is_chosen = chosen == Some(*clan) && decision != Decision::Play;
                all.push(one(*clan, is_chosen));
                if is_chosen {
                    chosen = None;
                }
            }
        }
        let free = (all.len() as u8..DRAWN).map(|at| Tile {
            clan: None,
            role: Role::Free(at + 1),
            is_button: false,
        });
        all.extend(free);
        all.truncate(usize::from(DRAWN));
        all
    });
    let tile = move |tile: Tile| {
        let words = text().seat();
        let word = match tile.role {
            Role::Free(number) => number.to_string(),
            Role::Place => words.to_place().to_owned(),
            Role::Keep => words.to_keep().to_owned(),
            Role::Then => words.then().to_owned(),
            Role::Placed => words.placed().to_owned(),
        };
        let decision = table.view.with_untracked(|view| view.table.decision());
        let is_chosen = matches!(
            (decision, tile.role),
            (Decision::Place, Role::Place) | (Decision::Assign, Role::Keep)
        );
        match tile.clan {
            None => view! { <span class="ft-tile empty">{word}</span> }.into_any(),
            Some(clan) => {
                let pick = match decision {
                    Decision::Play => Pick::Drop(clan),
                    _ => Pick::Clan(clan),
                };
                let about = if tile.role == Role::Place {
                    Tip::Of(Symbol::ToPlace)
                } else {
                    Tip::Of(Symbol::ToKeep)
                };
                let label = labels::parts(
                    [text().names().clan_name(clan).to_owned(), word.to_owned()].map(Some),
                );
                view! {
                    <button
                        class="ft-tile"
                        type="button"
                        class:sel=is_chosen
                        data-place=Place::Drawn(clan).to_string()
                        data-tip=tip(about)
                        aria-label=label
                        aria-pressed=truth(is_chosen)
                        aria-disabled=(!tile.is_button).then_some("true")
                        on:click=move |_| table.press(pick)
                    >
                        {figure(Figure::Peasant, Some(clan), 36, Look::Plain)}
                        <span aria-hidden="true">{word.clone()}</span>
                        {is_chosen
                            .then(|| {
                                view! {
                                    <span class="ft-ck" aria-hidden="true">
                                        {icon_sized(Icon::Check, 12)}
                                    </span>
                                }
                            })}
                    </button>
                }
                .into_any()
            }
        }
    };
    view! {
        <div class="ft-hand" data-place=Place::Hand.to_string() data-roving="line" role="group" aria-label=text().seat().hand()>
            {move || tiles.get().into_iter().map(tile).collect_view()}
        </div>
    }
}

/// The end of the turn or what is still to be done, or the way past the bots' turns.
#[component]
fn Ways() -> impl IntoView {
    let table = table();
    let end = Signal::derive(move || {
        let view = table.view.read();
        let ends = view.decides() && view.table.decision() == Decision::End;
        ends.then(|| text().ribbon().end_turn())
    });
    view! {
        <WayOn ends=(end, Callback::new(move |()| table.end_turn())) />
        <button
            class="btn plays-open"
            type="button"
            data-place=Place::Plays.to_string()
            aria-expanded=move || truth(table.small.list.get().is_some())
            on:click=move |_| table.small.list.update(|open| *open = open.is_none().then_some(()))
        >
            {icon(Icon::Log)}
            <span>{text().desk().open_plays()}</span>
            {move || {
                let open = table.legal.with(open_plays).len();
                let shows = open > 0 && table.view.read().table.decision() == Decision::Play;
                shows.then(|| view! { <span class="num">{open}</span> })
            }}
        </button>
    }
}
