//! The ribbon: what is decided, what is picked for it and what that brings, what a bot does, or who is waited for, and the
//! buttons that go on. A game draws the cells.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::art::{Icon, icon, seat_colour};
use super::by_link::{AwayCells, SendEnd};
use super::desk::{Acted, On, Part, Rivals, Turn, desk};
use super::dialog::{cap, fresh_id, truth};
use super::drawn_later::DrawnLater;
use super::hint::{HintCells, HintEnd, hinted};
use super::house::{House, house};
use super::live::after_quiet;
use super::log::{DigestButton, LastEvents};
use super::settings::preferences;
use super::tip::tip;
use crate::scene::Prompt;
use crate::scene::touch::TREMBLE;
use crate::text::keys::printed;
use crate::text::labels::{said_of, sentence};
use crate::text::said::table::Round;
use crate::text::text;
use crate::text::tip::Tip;

/// Returns the ribbon of the surrounding table, with the colour of the seat whose action stands in it, or whose turn it is
/// elsewhere.
pub fn ribbon() -> (AnyView, Memo<Option<&'static str>>) {
    let (House { seats, away, .. }, desk) = (house(), desk());
    let acted = Memo::new(move |_| desk.get_value().acted());
    let colour = Memo::new(move |_| {
        let seat = acted.with(|act| act.as_ref().map(|act| act.seat)).or_else(|| away.get())?;
        Some(seat_colour(seats.get()[seat.index()].colour))
    });
    (view! { <Ribbon acted colour /> }.into_any(), colour)
}

#[component]
fn Ribbon(
    /// Action of a bot that stands in it.
    acted: Memo<Option<Acted>>,
    colour: Memo<Option<&'static str>>,
) -> impl IntoView {
    let (house, desk, rivals) = (house(), desk(), expect_context::<Rivals>());
    let (hinted, prompt) = (hinted(), house.prompt);
    let on = Memo::new(move |_| {
        let is_noted = house.note.read().is_some();
        let is_begun = prompt.read().as_ref().map(|prompt| prompt.is_begun);
        match is_begun {
            _ if house.holds.get() => On::Result,
            _ if hinted.is_open() => On::Hint,
            Some(true) => On::Open,
            _ if !is_noted && acted.with(Option::is_some) => On::Act,
            Some(false) => On::Turn,
            None if !is_noted && house.away.get().is_some() => On::Away,
            None => On::Waiting,
        }
    });
    let shared = Callback::new(move |()| desk.get_value().shared());
    let act = Memo::new(move |_| acted.get().filter(|_| on.get() == On::Act));
    let hints = preferences().hints;
    let fact = move || hints.get().then(|| prompt.read().as_ref()?.fact.clone()).flatten();
    let part = move |part, on| desk.get_value().part(part, on);
    let body = move || match on.get() {
        On::Result => part(Part::Cells, On::Result),
        On::Hint => view! { <HintCells /> }.into_any(),
        On::Act => (move || {
            act.get().map(|act| {
                view! {
                    <ActTitle act />
                    {part(Part::Cells, On::Act)}
                }
            })
        })
        .into_any(),
        On::Turn => view! {
            <TurnTitle />
            <DrawnLater>
                <LastEvents />
                {part(Part::Cells, On::Turn)}
                <Next />
            </DrawnLater>
        }
        .into_any(),
        On::Away => view! { <AwayCells /> }.into_any(),
        On::Waiting => view! {
            <div class="cell say">
                {move || match house.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! {
                        <span>{desk.get_value().waiting()}</span>
                        <Thinks />
                        <DigestButton />
                    }
                    .into_any(),
                }}
            </div>
        }
        .into_any(),
        On::Open => view! {
            <OpenTitle />
            {part(Part::Cells, On::Open)}
            <Next />
            {move || fact().map(|fact| view! { <div class="cell tip fact">{fact}</div> })}
        }
        .into_any(),
    };
    let bill = move || match on.get() {
        On::Open => part(Part::Bill, On::Open),
        On::Act => act.get().map(|_| part(Part::Bill, On::Act)).into_any(),
        _ => ().into_any(),
    };
    // What is not possible is also told where it is pressed.
    let spoken = after_quiet(move || match (on.get(), prompt.get()) {
        (On::Hint, _) => hinted.spoken(),
        (On::Open, Some(prompt)) => said(prompt, fact()),
        _ => String::new(),
    });
    let is_open = move || match on.get() {
        On::Result | On::Hint => true,
        On::Open => {
            house.note.read().is_some()
                || prompt.read().as_ref().is_some_and(|prompt| prompt.is_sheet)
        }
        _ => false,
    };
    let folded = RwSignal::new(false);
    Effect::new(move |_| {
        on.track();
        desk.get_value().track_kind();
        folded.set(false);
    });
    let confirms =
        Memo::new(move |_| prompt.read().as_ref().is_some_and(|it| it.confirm.is_some()));
    view! {
        <section
            class="rib"
            tabindex="-1"
            data-home="else"
            class:open=is_open
            class:folded=move || folded.get()
            class:theirs=move || matches!(on.get(), On::Act | On::Away)
            style:--pc=move || colour.get()
            aria-label=text().table().ribbon_landmark()
        >
            {move || is_open().then(|| view! { <Handle folded /> })}
            <div class="body" data-place="preview">
                {body}
            </div>
            {bill}
            <p class="sr" role="status" tabindex="-1" data-home="else">
                {spoken}
            </p>
            {move || match on.get() {
                On::Hint => view! { <HintEnd /> }.into_any(),
                On::Result => view! {
                    <div class="end" data-place="confirm">
                        {part(Part::Buttons, On::Result)}
                    </div>
                }
                .into_any(),
                On::Turn if !confirms.get() => ().into_any(),
                On::Turn | On::Open => view! { <Buttons /> }.into_any(),
                On::Act => view! { <ActEnd /> }.into_any(),
                On::Waiting if rivals.are_on_turn.get() => view! { <ActEnd /> }.into_any(),
                On::Away => view! { <SendEnd shared /> }.into_any(),
                On::Waiting => ().into_any(),
            }}
        </section>
    }
}

