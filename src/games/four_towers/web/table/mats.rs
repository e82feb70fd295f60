//! The mats of the seat at the screen: followers beside the lords that they multiply, and the three trades.

use leptos::prelude::*;

use super::looking::{looks, player};
use crate::games::four_towers::rules::components::{
    Clan, DOUBLING, MAJORITY_POINTS, MERCENARIES, MERCHANTS, MOUNTAINEER_SPACES, Space, Trade,
};
use crate::games::four_towers::rules::scoring::{has_most_mountaineers, score};
use crate::games::four_towers::rules::{Kind, PublicState};
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::mats::merchant_spaces;
use crate::games::four_towers::scene::place::Counter;
use crate::games::four_towers::scene::targets::{Choice, Target};
use crate::games::four_towers::scene::{Draft, Mark, Pick, Place};
use crate::games::four_towers::text::said::seat::{OfSpaces, Row};
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{
    Figure, Look, Pips, Takes, figure, pips, space, trade_icon,
};
use crate::games::four_towers::web::state::table;
use crate::rules::Seat;
use crate::text::{InWords, labels, text};
use crate::web::art::icon_sized;
use crate::web::dialog::{fresh_id, truth};
use crate::web::tip::tip;

/// Followers of a seat, a row for each clan.
#[component]
pub fn Followers(now: Memo<PublicState>, whose: Memo<Seat>) -> impl IntoView {
    let table = table();
    let words = text().seat();
    let own = player(now, whose);
    let total = Memo::new(move |_| u16::from(own.read().followers.total()));
    let title = move || match table.owner_named(Some(whose.get())) {
        Some(name) => words.followers_of_seat(&name, total.get()),
        None => words.your_followers(total.get()),
    };
    let brings = Memo::new(move |_| score(&now.read(), whose.get()).followers.into_iter().sum());
    view! {
        <div class="ft-followers">
            <div class="dl">
                <span class="cap">{title}</span>
                <span class="sp"></span>
                <span class="muted note">{move || words.times_lords(brings.get())}</span>
            </div>
            <div class="ft-rows" data-roving="grid" data-place=Place::Mat(Space::Follower).to_string()>
                {Clan::ALL.map(|clan| view! { <FollowerRow clan now whose /> }).collect_view()}
            </div>
        </div>
    }
}

/// Followers of a clan: they are given as a payment, and take a drawn peasant.
#[component]
fn FollowerRow(clan: Clan, now: Memo<PublicState>, whose: Memo<Seat>) -> impl IntoView {
    let table = table();
    let words = text().seat();
    let own = player(now, whose);
    let there = Memo::new(move |_| own.read().followers.of(clan));
    let lords = Memo::new(move |_| now.read().lords.of(clan));
    // What a press does: one more or less of a payment, or a space for the drawn peasant.
    let pays = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        let found = picked.scene.clans.iter().find(|choice| choice.clan == clan).copied();
        found.filter(|_| picked.scene.kind == Some(Kind::Buy))
    });
    let space = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        let target = picked.scene.spaces[0];
        let is_asked = picked.scene.kind == Some(Kind::Assign) && picked.draft.clan == Some(clan);
        is_asked.then_some(target)
    });
    let then = Memo::new(move |_| {
        let told = table.selection.told.read();
        match &told.scene.ready {
            Some((_, outcome)) if outcome.seat == whose.get() => {
                let after = outcome.after.player(outcome.seat).followers.of(clan);
                (after, outcome.after.lords.of(clan))
            }
            _ => {
                let paid = pays.get().map_or(0, |choice: Choice| choice.taken);
                (there.get().saturating_sub(paid), lords.get())
            }
        }
    });
    let row_pips = move || pips(Pips { clan, now: there.get(), then: then.get().0 }, 150);
    let brings = move || u16::from(then.get().0) * u16::from(then.get().1);
    let count = move || {
        let (now, then) = (there.get(), then.get().0);
        match now == then {
            true => view! { {now} }.into_any(),
            false => view! { {now} <i>"→"</i> {then} }.into_any(),
        }
    };
    let label = move || {
        let brings = u16::from(there.get()) * u16::from(lords.get());
        words.row(Row { of: clan, followers: there.get(), lords: lords.get(), brings })
    };
    let why = move || {
        let reason = match (pays.get(), space.get()) {
            (Some(choice), _) if choice.taken == 0 => choice.reason,
            (_, Some(target)) => target.reason,
            _ => None,
        };
        reason.map(|reason| reason.in_words())
    };
    let is_open = move || pays.get().is_some() || space.get().is_some();
    let is_chosen = move || {
        pays.get().is_some_and(|choice| choice.taken > 0)
            || space.get().is_some_and(|target: Target| target.mark == Mark::Chosen)
    };
    let press = move |_| match (pays.get_untracked(), space.get_untracked()) {
        (Some(choice), _) if choice.reason.is_some() && choice.taken > 0 => {
            table.press(Pick::Drop(clan));
        }
        (Some(_), _) => table.press(Pick::Add(clan)),
        _ => table.press(Pick::Space(Space::Follower)),
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ft-frow"
            type="button"
            class:legal=move || is_open() && why().is_none()
            class:sel=is_chosen
            data-place=move || Place::Counter(whose.get(), Counter::Followers(clan)).to_string()
            data-tip=tip(Tip::Of(Symbol::Follower))
            data-say=label
            data-note=why
            aria-label=label
            aria-pressed=move || truth(is_chosen())
            aria-disabled=move || (!is_open() || why().is_some()).then_some("true")
            aria-describedby=move || why().map(|_| described.clone())
            on:pointerenter=looks(Pick::Space(Space::Follower))
            on:pointerleave=move |_| table.selection.look_at(None)
            on:click=press
        >
            {figure(Figure::Peasant, Some(clan), 27, Look::Plain)}
            {row_pips}
            <b class="n" aria-hidden="true">
                {count}
            </b>
            <span class="xl" aria-hidden="true">
                {figure(Figure::Lord, Some(clan), 23, Look::Plain)} "×" {move || then.get().1}
            </span>
            <b class="pt" aria-hidden="true">
                {brings}
            </b>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}

