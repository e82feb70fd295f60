//! The ribbon: what is decided, what is picked for it and what that brings, what a bot does, or who is waited for, and the
//! buttons that go on. A game draws the cells.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::art::{Icon, icon, seat_colour};
use super::by_link::{AwayCells, SendEnd, away};
use super::dialog::{cap, fresh_id, truth};
use super::drawn_later::DrawnLater;
use super::hint::{self, HintCells, HintEnd};
use super::live::after_quiet;
use super::log::{DigestButton, LastEvents};
use super::screen::{Art, Screen};
use super::settings::preferences;
use super::state::{Hint, Rivals, Table};
use super::tip::tip;
use crate::scene::touch::TREMBLE;
use crate::scene::{Act, Prompt, Shows};
use crate::session::Session;
use crate::text::keys::printed;
use crate::text::labels::{said_of, sentence};
use crate::text::said::table::Round;
use crate::text::tip::Tip;
use crate::text::told::Manner;
use crate::text::{name_of, text};

/// Content of the ribbon.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Result,
    Hint,
    Open,
    Act,
    Turn,
    Away,
    Waiting,
}

/// The ribbon of a table.
#[component]
pub fn Ribbon<G: Screen>(table: Table<G>) -> impl IntoView {
    let rivals: Rivals<G> = expect_context();
    let prompt = table.prompt;
    let on = Memo::new(move |_| {
        let is_noted = table.house.note.read().is_some();
        let is_begun = prompt.read().as_ref().map(|prompt| prompt.is_begun);
        match is_begun {
            _ if table.house.holds.get() => On::Result,
            _ if table.hint.with(Hint::is_open) => On::Hint,
            Some(true) => On::Open,
            _ if !is_noted && table.following.act.read().is_some() => On::Act,
            Some(false) => On::Turn,
            None if !is_noted && away(table).is_some() => On::Away,
            None => On::Waiting,
        }
    });
    let act = Memo::new(move |_| table.following.act.get().filter(|_| on.get() == On::Act));
    let hints = preferences().hints;
    let fact = move || hints.get().then(|| prompt.read().as_ref()?.fact.clone()).flatten();
    let body = move || match on.get() {
        On::Result => (G::PARTS.cells)(Shows::Result),
        On::Hint => view! { <HintCells table /> }.into_any(),
        On::Act => (move || {
            act.get().map(|act| {
                view! {
                    <ActTitle table act=act.clone() />
                    {(G::PARTS.cells)(Shows::Act(act))}
                }
            })
        })
        .into_any(),
        On::Turn => view! {
            <TurnTitle table prompt />
            <DrawnLater>
                <LastEvents table />
                {(G::PARTS.cells)(Shows::Turn)}
                <Next table prompt />
            </DrawnLater>
        }
        .into_any(),
        On::Away => view! { <AwayCells table /> }.into_any(),
        On::Waiting => view! {
            <div class="cell say">
                {move || match table.house.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! {
                        <span>{table.waiting()}</span>
                        <Thinks table />
                        <DigestButton />
                    }
                    .into_any(),
                }}
            </div>
        }
        .into_any(),
        On::Open => view! {
            <OpenTitle table prompt />
            {(G::PARTS.cells)(Shows::Open)}
            <Next table prompt />
            {move || fact().map(|fact| view! { <div class="cell tip fact">{fact}</div> })}
        }
        .into_any(),
    };
    let bill = move || match on.get() {
        On::Open => (G::PARTS.bill)(Shows::Open),
        On::Act => act.get().map_or_else(|| ().into_any(), |act| (G::PARTS.bill)(Shows::Act(act))),
        _ => ().into_any(),
    };
    // What is not possible is also told where it is pressed.
    let spoken = after_quiet(move || match (on.get(), prompt.get()) {
        (On::Hint, _) => hint::spoken(table),
        (On::Open, Some(prompt)) => said(prompt, fact()),
        _ => String::new(),
    });
    let is_open = move || match on.get() {
        On::Result | On::Hint => true,
        On::Open => {
            table.house.note.read().is_some()
                || prompt.read().as_ref().is_some_and(|prompt| prompt.is_sheet)
        }
        _ => false,
    };
    let folded = RwSignal::new(false);
    Effect::new(move |_| {
        on.track();
        table.open.track();
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
            style:--pc=move || act_colour(table)
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
                On::Hint => view! { <HintEnd table /> }.into_any(),
                On::Result => view! {
                    <div class="end" data-place="confirm">
                        {(G::PARTS.buttons)(Shows::Result)}
                    </div>
                }
                .into_any(),
                On::Turn if !confirms.get() => ().into_any(),
                On::Turn | On::Open => view! { <Buttons table prompt /> }.into_any(),
                On::Act => view! { <ActEnd table /> }.into_any(),
                On::Waiting if rivals.are_on_turn() => view! { <ActEnd table /> }.into_any(),
                On::Away => view! { <SendEnd table /> }.into_any(),
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
fn OpenTitle<G: Screen>(table: Table<G>, prompt: Memo<Option<Prompt>>) -> impl IntoView {
    let sign = Memo::new(move |_| (G::PARTS.action_icon)(&table.selection.told.read().draft));
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
fn Next<G: Screen>(table: Table<G>, prompt: Memo<Option<Prompt>>) -> impl IntoView {
    let said = Memo::new(move |_| {
        let prompt = prompt.read();
        let problem = prompt.as_ref().and_then(|prompt| prompt.problem.clone());
        let next = || {
            let next = prompt.as_ref().filter(|prompt| prompt.next != prompt.step)?;
            (!next.next.is_empty()).then(|| next.next.clone())
        };
        match table.house.note.get().or(problem) {
            Some(problem) => Some((problem, true)),
            None => table.task().or_else(next).map(|next| (next, false)),
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
pub fn Instruction<G: Screen>(table: Table<G>) -> impl IntoView {
    // The ribbon says it, too.
    view! { <p class="instruct" aria-hidden="true">{move || table.instruction()}</p> }
}

/// Buttons that drop the picks, and confirm them.
#[component]
fn Buttons<G: Screen>(table: Table<G>, prompt: Memo<Option<Prompt>>) -> impl IntoView {
    let clear = Memo::new(move |_| prompt.read().as_ref().and_then(|prompt| prompt.clear));
    let confirm = Memo::new(move |_| prompt.read().as_ref().and_then(|it| it.confirm.clone()));
    let missing = Memo::new(move |_| {
        prompt.read().as_ref().map(|prompt| prompt.missing().to_owned()).unwrap_or_default()
    });
    let is_there = Memo::new(move |_| confirm.read().is_some());
    let ready = Memo::new(move |_| confirm.read().as_ref().is_some_and(|it| it.is_ready));
    let reveals = move || confirm.read().as_ref().and_then(|it| it.reveals.clone());
    let confirms =
        (G::PARTS.confirms)().unwrap_or_else(|| Callback::new(move |()| table.confirm()));
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
                    true => confirms.run(()),
                    false => table.house.note.set(Some(missing.get_untracked())),
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
                                on:click=move |_| table.drop_picks()
                            >
                                {icon(Icon::Close)}
                                <span>{word}</span>
                                {cap("Escape")}
                            </button>
                        }
                    })
            }}
            {(G::PARTS.buttons)(Shows::Open)}
            {move || is_there.get().then(button)}
        </div>
    }
}

/// Progress of the bot that is thinking.
#[component]
fn Thinks<G: Screen>(table: Table<G>) -> impl IntoView {
    let percent = Memo::new(move |_| (table.following.thought.get() * 100.0) as u8);
    let shown = Memo::new(move |_| (1..100).contains(&percent.get()));
    move || {
        shown.get().then(|| {
            let label = move || {
                let seat = table.session.with(Session::decider)?;
                Some(text().hint().thinks(&name_of(&table.names(), seat), percent.get()))
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
fn ActTitle<G: Screen>(table: Table<G>, act: Act<G>) -> impl IntoView {
    let (names, colour) = (table.names(), table.seats()[act.seat.index()].colour);
    let entry = act.entry();
    let held = table.following.held;
    view! {
        <div class="ttl">
            {G::art(Art::Figure(colour, 38))}
            <span>
                <b>{G::tell(&entry, &names, Manner::Now)}</b>
                <span class="step">{entry.action.map(G::part)}</span>
            </span>
        </div>
        <i
            class="time"
            class:held=move || held.get()
            style=format!("animation-duration:{}ms", act.lasts.as_millis())
        ></i>
    }
}

/// Returns the colour of the seat whose action stands in the ribbon, or whose turn it is elsewhere.
pub fn act_colour<G: Screen>(table: Table<G>) -> Option<&'static str> {
    let acts = table.following.act.read().as_ref().map(|act| act.seat);
    let seat = acts.or_else(|| away(table))?;
    Some(seat_colour(table.seats()[seat.index()].colour))
}

/// Buttons while bots play: to let what is shown stand, and to get to one's own turn.
#[component]
fn ActEnd<G: Screen>(table: Table<G>) -> impl IntoView {
    let rivals: Rivals<G> = expect_context();
    let words = text().follow();
    let following = table.following;
    let plays_on = Memo::new(move |_| rivals.are_on_turn());
    view! {
        <div class="end acting">
            <button
                class="btn hold"
                type="button"
                aria-pressed=move || truth(following.held.get())
                on:click=move |_| rivals.hold()
            >
                {icon(Icon::Pause)}
                <span>{words.hold()}</span>
            </button>
            {move || {
                plays_on.get().then(|| {
                    view! {
                        <button
                            class="btn to-my-turn"
                            type="button"
                            aria-disabled=move || following.hurried.get().then_some("true")
                            data-tip=tip(Tip::Skip)
                            on:click=move |_| rivals.hurry()
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
fn TurnTitle<G: Screen>(table: Table<G>, prompt: Memo<Option<Prompt>>) -> impl IntoView {
    let words = text().follow();
    let only = table.session.with_untracked(Session::own_seat);
    let title = move || {
        let view = table.view.read();
        let seat = table.session.with(Session::decider)?;
        let names = table.names();
        let name = name_of(&names, seat);
        let title = if only == Some(seat) { words.your_turn(&name) } else { words.turn_of(&name) };
        let round =
            text().table().round(Round { round: G::round(&view), turn: G::chapter(&view).number });
        let last = G::is_last_turn(&view).then(|| words.last_turn().to_owned());
        let step = prompt.read().as_ref().map(|prompt| prompt.step.clone());
        let part = step.filter(|step| !step.is_empty()).unwrap_or(round);
        let below = [Some(part), last].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let colour = table.seats()[seat.index()].colour;
        Some(view! {
            {G::art(Art::Figure(colour, 38))}
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