/// Returns what is open for screen readers: what it is, what is missing or what it brings.
fn said(prompt: Prompt, fact: Option<String>) -> String {
    let Prompt { title, spoken, next, problem, outcome, .. } = prompt;
    let title = spoken.unwrap_or(title);
    let title = if next.is_empty() { title } else { said_of(&title, &next) };
    let parts = [Some(sentence(title)), problem, outcome, fact];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Title of what is open: its sign, what it is, and which part of the turn.
#[component]
fn OpenTitle() -> impl IntoView {
    let (prompt, desk) = (house().prompt, desk());
    let sign = Memo::new(move |_| desk.get_value().sign());
    let part = move |of: fn(&Prompt) -> &String| {
        move || prompt.read().as_ref().map(|prompt| of(prompt).clone())
    };
    view! {
        <div class="ttl">
            {move || sign.get().map(icon)}
            <span>
                <b>{part(|prompt| &prompt.title)}</b>
                <span class="step">{part(|prompt| &prompt.step)}</span>
            </span>
        </div>
    }
}

/// Why what is picked is not possible, or what is to be done next if nothing above says it.
#[component]
fn Next() -> impl IntoView {
    let (house, desk) = (house(), desk());
    let said = Memo::new(move |_| {
        let prompt = house.prompt.read();
        let problem = prompt.as_ref().and_then(|prompt| prompt.problem.clone());
        let next = || {
            let next = prompt.as_ref().filter(|prompt| prompt.next != prompt.step)?;
            (!next.next.is_empty()).then(|| next.next.clone())
        };
        match house.note.get().or(problem) {
            Some(problem) => Some((problem, true)),
            None => desk.get_value().task().or_else(next).map(|next| (next, false)),
        }
    });
    move || {
        said.get().map(
            |(said, why)| view! { <div class="cell say" class:why=why><span>{said}</span></div> },
        )
    }
}

/// The line that tells what to do, for a screen on which the ribbon has no room until something is open.
#[component]
pub fn Instruction() -> impl IntoView {
    let desk = desk();
    // The ribbon says it, too.
    view! { <p class="instruct" aria-hidden="true">{move || desk.get_value().instruction()}</p> }
}

/// Buttons that drop the picks, and confirm them.
#[component]
fn Buttons() -> impl IntoView {
    let (house, desk) = (house(), desk());
    let prompt = house.prompt;
    let clear = Memo::new(move |_| prompt.read().as_ref().and_then(|prompt| prompt.clear));
    let confirm = Memo::new(move |_| prompt.read().as_ref().and_then(|it| it.confirm.clone()));
    let missing = Memo::new(move |_| {
        prompt.read().as_ref().map(|prompt| prompt.missing().to_owned()).unwrap_or_default()
    });
    let is_there = Memo::new(move |_| confirm.read().is_some());
    let ready = Memo::new(move |_| confirm.read().as_ref().is_some_and(|it| it.is_ready));
    let reveals = move || confirm.read().as_ref().and_then(|it| it.reveals.clone());
    let confirms = desk.get_value().confirms();
    let confirm_now = move || match confirms {
        Some(confirms) => confirms.run(()),
        None => desk.get_value().confirm(),
    };
    let button = move || {
        let id = fresh_id();
        let described = id.clone();
        view! {
            <button
                class="btn pri confirm"
                type="button"
                data-home="next"
                aria-disabled=move || (!ready.get()).then_some("true")
                data-tip=move || reveals().or_else(|| (!ready.get()).then(|| tip(Tip::Confirm)))
                data-note=move || (!ready.get()).then(|| missing.get())
                aria-describedby=move || (!ready.get()).then(|| described.clone())
                on:click=move |_| match ready.get_untracked() {
                    true => confirm_now(),
                    false => house.note.set(Some(missing.get_untracked())),
                }
            >
                {move || reveals().map(|_| view! { <span class="eye">{icon(Icon::Eye)}</span> })}
                {move || confirm.read().as_ref().map(|it| it.word.clone())}
                <kbd aria-hidden="true">{printed("Enter")}</kbd>
                <span class="sr" id=id aria-hidden="true">
                    {missing}
                </span>
            </button>
        }
    };
    view! {
        <div class="end" data-place="confirm">
            {move || {
                clear
                    .get()
                    .map(|word| {
                        view! {
                            <button
                                class="btn cancel"
                                type="button"
                                aria-label=word
                                on:click=move |_| desk.get_value().drop_picks()
                            >
                                {icon(Icon::Close)}
                                <span>{word}</span>
                                {cap("Escape")}
                            </button>
                        }
                    })
            }}
            {desk.get_value().part(Part::Buttons, On::Open)}
            {move || is_there.get().then(button)}
        </div>
    }
}

/// Progress of the bot that is thinking.
#[component]
fn Thinks() -> impl IntoView {
    let House { showing, seats, decider, .. } = house();
    let percent = Memo::new(move |_| (showing.thought.get() * 100.0) as u8);
    let shown = Memo::new(move |_| (1..100).contains(&percent.get()));
    move || {
        shown.get().then(|| {
            let label = move || {
                let who = seats.get().swap_remove(decider.get()?.index());
                Some(text().hint().thinks(&who.named(), percent.get()))
            };
            view! {
                <span class="thinks" role="progressbar" aria-label=label aria-valuenow=percent>
                    <span style=move || format!("width:{}%", percent.get())></span>
                </span>
            }
        })
    }
}

/// Title of a bot's action as it happens: its seat, what it does, and which part of the turn that is. The bar below says
/// how long it stands.
#[component]
fn ActTitle(act: Acted) -> impl IntoView {
    let House { showing, signs, seats, .. } = house();
    let colour = seats.get()[act.seat.index()].colour;
    view! {
        <div class="ttl">
            {(signs.figure)(colour, 38)}
            <span>
                <b>{act.sentence}</b>
                <span class="step">{act.part}</span>
            </span>
        </div>
        <i
            class="time"
            class:held=move || showing.held.get()
            style=format!("animation-duration:{}ms", act.lasts.as_millis())
        ></i>
    }
}

/// Buttons while bots play: to let what is shown stand, and to get to one's own turn.
#[component]
fn ActEnd() -> impl IntoView {
    let (showing, rivals) = (house().showing, expect_context::<Rivals>());
    let words = text().follow();
    view! {
        <div class="end acting">
            <button
                class="btn hold"
                type="button"
                aria-pressed=move || truth(showing.held.get())
                on:click=move |_| rivals.hold.run(())
            >
                {icon(Icon::Pause)}
                <span>{words.hold()}</span>
            </button>
            {move || {
                rivals.are_on_turn.get().then(|| {
                    view! {
                        <button
                            class="btn to-my-turn"
                            type="button"
                            aria-disabled=move || showing.hurried.get().then_some("true")
                            data-tip=tip(Tip::Skip)
                            on:click=move |_| rivals.hurry.run(())
                        >
                            <span>{words.skip_to_turn()}</span>
                            {cap(" ")}
                        </button>
                    }
                })
            }}
        </div>
    }
}

/// Title of one's own turn: who is on turn, and which turn or which part of it.
#[component]
fn TurnTitle() -> impl IntoView {
    let (house, desk) = (house(), desk());
    let words = text().follow();
    let title = move || {
        let Turn { seat, round, turn, is_last } = desk.get_value().turn()?;
        let who = house.seats.get().swap_remove(seat.index());
        let title = if house.own_seat == Some(seat) {
            words.your_turn(&who.named())
        } else {
            words.turn_of(&who.named())
        };
        let round = text().table().round(Round { round, turn });
        let last = is_last.then(|| words.last_turn().to_owned());
        let step = house.prompt.read().as_ref().map(|prompt| prompt.step.clone());
        let part = step.filter(|step| !step.is_empty()).unwrap_or(round);
        let below = [Some(part), last].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        Some(view! {
            {(house.signs.figure)(who.colour, 38)}
            <span>
                <b>{title}</b>
                <span class="step">{below}</span>
            </span>
        })
    };
    view! { <div class="ttl">{title}</div> }
}

/// Handle of the preview, which is a sheet on a phone: collapses it, so that the board is seen, and
/// expands it again, by a tap or by dragging.
#[component]
fn Handle(folded: RwSignal<bool>) -> impl IntoView {
    let words = text().table();
    let from = StoredValue::new(None::<i32>);
    let down = move |event: leptos::ev::PointerEvent| {
        from.set_value(Some(event.client_y()));
        if let Some(handle) = event.current_target().and_then(|at| at.dyn_into::<Element>().ok()) {
            // Fails only if the finger is already gone.
            handle.set_pointer_capture(event.pointer_id()).unwrap_or_default();
        }
    };
    // The finger itself reports a tap: right after a swift drag browsers send no click.
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
            aria-label=move || if folded.get() { words.unfold() } else { words.fold() }
            aria-expanded=move || truth(!folded.get())
            on:pointerdown=down
            on:pointerup=up
            on:pointercancel=move |_| from.set_value(None)
            on:click=move |event| {
                // By keyboard: no finger, so no click count.
                if event.detail() == 0 {
                    folded.update(|folded| *folded = !*folded);
                }
            }
        ></button>
    }
}
