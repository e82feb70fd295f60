//! What the seat at the screen has: its chips with a stepper for each suit of the event, its drafted cards, bids to
//! fill in, and the buttons beside them.

use leptos::prelude::*;

use super::cards::OwnCards;
use super::rail::NearestPanel;
use crate::games::the_council::rules::Decision;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::draft::Aim;
use crate::games::the_council::scene::outcome::Brings;
use crate::games::the_council::scene::preset::Preset;
use crate::games::the_council::scene::resolution::Then;
use crate::games::the_council::scene::targets::Stepper;
use crate::games::the_council::scene::{Pick, Place, Reason};
use crate::games::the_council::text::said::stage::{Amount, TooFew};
use crate::games::the_council::text::{Subjects, Symbol, Tip, pieces, stage};
use crate::games::the_council::web::art::{Chip, chip, mini, pile};
use crate::games::the_council::web::state::{looking, showing, table};
use crate::rules::Seat;
use crate::text::{InWords, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::{fresh_id, truth};
use crate::web::history::History;
use crate::web::layout::rests;
use crate::web::moves::WayOn;
use crate::web::settings::preferences;
use crate::web::tip::tip;

/// What the seat at the screen has.
#[component]
pub fn Dock() -> impl IntoView {
    let table = table();
    let owner = Memo::new(move |_| table.owner());
    let words = text().table();
    view! {
        <section class="dock" aria-label=words.hand_landmark() data-whose=move || owner.get().map(|seat| seat.0)>
            <OwnChips owner />
            <OwnCards owner />
            <Aside />
            <div class="side">
                <History />
                <WayOn />
            </div>
        </section>
    }
}

/// Chips of the seat at the screen.
#[component]
fn OwnChips(owner: Memo<Option<Seat>>) -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let supply = Memo::new(move |_| {
        owner.get().map(|seat| showing.now.read().player(seat).chips).unwrap_or_default()
    });
    let title = move || {
        let count = supply.read().total();
        match table.owner_named(owner.get()) {
            Some(name) => words.chips_of_seat(&name, count),
            None => words.your_chips(count),
        }
    };
    let note = move || {
        let is_resolved = showing.result.read().is_some();
        match table.view.read().table.decision {
            _ if is_resolved => words.bids_are_spent(),
            Decision::Bid(_) => words.spent(),
            Decision::Commit(_) => words.bid_is_spent(),
            _ if supply.read().is_none() => words.none_yet(),
            _ => words.kept(),
        }
    };
    view! {
        <div class="own-chips" data-place=Place::Chips.to_string()>
            <div class="dl">
                <span class="cap">{title}</span>
                <span class="muted note">{note}</span>
            </div>
            <div class="tiles" data-roving="line">
                {Suit::ALL.map(|suit| view! { <SuitTile suit supply /> }).collect_view()}
            </div>
        </div>
    }
}

/// Pile of a suit, with its stepper while it can be bid.
#[component]
fn SuitTile(
    suit: Suit,
    supply: Memo<crate::games::the_council::rules::chips::Chips>,
) -> impl IntoView {
    let table = table();
    let looking = looking();
    let words = text().stage();
    let stepper = Memo::new(move |_| table.selection.picked.read().scene.stepper(suit).cloned());
    // A result is read before the next bid.
    let asked = Memo::new(move |_| stepper.read().is_some() && !table.house.holds.get());
    let offered = move || stepper.read().as_ref().map_or(0, |it| it.offered);
    let brought = Memo::new(move |_| {
        let told = table.selection.told.read();
        match told.scene.ready.as_ref().map(|(_, outcome)| &outcome.brings) {
            Some(Brings::Card(taken)) => {
                taken.chips.iter().find(|(of, ..)| *of == suit).map_or(0, |(_, from, to)| to - from)
            }
            _ => 0,
        }
    });
    let there = move || supply.read().of(suit);
    let left = move || there().saturating_sub(offered());
    let count = move || {
        let (there, offered, brought) = (there(), offered(), brought.get());
        let after = there.saturating_sub(offered).saturating_add(brought);
        let changed = (after != there).then(|| {
            view! { <span class="muted">"→"</span> <span class:inc=brought != 0>{after}</span> }
        });
        view! { <b class="n" aria-hidden="true" class:zero=there == 0>{there} {changed}</b> }
    };
    let label = move || words.supply(suit, there());
    let add = Pick::More(suit);
    view! {
        <div
            class="ctile"
            class:ask=asked
            class:lit=move || looking.0.get() == Some(suit)
            data-place=Place::Supply(suit).to_string()
            on:pointerenter=move |event| {
                if rests(&event) {
                    looking.at(Some(suit));
                }
            }
            on:pointerleave=move |_| looking.at(None)
        >
            {move || match asked.get() {
                true => view! {
                    <button
                        class="pile"
                        type="button"
                        aria-label=words.more(suit)
                        on:click=move |_| table.pick(add)
                    >
                        {move || pile(suit, left(), 42)}
                        {count}
                    </button>
                    <Steps suit stepper />
                }
                .into_any(),
                false => view! {
                    <span class="pile" role="img" aria-label=label data-tip=tip(Tip::Suit(suit)) data-say=label>
                        {move || pile(suit, left(), 42)}
                        {count}
                    </span>
                    <span class="of" aria-hidden="true">
                        {pieces::suit(suit)}
                    </span>
                }
                .into_any(),
            }}
        </div>
    }
}

