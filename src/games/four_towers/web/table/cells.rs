//! Cells of the preview: what is picked so far, what can be picked in it, and what it would bring.

use leptos::prelude::*;

use crate::games::four_towers::rules::components::{Clan, DRAWN, EXPANDS, Space, Token, points};
use crate::games::four_towers::rules::{Action, Kind};
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::expansion::Demotion;
use crate::games::four_towers::scene::facts::fact;
use crate::games::four_towers::scene::plays::open_plays;
use crate::games::four_towers::scene::skills::ready_of;
use crate::games::four_towers::scene::targets::Choice;
use crate::games::four_towers::scene::{Draft, Outcome, Pick};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::champions::bonus;
use crate::games::four_towers::text::facts::fact as in_words;
use crate::games::four_towers::text::ribbon::drawing_closes;
use crate::games::four_towers::text::said::ribbon::PayStep;
use crate::games::four_towers::web::art::{
    Figure, Look, bonus_symbols, figure, gem, mark, trade_icon,
};
use crate::games::four_towers::web::state::{Table, table};
use crate::rules::Seat;
use crate::text::{InWords, labels, name_of, text};
use crate::web::art::{Icon, icon_sized, points_shield};
use crate::web::dialog::truth;
use crate::web::settings::preferences;

/// Cells of the open decision.
#[component]
pub fn Cells() -> impl IntoView {
    let table = table();
    let kind = Memo::new(move |_| table.selection.told.read().shown.kind);
    let cells = move || match kind.get() {
        Some(Kind::Draw) => view! { <Drawn /> }.into_any(),
        Some(Kind::Place) => view! { <Placing /> }.into_any(),
        Some(Kind::Assign) => view! { <Assigning /> }.into_any(),
        _ => view! { <Choices /> }.into_any(),
    };
    view! {
        {cells}
        <Brings />
        <FactCell />
    }
}

/// What matters just now, for players who want hints.
#[component]
pub fn FactCell() -> impl IntoView {
    let table = table();
    let hints = preferences().hints;
    let told = Memo::new(move |_| {
        let (view, told) = (table.view.read(), table.selection.told.read());
        hints.get().then(|| fact(&view, told.scene.ready.as_ref())).flatten()
    });
    move || {
        let said = in_words(told.get()?, &table.names());
        Some(view! { <div class="cell ft-note wide">{said}</div> })
    }
}

/// Draws a number before and after.
pub fn change<T: PartialEq + IntoView + Copy + 'static>(before: T, after: T) -> AnyView {
    if before == after {
        view! { {before} }.into_any()
    } else {
        view! { {before} <i>" → "</i> {after} }.into_any()
    }
}

/// Cell of a heading and what stands below it.
pub fn noted(heading: impl IntoView + 'static, below: impl IntoView + 'static) -> impl IntoView {
    view! { <span class="ft-fact">{heading} <b>{below}</b></span> }
}

/// Peasants drawn so far, and what drawing closes.
#[component]
fn Drawn() -> impl IntoView {
    let table = table();
    let taken = Memo::new(move |_| table.selection.told.read().shown.clans);
    let shown = move || {
        let taken = taken.get();
        let free = (taken.total()..DRAWN)
            .map(|at| view! { <span class="ft-opt empty">{at + 1}</span> })
            .collect_view();
        let there = taken.iter().map(|clan| {
            view! { <span class="ft-opt">{figure(Figure::Peasant, Some(clan), 33, Look::Plain)}</span> }
        });
        (there.collect_view(), free)
    };
    let closes = move || {
        let open = table.legal.with(open_plays);
        (!open.is_empty()).then(|| drawing_closes(&open))
    };
    view! {
        <div class="cell">
            <span class="ft-opts" aria-hidden="true">{shown}</span>
        </div>
        {move || closes().map(|closes| view! { <div class="cell ft-note">{closes}</div> })}
    }
}

