//! Open choice of the nobility track: the gains under way, the picks and, on a phone, all available
//! picks.

use leptos::prelude::*;

use super::strips::tile_class;
use crate::games::council_of_4::rules::components::Bonus;
use crate::games::council_of_4::rules::{City, Decision, Gained, Region, Slot, Source};
use crate::games::council_of_4::scene::chain::{From, Link, Progress};
use crate::games::council_of_4::scene::viewport::toward;
use crate::games::council_of_4::scene::{Mark, Outcome, Pick, Totals, chain};
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::{Subjects, letters, pieces};
use crate::games::council_of_4::web::art::totals;
use crate::games::council_of_4::web::art::{Sign, bonuses, permit_face, region_icon, sign};
use crate::games::council_of_4::web::state::table;
use crate::text::said::table::Balance;
use crate::text::{labels, text};
use crate::web::dialog::truth;
use crate::web::layout::phone;

/// Preview of an open choice: the gains under way, the picks, and the gains that follow.
#[component]
pub fn ChoiceCells() -> impl IntoView {
    let table = table();
    let words = text().preview();
    let links = Memo::new(move |_| {
        let placed = table.session.with(|session| {
            let done = session.log().rev();
            let done = done.filter_map(|entry| Some((entry.action?, entry.events)));
            chain::placed(done)
        });
        chain::links(&table.view.get(), placed)
    });
    let under_way = move || {
        let links = links.get();
        let paid = links.iter().filter(|link| link.progress == Progress::Done).count();
        let long = paid > 3;
        (links.len() > 1).then(|| {
            view! {
                <div class="cell opt under-way">
                    <span class="step">{words.gains()}</span>
                    // If there is little room, their number stands for the paid ones.
                    <span class="chn" class:long=long>
                        {(paid > 0).then(|| view! { <b class="paid">{words.paid(paid)}</b> })}
                        {links.iter().map(link).collect_view()}
                    </span>
                </div>
            }
        })
    };
    let picks = move || match table.selection.told.get().scene.ready {
        Some((action, outcome)) => {
            let (own, rest) = chain::split(action, &outcome, &table.view.get());
            view! {
                {picked(&own, &outcome)}
                {then(&(rest + outcome.then))}
            }
            .into_any()
        }
        None => table.selection.told.read().draft.city.map(one_picked).into_any(),
    };
    let fixed = move || {
        let declines = table.view.get().table.decision == Decision::FreePermit;
        let picking = table.selection.told.read().scene.ready.is_none();
        (picking && !declines).then(|| view! { <div class="cell tip">{words.no_declining()}</div> })
    };
    view! {
        {picks}
        {under_way}
        {fixed}
    }
}

/// Draws one of the gains under way, with a sign for its progress.
fn link(link: &Link) -> impl IntoView + use<> {
    let words = text().preview();
    let name = match link.from {
        From::Token(city) => city.name().to_owned(),
        From::Permit(permit) => letters(permit),
        From::Steps(_) => words.steps_left().to_owned(),
    };
    let (class, sign, word) = match link.progress {
        Progress::Done => ("lnk done", "✓ ", words.done()),
        Progress::Now => ("lnk now", "▸ ", words.now()),
        Progress::ToCome => ("lnk later", "", words.to_come()),
    };
    view! {
        <span class=class title=word>
            {bonuses(&link.bonuses, 22)}
            <span>{sign} {name}</span>
        </span>
    }
}

/// Draws a pick before all are picked: its number and its bonuses.
fn one_picked(city: City) -> impl IntoView + use<> {
    let token = table().view.get_untracked().table.tokens.of(city);
    let token = token.map(|token| bonuses(token.bonuses(), 24));
    view! {
        <div class="cell picked">
            <span class="num">"1"</span>
            <span class="step">{city.name()}</span>
            {token}
        </div>
    }
}

/// Gain with the value that it adds to.
struct Line {
    shape: Sign,
    amount: u16,
    before: u16,
}

/// Draws the gains of the picks themselves, each with the old value and the new one.
fn picked(own: &[(Source, Gained)], outcome: &Outcome) -> impl IntoView + use<> {
    let table = table();
    let draft = table.selection.told.get().draft;
    let view = table.view.get();
    let mut cells: Vec<(Source, Vec<Line>)> = Vec::new();
    let mut values = [
        (Sign::Coins, u16::from(outcome.coins.0)),
        (Sign::Servants, outcome.servants.0),
        (Sign::Vp, outcome.vp.0),
        (Sign::Cards, u16::from(view.hand.len())),
        (Sign::Nobility, outcome.nobility.0.into()),
        (Sign::Main, view.table.turn.main_left.into()),
    ];
    for &(source, gain) in own {
        let (shape, amount) = match gain {
            Gained::Coins { amount, .. } => (Sign::Coins, amount.into()),
            Gained::Servants(amount) => (Sign::Servants, amount.into()),
            Gained::Vp(amount) => (Sign::Vp, amount),
            Gained::Cards(amount) => (Sign::Cards, amount.into()),
            Gained::MainAction => (Sign::Main, 1),
            Gained::NobilityStep(_) => (Sign::Nobility, 1),
        };
        let Some((_, value)) = values.iter_mut().find(|(other, _)| *other == shape) else {
            continue;
        };
        let line = Line { shape, amount, before: *value };
        *value += amount;
        match cells.last_mut() {
            Some((last, lines)) if *last == source => match lines.last_mut() {
                // Nobility is gained step by step: the steps are added up.
                Some(last) if last.shape == shape => last.amount += amount,
                _ => lines.push(line),
            },
            _ => cells.push((source, vec![line])),
        }
    }
    let cells = cells.into_iter().map(|(source, lines)| {
        let lines = lines.into_iter().map(|Line { shape, amount, before }| {
            let number = (shape != Sign::Main).then_some(amount);
            view! {
                {sign(shape, number, 24)}
                <b>{text().table().balance(Balance { before, after: before + amount })}</b>
            }
        });
        let (number, name) = match source {
            Source::Token(city) => {
                let number = draft.second.map(|second| if second == city { "2" } else { "1" });
                (number, Some(city.name().to_owned()))
            }
            Source::Permit(permit) => (None, Some(letters(permit))),
            _ => (None, None),
        };
        view! {
            <div class="cell picked">
                {number.map(|number| view! { <span class="num">{number}</span> })}
                <span class="step">{name}</span>
                {lines.collect_view()}
            </div>
        }
    });
    cells.collect_view()
}