/// Buttons that offer one chip less or more, around the number offered.
#[component]
fn Steps(suit: Suit, stepper: Memo<Option<Stepper>>) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let offered = move || stepper.read().as_ref().map_or(0, |it| it.offered);
    let there = move || stepper.read().as_ref().map_or(0, |it| it.there);
    let button = move |pick: Pick,
                       label: String,
                       sign: &'static str,
                       why: fn(&Stepper) -> Option<Reason>| {
        let why = move || {
            let reason = stepper.read().as_ref().and_then(why);
            reason.map(|reason| reason.in_words())
        };
        let id = fresh_id();
        let described = id.clone();
        view! {
            <button
                class="step-by"
                type="button"
                aria-label=label
                aria-disabled=move || why().map(|_| "true")
                aria-describedby=move || why().map(|_| described.clone())
                data-note=why
                on:click=move |_| table.pick(pick)
            >
                {sign}
                <span class="sr" id=id>{why}</span>
            </button>
        }
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let pick = match event.key().as_str() {
            "ArrowUp" | "+" => Pick::More(suit),
            "ArrowDown" | "-" => Pick::Less(suit),
            "Home" => Pick::Amount(suit, 0),
            "End" => Pick::Amount(suit, there()),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        table.pick(pick);
    };
    view! {
        <div class="stepr">
            {button(Pick::Less(suit), words.less(suit), "−", |it| it.less)}
            <b
                role="spinbutton"
                tabindex="0"
                aria-label=pieces::suit(suit)
                aria-valuemin="0"
                aria-valuemax=move || there().to_string()
                aria-valuenow=move || offered().to_string()
                aria-valuetext=move || words.amount(Amount { suit, offered: offered(), there: there() })
                on:keydown=key
            >
                {offered}
            </b>
            {button(Pick::More(suit), words.more(suit), "+", |it| it.more)}
        </div>
    }
}

/// Bids to fill in, the way to commit nothing, or what comes next.
#[component]
fn Aside() -> impl IntoView {
    let (table, showing) = (table(), showing());
    #[derive(Clone, Copy, PartialEq)]
    enum On {
        Presets,
        Nothing,
        Next,
        Nearest,
    }
    let on = Memo::new(move |_| {
        let told = table.selection.told.read();
        match told.scene.kind {
            _ if showing.result.read().is_some() => On::Next,
            Some(Kind::Bid) => On::Presets,
            Some(Kind::Commit) => On::Nothing,
            _ => On::Nearest,
        }
    });
    view! {
        <div class="aside" data-place=Place::Presets.to_string()>
            {move || match on.get() {
                On::Presets => view! { <Presets /> }.into_any(),
                On::Nothing => view! { <CommitNothing /> }.into_any(),
                On::Next => view! { <Next /> }.into_any(),
                On::Nearest => view! { <NearestOfPick /> }.into_any(),
            }}
        </div>
    }
}

/// Bids that fill the steppers at a press.
#[component]
fn Presets() -> impl IntoView {
    let table = table();
    let presets = Memo::new(move |_| table.selection.picked.read().scene.presets.clone());
    move || {
        let presets = presets.get();
        let many = presets.len();
        let each = presets.into_iter().enumerate().map(|(at, preset)| {
            let key = if preset.aim == Aim::Pass { "0".to_owned() } else { (at + 1).to_string() };
            view! { <PresetButton preset key=key /> }
        });
        view! { <div class="presets" data-roving="grid" data-many=many.to_string()>{each.collect_view()}</div> }
    }
}

