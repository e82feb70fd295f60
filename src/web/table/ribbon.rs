//! The receipt: what is being put together, what it costs and brings, and the button that does it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::choice::{ChoiceCells, Options};
use super::desk;
use super::digest::DigestButton;
use super::hint::{self, Hint, HintCells, HintEnd};
use super::ladder::PaymentCells;
use super::live::after_quiet;
use super::receipt::OutcomeCells;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::state::Decision;
use crate::scene::chain;
use crate::scene::fact::fact;
use crate::scene::fingers::TREMBLE;
use crate::scene::place::Place;
use crate::scene::{Kind, Pick};
use crate::text::outcome::receipt;
use crate::text::tip::Tip;
use crate::text::{letters, text};
use crate::web::art::{Icon, icon};
use crate::web::desk::Desk;
use crate::web::dialog::{cap, fresh_id, truth};
use crate::web::settings::preferences;
use crate::web::tip::tip;

/// What to do next, in a few words.
pub fn prompt(desk: Desk) -> String {
    let text = text();
    let (view, draft) = (desk.view.get(), desk.told.get().shown);
    let words = text.table();
    if view.table.decision == Decision::Over {
        return text.event().game_over.to_owned();
    }
    if !view.decides() {
        let persons = desk.session.with(|session| session.record().persons());
        if persons == 0 {
            return words.watching.to_owned();
        }
        let name = desk.names().get(view.table.turn.seat.index()).cloned().unwrap_or_default();
        return (words.waiting)(&name);
    }
    let Some(kind) = desk.open.get() else {
        let done = view.table.turn.main_left == 0 && view.table.turn.quick_taken;
        return if done { words.turn_done } else { words.idle }.to_owned();
    };
    if draft.action(&view).is_some() {
        return words.confirm_now.to_owned();
    }
    if kind == Kind::Answer {
        let space = view.table.player(view.table.turn.seat).nobility;
        return (text.receipt().pick)(view.table.decision, space);
    }
    let next = match kind {
        Kind::Elect | Kind::SendServant => match (draft.colour, draft.council) {
            (None, _) => words.pick_colour,
            (_, None) => words.pick_council,
            _ => words.confirm_now,
        },
        Kind::Acquire if draft.slot.is_none() => words.pick_slot,
        Kind::Acquire | Kind::PlaceWithQueen if draft.cards.is_empty() => words.pick_cards,
        Kind::PlaceWithQueen if draft.city.is_none() => words.pick_city,
        Kind::Place if draft.permit.is_none() => words.pick_permit,
        Kind::Place if draft.city.is_none() => words.pick_city,
        Kind::ChangePermits if draft.region.is_none() => words.pick_region,
        _ => words.confirm_now,
    };
    next.to_owned()
}