/// Draws the rest of the gains under way, due after the answer.
fn then(rest: &Totals) -> Option<impl IntoView + use<>> {
    (*rest != Totals::default()).then(|| {
        view! {
            <div class="cell later">
                <span class="step">{text().preview().after_it()}</span>
                {totals(rest, 22)}
            </div>
        }
    })
}

/// All available picks as large buttons, for a phone, whose board is small.
#[component]
pub fn Options() -> impl IntoView {
    let phone = phone();
    let table = table();
    let decision = Memo::new(move |_| table.view.get().table.decision);
    move || {
        let options = match decision.get() {
            Decision::Token | Decision::TwoTokens => view! { <Tokens /> }.into_any(),
            Decision::FreePermit => view! { <FreePermits /> }.into_any(),
            Decision::RepeatPermit => view! { <OwnPermits /> }.into_any(),
            Decision::Turn | Decision::Over => return None,
        };
        phone.get().then(|| {
            view! {
                <div class="options" role="group" aria-label=text().preview().options()>
                    {options}
                </div>
            }
        })
    }
}

/// Tokens in letter order; the picks are numbered in the order of tapping.
#[component]
fn Tokens() -> impl IntoView {
    let table = table();
    // The marks change with every pick, but not the cities.
    let cities = Memo::new(move |_| {
        let marks = table.selection.scene.get().cities;
        let may = |city: &City| {
            matches!(marks[city.index()], Mark::Legal | Mark::Elsewhere | Mark::Chosen)
        };
        City::ALL.into_iter().filter(may).collect::<Vec<_>>()
    });
    let button = move |city: City| {
        let token = table.view.get_untracked().table.tokens.of(city);
        let number = Memo::new(move |_| {
            let draft = table.selection.draft.get();
            match (draft.city == Some(city), draft.second == Some(city)) {
                (true, _) => Some("1"),
                (_, true) => Some("2"),
                (false, false) => None,
            }
        });
        let bonuses_of: &[Bonus] = token.map_or(&[], |token| token.bonuses());
        let label =
            labels::said_of(city.name(), &text().labels().parts(&pieces::bonuses(bonuses_of)));
        view! {
            <button
                class="option"
                type="button"
                class:sel=move || number.get().is_some()
                aria-label=label
                aria-pressed=move || truth(number.get().is_some())
                on:focus=move |_| {
                    let plan = table.view.with_untracked(|view| view.table.board.plan());
                    table.small.viewport.set(toward(&plan, city));
                }
                on:click=move |_| table.pick(Pick::City(city))
            >
                {bonuses(bonuses_of, 24)}
                <span>{city.name()}</span>
                {move || number.get().map(|number| view! { <span class="num">{number}</span> })}
            </button>
        }
    };
    move || cities.get().into_iter().map(button).collect_view()
}

/// Face-up permits, a column for each region.
#[component]
fn FreePermits() -> impl IntoView {
    let table = table();
    let columns = Region::ALL.map(|region| {
        let tile = move |slot: Slot| {
            let permit = table.view.get().table.permit(region, slot)?;
            let mark =
                Memo::new(move |_| table.selection.scene.get().slots[region.index()][slot.index()]);
            Some(view! {
                <button
                    class=move || tile_class(permit, mark.get())
                    type="button"
                    aria-label=permit_label(permit, Some((region, slot)))
                    aria-pressed=move || truth(mark.get() == Mark::Chosen)
                    on:click=move |_| table.pick(Pick::Slot(region, slot))
                >
                    {permit_face(permit, 20)}
                </button>
            })
        };
        view! {
            <div class="column">
                <span class="step">
                    {region_icon(region, 14)} {text().pieces().region_short(region)}
                </span>
                {move || Slot::ALL.map(tile).into_iter().flatten().collect_view()}
            </div>
        }
    });
    columns.collect_view()
}

/// The player's own permits.
#[component]
fn OwnPermits() -> impl IntoView {
    let table = table();
    let permits = Memo::new(move |_| {
        let permits = table.selection.scene.get().permits;
        permits.into_iter().map(|(permit, _)| permit).collect::<Vec<_>>()
    });
    let tile = move |permit| {
        let mark = Memo::new(move |_| {
            let scene = table.selection.scene.get();
            let found = scene.permits.iter().find(|(other, _)| *other == permit);
            found.map_or(Mark::Quiet, |(_, mark)| *mark)
        });
        view! {
            <button
                class=move || tile_class(permit, mark.get())
                type="button"
                aria-label=permit_label(permit, None)
                aria-pressed=move || truth(mark.get() == Mark::Chosen)
                on:click=move |_| table.pick(Pick::Permit(permit))
            >
                {permit_face(permit, 20)}
            </button>
        }
    };
    move || permits.get().into_iter().map(tile).collect_view()
}