/// The three trades.
#[component]
pub fn Trades(now: Memo<PublicState>, whose: Memo<Seat>) -> impl IntoView {
    view! {
        <div class="ft-trades">
            <TradeRow trade=Trade::Mercenary now whose />
            <div class="ft-two">
                <TradeRow trade=Trade::Merchant now whose />
                <TradeRow trade=Trade::Mountaineer now whose />
            </div>
        </div>
    }
}

/// Spaces of a trade, with who is on them and who would come or leave.
fn spaces(
    trade: Trade,
    now: &PublicState,
    seat: Seat,
    comes: Option<Clan>,
    leaves: Option<Clan>,
) -> Vec<(Takes, Option<(Clan, Look)>)> {
    let own = now.player(seat);
    let on = |clan: Clan, is_last: bool| {
        let removed = is_last && leaves.is_some();
        (clan, if removed { Look::Removed } else { Look::Plain })
    };
    let mut coming = comes.map(|clan| (clan, Look::Ghost));
    match trade {
        Trade::Mercenary => {
            let row: Vec<Clan> = own.mercenaries.iter().collect();
            (0..MERCENARIES)
                .map(|at| {
                    let number = at + 1;
                    let has_gem = number == DOUBLING && !own.is_doubled;
                    let there = row.get(usize::from(at)).copied();
                    let is_last = usize::from(at) + 1 == row.len();
                    let taken = there.map(|clan| on(clan, is_last)).or_else(|| coming.take());
                    (Takes::Mercenary { number, has_gem }, taken)
                })
                .collect()
        }
        Trade::Merchant => {
            let free = |clan: Clan| own.merchants.of(clan) == 0;
            let mut left = leaves;
            let all = merchant_spaces(own.merchants);
            let many = all.len();
            all.into_iter()
                .enumerate()
                .map(|(at, space)| {
                    let takes = match space.asks {
                        Some(clan) => Takes::Merchant(clan),
                        None => Takes::White(text().seat().any()),
                    };
                    // Whoever is held twice leaves the white space.
                    let is_white_first = |clan: Clan| own.merchants.of(clan) > 1 && at + 1 < many;
                    let taken = space.taken.map(|clan| {
                        let goes = left == Some(clan) && !is_white_first(clan);
                        if goes {
                            left = None;
                        }
                        (clan, if goes { Look::Removed } else { Look::Plain })
                    });
                    let may_come = |(clan, _): &(Clan, Look)| match space.asks {
                        Some(asks) => asks == *clan && free(*clan),
                        None => !free(*clan),
                    };
                    let ghost =
                        if taken.is_none() { coming.take_if(|one| may_come(one)) } else { None };
                    (takes, taken.or(ghost))
                })
                .collect()
        }
        Trade::Mountaineer => {
            let row: Vec<Clan> = own.mountaineers.iter().collect();
            MOUNTAINEER_SPACES
                .into_iter()
                .enumerate()
                .map(|(at, takes)| {
                    let there = row.get(at).copied();
                    let taken =
                        there.map(|clan| on(clan, at + 1 == row.len())).or_else(|| coming.take());
                    (Takes::Mountaineer(takes), taken)
                })
                .collect()
        }
    }
}

