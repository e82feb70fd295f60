//! The receipt: what is being put together, what it costs and brings, and the button that does it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::choice::{ChoiceCells, Options};
use super::desk;
use super::ladder::PaymentCells;
use super::receipt::{OutcomeCells, notes};
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::components::Bonus;
use crate::games::council_of_4::state::Decision;
use crate::scene::fingers::TREMBLE;
use crate::scene::{Kind, Outcome, Pick};
use crate::text::{letters, text};
use crate::web::art::{Icon, icon};
use crate::web::desk::Desk;
use crate::web::dialog::truth;

/// What to do next, in a few words.
pub fn prompt(desk: Desk) -> String {
    let text = text();
    let (view, draft) = (desk.view.get(), desk.draft.get());
    let words = &text.table;
    if view.table.decision == Decision::Over {
        return text.event.game_over.to_owned();
    }
    if !view.decides() {
        let persons = desk.session.with(|session| session.record().persons());
        if persons == 0 {
            return words.watching.to_owned();
        }
        let name = desk.names().get(view.table.turn.seat.index()).cloned().unwrap_or_default();
        return (words.waiting)(&name);
    }
    let Some(kind) = draft.kind else {
        let done = view.table.turn.main_left == 0 && view.table.turn.quick_taken;
        return if done { words.turn_done } else { words.idle }.to_owned();
    };
    if draft.action(&view).is_some() {
        return words.confirm_now.to_owned();
    }
    if kind == Kind::Answer {
        let space = view.table.player(view.table.turn.seat).nobility;
        return (text.receipt.pick)(view.table.decision, space);
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
    let open = Memo::new(move |_| desk.draft.get().kind);
    let problem = move || {
        let problem = desk.scene.get().problem.map(|reason| (text.reason)(&reason));
        desk.note.get().or(problem)
    };
    let title = move || match (open.get(), desk.view.get().table.decision) {
        (Some(Kind::Answer), decision) => (text.question)(decision),
        (Some(kind), _) => (text.kind_title)(kind),
        (None, _) => "",
    };
    let body = move || match open.get() {
        None => view! {
            <div class="cell say">
                {move || match desk.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! { <span>{prompt(desk)}</span> }.into_any(),
                }}
            </div>
        }
        .into_any(),
        Some(kind) => view! {
            <div class="ttl">
                {icon(kind_icon(kind))}
                <span>
                    <b>{title}</b>
                    <span class="step">{move || prompt(desk)}</span>
                </span>
            </div>
            {(kind == Kind::Answer).then(|| view! { <ChoiceCells /> <Options /> })}
            <PaymentCells />
            {move || {
                desk.scene
                    .get()
                    .ready
                    .map(|(action, outcome)| view! { <OutcomeCells action outcome /> })
            }}
            {move || problem().map(|problem| view! { <div class="cell say why">{problem}</div> })}
        }
        .into_any(),
    };
    // Said once it has settled: what a screen reader hears of the receipt.
    let spoken = move || {
        let parts =
            [Some(prompt(desk)), problem(), desk.scene.get().ready.map(|(_, o)| spoken(&o))];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let folded = RwSignal::new(false);
    Effect::new(move |_| {
        open.track();
        folded.set(false);
    });
    view! {
        <section
            class="rib"
            class:open=move || open.get().is_some()
            class:folded=move || folded.get()
            aria-label=text.table.ribbon_landmark
        >
            {move || open.get().is_some().then(|| view! { <Handle folded /> })}
            <div class="body">{body}</div>
            <p class="sr" role="status" aria-live="polite">
                {spoken}
            </p>
            {move || open.get().map(|kind| view! { <Buttons kind /> })}
        </section>
    }
}

/// On a phone the receipt is a sheet: this makes it small, so that the board is seen, and large
/// again, by a tap or by dragging.
#[component]
fn Handle(folded: RwSignal<bool>) -> impl IntoView {
    let words = &text().receipt;
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
    let action = Memo::new(move |_| desk.draft.get().action(&desk.view.get()));
    let ready = move || action.get().is_some() && desk.scene.get().problem.is_none();
    let what = move || action.get().and_then(|action| object(desk, action));
    let reveals = move || desk.scene.get().ready.is_some_and(|(_, outcome)| outcome.reveals);
    let may_decline =
        move || kind == Kind::Answer && desk.view.get().table.decision == Decision::FreePermit;
    view! {
        <div class="end">
            {move || {
                may_decline()
                    .then(|| {
                        view! {
                            <button
                                class="btn"
                                type="button"
                                aria-pressed=move || truth(desk.draft.get().declined)
                                on:click=move |_| desk.pick(Pick::Decline)
                            >
                                {text.table.decline}
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
                            aria-label=text.table.cancel
                            on:click=move |_| desk.pick(Pick::Cancel)
                        >
                            {icon(Icon::Close)} <span>{text.table.cancel}</span> <kbd>"Esc"</kbd>
                        </button>
                    }
                })}
            <button
                class="btn pri confirm"
                type="button"
                aria-disabled=move || (!ready()).then_some("true")
                title=move || reveals().then_some(text.table.reveals)
                on:click=move |_| desk.confirm()
            >
                {move || {
                    reveals().then(|| view! { <span class="eye">{icon(Icon::Eye)}</span> })
                }}
                {move || (text.confirm)(kind, what())}
                <kbd>"Enter"</kbd>
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
        Action::DeclinePermit => Some(text.table.none.to_owned()),
        Action::EngageServant | Action::AdditionalMain | Action::EndTurn => None,
    }
}

/// The receipt in one sentence.
fn spoken(outcome: &Outcome) -> String {
    let text = text();
    let mut parts = Vec::new();
    let price = outcome.price;
    if price.coins > 0 {
        parts.push(format!("{} {}.", text.table.pay, (text.coins)(price.coins.into())));
    }
    if price.servants > 0 {
        parts.push(format!("{} {}.", text.table.pay, (text.servants)(price.servants)));
    }
    let total = outcome.total();
    let gains = [
        (total.coins, text.coins),
        (total.servants, text.servants),
        (total.cards, text.cards),
        (total.vp, text.vp),
    ];
    if let Some((council, entered, left)) = outcome.election {
        let (entered, left) = ((text.colour)(entered), (text.colour)(left));
        parts.push(format!("{entered} {}.", (text.table.enters)((text.council)(council))));
        parts.push(format!("{left} {}.", text.table.falls_out));
    }
    let main_action = (text.bonus)(Bonus::MainAction);
    let gains: Vec<String> = gains
        .into_iter()
        .filter(|(amount, _)| *amount > 0)
        .map(|(amount, words)| words(amount))
        .chain((total.nobility > 0).then(|| (text.nobility_steps)(outcome.nobility.1.into())))
        .chain((total.main_actions > 0).then_some(main_action))
        .collect();
    if !gains.is_empty() {
        parts.push(format!("{} {}.", text.table.gain, gains.join(", ")));
    }
    parts.extend(notes(outcome));
    parts.join(" ")
}
