//! The preview: the open decision with what it brings, or the result of an event, and the buttons that go on.

use leptos::prelude::*;

use super::cells::{OutcomeCells, ResultCells};
use super::prompt::prompt;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::{Action, Kind};
use crate::games::the_council::scene::drafting::Drafting;
use crate::games::the_council::scene::outcome::Brings;
use crate::games::the_council::scene::place::Place;
use crate::games::the_council::scene::resolution::Then;
use crate::games::the_council::scene::{Gains, Pick, Resolution};
use crate::games::the_council::text::preview::preview;
use crate::games::the_council::text::said::stage::{BidBelow, TakeBelow};
use crate::games::the_council::text::{Subjects, moves};
use crate::games::the_council::web::art::{gains, kind_icon};
use crate::games::the_council::web::state::{Hint, Table, rivals, showing, table};
use crate::scene::Spot;
use crate::text::error::InWords;
use crate::text::keys::printed;
use crate::text::text;
use crate::text::tip::Tip as HouseTip;
use crate::web::art::{Icon, icon};
use crate::web::by_link::{AwayCells, SendEnd, away};
use crate::web::dialog::{cap, fresh_id};
use crate::web::hint::{self, HintCells, HintEnd};
use crate::web::live::after_quiet;
use crate::web::log::{DigestButton, LastEvents};
use crate::web::ribbon::{ActEnd, ActTitle, Handle, Thinks, act_colour};
use crate::web::state::Act;
use crate::web::tip::tip;

/// Content of the preview.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Hint,
    Result,
    /// An action of a bot.
    Act,
    Nothing,
    Open(Kind),
}

/// Preview of the open decision, the result of an event, or what is going on.
#[component]
pub fn Ribbon() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let hinting = Memo::new(move |_| table.hint.with(Hint::is_open));
    let on = Memo::new(move |_| match asked(table) {
        _ if table.house.holds.get() => On::Result,
        _ if hinting.get() => On::Hint,
        Some(kind) => On::Open(kind),
        None if table.following.act.read().is_some() && table.house.note.read().is_none() => {
            On::Act
        }
        None => On::Nothing,
    });
    let is_bots = Memo::new(move |_| rivals().are_on_turn());
    let is_away = Memo::new(move |_| away(table).is_some() && table.house.note.read().is_none());
    let ready = Memo::new(move |_| table.selection.told.read().scene.ready.clone());
    let problem = move || {
        let problem = table.selection.told.read().scene.problem;
        table.house.note.get().or_else(|| problem.map(|why| why.in_words()))
    };
    let title = move |kind| match ready.read().as_ref().map(|(_, outcome)| &outcome.brings) {
        Some(Brings::Card(taken)) => words.take(taken.card),
        Some(Brings::Bid(offer)) => moves::head(Action::Bid(offer.chips)),
        Some(Brings::Cards(commitment)) => moves::head(Action::Commit(commitment.cards)),
        None => match kind {
            Kind::Draft => words.take_what(),
            Kind::Bid => words.bid_what(),
            Kind::Commit => words.commit_what(),
        }
        .to_owned(),
    };
    let below = move |kind| {
        let told = table.selection.told.read();
        match (kind, &told.scene.drafting, &told.scene.bids) {
            (Kind::Draft, Some(drafting), _) => {
                let Drafting { number, of, .. } = *drafting;
                words.take_below(TakeBelow { number, of })
            }
            (Kind::Bid, _, Some(bids)) => {
                let own = table.view.read().seat;
                let place =
                    bids.rows.iter().position(|row| Some(row.seat) == own).unwrap_or_default();
                let (place, count) = (place + 1, bids.rows.len());
                words.bid_below(BidBelow { place, bids: count, card: bids.event })
            }
            _ => words.commit_below().to_owned(),
        }
    };
    let body = move || match on.get() {
        On::Hint => view! { <HintCells table /> }.into_any(),
        On::Result => view! { <ResultCells /> }.into_any(),
        On::Act => view! { {move || table.following.act.get().map(|act| view! {
            <ActTitle table act=act.clone() />
            <ActCells act />
        })} }
        .into_any(),
        On::Nothing if is_away.get() => view! { <AwayCells table /> }.into_any(),
        On::Nothing => view! {
            <div class="cell say">
                {move || match table.house.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! {
                        <span>{prompt(table)}</span>
                        <Thinks table />
                        <DigestButton />
                    }
                    .into_any(),
                }}
            </div>
        }
        .into_any(),
        On::Open(kind) => view! {
            <div class="ttl">
                {icon(kind_icon(kind))}
                <span>
                    <b>{move || title(kind)}</b>
                    <span class="step">{move || below(kind)}</span>
                </span>
            </div>
            {move || ready.get().map(|(_, outcome)| view! { <OutcomeCells outcome /> })}
            {move || {
                let idle = ready.read().is_none() && problem().is_none();
                idle.then(|| {
                    view! {
                        <LastEvents table />
                        <div class="cell say">{prompt(table)}</div>
                    }
                })
            }}
            {move || problem().map(|problem| view! { <div class="cell say why">{problem}</div> })}
        }
        .into_any(),
    };
    let spoken = after_quiet(move || match on.get() {
        On::Hint => hint::spoken(table),
        On::Nothing | On::Act | On::Result => String::new(),
        On::Open(kind) => {
            let outcome = ready.get().map(|(_, outcome)| preview(&outcome, &table.names()));
            let parts = [Some(text().labels().sentence(&title(kind))), problem(), outcome];
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            if ready.read().is_none() { prompt(table) } else { parts.join(" ") }
        }
    });
    let folded = RwSignal::new(false);
    let is_open = move || !matches!(on.get(), On::Nothing | On::Act);
    Effect::new(move |_| {
        on.track();
        folded.set(false);
    });
    let result = Memo::new(move |_| showing.result.get().filter(|_| table.house.holds.get()));
    view! {
        <section
            class="rib"
            tabindex="-1"
            data-home="else"
            class:open=is_open
            class:folded=move || folded.get()
            class:theirs=move || on.get() == On::Act || on.get() == On::Nothing && is_away.get()
            style:--pc=move || act_colour(table)
            aria-label=text().table().ribbon_landmark()
        >
            {move || is_open().then(|| view! { <Handle folded /> })}
            <div class="body" data-place=Place::Preview.key()>
                {body}
            </div>
            <p class="sr" role="status" tabindex="-1" data-home="else">
                {spoken}
            </p>
            {move || match on.get() {
                On::Hint => view! { <HintEnd table /> }.into_any(),
                On::Result => result.get().map(|result| view! { <GoOn result /> }).into_any(),
                On::Open(kind) => view! { <Buttons kind /> }.into_any(),
                On::Act => view! { <ActEnd table /> }.into_any(),
                On::Nothing if is_bots.get() => view! { <ActEnd table /> }.into_any(),
                On::Nothing if is_away.get() => view! { <SendEnd table /> }.into_any(),
                On::Nothing => ().into_any(),
            }}
        </section>
    }
}