/// A trade as one target: the next free space is known.
#[component]
fn TradeRow(trade: Trade, now: Memo<PublicState>, whose: Memo<Seat>) -> impl IntoView {
    let table = table();
    let words = text().seat();
    let of = Space::Of(trade);
    let at = match trade {
        Trade::Mercenary => 1,
        Trade::Merchant => 2,
        Trade::Mountaineer => 3,
    };
    let target = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        let asks = matches!(picked.scene.kind, Some(Kind::Assign))
            || picked.scene.asks == Some(Part::Space)
            || picked.draft.space.is_some();
        asks.then(|| picked.scene.spaces[at])
    });
    let gives = Memo::new(move |_| {
        table.selection.picked.read().scene.kind == Some(Kind::giving_up(trade))
    });
    let drawn = Memo::new(move |_| {
        let (now, told, picked) =
            (now.read(), table.selection.told.read(), table.selection.picked.read());
        let seat = whose.get();
        let draft = told.scene.ready.as_ref().map_or(told.shown, |(action, _)| Draft::of(*action));
        let is_own = now.active() == seat;
        let goes_here = picked.scene.kind == Some(Kind::Assign)
            && picked.scene.spaces[at].reason.is_none()
            || draft.space == Some(of);
        let takes = |clan: &Clan| now.player(seat).takes(of, *clan);
        let comes = draft.clan.filter(|clan| is_own && goes_here && takes(clan));
        let leaves = is_own && draft.kind == Some(Kind::giving_up(trade));
        let leaves = match trade {
            Trade::Merchant => draft.clan.filter(|_| leaves),
            // The last of a row, whoever it is.
            _ => leaves.then_some(Clan::Red),
        };
        spaces(trade, &now, seat, comes, leaves)
    });
    let count = Memo::new(move |_| now.read().player(whose.get()).count(trade));
    let points = Memo::new(move |_| score(&now.read(), whose.get()).trades[trade.index()]);
    let room = match trade {
        Trade::Mercenary => MERCENARIES,
        Trade::Merchant => MERCHANTS,
        Trade::Mountaineer => MOUNTAINEER_SPACES.len() as u8,
    };
    let note = move || {
        let now = now.read();
        let own = now.player(whose.get());
        match trade {
            Trade::Mercenary if own.is_doubled => words.counts_twice().to_owned(),
            Trade::Mercenary => words.seventh(DOUBLING),
            Trade::Merchant if own.has_a_full_market() => words.market_full().to_owned(),
            Trade::Mountaineer if has_most_mountaineers(&now, whose.get()) => {
                words.most(MAJORITY_POINTS)
            }
            _ => String::new(),
        }
    };
    let of_spaces =
        move || words.of_spaces(OfSpaces { count: count.get(), of: room, brings: points.get() });
    let label = move || {
        let said = labels::said_of(&text().names().trades(trade), &of_spaces());
        labels::and_sentence(said, Some(&*note()).filter(|note| !note.is_empty()))
    };
    let why = move || {
        let reason = target.get().and_then(|target| target.reason);
        reason.map(|reason| reason.in_words())
    };
    let is_open = move || target.get().is_some();
    let is_chosen =
        move || gives.get() || target.get().is_some_and(|target| target.mark == Mark::Chosen);
    let press = move |_| match target.get_untracked() {
        Some(_) => table.press(Pick::Space(of)),
        None => table.press(Pick::GiveUp(trade)),
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="ft-trade"
            type="button"
            class:legal=move || is_open() && why().is_none()
            class:sel=is_chosen
            class:closed=move || why().is_some()
            data-trade=trade.to_string()
            data-place=Place::Mat(of).to_string()
            data-tip=tip(Tip::Trade(trade))
            data-note=why
            aria-label=label
            aria-pressed=move || truth(is_chosen())
            aria-describedby=move || why().map(|_| described.clone())
            on:pointerenter=looks(Pick::Space(of))
            on:pointerleave=move |_| table.selection.look_at(None)
            on:click=press
        >
            <span class="ft-tl" aria-hidden="true">
                {icon_sized(trade_icon(trade), 16)} <b>{text().names().trades(trade)}</b>
                <span class="ft-cnt">{move || of_spaces()}</span>
                <span class="sp"></span>
                <span class="ft-why">{note}</span>
            </span>
            <span class="ft-sl" aria-hidden="true">
                {move || {
                    drawn
                        .get()
                        .into_iter()
                        .map(|(takes, taken)| space(takes, taken, 42))
                        .collect_view()
                }}
            </span>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}