/// The peasant that is placed, and what the village would hold then.
#[component]
fn Placing() -> impl IntoView {
    let table = table();
    let words = text().ribbon();
    let placed = Memo::new(move |_| {
        let told = table.selection.told.read();
        let (action, outcome) = told.scene.ready.as_ref()?;
        match *action {
            Action::Place { clan, village } => Some((clan, village, outcome.cascade.clone())),
            _ => None,
        }
    });
    move || {
        let (clan, village, cascade) = placed.get()?;
        let there = table.view.with(|view| view.table.land.at(village)).with(clan);
        let expands = there.total() >= EXPANDS;
        let others: Vec<String> = cascade
            .villages
            .iter()
            .filter(|&&other| other != village)
            .map(|&other| text().names().village_name(other))
            .collect();
        let sets_off = expands && !others.is_empty();
        Some(view! {
            <div class="cell">
                <span class="ft-opt" aria-hidden="true">
                    {figure(Figure::Peasant, Some(clan), 33, Look::Plain)}
                </span>
                {noted(words.then_holds(village), text().names().some_clans(there))}
            </div>
            {sets_off
                .then(|| view! { <div class="cell">{noted(words.sets_off(), others.join(", "))}</div> })}
        })
    }
}

/// The peasant that is kept, and where.
#[component]
fn Assigning() -> impl IntoView {
    let table = table();
    let words = text().ribbon();
    let kept = Memo::new(move |_| {
        let told = table.selection.told.read();
        let ready = told.scene.ready.as_ref().map(|(action, _)| Draft::of(*action));
        let draft = ready.unwrap_or(told.shown);
        (draft.clan, draft.space)
    });
    move || {
        let (clan, space) = kept.get();
        let clan = clan?;
        let to = space.map(|space| {
            let sign = match space {
                Space::Follower => figure(Figure::Follower, Some(clan), 26, Look::Plain).into_any(),
                Space::Of(trade) => icon_sized(trade_icon(trade), 28).into_any(),
            };
            view! { {icon_sized(Icon::Next, 16)} {sign} <b>{words.keep_as(space)}</b> }
        });
        Some(view! {
            <div class="cell">
                <span class="ft-opt" aria-hidden="true">
                    {figure(Figure::Peasant, Some(clan), 33, Look::Plain)}
                </span>
                {to}
            </div>
        })
    }
}

/// What can be picked in the preview for the other kinds of action: clans, seats.
#[component]
fn Choices() -> impl IntoView {
    let table = table();
    let words = text().ribbon();
    let scene = Memo::new(move |_| {
        let picked = table.selection.told.read();
        let scene = &picked.scene;
        (
            picked.shown,
            scene.clans.clone(),
            scene.others.clone(),
            scene.demotions.clone(),
            scene.skills.clone(),
        )
    });
    move || {
        let (draft, clans, others, demotions, skills) = scene.get();
        let kind = draft.kind?;
        let parts = Part::asked_for(kind, draft.champion);
        let village = draft.village.map(|village| {
            let to = draft
                .to
                .map(|to| view! { {icon_sized(Icon::Next, 14)} {text().names().village_name(to)} });
            view! { <div class="cell"><b>{text().names().village_name(village)}</b> {to}</div> }
        });
        let own = (matches!(kind, Kind::Skill | Kind::End) && draft.champion.is_none()).then(|| {
            let ready = ready_of(&skills);
            let one = |champion| {
                view! {
                    <button
                        class="btn opt-word"
                        type="button"
                        on:click=move |_| table.press(Pick::Skill(champion))
                    >
                        {text().champions().name(champion)}
                    </button>
                }
            };
            view! { <div class="cell ft-opts">{ready.into_iter().map(one).collect_view()}</div> }
        });
        let bag = parts.contains(&Part::Clans);
        let waits = parts.contains(&Part::Village) && draft.village.is_none();
        let first =
            (!clans.is_empty() && !waits && (!bag || kind != Kind::Buy || draft.slot.is_some()))
                .then(|| view! { <ClanCell table kind draft clans bag /> });
        let second =
            (!others.is_empty() && !waits).then(|| view! { <OtherCell table others draft /> });
        let seats =
            (parts.contains(&Part::Demotion)).then(|| view! { <SeatsCell demotions draft /> });
        let paid = (kind == Kind::Buy).then(|| {
            let price = draft.slot.and_then(|slot| table.view.read().table.price_in(slot));
            price.map(|price| {
                view! { <div class="cell">{noted(words.pay_step(PayStep { paid: draft.clans.total(), price }), text().champions().costs(price))}</div> }
            })
        });
        Some(view! { {village} {own} {seats} {paid} {first} {second} })
    }
}

