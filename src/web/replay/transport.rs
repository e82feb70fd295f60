//! Controls below the table: back and forward, the turns as a line, the pace, and playing on in another way.

use leptos::prelude::*;

use super::player::{Pace, player};
use super::saying::entry_line;
use super::slider::Slider;
use super::viewpoints::see_as;
use super::what_if::WhatIf;
use crate::scene::replay::{Step, Unit};
use crate::text::said::replay as said;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Segments, fresh_id};
use crate::web::layout::{Layout, layout};
use crate::web::tip::tip;

/// Controls of a replay.
#[component]
pub fn Transport(what_if: WhatIf) -> impl IntoView {
    let player = player();
    let words = text().replay();
    let layout = layout();
    let count = player.film().outline().stops.len() as u16;
    let title =
        move || player.turn().map(|turn| words.turn(said::Turn { turn: turn.turn, turns: count }));
    let whose = move || {
        let (at, turn) = (player.at.get(), player.turn()?);
        let name = player.seats().get(turn.seat.index())?.named().into_owned();
        let (name, round) = (&name, &(player.desk.get_value().cover().round.numbered)(turn.round));
        if at == player.actions {
            return Some(words.whose(said::Whose { name, round }));
        }
        let (action, actions) = (at - turn.at + 1, turn.actions);
        Some(words.whose_move(said::WhoseMove { name, round, action, actions }))
    };
    let button = move |sign: Icon, word: &'static str, step: Step| {
        let at_end = move || {
            let at = player.at.get();
            player.film().outline().step(at, step) == at
        };
        view! {
            <button
                class="btn"
                type="button"
                aria-label=word
                aria-disabled=move || at_end().then_some("true")
                on:click=move |_| player.step(step)
            >
                {icon(sign)}
            </button>
        }
    };
    let of_pace = |pace| match pace {
        Pace::Half => words.pace_half(),
        Pace::Normal => words.pace_normal(),
        Pace::Double => words.pace_double(),
    };
    let paces = Pace::ALL.map(|pace| (pace, of_pace(pace).to_owned())).into();
    view! {
        <section class="transport" aria-label=words.title()>
            <div class="where">
                {icon(Icon::Eye)}
                <div>
                    <b>{title}</b>
                    <span class="note">{whose}</span>
                </div>
            </div>
            <Doing />
            <div class="steps" data-roving="line" role="group" aria-label=words.title()>
                {button(Icon::First, words.first(), Step::First)}
                {button(Icon::Previous, words.previous(), Step::Previous(Unit::Action))}
                <PlayButton />
                {button(Icon::Next, words.next(), Step::Next(Unit::Action))}
                {button(Icon::Last, words.last(), Step::Last)}
            </div>
            <Slider />
            <Segments label=words.pace() options=paces value=player.pace class="seg pace" />
            {move || (layout.get() != Layout::Desktop).then(|| see_as(player))}
            <WhatIfButton what_if />
        </section>
    }
}

#[component]
fn PlayButton() -> impl IntoView {
    let player = player();
    let words = text().replay();
    view! {
        <button
            class="btn pri play"
            type="button"
            data-home
            aria-label=move || if player.playing.get() { words.pause() } else { words.play() }
            on:click=move |_| player.toggle()
        >
            {move || icon(if player.playing.get() { Icon::Pause } else { Icon::Play })}
        </button>
    }
}

/// Next action, if the log is not beside the table.
#[component]
fn Doing() -> impl IntoView {
    let player = player();
    let line = move || {
        let words = text().replay();
        match entry_line(player) {
            Some(line) => view! {
                {player.mark(line.seat, 13)}
                <span>{line.sentence} " " {(line.gains)(17)}</span>
            }
            .into_any(),
            None => {
                let over = player.film().outline().is_over;
                view! { <span>{if over { words.end() } else { words.now() }}</span> }.into_any()
            }
        }
    };
    view! { <p class="doing">{line}</p> }
}

/// Button that plays on from here in another way, or gives the reason it can't.
#[component]
fn WhatIfButton(what_if: WhatIf) -> impl IntoView {
    let words = text().replay();
    let why = Memo::new(move |_| what_if.hinders());
    let said = move || why.get().map(|of| text().looking().no_branch(of));
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="btn pri what-if-here"
            type="button"
            aria-label=words.what_if()
            data-tip=tip(Tip::WhatIf)
            data-note=said
            aria-disabled=move || why.get().map(|_| "true")
            aria-describedby=move || why.get().map(|_| described.clone())
            aria-haspopup="dialog"
            on:click=move |_| what_if.ask()
        >
            {icon(Icon::Fork)}
            <span class="long">{words.what_if()}</span>
            <span class="short">{words.what_if_short()}</span>
            <span class="sr" id=id>
                {said}
            </span>
        </button>
    }
}
