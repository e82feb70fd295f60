//! Preview: the action being put together, its cost and gains, and the button that confirms it.

use leptos::prelude::*;

use super::acting::{ActBill, ActCells, Drawn, LeftToDo};
use super::choice::{ChoiceCells, Options};
use super::ladder::PaymentCells;
use super::preview::{Bill, OutcomeCells};
use crate::games::council_of_4::rules::action::Kind;
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::scene::fact::fact;
use crate::games::council_of_4::scene::place::Place;
use crate::games::council_of_4::scene::{Pick, chain};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::confirm::confirm;
use crate::games::council_of_4::text::outcome::preview;
use crate::games::council_of_4::text::reason::fact as fact_in_words;
use crate::games::council_of_4::text::said::preview::Choice;
use crate::games::council_of_4::text::tip::{Symbol, Tip};
use crate::games::council_of_4::web::art::kind_icon;
use crate::games::council_of_4::web::state::{Hint, Table, rivals, table};
use crate::text::error::InWords;
use crate::text::keys::printed;
use crate::text::people::name_of;
use crate::text::tip::Tip as HouseTip;
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::by_link::{AwayCells, SendEnd, away};
use crate::web::dialog::{cap, fresh_id, truth};
use crate::web::drawn_later::DrawnLater;
use crate::web::hint::{self, HintCells, HintEnd};
use crate::web::live::after_quiet;
use crate::web::log::{DigestButton, LastEvents};
use crate::web::ribbon::{ActEnd, ActTitle, Handle, Thinks, TurnTitle, act_colour};
use crate::web::settings::preferences;
use crate::web::tip::tip;

/// Returns the next thing to do, in a few words.
pub fn prompt(table: Table) -> String {
    let text = text();
    let (view, draft) = (table.view.get(), table.selection.told.get().shown);
    let (words, board) = (text.table(), text.board());
    if view.table.decision == Decision::Over {
        return text.event().game_over().to_owned();
    }
    if !view.decides() {
        let persons = table.session.with(|session| session.record().persons());
        if persons == 0 {
            return words.watching().to_owned();
        }
        let names = table.names();
        let name = name_of(&names, view.table.turn.seat);
        return words.waiting(&name);
    }
    let Some(kind) = table.open.get() else {
        let turn = view.table.turn;
        let next = match (turn.main_left, turn.quick_taken) {
            (0, true) => words.turn_done(),
            (0, false) => board.idle_quick(),
            (_, true) => board.idle_main(),
            (_, false) => board.idle(),
        };
        return next.to_owned();
    };
    if draft.action(&view).is_some() {
        return words.confirm_now().to_owned();
    }
    if kind == Kind::Answer {
        let space = view.table.player(view.table.turn.seat).nobility;
        return text.preview().pick(view.table.decision, space);
    }
    let next = match kind {
        Kind::Elect | Kind::SendServant => match (draft.colour, draft.council) {
            (None, _) => board.pick_colour(),
            (_, None) => board.pick_council(),
            _ => words.confirm_now(),
        },
        Kind::Acquire if draft.slot.is_none() => board.pick_slot(),
        Kind::Acquire | Kind::PlaceWithQueen if draft.cards.is_empty() => board.pick_cards(),
        Kind::PlaceWithQueen if draft.city.is_none() => board.pick_city(),
        Kind::Place if draft.permit.is_none() => board.pick_permit(),
        Kind::Place if draft.city.is_none() => board.pick_city(),
        Kind::ChangePermits if draft.region.is_none() => board.pick_region(),
        _ => words.confirm_now(),
    };
    next.to_owned()
}