/// Draws a clan as what the open action is about.
fn clan_sign(kind: Kind, draft: &Draft, clan: Clan) -> AnyView {
    let of = match (kind, draft.champion.and_then(|champion| champion.token())) {
        (Kind::Buy, _) => Figure::Follower,
        (Kind::Spirits, _) | (Kind::Skill, Some(Token::Spirit)) => Figure::Spirit,
        _ => Figure::Peasant,
    };
    figure(of, Some(clan), 30, Look::Plain).into_any()
}

/// Clans to choose, or to take some of.
#[component]
fn ClanCell(
    table: Table,
    kind: Kind,
    draft: Draft,
    clans: Vec<Choice>,
    /// Whether several are taken.
    bag: bool,
) -> impl IntoView {
    let option = move |choice: Choice| {
        let Choice { clan, there, taken, reason } = choice;
        let press = move |_| match (bag, taken > 0 && reason.is_some()) {
            (true, true) => table.press(Pick::Drop(clan)),
            (true, false) => table.press(Pick::Add(clan)),
            (false, _) => table.press(Pick::Clan(clan)),
        };
        let why = reason.filter(|_| taken == 0).map(|reason| reason.in_words());
        let of = text().names().clan_name(clan);
        let label = labels::parts([Some(of.to_owned()), bag.then(|| format!("{taken}/{there}"))]);
        view! {
            <button
                class="ft-opt"
                type="button"
                class:on={taken > 0}
                data-note=why.clone()
                aria-label=label
                aria-pressed=truth(taken > 0)
                aria-disabled=why.is_some().then_some("true")
                on:click=press
            >
                {clan_sign(kind, &draft, clan)}
                {(bag && taken > 0).then(|| view! { <span class="num">{taken}</span> })}
            </button>
        }
    };
    view! { <div class="cell ft-opts" data-roving="line">{clans.into_iter().map(option).collect_view()}</div> }
}

/// The other clans to choose.
#[component]
fn OtherCell(table: Table, others: Vec<Choice>, draft: Draft) -> impl IntoView {
    let is_spirit = draft.champion.is_some_and(|champion| champion.token() == Some(Token::Spirit));
    let of = if is_spirit { Figure::Spirit } else { Figure::Peasant };
    let option = move |Choice { clan, taken, reason, .. }: Choice| {
        let why = reason.filter(|_| taken == 0).map(|reason| reason.in_words());
        view! {
            <button
                class="ft-opt"
                type="button"
                class:on={taken > 0}
                data-note=why.clone()
                aria-label=text().names().clan_name(clan)
                aria-pressed=truth(taken > 0)
                aria-disabled=why.is_some().then_some("true")
                on:click=move |_| table.press(Pick::Other(clan))
            >
                {figure(of, Some(clan), 30, Look::Plain)}
            </button>
        }
    };
    view! {
        <div class="cell ft-opts" data-roving="line">
            {icon_sized(Icon::Next, 14)}
            {others.into_iter().map(option).collect_view()}
        </div>
    }
}