/// The receipt of the action that is open, or what to do next.
#[component]
pub fn Ribbon() -> impl IntoView {
    let desk = desk();
    let text = text();
    let open = desk.open;
    let problem = move || {
        let told = desk.told.read();
        let problem = told.scene.problem.as_ref().map(text.reason);
        desk.note.get().or(problem)
    };
    let ready = Memo::new(move |_| desk.told.read().scene.ready.clone());
    let hints = preferences().hints;
    // A fact beside the receipt, for those who want such.
    let useful = move || {
        let found = hints.get().then(|| fact(&desk.view.get(), &desk.told.read().draft)).flatten();
        found.map(|found| (text.fact)(found))
    };
    let count = Memo::new(move |_| {
        desk.session.with(|session| {
            chain::count(&desk.view.read(), session.record().actions.iter().rev().copied())
        })
    });
    // Of several choices of the same gains, which one this is; what it asks stands below.
    let which = move || {
        let several = count.get().filter(|count| count.of > 1);
        several.map(|count| (text.receipt().choice)(count.this, count.of))
    };
    let name = move |kind| match kind {
        Kind::Answer => (text.question)(desk.view.read().table.decision),
        kind => (text.kind_title)(kind),
    };
    let title = move |kind| which().unwrap_or_else(|| name(kind).to_owned());
    let hinting = Memo::new(move |_| desk.hint.with(Hint::is_open));
    let body = move || match open.get() {
        _ if hinting.get() => view! { <HintCells /> }.into_any(),
        None => view! {
            <div class="cell say">
                {move || match desk.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! {
                        <span>{prompt(desk)}</span>
                        <Thinks />
                        <DigestButton />
                    }
                    .into_any(),
                }}
            </div>
        }
        .into_any(),
        Some(kind) => view! {
            <div class="ttl">
                {icon(kind_icon(kind))}
                <span>
                    <b>{move || title(kind)}</b>
                    <span class="step">{move || prompt(desk)}</span>
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
    // What a screen reader hears of the receipt. What is not possible is said where it happens.
    let spoken = after_quiet(move || {
        if hinting.get() {
            return hint::spoken(desk);
        }
        let Some(kind) = open.get() else { return String::new() };
        let told = desk.told.read();
        let problem = told.scene.problem.as_ref().map(text.reason);
        let which = which().map(|which| format!("{which}."));
        let title = name(kind);
        let outcome = told.scene.ready.as_ref().map(|(_, outcome)| receipt(outcome, &desk.names()));
        let due = Some(format!("{title}: {}.", prompt(desk)));
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
            class:open=move || hinting.get() || open.get().is_some()
            class:folded=move || folded.get()
            aria-label=text.table().ribbon_landmark
        >
            {move || (hinting.get() || open.get().is_some()).then(|| view! { <Handle folded /> })}
            <div class="body" data-place=Place::Receipt.key()>
                {body}
            </div>
            <p class="sr" role="status" tabindex="-1">
                {spoken}
            </p>
            {move || match open.get() {
                _ if hinting.get() => view! { <HintEnd /> }.into_any(),
                Some(kind) => view! { <Buttons kind /> }.into_any(),
                None => ().into_any(),
            }}
        </section>
    }
}

/// How far the bot is that thinks.
#[component]
fn Thinks() -> impl IntoView {
    let desk = desk();
    let percent = Memo::new(move |_| (desk.following.thought.get() * 100.0) as u8);
    let shown = Memo::new(move |_| (1..100).contains(&percent.get()));
    move || {
        shown.get().then(|| {
            let label = move || {
                let seat = desk.view.read().table.turn.seat;
                let name = desk.names().get(seat.index()).cloned().unwrap_or_default();
                (text().hint().thinks)(&name, percent.get())
            };
            view! {
                <span class="thinks" role="progressbar" aria-label=label aria-valuenow=percent>
                    <span style=move || format!("width:{}%", percent.get())></span>
                </span>
            }
        })
    }
}

/// On a phone the receipt is a sheet: this makes it small, so that the board is seen, and large
/// again, by a tap or by dragging.
#[component]
fn Handle(folded: RwSignal<bool>) -> impl IntoView {
    let words = text().receipt();
    let from = StoredValue::new(None::<i32>);
    let down = move |event: leptos::ev::PointerEvent| {
        from.set_value(Some(event.client_y()));
        if let Some(handle) = event.current_target().and_then(|at| at.dyn_into::<Element>().ok()) {
            // Fails only if the finger is gone already.
            handle.set_pointer_capture(event.pointer_id()).unwrap_or_default();
        }
    };
    // A tap is told by the finger itself: right after a swift drag browsers make no click of it.
    let up = move |event: leptos::ev::PointerEvent| {
        let Some(from) = from.try_update_value(Option::take).flatten() else { return };
        let way = event.client_y() - from;
        if f64::from(way.abs()) > TREMBLE {
            folded.set(way > 0);
        } else {
            folded.update(|folded| *folded = !*folded);
        }
    };
    view! {
        <button
            class="handle"
            type="button"
            aria-label=move || if folded.get() { words.unfold } else { words.fold }
            aria-expanded=move || truth(!folded.get())
            on:pointerdown=down
            on:pointerup=up
            on:pointercancel=move |_| from.set_value(None)
            on:click=move |event| {
                // By keyboard: no finger, so no count of clicks.
                if event.detail() == 0 {
                    folded.update(|folded| *folded = !*folded);
                }
            }
        ></button>
    }
}

/// Cancel and confirm.
#[component]
fn Buttons(kind: Kind) -> impl IntoView {
    let desk = desk();
    let text = text();
    let action = Memo::new(move |_| desk.told.read().shown.action(&desk.view.get()));
    let ready = move || action.get().is_some() && desk.told.read().scene.problem.is_none();
    let what = move || action.get().and_then(|action| object(desk, action));
    let reveals = Memo::new(move |_| {
        desk.told.read().scene.ready.as_ref().is_some_and(|(_, outcome)| outcome.reveals)
    });
    let missing = move || {
        let problem = desk.told.read().scene.problem.as_ref().map(text.reason);
        problem.unwrap_or_else(|| prompt(desk))
    };
    let id = fresh_id();
    let described = id.clone();
    let may_decline =
        move || kind == Kind::Answer && desk.view.get().table.decision == Decision::FreePermit;
    view! {
        <div class="end" data-place=Place::Confirm.key()>
            {move || {
                may_decline()
                    .then(|| {
                        view! {
                            <button
                                class="btn"
                                type="button"
                                aria-pressed=move || truth(desk.shown.read().declined)
                                on:click=move |_| desk.pick(Pick::Decline)
                            >
                                {text.table().decline}
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
                            aria-label=text.table().cancel
                            on:click=move |_| desk.pick(Pick::Cancel)
                        >
                            {icon(Icon::Close)} <span>{text.table().cancel}</span> {cap("Escape")}
                        </button>
                    }
                })}
            <button
                class="btn pri confirm"
                type="button"
                data-home="next"
                aria-disabled=move || (!ready()).then_some("true")
                data-tip=move || match (reveals.get(), ready()) {
                    (true, _) => Some(tip(Tip::Reveals)),
                    (false, false) => Some(tip(Tip::Confirm)),
                    (false, true) => None,
                }
                data-note=move || (!ready()).then(missing)
                aria-describedby=move || (!ready()).then(|| described.clone())
                on:click=move |_| {
                    if untrack(ready) {
                        desk.confirm();
                    } else {
                        desk.note.set(Some(untrack(missing)));
                    }
                }
            >
                {move || {
                    reveals.get().then(|| view! { <span class="eye">{icon(Icon::Eye)}</span> })
                }}
                {move || (text.confirm)(kind, what())}
                <kbd aria-hidden="true">{(text.keys().named)("Enter")}</kbd>
                <span class="sr" id=id aria-hidden="true">
                    {missing}
                </span>
            </button>
        </div>
    }
}

/// The sign of a kind of action.
pub fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Elect => Icon::Elect,
        Kind::Acquire => Icon::Acquire,
        Kind::Place => Icon::Build,
        Kind::PlaceWithQueen => Icon::Queen,
        Kind::EngageServant => Icon::Engage,
        Kind::ChangePermits => Icon::Swap,
        Kind::SendServant => Icon::Send,
        Kind::AdditionalMain | Kind::Answer => Icon::Extra,
    }
}

/// What the confirm button names.
fn object(desk: Desk, action: Action) -> Option<String> {
    let text = text();
    let table = desk.view.get().table;
    match action {
        Action::Elect { colour, .. } | Action::SendServant { colour, .. } => {
            Some((text.colour)(colour).to_lowercase())
        }
        Action::Acquire { region, slot, .. } | Action::TakePermit { region, slot } => {
            table.permit(region, slot).map(letters)
        }
        Action::Place { city, .. }
        | Action::PlaceWithQueen { city, .. }
        | Action::ChooseToken { city } => Some(city.name().to_owned()),
        Action::ChangePermits { region } => Some((text.region)(region).to_owned()),
        Action::RepeatPermit { permit } => Some(letters(permit)),
        Action::ChooseTokens { first, second } => {
            Some(format!("{} + {}", first.name(), second.name()))
        }
        Action::DeclinePermit => Some(text.table().none.to_owned()),
        Action::EngageServant | Action::AdditionalMain | Action::EndTurn => None,
    }
}