/// Preview of the open action, or the next thing to do.
#[component]
pub fn Ribbon() -> impl IntoView {
    let table = table();
    let text = text();
    let open = table.open;
    let problem = move || {
        let told = table.selection.told.read();
        let problem = told.scene.problem.as_ref().map(InWords::in_words);
        table.house.note.get().or(problem)
    };
    let ready = Memo::new(move |_| table.selection.told.read().scene.ready.clone());
    let hints = preferences().hints;
    // A fact beside the preview, for players who want hints.
    let useful = move || {
        let found = hints
            .get()
            .then(|| fact(&table.view.get(), &table.selection.told.read().draft))
            .flatten();
        found.map(fact_in_words)
    };
    let count = Memo::new(move |_| {
        table.session.with(|session| {
            chain::count(&table.view.read(), session.record().actions.iter().rev().copied())
        })
    });
    // With several choices of the same gains, the number of this one; its question is below.
    let which = move || {
        let several = count.get().filter(|count| count.of > 1);
        several.map(|count| text.preview().choice(Choice { this: count.this, of: count.of }))
    };
    let name = move |kind| match kind {
        Kind::Answer => text.actions().question(table.view.read().table.decision),
        kind => text.actions().kind_title(kind),
    };
    let title = move |kind| which().unwrap_or_else(|| name(kind));
    let hinting = Memo::new(move |_| table.hint.with(Hint::is_open));
    let act = table.following.act;
    let free = Memo::new(move |_| {
        !hinting.get() && open.get().is_none() && table.house.note.read().is_none()
    });
    let shown = Memo::new(move |_| act.get().filter(|_| free.get()));
    let decides = Memo::new(move |_| {
        table.view.read().decides() && table.view.read().table.decision != Decision::Over
    });
    let is_bots = Memo::new(move |_| rivals().are_on_turn());
    let is_away = Memo::new(move |_| away(table).is_some() && table.house.note.read().is_none());
    let body = move || match (open.get(), shown.get()) {
        _ if hinting.get() => view! { <HintCells table /> }.into_any(),
        (None, Some(act)) => view! {
            <ActTitle table act=act.clone() />
            <ActCells act />
        }
        .into_any(),
        (None, None) if free.get() && decides.get() => view! {
            <TurnTitle table />
            <DrawnLater>
                <Drawn />
                <LastEvents table />
                <LeftToDo />
                <div class="cell say">
                    <span>{move || prompt(table)}</span>
                </div>
            </DrawnLater>
        }
        .into_any(),
        (None, None) if is_away.get() => view! { <AwayCells table /> }.into_any(),
        (None, None) => view! {
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
        (Some(kind), _) => view! {
            <div class="ttl">
                {icon(kind_icon(kind))}
                <span>
                    <b>{move || title(kind)}</b>
                    <span class="step">{move || prompt(table)}</span>
                </span>
            </div>
            {(kind == Kind::Answer).then(|| view! { <ChoiceCells /> <Options /> })}
            <PaymentCells />
            {move || ready.get().map(|(action, outcome)| view! { <OutcomeCells action outcome /> })}
            {move || problem().map(|problem| view! { <div class="cell say why">{problem}</div> })}
            {move || useful().map(|fact| view! { <div class="cell tip fact">{fact}</div> })}
        }
        .into_any(),
    };
    // Text of the preview for screen readers. Impossible picks are explained where they happen.
    let spoken = after_quiet(move || {
        if hinting.get() {
            return hint::spoken(table);
        }
        let Some(kind) = open.get() else { return String::new() };
        let told = table.selection.told.read();
        let problem = told.scene.problem.as_ref().map(InWords::in_words);
        let which = which().map(|which| text.labels().sentence(&which));
        let title = name(kind);
        let outcome =
            told.scene.ready.as_ref().map(|(_, outcome)| preview(outcome, &table.names()));
        let due = Some(text.labels().sentence(&labels::said_of(&title, &prompt(table))));
        let parts = [which, due, problem, outcome, useful()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
    let folded = RwSignal::new(false);
    Effect::new(move |_| {
        open.track();
        folded.set(false);
    });
    view! {
        <section
            class="rib"
            tabindex="-1"
            data-home="else"
            class:open=move || hinting.get() || open.get().is_some()
            class:folded=move || folded.get()
            class:theirs=move || shown.read().is_some() || free.get() && is_away.get()
            style:--pc=move || act_colour(table)
            aria-label=text.table().ribbon_landmark()
        >
            {move || (hinting.get() || open.get().is_some()).then(|| view! { <Handle folded /> })}
            <div class="body" data-place=Place::Preview.key()>
                {body}
            </div>
            {move || {
                let ready = open.get().and_then(|_| ready.get()).filter(|_| !hinting.get());
                ready.map(|(action, outcome)| view! { <Bill action outcome /> })
            }}
            {move || shown.get().map(|act| view! { <ActBill act /> })}
            <p class="sr" role="status" tabindex="-1" data-home="else">
                {spoken}
            </p>
            {move || match open.get() {
                _ if hinting.get() => view! { <HintEnd table /> }.into_any(),
                Some(kind) => view! { <Buttons kind /> }.into_any(),
                None if is_bots.get() || shown.read().is_some() => {
                    view! { <ActEnd table /> }.into_any()
                }
                None if is_away.get() => view! { <SendEnd table /> }.into_any(),
                None => ().into_any(),
            }}
        </section>
    }
}

/// Buttons to cancel and confirm.
#[component]
fn Buttons(kind: Kind) -> impl IntoView {
    let table = table();
    let text = text();
    let action = Memo::new(move |_| table.selection.told.read().shown.action(&table.view.get()));
    let ready =
        move || action.get().is_some() && table.selection.told.read().scene.problem.is_none();
    let confirm_word = move || confirm(kind, action.get(), &table.view.read().table);
    let reveals = Memo::new(move |_| {
        table.selection.told.read().scene.ready.as_ref().is_some_and(|(_, outcome)| outcome.reveals)
    });
    let missing = move || {
        let problem = table.selection.told.read().scene.problem.as_ref().map(InWords::in_words);
        problem.unwrap_or_else(|| prompt(table))
    };
    let id = fresh_id();
    let described = id.clone();
    let may_decline =
        move || kind == Kind::Answer && table.view.get().table.decision == Decision::FreePermit;
    view! {
        <div class="end" data-place=Place::Confirm.key()>
            {move || {
                may_decline()
                    .then(|| {
                        view! {
                            <button
                                class="btn"
                                type="button"
                                aria-pressed=move || truth(table.selection.shown.read().declined)
                                on:click=move |_| table.pick(Pick::Decline)
                            >
                                {text.table().decline()}
                            </button>
                        }
                    })
            }}
            {(kind != Kind::Answer)
                .then(|| {
                    view! {
                        <button
                            class="btn cancel"
                            type="button"
                            aria-label=text.table().cancel()
                            on:click=move |_| table.pick(Pick::Cancel)
                        >
                            {icon(Icon::Close)} <span>{text.table().cancel()}</span> {cap("Escape")}
                        </button>
                    }
                })}
            <button
                class="btn pri confirm"
                type="button"
                data-home="next"
                aria-disabled=move || (!ready()).then_some("true")
                data-tip=move || match (reveals.get(), ready()) {
                    (true, _) => Some(tip(Tip::Of(Symbol::Reveals))),
                    (false, false) => Some(tip(HouseTip::Confirm)),
                    (false, true) => None,
                }
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
                {move || {
                    reveals.get().then(|| view! { <span class="eye">{icon(Icon::Eye)}</span> })
                }}
                {move || confirm_word()}
                <kbd aria-hidden="true">{printed("Enter")}</kbd>
                <span class="sr" id=id aria-hidden="true">
                    {missing}
                </span>
            </button>
        </div>
    }
}