/// What a bot gains by its action.
#[component]
fn ActCells(act: Act<TheCouncil>) -> impl IntoView {
    let gained = Gains::of(&act.entry());
    (!gained.is_none()).then(|| {
        view! {
            <div class="cell">
                <span class="step">{text().follow().gains()}</span>
                {gains(&gained, 26)}
            </div>
        }
    })
}

/// Returns the kind of decision that the seat at the screen must make now.
pub fn asked(table: Table) -> Option<Kind> {
    let view = table.view.read();
    let is_free = !table.house.holds.get() && !table.is_due();
    Kind::asked(view.table.decision.asked()).filter(|_| is_free && view.decides())
}

/// Buttons that show the result again and go on.
#[component]
fn GoOn(result: Resolution) -> impl IntoView {
    let showing = showing();
    let words = text().stage();
    let next = match result.then {
        Some(Then::Over { .. }) => words.final_score(),
        Some(Then::NextHand { .. }) => words.next_hand(),
        Some(Then::NextEvent { .. }) | None => words.next_event(),
    };
    view! {
        <div class="end" data-place=Place::Confirm.key()>
            <button class="btn again" type="button" on:click=move |_| showing.show_again()>
                {words.show_again()}
            </button>
            <button
                class="btn pri confirm"
                type="button"
                data-home="next"
                on:click=move |_| showing.go_on()
            >
                {next}
                <kbd aria-hidden="true">{printed("Enter")}</kbd>
            </button>
        </div>
    }
}

/// Buttons that clear the picks and confirm.
#[component]
fn Buttons(kind: Kind) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let draft = move || table.selection.told.read().shown;
    let action = Memo::new(move |_| draft().action());
    let ready =
        move || action.get().is_some() && table.selection.told.read().scene.problem.is_none();
    let missing = move || {
        let problem = table.selection.told.read().scene.problem;
        problem.map_or_else(|| prompt(table), |why| why.in_words())
    };
    let word = move || {
        let draft = draft();
        match (kind, action.get()) {
            (Kind::Draft, Some(_)) => draft.card.map(|card| words.take(card)).unwrap_or_default(),
            (Kind::Draft, None) => words.take_what().to_owned(),
            (Kind::Bid, Some(_)) => words.bid_chips(draft.offered().total()),
            (Kind::Bid, None) => words.bid_what().to_owned(),
            (Kind::Commit, Some(_)) if draft.committed().is_empty() => {
                words.commit_nothing().to_owned()
            }
            (Kind::Commit, Some(_)) => words.commit_cards(draft.committed().len()),
            (Kind::Commit, None) => words.commit_what().to_owned(),
        }
    };
    let id = fresh_id();
    let described = id.clone();
    view! {
        <div class="end" data-place=Place::Confirm.key()>
            {move || {
                action
                    .get()
                    .map(|_| {
                        view! {
                            <button
                                class="btn cancel"
                                type="button"
                                aria-label=words.clear()
                                on:click=move |_| table.pick(Pick::Clear)
                            >
                                {icon(Icon::Close)} <span>{words.clear()}</span> {cap("Escape")}
                            </button>
                        }
                    })
            }}
            <button
                class="btn pri confirm"
                type="button"
                data-home="next"
                aria-disabled=move || (!ready()).then_some("true")
                data-tip=move || (!ready()).then(|| tip(HouseTip::Confirm))
                data-note=move || (!ready()).then(missing)
                aria-describedby=move || (!ready()).then(|| described.clone())
                on:click=move |_| {
                    if untrack(ready) {
                        table.confirm();
                    } else {
                        table.house.note.set(Some(untrack(missing)));
                    }
                }
            >
                {word}
                <kbd aria-hidden="true">{printed("Enter")}</kbd>
                <span class="sr" id=id aria-hidden="true">
                    {missing}
                </span>
            </button>
        </div>
    }
}