#[component]
fn PresetButton(preset: Preset, key: String) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let (title, of, about) = match preset.aim {
        Aim::Lead(suit) => (words.lead(suit), Some(suit), Tip::Of(Symbol::Lead)),
        Aim::Reach(rank) => (words.reach(rank), None, Tip::Of(Symbol::Reach)),
        Aim::Pass => (text().moves().pass().to_owned(), None, Tip::Of(Symbol::Pass)),
    };
    let reason = preset.offer.err();
    let why = reason.map(|reason| reason.in_words());
    let detail = match reason {
        Some(Reason::CantLead { needed, there, .. }) => {
            words.too_few(TooFew { needed: needed.into(), there: there.into() })
        }
        Some(Reason::CantReach { needed, there }) => words.too_few(TooFew { needed, there }),
        Some(Reason::Reached) => words.reached().to_owned(),
        _ => words.so_many(preset.chips),
    };
    let pick = if preset.aim == Aim::Pass { Pick::Nothing } else { Pick::Fill(preset.aim) };
    let chosen = Memo::new(move |_| {
        let draft = table.selection.picked.read().shown;
        preset.offer.is_ok_and(|offer| draft.chips == Some(offer))
    });
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="act"
            type="button"
            data-home
            data-place=(preset.aim == Aim::Pass).then(|| Place::Pass.to_string())
            class:on=chosen
            aria-pressed=move || truth(chosen.get())
            aria-disabled=why.is_some().then_some("true")
            aria-describedby=why.is_some().then_some(described)
            data-note=why.clone()
            data-tip=tip(about)
            on:click=move |_| table.pick(pick)
        >
            <span>
                <b>{title}</b>
                <span class="s">{of.map(|suit| chip(suit, 16, Chip::Plain))} {detail}</span>
            </span>
            <kbd aria-hidden="true">{key}</kbd>
            <span class="sr" id=id>{why.clone()}</span>
        </button>
    }
}

/// The way to commit nothing, and who will see what.
#[component]
fn CommitNothing() -> impl IntoView {
    let table = table();
    let words = text().stage();
    let unused = Memo::new(move |_| {
        let view = table.view.read();
        view.seat.map_or(0, |seat| view.table.ready(seat).len())
    });
    let ends_hand = Memo::new(move |_| table.view.read().table.is_last_event());
    let chosen = Memo::new(move |_| {
        table.selection.picked.read().shown.cards.is_some_and(|cards| cards.is_empty())
    });
    view! {
        <div class="presets one">
            <button
                class="act"
                type="button"
                data-home
                data-place=Place::Pass.to_string()
                class:on=chosen
                aria-pressed=move || truth(chosen.get())
                on:click=move |_| table.pick(Pick::Nothing)
            >
                <span>
                    <b>{words.commit_nothing()}</b>
                    <span class="s">{move || {
                        match ends_hand.get() {
                            true => words.keep_none().to_owned(),
                            false => words.keep_all(unused.get()),
                        }
                    }}</span>
                </span>
                <kbd aria-hidden="true">"0"</kbd>
            </button>
            <p class="note secret">{icon(Icon::EyeOff)} <span>{words.secret_note()}</span></p>
        </div>
    }
}

/// The event that comes next.
#[component]
fn Next() -> impl IntoView {
    let showing = showing();
    move || {
        let result = showing.result.read();
        let result = result.as_ref().filter(|_| showing.is_over());
        let Some(Then::NextEvent { event, .. }) = result?.then else { return None };
        Some(view! {
            <p class="note next-event">
                {mini(event, 26, false)} <span>{stage::next_is(event)}</span>
            </p>
        })
    }
}

/// Who is nearest to the empire in the suits of the picked card, for players who want hints.
#[component]
fn NearestOfPick() -> impl IntoView {
    let table = table();
    let hints = preferences().hints;
    let nearest = Memo::new(move |_| {
        let told = table.selection.told.read();
        match told.scene.ready.as_ref().map(|(_, outcome)| &outcome.brings) {
            Some(Brings::Card(taken)) if hints.get() => taken.nearest.clone(),
            _ => Vec::new(),
        }
    });
    let seats = StoredValue::new(table.seats());
    move || {
        let is_shown = !nearest.read().is_empty();
        is_shown.then(|| view! { <NearestPanel nearest seats=seats.get_value() /> })
    }
}