/// Whose marker moves down.
#[component]
pub fn SeatsCell(demotions: Vec<Demotion>, draft: Draft) -> impl IntoView {
    let table = table();
    let words = text().ribbon();
    let seats = table.seats();
    let names = table.names();
    let now = table.view.with(|view| view.table);
    let own = now.active();
    let tile = |seat: Seat| {
        let Some(who) = seats.get(seat.index()) else { return ().into_any() };
        let step = now.player(seat).step;
        let can = demotions.contains(&Demotion::Of(seat));
        let is_on = draft.demotion == Some(Demotion::Of(seat));
        let note = match can {
            true => change(points(step), points(step.saturating_sub(1))),
            false if now.player(seat).is_on_gold() => text().seat().safe().into_any(),
            false => text().seat().on_black().into_any(),
        };
        view! {
            <button
                class="seat-tile"
                type="button"
                class:on=is_on
                class:dis=!can
                aria-pressed=truth(is_on)
                aria-disabled=(!can).then_some("true")
                on:click=move |_| table.press(Pick::Demotion(Demotion::Of(seat)))
            >
                {mark(who.colour, 18)}
                <span>{name_of(&names, seat).into_owned()} <small>{note}</small></span>
            </button>
        }
        .into_any()
    };
    let tiles = now.each_seat().filter(|&seat| seat != own).map(tile).collect_view();
    let spare = demotions.contains(&Demotion::Nobody).then(|| {
        let is_on = draft.demotion == Some(Demotion::Nobody);
        view! {
            <button
                class="seat-tile"
                type="button"
                class:on=is_on
                aria-pressed=truth(is_on)
                on:click=move |_| table.press(Pick::Demotion(Demotion::Nobody))
            >
                {words.spare()}
            </button>
        }
    });
    view! {
        <div class="cell seat-tiles" data-roving="line">
            <span class="ft-fact">{words.down_one()}</span>
            {tiles}
            {spare}
        </div>
    }
}

/// What the complete action would bring.
#[component]
fn Brings() -> impl IntoView {
    let table = table();
    let ready = Memo::new(move |_| table.selection.told.read().scene.ready.clone());
    move || ready.get().map(|(action, outcome)| view! { <OutcomeCells action outcome /> })
}

/// Returns the cells of an outcome.
#[component]
fn OutcomeCells(action: Action, outcome: Outcome) -> impl IntoView {
    let words = text().ribbon();
    let cascade = &outcome.cascade;
    let is_expansion = matches!(action, Action::Expand { .. });
    let in_all = (!cascade.is_empty() && !is_expansion).then(|| {
        let lords = (cascade.lords > 0).then(|| {
            view! { {figure(Figure::Lord, None, 34, Look::Plain)} <b class="ft-big">{cascade.lords}</b> }
        });
        let demons = (cascade.demons > 0).then(|| {
            view! { {figure(Figure::Demon, None, 34, Look::Plain)} <b class="ft-big">{cascade.demons}</b> }
        });
        let count = text().log().expansions(usize::from(cascade.len()));
        view! {
            <div class="cell">{noted(words.in_all(), count)} {lords} {demons}</div>
        }
    });
    let (before, after) = outcome.influence();
    let influence = (before != after).then(
        || view! { <div class="cell">{noted(words.influence(), change(before, after))}</div> },
    );
    let (before, after) = outcome.totals();
    let total = (before != after).then(
        || view! { <div class="cell">{noted(words.points_now(), change(before, after))}</div> },
    );
    let gains = match action {
        Action::Buy { .. } | Action::Third(_) => gains_of(&outcome),
        _ => None,
    };
    let yours = (in_all.is_some()).then(|| {
        view! { <div class="cell ft-note wide">{words.clans_are_yours()}</div> }
    });
    view! { {in_all} {influence} {gains} {total} {yours} }
}

/// What a new champion comes with, and what it counts at the end.
fn gains_of(outcome: &Outcome) -> Option<AnyView> {
    let hired = outcome.after.player(outcome.seat).champions().next_back().copied()?;
    let words = text();
    let bonus = bonus(hired.champion);
    let gems = (hired.gems > 0).then(|| {
        let all = (0..hired.gems).map(|_| gem(22)).collect_view();
        view! { <div class="cell">{all}</div> }
    });
    let (points, _) = bonus_symbols(hired.champion.bonus());
    Some(
        view! {
            {gems}
            <div class="cell">
                {points_shield(points, 28)} {noted(words.ribbon().at_the_end(), bonus)}
            </div>
        }
        .into_any(),
    )
}
